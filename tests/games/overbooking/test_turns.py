"""Placing: whose turn it is, the last seat's right, forced passes, tiles."""

import pytest

import houseful
from houseful.core.table import Table

from .drawing import wander
from .positions import lay, legal, play

FULL_BUT_SMALL = """small-only 8 | red 1 bird, blue 1 bird |
    none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, blue 2 fish"""
LARGE = "4 bird, 5 bird, 6 bird, 4 oak, 5 oak"


def first_round(players: int, first: int) -> tuple[Table, list[int]]:
    """Play the placing of a first round; who had the turns."""
    table = houseful.deal("overbooking", players=players, seed=11, first=first)
    seats = []
    while table.view(None)["phase"] == "placing" and table.view(None)["round"] == 1:
        assert table.turn is not None
        seats.append(table.turn)
        table.play(next(move for move in table.legal() if str(move) != "keep"))
    return table, seats


@pytest.mark.rule("hotel.play.turns")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_turns_each_clockwise_from_the_marker(players: int) -> None:
    for first in range(players):
        _, seats = first_round(players, first)
        assert seats == [(first + turn) % players for turn in range(5 * players)]


@pytest.mark.rule("hotel.play.place")
def test_cards_line_up_from_the_hotel_outwards() -> None:
    table = lay("none 10", hands={"red": "1 bird", "blue": "2 bird", "green": "3 bird", "orange": "4 bird"})
    play(table, "1 bird line 1", "2 bird line 1", "3 bird back 1", "4 bird back 1")
    hotel = table.view(None)["hotels"][0]
    assert [guest["owner"] for guest in hotel["line"]] == [0, 1]
    assert [guest["owner"] for guest in hotel["back"]] == [2, 3]


@pytest.mark.rule("hotel.play.hand")
def test_only_cards_in_hand_can_be_played_and_leave_it() -> None:
    table = lay("none 10", hands={"red": "1 bird"})
    play(table, "1 bird line 1")
    assert "1 bird" not in table.view(0)["hand"]
    assert len(table.view(0)["hand"]) == 8
    table.peer().actor = 0
    assert table.why_not("1 bird line 1") == "hotel.play.hand"
    with pytest.raises(houseful.IllegalMove) as refusal:
        table.play("1 bird line 1")
    assert refusal.value.rule == "hotel.play.hand"


@pytest.mark.rule("hotel.play.turns")
def test_nothing_is_chosen_while_cards_are_placed() -> None:
    table = lay("none 10 | red 3 oak | red 1 bird", turn="red")
    assert table.why_not("decline") == "hotel.play.turns"
    assert table.why_not("choose red 1 bird") == "hotel.play.turns"


@pytest.mark.rule("hotel.play.keep")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_last_seat_may_keep_only_its_fifth_card(players: int) -> None:
    for first in range(players):
        table = houseful.deal("overbooking", players=players, seed=4, first=first)
        may_keep = []
        for turn in range(5 * players):
            moves = legal(table)
            if "keep" in moves:
                assert len(moves) > 1
                may_keep.append((turn, table.turn))
            elif turn < 5 * players - 1:
                assert table.why_not("keep") == "hotel.play.keep"
            play(table, moves[0])
        assert may_keep == [(5 * players - 1, (first - 1) % players)]


@pytest.mark.rule("hotel.play.keep")
def test_a_kept_card_stays_in_hand() -> None:
    table = lay("none 10", turn="orange", turns=19, hands={"orange": "6 oak"})
    play(table, "keep")
    assert "6 oak" in table.view(3)["hand"]
    assert table.view(3)["round"] == 2


@pytest.mark.rule("hotel.play.pass")
def test_forced_pass_is_the_only_move_and_costs_the_turn() -> None:
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": LARGE, "blue": "1 oak"})
    assert legal(table) == ["keep"]
    assert table.why_not("4 bird line 1") == "hotel.sign.small-only"
    assert table.why_not("4 bird line 2") == "hotel.line.limit"
    assert table.why_not("4 bird back 2") == "hotel.back.limit"
    play(table, "keep")
    assert table.turn == 1
    assert table.view(None)["turns_left"] == 1
    play(table, "1 oak line 1")
    assert table.view(None)["seats"][0]["hand"] == 10
    assert table.view(None)["seats"][1]["hand"] == 9


@pytest.mark.rule("hotel.play.pass")
def test_whoever_can_place_something_must() -> None:
    table = lay(FULL_BUT_SMALL, players=2, hands={"red": "4 bird, 5 bird, 6 bird, 4 oak, 3 oak"})
    assert legal(table) == ["3 oak line 1"]
    assert table.why_not("keep") == "hotel.play.keep"


@pytest.mark.rule("hotel.play.pass")
def test_passing_before_the_fifth_turn_does_not_end_the_round() -> None:
    text = """small-only 8 | red 1 bird, blue 1 bird |
    no-back-door 16 | | red 1 fish, blue 1 fish, red 2 fish, blue 2 fish, red 1 lion"""
    table = lay(text, players=2, turn="blue", hands={"blue": LARGE + ", 6 oak", "red": "2 lion, 3 lion, 1 oak"})
    assert legal(table) == ["keep"]
    play(table, "keep", "2 lion line 1")
    assert table.turn == 1
    assert legal(table) == ["keep"]
    assert table.view(None)["turns_left"] == 1
    play(table, "keep")
    assert table.view(None)["round"] == 2
    assert table.view(None)["seats"][1]["hand"] == 6 + 5


@pytest.mark.rule("hotel.back.tile")
def test_only_the_first_card_at_a_back_door_takes_a_tile() -> None:
    table = lay("none 10\nnone 13", hands={"red": "1 bird, 2 bird", "blue": "1 bird", "green": "1 bird"})
    play(table, "1 bird back 1", "1 bird back 1", "1 bird line 2")
    table.peer().actor = 0
    play(table, "2 bird back 2")
    assert [seat["tiles"] for seat in table.view(None)["seats"]] == [2, 0, 0, 0]
    assert [hotel["tile"] for hotel in table.view(None)["hotels"]] == [False, False, True, True]


@pytest.mark.rule("hotel.back.tile")
def test_a_card_in_line_takes_no_tile() -> None:
    table = lay("none 10", hands={"red": "1 bird"})
    play(table, "1 bird line 1")
    assert table.view(None)["seats"][0]["tiles"] == 0
    assert table.view(None)["hotels"][0]["tile"] is True


@pytest.mark.rule("hotel.play.turns")
def test_a_refused_move_changes_nothing() -> None:
    table = lay("small-only 8", hands={"red": "6 bird"})
    before = table.copy()
    with pytest.raises(houseful.IllegalMove):
        table.play("6 bird line 1")
    assert table == before


@pytest.mark.rule("hotel.aim")
@pytest.mark.parametrize("seed", range(12))
def test_whoever_has_most_points_at_the_end_has_won(seed: int) -> None:
    table = houseful.deal("overbooking", players=2 + seed % 3, seed=seed)
    assert table.winners() == []
    wander(table, 1000, seed)
    totals = [sheet.total for sheet in table.scores()]
    assert table.winners()
    assert {totals[seat] for seat in table.winners()} == {max(totals)}
