"""The four symbols, which count only when the table plays with them."""

import pytest

from houseful.core.table import Table
from houseful.games.overbooked import GAME
from tests.games.overbooked.positions import cards, plane, play, table_with


def with_symbol(symbol: str, size: int = 0, wish: bool = False) -> str:
    """Some card with this symbol."""
    return next(
        card.id
        for card in cards()
        if card.symbol == symbol and bool(card.wishes) == wish and size in (0, len(card.pattern.spots))
    )


def taken(card: str, symbols: bool = True, players: int = 2, plane: str = "", supply: str = "") -> Table:
    table = table_with(card, players=players, planes=(plane,), symbols=symbols)
    if supply:
        table.peer().supply["RWBYG".index(supply[0])] = int(supply[1:])
    table.play(f"take {card}")
    return table


FULL = """
    RRR RRRR WWW
    WWW WWWW BBB
    BBB YYYY YYY
    GGG GGGG BBB
    YYY GGGG GGG
"""


@pytest.mark.rule("plane.symbol.swap")
def test_swapped_passengers_return_to_the_supply() -> None:
    table = taken(with_symbol("swap"), plane=FULL)
    before = sum(table.view(0)["supply"].values())
    heads = len(table.view(0)["hand"]["passengers"])
    events = play(table, table.legal()[0])
    assert {event["goes_to"] for event in events if event["kind"] == "seat"} == {"supply"}
    view = table.view(0)
    assert sum(view["supply"].values()) == before + heads
    assert sum(view["seats"][0]["overbooked"].values()) == 0


@pytest.mark.rule("plane.symbol.swap")
def test_without_symbols_they_go_to_the_stairs() -> None:
    table = taken(with_symbol("swap"), symbols=False, plane=FULL)
    heads = len(table.view(0)["hand"]["passengers"])
    play(table, table.legal()[0])
    assert sum(table.view(0)["seats"][0]["overbooked"].values()) == heads


@pytest.mark.rule("plane.symbol.swap")
def test_a_triggered_end_stays_triggered() -> None:
    card = with_symbol("swap")
    table = table_with(card, planes=(FULL,), symbols=True)
    for colour in range(5):
        table.peer().supply[colour] = 1
    events = play(table, f"take {card}")
    while table.view(0)["phase"] == "short":
        events += play(table, table.legal()[0])
    assert any(event["kind"] == "last-round" for event in events)
    play(table, table.legal()[0])
    assert table.peer().ending


@pytest.mark.rule("plane.symbol.cross")
def test_across_the_aisle() -> None:
    card = next(
        card for card in cards() if card.symbol == "cross" and card.pattern.width > 1 and card.pattern.height < 4
    )
    with_aisles, without = taken(card.id, symbols=False), taken(card.id)
    assert set(with_aisles.legal()) < set(without.legal())
    wide = 10 - card.pattern.width + 1
    upright = [move for move in without.legal() if "turn" not in move]
    assert len(upright) == wide * (5 - card.pattern.height + 1)
    assert with_aisles.why_not("place 1c") == "plane.place.zone"
    play(without, "place 1c")
    assert plane(without)


@pytest.mark.rule("plane.symbol.cross")
def test_across_the_aisle_but_not_off_the_plane() -> None:
    card = next(card for card in cards() if card.symbol == "cross" and card.pattern.width > 1)
    assert taken(card.id).why_not("place 1k") == "plane.symbol.cross"


@pytest.mark.rule("plane.symbol.cross")
def test_the_aisle_is_still_a_border_when_points_are_counted() -> None:
    table = table_with(planes=("..R R",))
    assert table.scores()[0].lines["couples"] == 0


@pytest.mark.rule("plane.symbol.skip")
def test_leave_out_one_or_none() -> None:
    card = with_symbol("skip", 3)
    table = taken(card)
    assert table.legal() == ["leave 1", "leave 2", "leave 3", "leave nobody"]
    assert table.why_not("leave 4") == "plane.symbol.skip"
    assert table.why_not("place 1a") == "plane.symbol.skip"
    before = table.view(0)["supply"]
    nobody = table.copy()
    play(table, "leave 2")
    assert table.view(0)["hand"]["left_out"] == [2]
    assert table.view(0)["phase"] == "placing"
    play(table, table.legal()[0])
    assert sum(table.view(0)["supply"].values()) == sum(before.values()) - 2
    play(nobody, "leave nobody")
    play(nobody, nobody.legal()[0])
    assert sum(nobody.view(0)["supply"].values()) == sum(before.values()) - 3


@pytest.mark.rule("plane.symbol.skip")
def test_on_a_wish_card_passengers_of_a_colour_are_alike() -> None:
    """Two children and a rugby player who wish for windows, on a card that was given the symbol."""
    text = GAME.standard.text.replace('symbol = "skip"\n', "", 1)
    text = text.replace('id = "photographers"\n', 'id = "photographers"\nsymbol = "skip"\n')
    table = table_with("photographers", symbols=True, pack=GAME.read_pack(text))
    play(table, "take photographers")
    assert table.view(0)["hand"]["passengers"] == ["W", "W", "B"]
    assert table.legal() == ["leave 1", "leave 3", "leave nobody"]
    assert table.why_not("leave 2") == "plane.symbol.skip"
    play(table, "leave 1")
    assert table.view(0)["phase"] == "seating"
    assert table.view(0)["hand"]["next"] == 2
    play(table, "seat 1a", "seat 1k")
    assert plane(table) == ["W.. .... ..B"]


def skip_card_with_a_colour_twice() -> tuple[str, str, list[int]]:
    """A pattern with the symbol: its name, the letter of a colour it has twice, and who they are."""
    card = next(
        c
        for c in cards()
        if c.symbol == "skip" and not c.wishes and 2 <= len(set(c.pattern.colours)) < len(c.pattern.colours)
    )
    twice = next(colour for colour in card.pattern.colours if card.pattern.colours.count(colour) == 2)
    members = [number + 1 for number, colour in enumerate(card.pattern.colours) if colour == twice]
    return card.id, "RWBYG"[twice], members


@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.rule("plane.place.short")
def test_short_then_skip() -> None:
    card, letter, members = skip_card_with_a_colour_twice()
    table = taken(card, supply=f"{letter}1")
    assert table.view(0)["phase"] == "short"
    assert table.legal() == [f"leave {number}" for number in members]
    play(table, f"leave {members[0]}")
    assert table.view(0)["phase"] == "skipping"
    heads = range(1, len(table.view(0)["hand"]["passengers"]) + 1)
    others = [f"leave {number}" for number in heads if number != members[0]]
    assert table.legal() == [*others, "leave nobody"]
    play(table, "leave nobody")
    assert table.view(0)["phase"] == "placing"
    assert table.view(0)["hand"]["left_out"] == [members[0]]
    assert table.view(0)["supply"][letter] == 0


@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.rule("plane.place.short")
def test_both_passengers_of_a_short_colour_can_stay_away() -> None:
    card, letter, members = skip_card_with_a_colour_twice()
    table = taken(card, supply=f"{letter}1")
    events = play(table, *(f"leave {number}" for number in members))
    assert table.view(0)["hand"]["left_out"] == members
    assert table.view(0)["supply"][letter] == 1
    assert not any(event["kind"] == "last-round" for event in events)
    assert table.peer().ending == 0


@pytest.mark.rule("plane.symbol.skip")
def test_without_symbols_nothing_is_asked() -> None:
    assert taken(with_symbol("skip", 3), symbols=False).view(0)["phase"] == "placing"


@pytest.mark.rule("plane.symbol.plus-one")
@pytest.mark.rule("plane.score.bonus-cards")
@pytest.mark.parametrize("symbols", [True, False])
def test_plus_one(symbols: bool) -> None:
    table = taken(with_symbol("plus-one"), symbols=symbols)
    assert table.scores()[0].lines["bonus-cards"] == int(symbols)
    assert table.scores()[1].lines["bonus-cards"] == 0
