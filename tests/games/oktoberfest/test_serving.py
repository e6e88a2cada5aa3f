"""Serving: placing a table, the reward, refilling."""

import random
import re

import pytest

from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest import GAME

from .positions import drafted, kinds_of, lay, legal, offer, ways

ROW = "gh gh gh gh gh gh gh gh"
FOOD = "1 pretzel 2 beer 1 sausage"


def about_to_place(turn: int = 0, **more: object) -> Table:
    """A player who has paid for a table that looks different turned round."""
    table = lay(FOOD, tables=(FOOD,), turn=turn, **more)  # type: ignore[arg-type]
    table.play(f"serve 1 with {FOOD}")
    return table


def seats_of(food: str) -> tuple[list[str], list[str]]:
    """The near and the far side of a table in the market."""
    table = lay(FOOD, tables=(food,)).view(0)["tables"][0]
    return table["near"], table["far"]


@pytest.mark.rule("tent.serve.table")
def test_serving_takes_one_table_from_the_market() -> None:
    table = lay(FOOD, tables=(FOOD,))
    shown = table.view(0)["tables"][0]
    events = table.play(f"serve 1 with {FOOD}")
    assert kinds_of(events) == ["serve"]
    assert events[0]["cards"] == {"pretzel": 1, "beer": 2, "sausage": 1, "coin": 0, "change": 0}
    assert table.view(0)["serving"] == shown
    assert table.view(0)["tables"][0] is None
    assert table.turn == 0
    assert all(move.startswith("row ") for move in legal(table))


@pytest.mark.rule("tent.serve.place")
def test_a_new_row_is_begun_either_way_round() -> None:
    assert legal(about_to_place()) == ["row 1 right", "row 1 right turned"]
    table = about_to_place(festival=("gh gh",))
    assert legal(table) == [
        *["row 1 left", "row 1 left turned", "row 1 right", "row 1 right turned"],
        *["row 2 right", "row 2 right turned"],
    ]
    assert table.why_not("row 3 right") == "tent.serve.place"
    assert table.why_not("row 2 left") == "tent.serve.place"


@pytest.mark.rule("tent.serve.place")
@pytest.mark.parametrize(("end", "turned"), [("left", ""), ("left", " turned"), ("right", ""), ("right", " turned")])
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_place_as_they_see_it(seat: int, end: str, turned: str) -> None:
    near, far = seats_of(FOOD)
    table = about_to_place(turn=seat, first=0, festival=("rh rh / yb yb",))
    table.play(f"row 1 {end}{turned}")
    if turned:
        near, far = far[::-1], near[::-1]
    old_near, old_far = (["rh", "rh"], ["yb", "yb"]) if seat == 0 else (["yb", "yb"], ["rh", "rh"])
    row = table.view(seat)["festival"][0]
    if end == "left":
        assert (row["near"], row["far"]) == (near + old_near, far + old_far)
    else:
        assert (row["near"], row["far"]) == (old_near + near, old_far + far)
    across = table.view(1 - seat)["festival"][0]
    assert (across["near"], across["far"]) == (row["far"][::-1], row["near"][::-1])


def pack_with_first_table(seats: str) -> Pack:
    return GAME.read_pack(re.sub('seats = ".*"', f'seats = "{seats}"', GAME.standard.text, count=1))


@pytest.mark.rule("tent.serve.place")
def test_a_table_that_looks_the_same_turned_round_is_not_turned() -> None:
    table = lay(FOOD, jokers=4, pack=pack_with_first_table("rh yh / yh rh"), festival=("gh gh",))
    offer(table.peer(), 0, 0)
    table.play("serve 1 with 1 beer")
    assert legal(table) == ["row 1 left", "row 1 right", "row 2 right"]
    assert table.why_not("row 1 left turned") == "tent.serve.place"


@pytest.mark.rule("tent.serve.place")
def test_a_table_with_only_one_place_goes_there_unasked() -> None:
    table = lay(FOOD, jokers=4, pack=pack_with_first_table("rh yh / yh rh"))
    offer(table.peer(), 0, 0)
    events = table.play("serve 1 with 1 beer")
    assert kinds_of(events)[:3] == ["serve", "place", "reward"]
    assert table.view(0)["festival"][0]["near"] == ["rh", "yh"]
    assert table.turn == 1


@pytest.mark.rule("tent.serve.rows")
def test_three_rows_of_four_at_most() -> None:
    table = about_to_place(festival=(ROW, ROW, "gh gh gh gh gh gh"))
    assert legal(table) == ["row 3 left", "row 3 left turned", "row 3 right", "row 3 right turned"]
    assert table.why_not("row 1 left") == "tent.serve.rows"


@pytest.mark.rule("tent.serve.rows")
def test_nobody_serves_when_the_festival_is_full() -> None:
    table = lay(FOOD, tables=(FOOD,), festival=(ROW, ROW, ROW), jokers=4)
    assert ways(table, 1) == set()
    assert table.why_not(f"serve 1 with {FOOD}") == "tent.serve.rows"


@pytest.mark.rule("tent.serve.reward")
def test_a_table_earns_a_point_and_a_coin_card() -> None:
    table = about_to_place()
    events = table.play("row 1 right")
    assert kinds_of(events)[:2] == ["place", "reward"]
    seat = table.view(0)["seats"][0]
    assert (seat["victory"], seat["coin_cards"], seat["food_cards"]) == (1, 1, 3)
    assert table.view(0)["coin_pile"] == 8


@pytest.mark.rule("tent.serve.reward")
def test_no_coin_card_comes_from_an_empty_pile() -> None:
    table = about_to_place(coin_pile=0)
    events = table.play("row 1 right")
    assert events[1] == {"kind": "reward", "rule": "tent.serve.reward", "seat": 0, "victory": 1, "coin": False}
    seat = table.view(0)["seats"][0]
    assert (seat["victory"], seat["coin_cards"], seat["food_cards"]) == (1, 0, 4)


@pytest.mark.rule("tent.hand.refill")
def test_the_hand_is_refilled_with_food_after_serving() -> None:
    table = lay("2 beer 1 sausage 1 coin", gifts="1 pretzel", tables=(FOOD,))
    table.play("serve 1 with 2 beer 1 sausage")
    draws = [event for event in table.play("row 1 right") if event["kind"] == "draw"]
    assert [event["count"] for event in draws] == [2]
    seat = table.view(0)["seats"][0]
    assert (seat["food_cards"], seat["coin_cards"]) == (2, 2)


@pytest.mark.rule("tent.hand.limit")
def test_nobody_ever_holds_more_than_four_cards_or_five_with_helmut() -> None:
    limits = set()
    for seed in range(30):
        luck, table = random.Random(seed), drafted(seed)
        while not table.over:
            for seat in table.view(None)["seats"]:
                assert seat["food_cards"] + seat["coin_cards"] <= seat["limit"]
                helmut = "Helmut" in [hero["hero"] for hero in seat["heroes"]]
                assert seat["limit"] == (5 if helmut else 4)
                limits.add(seat["limit"])
            table.play(luck.choice(table.legal()))
    assert limits == {4, 5}


@pytest.mark.rule("tent.turn.markets")
def test_the_served_table_is_replaced_at_the_end_of_the_turn() -> None:
    table = about_to_place()
    upcoming = table.peer().tables[table.peer().tables_drawn]
    before = table.view(0)["tables"]
    table.play("row 1 right")
    after = table.view(0)["tables"]
    assert after[1:] == before[1:]
    assert table.peer().table_market[0] == upcoming
    assert table.view(0)["table_pile"] == 15


@pytest.mark.rule("tent.turn.action")
def test_a_turn_is_one_action() -> None:
    table = about_to_place()
    for move in ("kitchen", f"serve 2 with {FOOD}", "discard 1 beer", "pass", "more"):
        assert table.why_not(move) == "tent.turn.action"
    table.play("row 1 right")
    assert table.turn == 1
    assert table.why_not("row 1 right") == "tent.turn.action"
    assert table.why_not("discard 1 beer") == "tent.turn.action"
