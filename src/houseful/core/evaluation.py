"""A game's quick judgement: what an experienced player sees at a glance, for bots to start from.

Three rules stand beside a game's verbs. `weigh(box, table, move, care)` says how many points a legal move
seems to bring the one who moves, from what that player knows; with `care` it takes its time, without it
answers at once. `promise(box, table, seat)` says how many points a seat may still expect on top of its score
sheet. `stage(table)` counts how far the game has come, so that a playout can stop some stages ahead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from houseful.core.compile.rule import rule


@rule
def no_opinion(_box: Any, _table: Any, _move: int, _care: int) -> float:
    """Every move is as good as any other."""
    return 0.0


@rule
def no_promise(_box: Any, _table: Any, _seat: int) -> float:
    """The score sheet as it stands."""
    return 0.0


@rule
def no_stages(_table: Any) -> int:
    """A game that is played out to its end."""
    return 0


class Rounds(NamedTuple):
    """Rounds of search for one decision of each level that searches; none: it judges at a glance."""

    skilled: int = 16
    expert: int = 120
    master: int = 1_000


USUAL = Rounds()


@dataclass(frozen=True)
class Evaluation:
    """The rules of a game's judgement, and the figures a search needs to go with them."""

    evaluate_move: Callable[..., float] = no_opinion
    expected_points: Callable[..., float] = no_promise
    progress: Callable[..., int] = no_stages
    spread: float = 1.0  # points between a good move and a doubtful one
    blur: float = 1.0  # points by which one slip of a beginner's judgement is off
    scale: float = 10.0  # points of margin that all but decide a game
    explore: float = 1.0  # how readily a search tries what judgement likes
    trust: float = 0.0  # for how many visits to a move judgement counts
    tries: int = 1  # moves looked at for each decision of a playout
    whim: float = 0.0  # points by which a playout's liking for a move varies
    rounds: Rounds = USUAL
    horizon: int = 1_000  # stages that a playout looks ahead, for each player at the table
    agreement: tuple[float, ...] = (0.4, 0.6, 0.7, 0.8)  # of levels with a search (bots/likeness.py)
