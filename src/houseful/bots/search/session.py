"""A search session: one tree from one seat's knowledge, grown round by round."""

from typing import NamedTuple

import numpy as np

from houseful.bots.nets.inference import Net, blank_sight
from houseful.bots.search.mcts import bound_search
from houseful.bots.search.net_search import bound_net_search
from houseful.bots.search.playout import Workspace
from houseful.bots.search.tree import (
    CHILD,
    LINKS,
    MARGIN,
    MOVE,
    NONE,
    ROOT,
    SEATS,
    SIBLING,
    VALUES,
    VISITS,
    WON,
    Figures,
    Tree,
)
from houseful.core.compile import trace as tracing
from houseful.core.game import Game
from houseful.core.table import Table

DEEPEST = 400  # moves from the root that the tree remembers
CHILDREN = 24  # nodes for each round of a search with a net, which adds all the moves that the net may choose
MOST_NODES = 200_000  # 17 MB; a search goes on without growing when its tree is full


def figures_of(game: Game) -> Figures:
    """The parameters of a search in this game."""
    judged = game.ai.evaluation
    return Figures(
        explore=float(judged.explore),
        trust=float(judged.trust),
        spread=float(judged.spread),
        scale=float(judged.scale),
        whim=float(judged.whim),
        tries=judged.tries,
        horizon=judged.horizon,
    )


def net_figures_of(game: Game) -> Figures:
    """The parameters of a search with a net in this game."""
    judged = game.ai.evaluation
    if not judged.net_values:
        return figures_of(game)
    return figures_of(game)._replace(explore=float(judged.net_explore), trust=1.0)


def empty_tree(nodes: int, actions: int) -> Tree:
    """A tree with a root, and room for so many nodes."""
    links, values = np.empty((nodes, LINKS), np.int32), np.empty((nodes, VALUES))
    links[ROOT] = (NONE, NONE, NONE, 0, 0)
    values[ROOT] = 0.0
    return Tree(links, values, np.empty(DEEPEST, np.int32), np.zeros(actions, np.int64), np.array([1, 0, 0, 0]))


def workspace_of(game: Game) -> Workspace:
    """The arrays that the rounds of a search write into."""
    rules = game.rules
    return Workspace(
        moves=np.empty(rules.moves, np.int16),
        weights=np.empty(rules.moves),
        sheet=np.zeros((max(rules.players), rules.columns), np.int16),
        totals=np.zeros(SEATS),
        outcome=np.zeros(SEATS),
        tally=np.zeros(2),
        trace=tracing.SILENT,
    )


class Tried(NamedTuple):
    """A move that a search has tried, with sums over its visits."""

    action: int
    visits: int
    margin: float
    won: float
    value: float


class Search:
    """One tree, grown from a table that a seat can imagine; what is hidden is redealt every round.

    Round n of a search redeals with seed + n, so the seed decides every round.
    """

    def __init__(self, table: Table, seat: int, seed: int, rounds: int, figures: Figures | None = None) -> None:
        game = table.definition
        root = table.memory()
        self.rounds = 0
        self.tree = empty_tree(min(2 * rounds + 2, MOST_NODES), game.rules.moves)
        self._seed = seed
        self._search = bound_search(game)
        self._root = (table.pack.box, root, root.copy(), seat)
        self._work = workspace_of(game)
        self._figures = figures or figures_of(game)

    def think(self, rounds: int) -> None:
        """Search on for so many rounds; thinking twice is the same as thinking long."""
        first = self._seed + self.rounds
        self._search(*self._root, (first, first + rounds), self.tree, self._work, self._figures)
        self.rounds += rounds

    def is_settled(self, left: int) -> bool:
        """Whether so many rounds more cannot change which move was tried most."""
        visits = sorted(self.tree.links[self.children(), VISITS])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def children(self) -> list[int]:
        """The nodes of the root's moves that were tried, the latest first."""
        links, found = self.tree.links, []
        child = int(links[ROOT, CHILD])
        while child != NONE:
            if links[child, VISITS] > 0:
                found.append(child)
            child = int(links[child, SIBLING])
        return found

    def tried(self) -> list[Tried]:
        """The root's moves that were tried, the latest first."""
        links, values, seat = self.tree.links, self.tree.values, self._root[3]
        return [
            Tried(
                int(links[child, MOVE]),
                int(links[child, VISITS]),
                float(values[child, MARGIN]),
                float(values[child, WON]),
                float(values[child, seat]),
            )
            for child in self.children()
        ]


class NetSearch(Search):
    """The same with a net: priors from its policy, its values where a playout would be."""

    def __init__(self, table: Table, seat: int, seed: int, rounds: int, figures: Figures, net: Net) -> None:
        super().__init__(table, seat, seed, rounds, figures)
        game = table.definition
        self.tree = empty_tree(min(CHILDREN * (rounds + 20), MOST_NODES), game.rules.moves)
        self._search_with_net = bound_net_search(game)
        self._seen = (net, blank_sight(game, net))

    def think(self, rounds: int) -> None:
        """Search on for so many rounds."""
        first = self._seed + self.rounds
        seeds = (first, first + rounds)
        self._search_with_net(*self._root, seeds, self.tree, self._work, self._figures, self._seen)
        self.rounds += rounds
