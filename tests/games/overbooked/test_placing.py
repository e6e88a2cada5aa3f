"""Placing patterns and wish cards, and displacing."""

from itertools import product
from typing import Any

import pytest

from houseful.core.table import Table
from houseful.games.overbooked.patterns import distinct_turns, read_pattern, turns_of
from houseful.games.overbooked.plane import KINDS, kind_of, layout_for, seat_name
from houseful.games.overbooked.show.notation import draw_plane
from tests.games.overbooked.positions import cards, plane, play, table_with


def taken(card: str, players: int = 2, plane: str = "", **options: Any) -> Table:
    table = table_with(card, players=players, planes=(plane,), **options)
    table.play(f"take {card}")
    return table


@pytest.mark.rule("plane.place.board")
@pytest.mark.rule("plane.place.gaps")
def test_x_five_as_drawn() -> None:
    table = taken("x-five", plane=".R.")
    events = play(table, "place 1a")
    assert plane(table) == ["BRG .... ...", ".Y. .... ...", "Y.R .... ..."]
    assert [event["place"] for event in events if event["kind"] == "seat"] == ["1a", "1c", "2b", "3a", "3c"]
    assert table.view(0)["supply"] == {"R": 18, "W": 20, "B": 19, "Y": 18, "G": 19}


@pytest.mark.rule("plane.place.turn")
@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("place 1a", ["RR. .... ...", ".W. .... ..."]),
        ("place 1a turn 90", [".R. .... ...", "WR. .... ..."]),
        ("place 1a turn 180", ["W.. .... ...", "RR. .... ..."]),
        ("place 1a turn 270", ["RW. .... ...", "R.. .... ..."]),
    ],
)
def test_four_turns_clockwise(move: str, rows: list[str]) -> None:
    table = taken("right-hand-family")
    play(table, move)
    assert plane(table) == rows


@pytest.mark.rule("plane.place.turn")
def test_no_mirror_image() -> None:
    """Two families whose cards are mirror images: neither can ever sit like the other."""
    seatings = {}
    for card in ("left-hand-family", "right-hand-family"):
        table = taken(card)
        found = set()
        for move in table.legal():
            twin = table.copy()
            twin.play(move)
            found.add(tuple(plane(twin)))
        assert len(found) == len(table.legal())
        seatings[card] = found
    assert not seatings["left-hand-family"] & seatings["right-hand-family"]
    assert taken("left-hand-family").why_not("place 1a mirrored") == "core.notation"


@pytest.mark.rule("plane.place.turn")
def test_turns_that_look_alike_are_one_move() -> None:
    table = taken("scrum")
    assert not [move for move in table.legal() if "turn" in move]
    assert table.why_not("place 1a turn 90") == "plane.place.turn"
    assert {move.partition(" turn ")[2] for move in taken("honeymoon").legal()} == {"", "90"}


@pytest.mark.rule("plane.place.zone")
@pytest.mark.parametrize(
    ("players", "seats", "fits"),
    [
        (2, "1a 1d 1e 1h", True),
        (2, "1b 1c 1f 1g 1j", False),
        (4, "1a 1b 1e 1f", True),
        (4, "1c 1d 1g", False),
    ],
)
def test_a_pattern_stays_within_a_zone(players: int, seats: str, fits: bool) -> None:
    for seat in seats.split():
        reason = taken("front-row", players).why_not(f"place {seat}")
        assert reason == (None if fits else "plane.place.zone")


@pytest.mark.rule("plane.place.zone")
def test_a_pattern_stays_on_the_plane() -> None:
    table = taken("front-row")
    assert table.why_not("place 3a turn 90") is None
    assert table.why_not("place 4a turn 90") == "plane.place.zone"
    assert taken("front-row", 4).why_not("place 1k") == "plane.setup.plane"
    five_wide = taken("every-other")
    assert five_wide.why_not("place 1a") == "plane.place.zone"
    assert five_wide.why_not("place 1a turn 90") is None
    assert five_wide.why_not("place 1a turn 180") == "plane.place.turn"


@pytest.mark.rule("plane.place.zone")
@pytest.mark.parametrize("players", [2, 4])
def test_legal_placements_of_every_card_by_trying_every_cell(players: int) -> None:
    """Turn each drawing, lay it on every place of a plane, keep what fits: the same list as the game's."""
    zones = [range(3), range(3, 7), range(7, 10)] if players == 2 else [range(4), range(4, 8)]
    for card in cards():
        if not card.wishes:
            table = taken(card.id, players, complex=True)
            found, looks = [], []
            for turn, pattern in enumerate(turns_of(card.pattern)):
                if pattern.drawing() in looks:
                    continue
                looks.append(pattern.drawing())
                for row, column in product(range(5), range(10)):
                    cells = [(row + down, column + across) for down, across in pattern.spots]
                    box = {column + across for across in range(pattern.width)}
                    if all(r < 5 for r, _ in cells) and any(box <= set(zone) for zone in zones):
                        name = f"place {seat_name(10 * row + column)}"
                        found.append(name + (f" turn {90 * turn}" if turn else ""))
            assert sorted(table.legal()) == sorted(found)


@pytest.mark.rule("plane.place.board")
def test_nobody_is_ever_stuck() -> None:
    for players in (1, 2, 3, 4):
        for card in cards():
            assert taken(card.id, players, complex=True, symbols=True).legal()


@pytest.mark.rule("plane.place.displace")
def test_displaced_passengers_go_to_the_stairs() -> None:
    table = taken("front-row", plane="RWG")
    events = play(table, "place 1a")
    assert plane(table) == ["BBB .... ..."]
    me = table.view(0)["seats"][0]
    assert me["overbooked"] == {"R": 1, "W": 1, "B": 0, "Y": 0, "G": 1}
    assert me["score"]["overbooked"] == -6
    assert [event["displaced"] for event in events if event["kind"] == "seat"] == ["R", "W", "G"]
    assert table.view(0)["supply"]["R"] == 19


@pytest.mark.rule("plane.place.wish")
@pytest.mark.parametrize("players", [2, 4])
def test_wishes_are_for_any_seat_of_the_kind_in_any_zone(players: int) -> None:
    for card in cards():
        if card.wishes:
            table = taken(card.id, players)
            kind = KINDS.index(card.wishes[0])
            layout = layout_for(players)
            width = 8 if players == 4 else 10
            seats = [10 * row + column for row in range(5) for column in range(width)]
            assert table.legal() == [f"seat {seat_name(s)}" for s in seats if kind_of(layout, s) == kind]


@pytest.mark.rule("plane.place.wish")
def test_wishes_passenger_by_passenger() -> None:
    table = taken("first-flight", plane="... .... ..R")
    letters = list(table.view(0)["hand"]["passengers"])
    assert table.why_not("seat 1b") == "plane.place.wish"
    play(table, "seat 1a", "seat 1k")
    assert table.turn == 0
    assert table.view(0)["hand"]["next"] == 3
    assert table.view(0)["hand"]["just_seated"] == ["1a", "1k"]
    play(table, "seat 5a", "seat 5k")
    assert table.turn == 1
    rows = draw_plane(table.peer(), 0, 0)
    assert [rows[0][0], rows[0][-1], rows[4][0], rows[4][-1]] == letters
    assert table.view(0)["seats"][0]["overbooked"]["R"] == 1


@pytest.mark.rule("plane.place.share")
def test_two_passengers_of_a_card_never_share_a_seat() -> None:
    table = taken("sunrise")
    play(table, "seat 3a")
    assert table.why_not("seat 3a") == "plane.place.share"
    assert len(table.legal()) == 9


@pytest.mark.rule("plane.setup.plane")
def test_seats_that_are_not_there() -> None:
    assert taken("sunrise", 4).why_not("seat 1k") == "plane.setup.plane"
    assert taken("sunrise", 2).why_not("seat 6a") == "core.notation"


def test_patterns_are_cropped_and_turned() -> None:
    pattern = read_pattern(["....", "..R.", ".WB.", "...."])
    assert pattern.drawing() == [".R", "WB"]
    assert [turned.drawing() for turned in turns_of(pattern)] == [
        [".R", "WB"],
        ["W.", "BR"],
        ["BW", "R."],
        ["RB", ".W"],
    ]
    assert distinct_turns(read_pattern(["RR", "RR"])) == [0]
    assert distinct_turns(read_pattern(["RB", "BR"])) == [0, 1]
