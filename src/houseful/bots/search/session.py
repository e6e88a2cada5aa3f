"""A search as Python holds it: one tree from one seat's knowledge, which grows as long as one likes."""

from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.bots.search.mcts import FIGURES, HORIZON, SCALE, SPREAD, TRIES, WHIM, WIN_WEIGHT, search_door
from houseful.bots.search.tree import (
    CHILD,
    EXPLORE,
    LINKS,
    NONE,
    POWER,
    ROOT,
    SEATS,
    SIBLING,
    TRUST,
    VALUES,
    VISITS,
    WIDTH,
)
from houseful.core.compile import trace as tracing
from houseful.core.game import Game
from houseful.core.table import Table

DEEPEST = 400  # moves from the root that the tree remembers
MOST_NODES = 200_000  # 17 MB; a search goes on without growing when its tree is full

Figures = npt.NDArray[np.float64]


def figures_of(game: Game) -> Figures:
    """What a search needs to know besides the rules: its own figures and the game's."""
    judged = game.ai.evaluation
    figures = np.zeros(FIGURES)
    figures[EXPLORE], figures[TRUST] = judged.explore, judged.trust
    figures[WIDTH], figures[POWER], figures[WIN_WEIGHT] = 2.0, 0.5, 0.5
    figures[SPREAD], figures[SCALE], figures[TRIES] = judged.spread, judged.scale, judged.tries
    figures[WHIM], figures[HORIZON] = judged.whim, judged.horizon
    return figures


class Search:
    """One tree, grown from a table that a seat can imagine; what is hidden is dealt afresh every round."""

    def __init__(self, table: Table, seat: int, seed: int, rounds: int, figures: Figures | None = None) -> None:
        game = table.definition
        nodes = min(2 * rounds + 2, MOST_NODES)
        self._door = search_door(game)
        self.rounds = 0
        self.links = np.empty((nodes, LINKS), np.int32)
        self.values = np.empty((nodes, VALUES))
        self.links[ROOT] = (NONE, NONE, NONE, 0, 0)
        self.values[ROOT] = 0.0
        root = table.memory()
        self._known = (table.pack.box, root, root.copy(), seat, seed)
        self._desk: tuple[Any, ...] = (
            np.empty(game.rules.moves, np.int16),
            np.zeros((max(game.rules.players), game.rules.columns), np.int16),
            tracing.SILENT,
            self.links,
            self.values,
            np.empty(DEEPEST, np.int32),
            np.zeros(game.rules.moves, np.int64),
            np.empty(game.rules.moves),
            np.zeros(SEATS),
            np.zeros(SEATS),
            np.zeros(2),
            np.array([1, 0]),
            figures_of(game) if figures is None else figures,
        )

    def think(self, rounds: int) -> None:
        """Search on for so many rounds; thinking twice is the same as thinking long."""
        self._door(*self._known, self.rounds, rounds, *self._desk)
        self.rounds += rounds

    def is_settled(self, left: int) -> bool:
        """Whether so many rounds more cannot change which move was tried most."""
        visits = sorted(self.links[self.children(), VISITS])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def children(self) -> list[int]:
        """The nodes of the moves that were tried first."""
        found = []
        child = int(self.links[ROOT, CHILD])
        while child != NONE:
            found.append(child)
            child = int(self.links[child, SIBLING])
        return found
