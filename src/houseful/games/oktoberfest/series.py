"""What scores along one side of a row: single customers, series of a fixed length, runs of a colour."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import ALTERNATING, FOUR_COLOURS, HAT_PAIRS
from houseful.games.oktoberfest.table import (
    BRAIDS,
    HAT,
    SEPARATE,
    colour_of,
    customer_at,
    headgear_of,
)


@rule
def length_of(kind: int) -> int:
    """Four customers for a series of an A card, two for a hero's pair."""
    return 4 if kind in (FOUR_COLOURS, ALTERNATING) else 2


@rule
def is_series(line: int, start: int, kind: int) -> bool:
    """Whether a series of a kind begins at a place."""
    if kind == FOUR_COLOURS:
        return has_four_colours(line, start)
    if kind == ALTERNATING:
        return alternates(line, start)
    return is_pair(line, start, HAT if kind == HAT_PAIRS else BRAIDS)


@rule
def has_four_colours(line: int, start: int) -> bool:
    """Four customers of four colours side by side (tent.score.colours)."""
    colours = 0
    for place in range(start, start + 4):
        colours |= 1 << colour_of(customer_at(line, place))
    return colours == 0b1111


@rule
def alternates(line: int, start: int) -> bool:
    """Hat, braids, hat, braids, or the other way round (tent.score.alternating)."""
    for place in range(start, start + 3):
        if headgear_of(customer_at(line, place)) == headgear_of(customer_at(line, place + 1)):
            return False
    return True


@rule
def is_pair(line: int, start: int, headgear: int) -> bool:
    """Two with the same headgear side by side (tent.hero.mathaus, tent.hero.suse)."""
    return headgear_of(customer_at(line, start)) == headgear and headgear_of(customer_at(line, start + 1)) == headgear


@rule
def series_starts(line: int, places: int, kind: int, counting: int) -> int:
    """The set of places where series begin: overlapping ones all, or none sharing a customer (tent.score.series)."""
    length = length_of(kind)
    starts = 0
    start = 0
    while start + length <= places:
        step = 1
        if is_series(line, start, kind):
            starts |= 1 << start
            if counting == SEPARATE:
                step = length
        start += step
    return starts


@rule
def count_series(line: int, places: int, kind: int, counting: int) -> int:
    """How many series a line holds (tent.score.series)."""
    return count(series_starts(line, places, kind, counting))


@rule
def places_of(line: int, places: int, customer: int) -> int:
    """The set of places where customers with this headgear and colour sit (tent.score.objective-a)."""
    found = 0
    for place in range(places):
        if customer_at(line, place) == customer:
            found |= 1 << place
    return found


@rule
def run_length(line: int, places: int, start: int, colour: int) -> int:
    """How many customers of a colour sit side by side from a place on (tent.score.objective-b)."""
    end = start
    while end < places and colour_of(customer_at(line, end)) == colour:
        end += 1
    return end - start
