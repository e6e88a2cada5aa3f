"""Where the points of a score sheet come from: heroes by name, customers by row, side and places.

`row 1 first 3-6` are the third to the sixth customer on the first player's side of the first row, counted
from the left as the first player sees them. A series or run names all its customers; a single one, its place.

Few rows change from one move to the next, so what a row holds is worked out once and kept (least recently used
rows are forgotten first).
"""

from functools import lru_cache
from typing import TypedDict, cast

from houseful.core.compile.rule import as_python
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest import scoring, series
from houseful.games.oktoberfest.box import BRAIDS_PAIRS, HAT_PAIRS, POWERS, TentBox
from houseful.games.oktoberfest.show.cards import PrintedCards
from houseful.games.oktoberfest.table import NONE, ROWS, TentTable

SIDES = ("first", "second")
ROWS_KEPT = 8192
PAIRS = (HAT_PAIRS, BRAIDS_PAIRS)

Names = tuple[str, ...]
Side = list[tuple[int, int, int, int]]  # for each row: the side, the row, its customers, how many they are
ScoreSources = TypedDict(
    "ScoreSources",
    {"heroes": list[str], "objective-a": list[str], "objective-b": list[str], "hero-bonus": list[str]},
)

_series_starts = as_python(series.series_starts)
_length_of = as_python(series.length_of)
_places_of = as_python(series.places_of)
_run_length = as_python(series.run_length)
_DOUBLED = [as_python(scoring.doubled_line)(power) for power in range(len(POWERS))]
_PAIRS = [as_python(scoring.pairs_counted)(power) for power in range(len(POWERS))]


def score_sources(pack: Pack, box: TentBox, table: TentTable) -> list[dict[str, list[str]]]:
    """What earns each line, for each seat."""
    return cast(list[dict[str, list[str]]], name_sources(pack, box, table))


def name_sources(pack: Pack, box: TentBox, table: TentTable) -> list[ScoreSources]:
    """What earns each line, for each seat."""
    return [_sources_of(pack.names, box, table, seat) for seat in range(table.players)]


def _sources_of(cards: PrintedCards, box: TentBox, table: TentTable, seat: int) -> ScoreSources:
    side = side_of_festival(table, seat)
    team = members(table.hired[seat])
    sources: ScoreSources = {
        "heroes": [cards.shown[hero] for hero in team if box.points[hero]],
        "objective-a": objective_a(table, seat, side),
        "objective-b": objective_b(box, table, seat, side),
        "hero-bonus": [],
    }
    doubled = {
        NONE: False,
        scoring.HEROES: bool(sources["heroes"]),
        scoring.OBJECTIVE_A: bool(sources["objective-a"]),
        scoring.VP_CARDS: table.victory[seat] > 0,
    }
    bonus = sources["hero-bonus"]
    for hero in team:
        power = box.power[hero]
        if doubled[_DOUBLED[power]] or box.gift_points[hero]:
            bonus.append(cards.shown[hero])
        if _PAIRS[power] != NONE:
            bonus += all_series(table, side, _PAIRS[power])
    return sources


def counted_by_heroes(cards: PrintedCards, box: TentBox, table: TentTable, seat: int) -> dict[str, list[str]]:
    """For each hero of a player whose power counts customers: the hero's id, and the customers that count."""
    return {
        cards.typed[hero]: all_series(table, side_of_festival(table, seat), _PAIRS[box.power[hero]])
        for hero in members(table.hired[seat])
        if _PAIRS[box.power[hero]] != NONE
    }


def objective_a(table: TentTable, seat: int, side: Side) -> list[str]:
    """The customers of an A card, then its series."""
    customer = table.a_customer[seat]
    if customer == NONE:
        return []
    alone = [name for row in side for name in name_customers(*row, customer)]
    return alone + all_series(table, side, table.a_series[seat])


def objective_b(box: TentBox, table: TentTable, seat: int, side: Side) -> list[str]:
    """The runs of a B card that score."""
    colour = table.b_colour[seat]
    if colour == NONE:
        return []
    return [name for row in side for name, length in name_runs(*row, colour) if box.runs[length]]


def all_series(table: TentTable, side: Side, kind: int) -> list[str]:
    """Every series of a kind that counts on a player's side."""
    counting = table.pairs if kind in PAIRS else table.series
    return [name for row in side for name in name_series(*row, kind, counting)]


@lru_cache(maxsize=ROWS_KEPT)
def name_customers(side: int, row: int, line: int, places: int, customer: int) -> Names:
    """The places of a row where such customers sit."""
    return tuple(place_name(side, row, place, 1) for place in members(_places_of(line, places, customer)))


@lru_cache(maxsize=ROWS_KEPT)
def name_series(side: int, row: int, line: int, places: int, kind: int, counting: int) -> Names:
    """The series of a kind in a row."""
    starts = members(_series_starts(line, places, kind, counting))
    return tuple(place_name(side, row, start, _length_of(kind)) for start in starts)


@lru_cache(maxsize=ROWS_KEPT)
def name_runs(side: int, row: int, line: int, places: int, colour: int) -> tuple[tuple[str, int], ...]:
    """The runs of a colour in a row, each with its length."""
    runs = []
    start = 0
    while start < places:
        length = _run_length(line, places, start, colour)
        if length:
            runs.append((place_name(side, row, start, length), length))
        start += length + 1
    return tuple(runs)


def side_of_festival(table: TentTable, seat: int) -> Side:
    """A player's side of each row, as the first player sees it."""
    side = 0 if seat == table.first else 1
    return [(side, row, table.line[side, row], 2 * table.in_row[row]) for row in range(ROWS)]


def members(cards: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def place_name(side: int, row: int, start: int, length: int) -> str:
    """`row 1 first 3-6`, or `row 1 first 3`."""
    places = f"{start + 1}-{start + length}" if length > 1 else f"{start + 1}"
    return f"row {row + 1} {SIDES[side]} {places}"
