"""The bots one can play against, by name.

| name | rounds of search for one decision | seconds at most | slips |
|---|---|---|---|
| random | none: any legal move | | |
| novice | none: judges at a glance | | 1.5 |
| casual | none: judges at a glance | | 0.5 |
| greedy | none: judges at a glance | | |
| skilled | 16 | 0.5 | |
| expert | 200 | 1 | |
| master | 6,000 | 2.5 | |

In Overbooked expert and master search two and a half times as long (`Judgement.pace`).
A slip is counted in points that each game fits to its own (`Judgement.blur`).
"""

from typing import NamedTuple, Protocol

from houseful.bots.greedy import GreedyBot
from houseful.bots.random import RandomBot
from houseful.bots.searcher import SearchBot
from houseful.bots.seat import Seat
from houseful.core.game import Move
from houseful.core.reading import Fault, listed, shown


class Recipe(NamedTuple):
    """How a bot comes to a decision."""

    rounds: int = 0
    seconds: float | None = None
    paced: bool = False  # search longer in games that reward it
    slips: float = 0.0  # of its judgement, when it does not search


RECIPES = {
    "novice": Recipe(slips=1.5),
    "casual": Recipe(slips=0.5),
    "greedy": Recipe(),
    "skilled": Recipe(rounds=16, seconds=0.5),
    "expert": Recipe(rounds=200, seconds=1.0, paced=True),
    "master": Recipe(rounds=6_000, seconds=2.5, paced=True),
}
LEVELS = ("novice", "casual", "skilled", "expert", "master")
NAMES = ("random", "greedy", *LEVELS)


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, seat: Seat) -> Move:
        """A legal move of this seat."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; with the same seed it plays the same moves, unless time runs out."""
    if name == "random":
        return RandomBot(seed)
    if name not in RECIPES:
        raise Fault("fault-bot", choices=listed(NAMES), found=shown(name))
    recipe = RECIPES[name]
    if recipe.rounds == 0:
        return GreedyBot(seed, recipe.slips)
    return SearchBot(seed, recipe.rounds, recipe.seconds, recipe.paced)
