"""How strong is somebody? Their moves so far say it, beside what a search would have tried.

Good players play what the search tried most; weaker ones often play what it hardly tried. Each game knows how
far its levels agree with the search (`Judgement.agreement`), so the nearest level is found by comparing.
"""

from collections.abc import Iterable
from statistics import mean

from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.core.game import Game

LEVELS = ("novice", "casual", "skilled", "expert")  # in the order of `Judgement.agreement`
LOOK = Budget(rounds=400, seed=1)
FEWEST = 4  # decisions that say something; before, anybody may be
ANYBODY = "casual"

Decision = tuple[Seat, str]  # what somebody knew, and the move they chose


def agreement(decision: Decision) -> float | None:
    """A move's visits in a search, as a part of the favourite's; None where there was no choice."""
    seat, chosen = decision
    if len(seat.legal()) < 2:
        return None
    thought = consider(seat, LOOK)
    visits = next((one.visits for one in thought.moves if one.move == chosen), 0)
    return visits / thought.best.visits


def level_like(game: Game, decisions: Iterable[Decision]) -> str:
    """The level that plays most like somebody who made these decisions."""
    found = [share for share in map(agreement, decisions) if share is not None]
    if len(found) < FEWEST:
        return ANYBODY
    off_by = [abs(mean(found) - usual) for usual in game.ai.evaluation.agreement]
    return LEVELS[off_by.index(min(off_by))]
