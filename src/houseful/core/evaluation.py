"""A game's heuristic evaluation, which bots play by and searches start from.

Three rules stand beside a game's verbs. `evaluate_move(box, table, move, care)` estimates the points that a legal
move brings the player who moves, from what that player knows; it is slower and better with `care` 1 than with 0.
`expected_points(box, table, seat)` estimates the points a seat will add to its score sheet. `progress(table)`
counts the stages of the game so far, so that a playout can stop some stages ahead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from houseful.core.compile.rule import rule


@rule
def equal_moves(_box: Any, _table: Any, _move: int, _care: int) -> float:
    """Every move is as good as any other."""
    return 0.0


@rule
def score_as_it_stands(_box: Any, _table: Any, _seat: int) -> float:
    """No points are expected on top of the score sheet."""
    return 0.0


@rule
def single_stage(_table: Any) -> int:
    """Playouts go to the end of the game."""
    return 0


class Rounds(NamedTuple):
    """Rounds of search for one decision of each level that searches; 0: it plays by evaluation."""

    skilled: int = 16
    expert: int = 120
    master: int = 1_000
    grandmaster: int = 1_000


USUAL = Rounds()


@dataclass(frozen=True)
class Evaluation:
    """The three rules, and the parameters of a search that fit the game's points."""

    evaluate_move: Callable[..., float] = equal_moves
    expected_points: Callable[..., float] = score_as_it_stands
    progress: Callable[..., int] = single_stage
    spread: float = 1.0  # points: the temperature of the softmax that makes priors
    blur: float = 1.0  # points: the scale of the noise of one slip
    scale: float = 10.0  # points of margin that nearly decide a game
    explore: float = 1.0  # PUCT's exploration constant
    net_explore: float = 0.8  # the same with a net
    net_search: bool = True  # whether the level with a net searches with it; else it searches longer
    net_values: bool = True  # whether its values stand where a playout would be; else it says the priors at the root
    trust: float = 0.0  # how many visits the evaluation of a move counts for
    tries: int = 1  # moves evaluated for each decision of a playout
    whim: float = 0.0  # points: uniform noise on the evaluations of a playout
    rounds: Rounds = USUAL
    horizon: int = 1_000  # stages that a playout goes on for, times the number of players
    agreement: tuple[float, ...] = (0.4, 0.6, 0.7, 0.8)  # of the levels with a search (bots/strength.py)
