"""Where the points of a score sheet come from: heroes by name, customers by row, side and places.

`row 1 first 3-6` are the third to the sixth customer on the first player's side of the first row, counted
from the left as the first player sees them. A series or run names all its customers; a single one, its place.
"""

from typing import Any

from houseful.core.compile.rule import as_python
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest import scoring, series, table
from houseful.games.oktoberfest.box import (
    BRAIDS_PAIRS,
    COUNT_BRAIDS,
    COUNT_HATS,
    HAT_PAIRS,
    TentBox,
)
from houseful.games.oktoberfest.table import HERO_CARDS, NONE, ROWS, SEPARATE, TentTable

SIDES = ("first", "second")

_is_series = as_python(series.is_series)
_length_of = as_python(series.length_of)
_customer_at = as_python(table.customer_at)
_side_of = as_python(table.side_of)
_hero_bonus = as_python(scoring.hero_bonus)
_score_objective_a = as_python(scoring.score_objective_a)


def where(pack: Pack, box: TentBox, table: TentTable) -> list[dict[str, list[str]]]:
    """What earns each line, for each seat."""
    return [_earned(pack, box, table, seat) for seat in range(table.players)]


def _earned(pack: Pack, box: TentBox, table: TentTable, seat: int) -> dict[str, list[str]]:
    team = [hero for hero in range(HERO_CARDS) if table.hired[seat] >> hero & 1]
    return {
        "heroes": [pack.names.shown[hero] for hero in team if box.points[hero]],
        "objective-a": objective_a(table, seat),
        "objective-b": objective_b(box, table, seat),
        "hero-bonus": [where for hero in team for where in _bonus(pack, box, table, seat, hero)],
    }


def objective_a(table: TentTable, seat: int) -> list[str]:
    """The customers of an A card, then its series."""
    if table.a_customer[seat] == NONE:
        return []
    alone = [
        place_name(table, seat, row, place, 1)
        for row, places in lines_of(table, seat)
        for place, customer in enumerate(places)
        if customer == table.a_customer[seat]
    ]
    return alone + all_series(table, seat, table.a_series[seat])


def objective_b(box: TentBox, table: TentTable, seat: int) -> list[str]:
    """The runs of a B card that score."""
    found = []
    for row, places in lines_of(table, seat):
        run = 0
        for place, customer in enumerate([*places, NONE]):
            if customer != NONE and customer & 3 == table.b_colour[seat]:
                run += 1
                continue
            if box.runs[run]:
                found.append(place_name(table, seat, row, place - run, run))
            run = 0
    return found


def all_series(table: TentTable, seat: int, kind: int) -> list[str]:
    """Every series of a kind that counts on a player's side."""
    length = _length_of(kind)
    found = []
    for row, places in lines_of(table, seat):
        start = 0
        while start + length <= len(places):
            step = 1
            if _is_series(table.line[_side_of(table, seat), row], start, kind):
                found.append(place_name(table, seat, row, start, length))
                step = length if table.series == SEPARATE else 1
            start += step
    return found


def _bonus(pack: Pack, box: TentBox, table: TentTable, seat: int, hero: int) -> list[str]:
    """Pairs for those who count them; those who double a line stand for themselves, if that adds points."""
    power = box.power[hero]
    if power in (COUNT_HATS, COUNT_BRAIDS):
        return all_series(table, seat, HAT_PAIRS if power == COUNT_HATS else BRAIDS_PAIRS)
    adds = _hero_bonus(box, table, seat, hero, _score_objective_a(table, seat))
    return [pack.names.shown[hero]] if adds else []


def lines_of(table: TentTable, seat: int) -> list[tuple[int, list[int]]]:
    """Each row's customers on a player's side, as the first player sees them."""
    side: Any = _side_of(table, seat)
    return [
        (row, [_customer_at(table.line[side, row], place) for place in range(2 * table.in_row[row])])
        for row in range(ROWS)
    ]


def place_name(table: TentTable, seat: int, row: int, start: int, length: int) -> str:
    """`row 1 first 3-6`, or `row 1 first 3`."""
    places = f"{start + 1}-{start + length}" if length > 1 else f"{start + 1}"
    return f"row {row + 1} {SIDES[_side_of(table, seat)]} {places}"
