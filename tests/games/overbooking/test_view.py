"""Views and score sources, compared with plain second accounts of them in whole games."""

from collections import Counter

import pytest

import houseful
from houseful.core.table import Table

from .drawing import every_position
from .positions import last_turn, play
from .second_implementation import BONUS
from .second_view import view_of

DEALS = [(players, peek, bonus) for players in (2, 3, 4) for peek in (True, False) for bonus in BONUS]


def assert_views_agree(table: Table) -> None:
    """Field by field, for every seat and for a spectator."""
    for seat in (*range(table.players), None):
        view, wanted = table.view(seat), view_of(table, seat)
        assert list(view) == list(wanted)
        for hotel in view["hotels"]:
            for guest in filter(None, (*hotel["line"], *hotel["back"])):
                assert (guest.pop("candidates") is None) == (guest["number"] is not None)  # see test_candidates
        for field, value in wanted.items():
            assert view[field] == value, f"{field} for seat {seat}"


@pytest.mark.parametrize(("players", "peek", "bonus"), DEALS)
def test_views_agree_with_the_whole_table(players: int, peek: bool, bonus: str) -> None:
    for table in every_position(players, 21, peek=peek, bonus=bonus):
        assert_views_agree(table)


def test_a_view_names_the_favoured_while_another_power_is_due() -> None:
    table = last_turn("none 13 | red 4 lion, blue 3 bird | red 2 fish, blue 6 oak, red 1 oak")
    play(table, "keep", "choose red 1 oak")
    assert table.view(None)["checking"]["favoured"] == ["red 1 oak"]
    assert_views_agree(table)


def test_the_other_side_of_a_card_is_what_comes_next() -> None:
    """What is shown as next in one round lies there in the following one."""
    foretold = 0
    for table in every_position(4, 3):
        view = table.view(None)
        if view["round"] in (1, 3):
            following = [hotel["next"] for hotel in view["hotels"]]
        else:
            assert following == [{"rule": hotel["rule"], "beds": hotel["beds"]} for hotel in view["hotels"]]
            foretold += 1
    assert foretold > 0


def test_a_view_is_its_callers_to_change() -> None:
    table = last_turn("none 13 | red 4 lion, blue 3 bird | red 2 fish, blue 6 oak")
    before = table.copy().view(0)
    view = table.view(0)
    for hotel in view["hotels"]:
        for guest in (*hotel["line"], *hotel["back"]):
            if guest["candidates"]:
                guest["candidates"].clear()
            guest.clear()
        hotel["line"].clear()
    for coins in view["coins"].values():
        coins.clear()
    view["hand"].clear()
    for seat in view["seats"]:
        seat["booked"].append("nobody")
    assert table.view(0) == before


@pytest.mark.parametrize("bonus", list(BONUS))
def test_points_come_from_the_cards_that_earn_them(bonus: str) -> None:
    for seed in range(4):
        for table in every_position(3, seed, bonus=bonus):
            for seat, sheet in zip(table.view(None)["seats"], table.scores(), strict=True):
                families = Counter(card.split()[1] for card in seat["booked"])
                earning = [card for card in seat["booked"] if families[card.split()[1]] in BONUS[bonus]]
                assert list(sheet.lines["coins"].sources) == seat["booked"]
                assert list(sheet.lines["crests"].sources) == earning
                assert list(sheet.lines["tiles"].sources) == []


def test_a_big_set_of_every_crest_is_shown_with_its_cards() -> None:
    """Whole games seldom end with four of a crest, and of the last one as seldom as of the others."""
    for crest in ("bird", "fish", "lion", "oak"):
        table = houseful.deal("overbooking", players=2, seed=1)
        table.peer().booked[1] = sum(1 << 6 * ("bird", "fish", "lion", "oak").index(crest) + n for n in range(4))
        seat = table.view(0)["seats"][1]
        assert seat["sets"] == {crest: 2}
        assert table.scores()[1].lines["crests"].sources == tuple(f"{n} {crest}" for n in range(1, 5))
