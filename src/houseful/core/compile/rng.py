"""SplitMix64, the random generator in every table.

One 64-bit number is the whole state, so a copied or saved table continues with the same random numbers.
The state is unsigned; everything else in the rules is signed, and the two must not meet in one sum, because
Numba would turn them into floating point; `signed` converts.
"""

from typing import Any

from houseful.core.compile.bits import signed
from houseful.core.compile.record import Grid, Row
from houseful.core.compile.rule import rule

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15


@rule
def seed_rng(table: Any, seed: int) -> None:
    """Start the table's generator from a seed."""
    table.rng = seed
    table.rng = mix64(table.rng)


@rule
def random_below(table: Any, sides: int) -> int:
    """A random number from 0 up to, not including, `sides`."""
    table.rng = (table.rng + STEP) & WORD
    return index_from(table.rng, sides)


@rule
def index_from(state: int, sides: int) -> int:
    """A state of the generator as a number from 0 up to, not including, `sides`."""
    return (signed(mix64(state) >> 33) * sides) >> 31


@rule
def mix64(state: int) -> int:
    """SplitMix64's output function: neighbouring states give unrelated numbers."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & WORD
    return state ^ (state >> 31)


@rule
def shuffle(table: Any, cards: Row, start: int, end: int) -> None:
    """Shuffle cards[start:end] in place."""
    for last in range(end - 1, start, -1):
        other = start + random_below(table, last - start + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def shuffle_row(table: Any, cards: Grid, row: int, start: int, end: int) -> None:
    """Shuffle cards[row, start:end] in place."""
    for last in range(end - 1, start, -1):
        other = start + random_below(table, last - start + 1)
        card = cards[row, last]
        cards[row, last] = cards[row, other]
        cards[row, other] = card
