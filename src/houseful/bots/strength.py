"""Estimates the level of a player from their moves.

Good players play what a search tried most; weaker ones often play what it hardly tried. Each game knows how far
its levels agree with the search (`Evaluation.agreement`), so the nearest level is found by comparing.
"""

from collections.abc import Iterable
from statistics import mean

from houseful.bots.levels import LEVELS
from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.core.game import Game

COMPARED = LEVELS[:4]  # in the order of `Evaluation.agreement`
LOOK = Budget(rounds=400, seed=1)
FEWEST = 4  # decisions that an estimate needs
ANYBODY = "casual"  # the level of a player with fewer

Decision = tuple[Seat, str]  # what a player knew, and the move they chose


def agreement(decision: Decision) -> float | None:
    """Visits of the chosen move divided by those of the most visited; None where there was no choice."""
    seat, chosen = decision
    if len(seat.legal()) < 2:
        return None
    thought = consider(seat, LOOK)
    visits = next((one.visits for one in thought.moves if one.move == chosen), 0)
    return visits / thought.best.visits


def level_like(game: Game, decisions: Iterable[Decision]) -> str:
    """The level whose usual agreement with a search is nearest to that of these decisions."""
    found = [share for share in map(agreement, decisions) if share is not None]
    if len(found) < FEWEST:
        return ANYBODY
    off_by = [abs(mean(found) - usual) for usual in game.ai.evaluation.agreement]
    return COMPARED[off_by.index(min(off_by))]
