"""The one list of bots, by name, and how each comes to a decision.

| name | rounds of search for one decision | seconds at most | slips |
|---|---|---|---|
| random | none: any legal move | | |
| novice | none: plays by evaluation | | 1.5 |
| casual | none: plays by evaluation | | 0.5 |
| greedy | none: plays by evaluation | | |
| skilled | as the game says (`Evaluation.rounds`) | 0.5 | 0.18 without search |
| expert | the same | 1 | |
| master | the same | 2.5 | |
| grandmaster | the same, with the game's net | 2.5 | |

To measure by, and offered to nobody: `master-1` (what `master` was when nets came), and `net`, the net's first choice.

A slip is counted in points that each game fits to its own (`Evaluation.blur`).
"""

from typing import TYPE_CHECKING, NamedTuple, Protocol

from houseful.core.text.validation import Fault, listed, shown

if TYPE_CHECKING:
    from houseful.bots.seat import Seat
    from houseful.core.game import Move


class Recipe(NamedTuple):
    """How a bot comes to a decision."""

    searches: bool = False  # else it plays by evaluation
    rounds: int | None = None  # of search; None: as many as the game says
    seconds: float | None = None  # of search at most
    net: bool = False  # the search goes by the game's net
    slips: float = 0.0  # noise on the evaluation, where it does not search


RECIPES = {
    "novice": Recipe(slips=1.5),
    "casual": Recipe(slips=0.5),
    "greedy": Recipe(),
    "skilled": Recipe(searches=True, seconds=0.5, slips=0.18),
    "expert": Recipe(searches=True, seconds=1.0),
    "master": Recipe(searches=True, seconds=2.5),
    "grandmaster": Recipe(searches=True, seconds=2.5, net=True),
    "master-1": Recipe(searches=True, seconds=2.5),
}
YARDSTICKS = ("master-1", "net")  # to measure by
LEVELS = tuple(
    name for name in RECIPES if name not in ("greedy", *YARDSTICKS)
)  # what people choose from, the weakest first
NAMES = ("random", "greedy", *LEVELS)


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, seat: "Seat") -> "Move":
        """A legal move of this seat."""


def make_bot(name: str, seed: int, timed: bool = True) -> Bot:
    """A bot by name; with the same seed it plays the same moves, unless time runs out (never if not `timed`)."""
    from houseful.bots.greedy_bot import GreedyBot
    from houseful.bots.net_bot import NetBot
    from houseful.bots.random_bot import RandomBot
    from houseful.bots.search_bot import SearchBot

    if name == "random":
        return RandomBot(seed)
    if name == "net":
        return NetBot()
    if name not in RECIPES:
        raise Fault("fault-bot", choices=listed(NAMES), found=shown(name))
    recipe = RECIPES[name]
    if not recipe.searches:
        return GreedyBot(seed, recipe.slips)
    level, seconds = name.removesuffix("-1"), recipe.seconds if timed else None
    return SearchBot(seed, level, recipe.rounds, seconds, recipe.slips, recipe.net)
