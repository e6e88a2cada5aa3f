"""The tree of a search, in arrays: links between nodes, and what came of each.

A node stands for the moves that lead to it, whatever cards are dealt. Its children have first-child/next-sibling
links. Moves that are legal in some deals only are rated by how often they were tried when they were available
(information-set search: CHANCES).
"""

from math import sqrt
from typing import Any, NamedTuple

from houseful.core.compile.record import Grid, Row
from houseful.core.compile.rule import rule

MOVE, CHILD, SIBLING, VISITS, CHANCES = range(5)  # columns of the links
LINKS = 5
PRIOR, LIKING, MARGIN, WON = 4, 5, 6, 7  # columns of the values; the first four are each seat's sum of outcomes
VALUES = 8
SEATS = 4
ROOT, NONE = 0, -1
SIZE, MARK, DEPTH, GROWING = range(4)  # counters: nodes in the tree, the latest mark, and of this round


class Tree(NamedTuple):
    """A tree and where the present round stands in it."""

    links: Any  # int32, a row for each node
    values: Any  # float64, a row for each node
    path: Any  # int32, the nodes of this round from the root
    marks: Any  # int64, for each action: whether it is legal, and whether it has a child
    counters: Any  # int64


class Figures(NamedTuple):
    """The parameters of a search; most are the game's (`Evaluation`)."""

    explore: float
    trust: float
    spread: float
    scale: float
    whim: float
    tries: int
    horizon: int
    width: float = 2.0  # a node with v visits has at most width · √(1 + v) children
    win_weight: float = 0.5  # the part of the win in an outcome; the rest is the margin


@rule
def follow(tree: Tree, node: int, seat: int, moves: Row, found: int, figures: Figures, full: bool) -> int:
    """The child to follow, or NONE where a move without a child should be tried.

    Progressive widening: a node starts with the moves that the evaluation prefers and gets more children as it
    is visited, while there is room. Legal moves get the mark, those with a child the next one.
    """
    links, marks = tree.links, tree.marks
    mark = tree.counters[MARK]
    for choice in range(found):
        marks[moves[choice]] = mark
    known = 0
    best = NONE
    highest = -1.0
    child = links[node, CHILD]
    while child != NONE:
        if marks[links[child, MOVE]] == mark:
            marks[links[child, MOVE]] = mark + 1
            known += 1
            links[child, CHANCES] += 1
            worth = worth_trying(links, tree.values, node, child, seat, figures)
            if worth > highest:
                highest = worth
                best = child
        child = links[child, SIBLING]
    if not full and known < found and known < figures.width * sqrt(1.0 + links[node, VISITS]):
        return NONE
    return best


@rule
def worth_trying(links: Grid, values: Any, node: int, child: int, seat: int, figures: Figures) -> float:
    """PUCT: the seat's mean outcome plus a bonus for moves with a high prior and few visits.

    The evaluation counts like `trust` visits whose outcome is the node's mean, less what the evaluation gives
    the move below the best one.
    """
    visits = links[child, VISITS]
    usual = values[node, seat] / links[node, VISITS] + values[child, LIKING]
    so_far = (values[child, seat] + figures.trust * usual) / (visits + figures.trust)
    bonus = figures.explore * values[child, PRIOR] * sqrt(links[child, CHANCES]) / (1 + visits)
    return so_far + bonus  # type: ignore[no-any-return]


@rule
def add_child(tree: Tree, node: int, move: int, prior: float, liking: float) -> int:
    """Add a node, first among its siblings; return its number."""
    links, values = tree.links, tree.values
    child = tree.counters[SIZE]
    tree.counters[SIZE] += 1
    links[child, MOVE] = move
    links[child, CHILD] = NONE
    links[child, SIBLING] = links[node, CHILD]
    links[child, VISITS] = 0
    links[child, CHANCES] = 1
    for column in range(VALUES):
        values[child, column] = 0.0
    values[child, PRIOR] = prior
    values[child, LIKING] = liking
    links[node, CHILD] = child
    return int(child)


@rule
def back_up(tree: Tree, outcome: Any, players: int, margin: float, won: float) -> None:
    """Add the outcome of each seat to every node on the path; margin and win go to the root's child."""
    depth = tree.counters[DEPTH]
    for step in range(depth + 1):
        node = tree.path[step]
        tree.links[node, VISITS] += 1
        for seat in range(players):
            tree.values[node, seat] += outcome[seat]
    if depth > 0:
        tree.values[tree.path[1], MARGIN] += margin
        tree.values[tree.path[1], WON] += won
