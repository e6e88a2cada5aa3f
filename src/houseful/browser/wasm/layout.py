"""Where a kernel finds what it reads and writes: the desk, at a fixed place in its memory, and the arrays of a net."""

from typing import Any, NamedTuple

import numpy as np

from houseful.bots.nets.inference import blank_sight
from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search.session import empty_tree, figures_of, workspace_of
from houseful.core.compile import trace as tracing
from houseful.core.game import Game

ALIGNED = 16


class Part(NamedTuple):
    """An array: its first byte, the kind of its numbers (as records name kinds), and its shape."""

    at: int
    kind: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return int(np.dtype((self.kind, self.shape)).itemsize)


class Area(dict[str, Part]):
    """Arrays one after the other, by name."""

    def place(self, name: str, kind: Any, shape: tuple[int, ...]) -> Part:
        """Find room for one more."""
        assert name not in self, name
        self[name] = Part(self.size, np.dtype(kind).str[1:], shape)
        return self[name]

    def place_all(self, arrays: Any) -> dict[str, Part]:
        """Room for each array of a named tuple, by its field."""
        return {field: self.place(field, array.dtype, array.shape) for field, array in arrays._asdict().items()}

    @property
    def size(self) -> int:
        """How many bytes all take, rounded up."""
        end = max((part.at + part.size for part in self.values()), default=0)
        return -(-end // ALIGNED) * ALIGNED


class Board(NamedTuple):
    """What the verbs read and write, and the part of a search's tree whose size is fixed."""

    box: Any
    table: Any
    root: Any  # what a search starts from, or a blank table
    record: Any  # of a move: a trace
    path: Any
    marks: Any
    counters: Any


class Layout(NamedTuple):
    """Everything a kernel of a game reads and writes, by the fields that rules know it by."""

    desk: Area
    board: dict[str, Part]
    work: dict[str, Part]
    sight: dict[str, Part]
    figures: Part
    net: Area


def layout_of(game: Game) -> Layout:
    """The layout for a game and its net."""
    rules, net, desk, weights = game.rules, shipped_net(game), Area(), Area()
    weights.place_all(net)
    box, table = np.empty(rules.box.DTYPE.itemsize, np.uint8), rules.table.blank()
    tree = empty_tree(1, rules.moves)
    board = Board(box, table, table, tracing.blank(), tree.path, tree.marks, tree.counters)
    return Layout(
        desk=desk,
        board=desk.place_all(board),
        work=desk.place_all(workspace_of(game)),
        sight=desk.place_all(blank_sight(game, net)),
        figures=desk.place("figures", "f8", (len(figures_of(game)),)),
        net=weights,
    )
