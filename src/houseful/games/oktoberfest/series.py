"""Series of a fixed length along one side of a row: four colours, alternating headgear, pairs."""

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
def count_series(line: int, places: int, kind: int, counting: int) -> int:
    """How many series a line holds: overlapping ones all, or none sharing a customer (tent.score.series)."""
    length = length_of(kind)
    found = 0
    start = 0
    while start + length <= places:
        step = 1
        if is_series(line, start, kind):
            found += 1
            if counting == SEPARATE:
                step = length
        start += step
    return found
