"""Cards with more passengers of a colour than the supply has."""

import pytest

from houseful.core.table import Table
from tests.games.overbooked.positions import plane, play, table_with


def with_supply(card: str, supply: str, plane: str = "") -> Table:
    """Take a card when of some colours only so many are left: `R1 B0`."""
    table = table_with(card, planes=(plane,))
    for entry in supply.split():
        table.peer().supply["RWBYG".index(entry[0])] = int(entry[1:])
    table.play(f"take {card}")
    return table


@pytest.mark.rule("plane.place.short")
def test_the_player_chooses_who_stays_away() -> None:
    table = with_supply("scrum", "B2")
    assert table.legal() == ["leave 1", "leave 2", "leave 3", "leave 4"]
    assert table.why_not("leave nobody") == "plane.place.short"
    assert table.why_not("leave 5") == "plane.place.short"
    assert table.why_not("place 1a") == "plane.place.short"
    play(table, "leave 2")
    assert table.legal() == ["leave 1", "leave 3", "leave 4"]
    assert table.why_not("leave 2") == "plane.place.short"
    play(table, "leave 3")
    assert table.view(0)["hand"]["left_out"] == [2, 3]
    play(table, "place 1a")
    assert plane(table) == ["B.. .... ...", ".B. .... ..."]
    assert table.view(0)["supply"]["B"] == 0


@pytest.mark.rule("plane.place.short")
def test_only_those_of_the_short_colour_may_stay_away() -> None:
    table = with_supply("left-hand-family", "R1")
    assert table.legal() == ["leave 1", "leave 2"]
    play(table, "leave 1", "place 1a")
    assert plane(table) == [".R. .... ...", "W.. .... ..."]


@pytest.mark.rule("plane.place.short")
def test_a_colour_that_is_gone_is_not_asked_about() -> None:
    table = with_supply("left-hand-family", "W0")
    assert table.view(0)["phase"] == "placing"
    assert table.view(0)["hand"]["left_out"] == [3]
    play(table, "place 1a")
    assert plane(table) == ["RR. .... ..."]


@pytest.mark.rule("plane.place.short")
def test_an_absent_passenger_needs_neither_a_seat_nor_room() -> None:
    table = with_supply("front-row", "B2", plane="R..")
    play(table, "leave 1")
    assert table.why_not("place 1c") == "plane.place.zone"
    play(table, "place 1b")
    assert plane(table) == ["RBB .... ..."]
    assert table.view(0)["seats"][0]["score"]["overbooked"] == 0


@pytest.mark.rule("plane.place.short")
def test_nobody_comes() -> None:
    table = with_supply("honeymoon", "R0")
    assert table.turn == 1
    assert plane(table) == []


@pytest.mark.rule("plane.place.short")
def test_a_short_wish_card_asks_nothing() -> None:
    table = with_supply("middle-children", "W1")
    assert table.view(0)["hand"]["left_out"] == [2]
    play(table, "seat 1b", "seat 1e")
    assert plane(table) == [".W. .G.. ..."]


@pytest.mark.rule("plane.place.short")
def test_passengers_leave_the_supply_only_once_it_is_clear_who_comes() -> None:
    """`boarding` in the view: the card's passengers are in hand and no longer in the supply."""
    table = table_with("honeymoon")
    table.peer().supply[0] = 1
    play(table, "take honeymoon")
    view = table.view(1)
    assert (view["phase"], view["hand"]["boarding"], view["supply"]["R"]) == ("short", False, 1)
    play(table, "leave 1")
    view = table.view(1)
    assert (view["phase"], view["hand"]["boarding"], view["supply"]["R"]) == ("placing", True, 0)
    wishing = table_with("sunrise", symbols=True)
    play(wishing, "take sunrise")
    assert not wishing.view(0)["hand"]["boarding"]
    play(wishing, "leave nobody")
    view = wishing.view(0)
    assert (view["phase"], view["hand"]["boarding"], view["supply"]["R"]) == ("seating", True, 19)
