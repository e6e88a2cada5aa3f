"""Which bot has to decide at a table on one device, and the seed of its luck."""

from typing import NamedTuple

from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.rule import as_python

MOST_SEATS = 16
mixed = as_python(mix64)


class BotTurn(NamedTuple):
    """A decision that a bot has to make: for which seat, at which ply, how strong, and the seed of its luck."""

    seat: int
    ply: int
    level: str
    seed: int


def bot_seed(seed: int, moves: int, seat: int) -> int:
    """The seed of a bot's decision after so many moves of a game: 60 bits that follow from the deal's seed."""
    return mixed((mixed(seed) + STEP * (moves * MOST_SEATS + seat + 1)) & WORD) >> 4
