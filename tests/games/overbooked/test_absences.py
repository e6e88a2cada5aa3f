"""Cards of which somebody stays away: only those who board need seats, and turns are told apart by them alone."""

from itertools import combinations

import pytest

from houseful.bots.move_values import move_values
from houseful.core.compile.rule import BOUNDSCHECK, INTERPRETED
from houseful.core.table import Table
from houseful.core.testing import conformance
from tests.games.overbooked.positions import cards, plane, play, table_with
from tests.games.overbooked.second_placements import placements


def taken(card: str, supply: str = "", players: int = 2, plane: str = "") -> Table:
    """A card in hand, symbols in play; of some colours only so many are left: `R1 B0`."""
    table = table_with(card, players=players, planes=(plane,), symbols=True, complex=True)
    for entry in supply.split():
        table.peer().supply["RWBYG".index(entry[0])] = int(entry[1:])
    table.play(f"take {card}")
    return table


def seated(table: Table, move: str) -> dict[str, str]:
    """Who sits where after a move on an empty plane."""
    events = table.copy().play(move)
    return {event["place"]: event["passenger"] for event in events if event["kind"] == "seat"}


@pytest.mark.rule("plane.symbol.skip")
def test_a_skip_at_the_hull() -> None:
    """The group hug without the one on the left: the other four sit along the window."""
    table = taken("group-hug")
    play(table, "leave 2", "place 2a")
    assert plane(table) == ["... .... ...", "B.. .... ...", "WB. .... ...", "B.. .... ..."]


@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.rule("plane.place.turn")
@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("place 1a", ["R.. .... ...", "W.. .... ..."]),
        ("place 1a turn 90", ["WR. .... ..."]),
        ("place 1a turn 180", ["W.. .... ...", "R.. .... ..."]),
        ("place 1a turn 270", ["RW. .... ..."]),
    ],
)
def test_a_turn_after_a_skip(move: str, rows: list[str]) -> None:
    """One lover and the child of a family, in every turn: none of them was to be seen on the whole card."""
    table = taken("left-hand-family")
    play(table, "leave 2", move)
    assert plane(table) == rows


@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.rule("plane.place.short")
@pytest.mark.parametrize(("players", "seats"), [(1, 50), (2, 50), (4, 40)])
@pytest.mark.parametrize("leaves", ["leave 1", "leave 2"])
def test_a_lone_lover_reaches_every_seat(players: int, seats: int, leaves: str) -> None:
    for supply in ("", "R1"):
        table = taken("honeymoon", supply, players)
        play(table, leaves)
        if supply:
            play(table, "leave nobody")
        assert len({tuple(seated(table, move)) for move in table.legal()}) == len(table.legal()) == seats


@pytest.mark.rule("plane.place.turn")
@pytest.mark.rule("plane.place.zone")
@pytest.mark.rule("plane.symbol.cross")
def test_why_a_placement_is_refused_when_somebody_stays_away() -> None:
    """Turns and room are those of whoever boards: of the whole card either would be another matter."""
    lone = taken("honeymoon")
    play(lone, "leave 1")
    assert lone.why_not("place 5k turn 90") == "plane.place.turn"
    family = taken("left-hand-family")
    play(family, "leave 1")
    assert family.why_not("place 5a") == "plane.place.zone"
    assert family.why_not("place 5a turn 90") == "plane.place.zone"
    assert family.why_not("place 4a") is None
    scrum = taken("scrum", "B2")
    play(scrum, "leave 1", "leave 2", "leave nobody")
    assert scrum.why_not("place 1a turn 90") is None
    assert scrum.why_not("place 1a turn 180") == "plane.place.turn"
    choir = taken("choir", "G2")
    play(choir, "leave 2")
    assert choir.why_not("place 1a") is None
    assert choir.why_not("place 1j") == "plane.symbol.cross"
    assert taken("choir", "G2", players=4).why_not("leave 4") == "plane.place.short"


@pytest.mark.rule("plane.place.short")
def test_those_who_board_may_lie_across_an_aisle_if_the_card_may() -> None:
    choir = taken("choir", "G2")
    play(choir, "leave 3", "place 1c")
    assert plane(choir) == ["..G G... ..."]


def subsets(heads: int) -> list[set[int]]:
    """Everybody who may be absent: nobody, anybody, up to all but one."""
    return [set(some) for size in range(heads) for some in combinations(range(1, heads + 1), size)]


@pytest.mark.rule("plane.place.short")
@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.parametrize("players", [2, 4])
def test_placements_of_every_card_whoever_stays_away(players: int) -> None:
    """All absences of all cards against the second implementation: the moves, and who sits where after each."""
    for card in cards()[:: 8 if INTERPRETED else 1]:
        if card.wishes:
            continue
        table = taken(card.id, players=players)
        if table.view(0)["phase"] == "skipping":
            table.play("leave nobody")
        for absent in subsets(len(card.pattern.spots)):
            table.peer().left_out = sum(1 << number - 1 for number in absent)
            expected = placements(card.view["drawing"], absent, players, card.symbol == "cross")
            assert sorted(table.legal()) == sorted(expected), (card.id, absent)
            for move in table.legal()[:: 1 + len(absent)]:
                assert seated(table, move) == expected[move], (card.id, absent, move)


def test_move_sequences_with_a_skip() -> None:
    """The honeymoon taken: a lone lover has 50 places, left or right one missing; both together 35 + 40."""
    assert conformance.positions(taken("honeymoon"), 2) == 50 + 50 + 75
    assert sum(len(placements(["RR"], absent, 2)) for absent in ({1}, {2}, set[int]())) == 175


@pytest.mark.skipif(BOUNDSCHECK, reason="bots are not compiled for this mode")
def test_bots_weigh_the_seats_that_those_who_board_would_take() -> None:
    """A lone lover looks best beside another, and it makes no difference who of the two was left out."""
    found = []
    for leaves in ("leave 1", "leave 2"):
        table = taken("honeymoon", plane="... ....\n..R ....")
        play(table, leaves)
        found.append(dict(zip(map(str, table.legal()), move_values(table).tolist(), strict=True)))
    assert found[0] == found[1]
    best = sorted(found[0], key=lambda move: found[0][move])[-3:]
    assert sorted(best) == ["place 1c", "place 2b", "place 3c"]
