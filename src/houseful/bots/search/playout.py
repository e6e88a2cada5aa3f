"""Choosing moves by the game's evaluation, and what the end of a playout is worth."""

from typing import Any, NamedTuple

from houseful.bots.search.outcome import best_other, likely_share, squashed
from houseful.bots.search.tree import MARK, Figures, Tree
from houseful.core.compile.rng import random_below
from houseful.core.scores import win_share

FINE = 1 << 20  # steps of a random fraction
DOUBT = 0.35  # part of the scale by which a game that goes on may still turn


class Workspace(NamedTuple):
    """Arrays that a round writes into, allocated once."""

    moves: Any  # int16, the legal actions
    weights: Any  # float64, the evaluation of each of them
    sheet: Any  # int16, the score sheet
    totals: Any  # float64, a total for each seat
    outcome: Any  # float64, the worth of the round to each seat
    tally: Any  # float64, margin and win share of the seat that searches
    trace: Any  # zero-length


# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def look(box: Any, table: Any, found: int, growing: bool, tree: Tree, work: Workspace, figures: Figures) -> int:
    """Choose a move by evaluation: in the tree the best without a child, beyond it the best of a few samples."""
    looks = found if growing or found < figures.tries else figures.tries
    best = 0 if looks == found else random_below(table, found)
    if looks == 1:
        return best
    highest = -1e30
    for number in range(looks):
        choice = number if looks == found else random_below(table, found)
        move = int(work.moves[choice])
        weight = float(evaluate_move(box, table, move, 1 if growing else 0))
        work.weights[choice] = weight
        if growing and tree.marks[move] > tree.counters[MARK]:
            continue
        if not growing:
            weight += figures.whim * random_below(table, FINE) / FINE
        if weight > highest:
            highest = weight
            best = choice
    return best


def value(box: Any, table: Any, over: bool, seat: int, work: Workspace, figures: Figures) -> None:
    """Write what the end of a playout is worth to each seat; into the tally go margin and win of one seat."""
    scores(box, table, work.sheet)
    players = int(table.players)
    for player in range(players):
        total = 0.0 if over else float(expected_points(box, table, player))
        for line in range(LINES):
            total += work.sheet[player, line]
        work.totals[player] = total
    for player in range(players):
        margin = work.totals[player] - best_other(work.totals, players, player)
        if over:
            won = win_share(work.sheet, work.totals, players, LINES, COLUMNS, player)
        else:
            won = likely_share(work.totals, players, player, DOUBT * figures.scale)
        weight = figures.win_weight
        work.outcome[player] = weight * won + (1.0 - weight) * squashed(margin, figures.scale)
        if player == seat:
            work.tally[0] = margin
            work.tally[1] = won
