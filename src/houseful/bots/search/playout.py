"""The part of a round beyond the tree: how its moves are chosen, and what its end is worth."""

from typing import Any, NamedTuple

from houseful.bots.search.outcome import best_other, likely_share, squashed
from houseful.bots.search.tree import Figures
from houseful.core.compile.record import Row
from houseful.core.compile.rng import random_below
from houseful.core.scores import win_share

FINE = 1 << 20  # steps of a random fraction
DOUBT = 0.35  # part of the scale by which a game that goes on may still turn


class Workspace(NamedTuple):
    """Arrays that a round writes into, allocated once.

    Reading an array out of a tuple counts a reference: rules that run for every move get the array itself.
    """

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


def sampled_move(box: Any, table: Any, moves: Row, found: int, figures: Figures) -> int:
    """Beyond the tree: the best of a few random moves by quick evaluation and some noise."""
    looks = min(found, figures.tries)
    best = 0 if looks == found else random_below(table, found)
    if looks > 1:
        highest = -1e30
        for number in range(looks):
            choice = number if looks == found else random_below(table, found)
            weight = float(evaluate_move(box, table, int(moves[choice]), 0))
            weight += figures.whim * random_below(table, FINE) / FINE
            if weight > highest:
                highest = weight
                best = choice
    return int(moves[best])


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
