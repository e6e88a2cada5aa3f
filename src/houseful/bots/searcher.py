"""The bot that searches."""

import random

from houseful.bots.seat import Seat
from houseful.bots.thinking import Budget, Considered, consider
from houseful.core.game import Move

SEEDS = 1 << 60


class SearchBot:
    """Thinks for so many rounds, at most so many seconds, and plays the move that it tried most.

    With a `temper` it sometimes plays another: each move as often as it was tried, to the power of one by the
    temper. So it errs where its thoughts were divided, and hardly where all was clear.
    """

    def __init__(self, seed: int, rounds: int, seconds: float | None = None, temper: float = 0.0) -> None:
        self._luck = random.Random(seed)
        self.rounds, self.seconds, self.temper = rounds, seconds, temper

    def choose(self, seat: Seat) -> Move:
        """A move; where there is only one, at once."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self.rounds, self.seconds, seed=self._luck.randrange(SEEDS))
        thought = consider(seat, budget)
        return self._drawn(thought.moves) if self.temper else thought.best.move

    def _drawn(self, moves: tuple[Considered, ...]) -> Move:
        most = moves[0].visits
        weights = [(considered.visits / most) ** (1 / self.temper) for considered in moves]
        return self._luck.choices(moves, weights)[0].move
