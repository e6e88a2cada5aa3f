"""The plane: zones, kinds of seats, adjacency."""

import pytest

import houseful
from houseful.core.compile.rule import as_python
from houseful.games.overbooked import plane
from houseful.games.overbooked.plane import (
    KINDS,
    THREE_ZONES,
    TWO_ZONES,
    bit_of,
    kind_of,
    seat_name,
    seat_numbers,
    seats_in,
    zone_of,
)

beside, largest_group, groups_of = (
    as_python(plane.beside),
    as_python(plane.largest_group),
    as_python(plane.groups_of),
)
number_of_groups = as_python(plane.number_of_groups)


def seat(name: str) -> int:
    return next(s for s in range(50) if seat_name(s) == name)


def names(layout: int, seats: int) -> set[str]:
    return {seat_name(s) for s in seats_in(layout, seats)}


def a_set(layout: int, text: str) -> int:
    return sum(1 << bit_of(layout, seat(name)) for name in text.split())


@pytest.mark.rule("plane.setup.plane")
@pytest.mark.parametrize(
    ("players", "zones", "seats"),
    [(1, [3, 4, 3], 50), (2, [3, 4, 3], 50), (3, [3, 4, 3], 50), (4, [4, 4], 40)],
)
def test_zones_by_number_of_players(players: int, zones: list[int], seats: int) -> None:
    view = houseful.deal("overbooked", players=players, seed=1).view(0)
    assert view["zones"] == zones
    for player in view["seats"]:
        rows = player["plane"]
        assert len(rows) == 5
        assert [len(zone) for zone in rows[0].split()] == zones
        assert sum(row.count(".") for row in rows) == seats
        assert player["score"]["empty-seats"] == -seats


@pytest.mark.rule("plane.seat.kinds")
@pytest.mark.parametrize(("layout", "kinds"), [(THREE_ZONES, "WMAAMMAAMW"), (TWO_ZONES, "WMMAAMMW")])
def test_kinds_of_seats(layout: int, kinds: str) -> None:
    for number in seat_numbers(layout):
        assert KINDS[kind_of(layout, number)][0].upper() == kinds[number % 10]


@pytest.mark.rule("plane.seat.adjacent")
@pytest.mark.parametrize(
    ("layout", "name", "neighbours"),
    [
        (THREE_ZONES, "3b", "2b 4b 3a 3c"),
        (THREE_ZONES, "3c", "2c 4c 3b"),
        (THREE_ZONES, "3d", "2d 4d 3e"),
        (THREE_ZONES, "1a", "2a 1b"),
        (THREE_ZONES, "5a", "4a 5b"),
        (THREE_ZONES, "1b", "1a 1c 2b"),
        (THREE_ZONES, "5k", "4k 5j"),
        (THREE_ZONES, "1k", "2k 1j"),
        (TWO_ZONES, "2d", "1d 3d 2c"),
        (TWO_ZONES, "2e", "1e 3e 2f"),
    ],
)
def test_adjacent_seats(layout: int, name: str, neighbours: str) -> None:
    assert names(layout, beside(a_set(layout, name))) == set(neighbours.split())


@pytest.mark.rule("plane.seat.adjacent")
@pytest.mark.parametrize("layout", [THREE_ZONES, TWO_ZONES])
def test_adjacency_against_rows_and_columns(layout: int) -> None:
    for one in seat_numbers(layout):
        for other in seat_numbers(layout):
            distance = abs(one // 10 - other // 10) + abs(one % 10 - other % 10)
            near = distance == 1 and zone_of(layout, one) == zone_of(layout, other)
            assert bool(beside(1 << bit_of(layout, one)) >> bit_of(layout, other) & 1) == near


def test_groups() -> None:
    seats = a_set(THREE_ZONES, "1a 1b 1c 1d 1e 3a 3c 5k")
    assert names(THREE_ZONES, largest_group(seats)) == {"1a", "1b", "1c"}
    assert number_of_groups(seats) == 5
    assert names(THREE_ZONES, groups_of(seats, 1, 1)) == {"3a", "3c", "5k"}
    assert names(THREE_ZONES, groups_of(seats, 2, 2)) == {"1d", "1e"}
    assert largest_group(0) == groups_of(0, 0, 9) == 0
