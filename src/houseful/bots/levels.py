"""The bots one can play against, by name.

| name | games in its head for one decision | its judgement is off by (points) |
|---|---|---|
| random | none: any legal move | |
| novice | 200 | 6 |
| casual | 400 | 2.5 |
| skilled | 600 | 1 |
| expert | 2,000 | 0 |
| master | 12,000 | 0 |
| greedy | 1,000 | 0 |
"""

from typing import Protocol

from houseful.bots.greedy import GreedyBot
from houseful.bots.random import RandomBot
from houseful.bots.seat import Seat
from houseful.core.game import Move
from houseful.core.reading import Fault, listed, shown

RECIPES = {
    "novice": (200, 6.0),
    "casual": (400, 2.5),
    "skilled": (600, 1.0),
    "expert": (2_000, 0.0),
    "master": (12_000, 0.0),
    "greedy": (1_000, 0.0),
}
LEVELS = ("novice", "casual", "skilled", "expert", "master")
NAMES = ("random", "greedy", *LEVELS)


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, seat: Seat) -> Move:
        """A legal move of this seat."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; with the same seed it plays the same moves."""
    if name == "random":
        return RandomBot(seed)
    if name not in RECIPES:
        raise Fault("fault-bot", choices=listed(NAMES), found=shown(name))
    thought, slips = RECIPES[name]
    return GreedyBot(seed, thought, slips)
