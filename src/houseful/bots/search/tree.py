"""The tree of a search, in two arrays: who follows whom, and what came of it.

A node stands for the moves that lead to it, whatever cards are dealt. Its children are linked like beads:
the first child, then each one's next sibling. Moves that some deals allow and others do not are judged by
how often they were tried when they could be had (information-set search: CHANCES).
"""

from math import sqrt
from typing import Any

from houseful.core.compile.record import Grid, Row
from houseful.core.compile.rule import rule

MOVE, CHILD, SIBLING, VISITS, CHANCES = range(5)  # columns of the links
LINKS = 5
PRIOR, LIKING, MARGIN, WON = 4, 5, 6, 7  # columns of the values; the first four are what each seat got
VALUES = 8
SEATS = 4
ROOT, NONE = 0, -1
EXPLORE, TRUST, WIDTH, POWER = 0, 1, 2, 3  # the first of a search's figures


@rule
def follow(
    links: Grid,
    values: Any,
    node: int,
    seat: int,
    moves: Row,
    found: int,
    marks: Row,
    mark: int,
    figures: Any,
    full: bool,
) -> int:
    """The child to follow, or NONE where a move should be tried that has no child yet.

    A node widens as it is visited, while there is room in the tree: at first it tries few moves, those that
    judgement likes. Legal moves get the mark, those with a child the next one.
    """
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
            worth = worth_trying(links, values, node, child, seat, figures)
            if worth > highest:
                highest = worth
                best = child
        child = links[child, SIBLING]
    if not full and known < found and known < figures[WIDTH] * (1.0 + links[node, VISITS]) ** figures[POWER]:
        return NONE
    return best


@rule
def worth_trying(links: Grid, values: Any, node: int, child: int, seat: int, figures: Any) -> float:
    """Good for the seat so far, or liked by judgement and little tried.

    Judgement counts like so many visits (TRUST) that came out as well as the node does, less what the move
    is liked worse than the best.
    """
    visits = links[child, VISITS]
    usual = values[node, seat] / links[node, VISITS] + values[child, LIKING]
    so_far = (values[child, seat] + figures[TRUST] * usual) / (visits + figures[TRUST])
    hope = figures[EXPLORE] * values[child, PRIOR] * sqrt(links[child, CHANCES]) / (1 + visits)
    return so_far + hope  # type: ignore[no-any-return]


@rule
def add_child(links: Grid, values: Any, node: int, child: int, move: int, prior: float, liking: float) -> None:
    """A new node, first among its siblings."""
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


@rule
def back_up(links: Grid, values: Any, path: Row, depth: int, outcome: Any, players: int) -> None:
    """Tell every node on the way what came of it for each seat."""
    for step in range(depth + 1):
        node = path[step]
        links[node, VISITS] += 1
        for seat in range(players):
            values[node, seat] += outcome[seat]
