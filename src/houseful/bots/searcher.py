"""The bot that searches."""

import random

from houseful.bots.seat import Seat
from houseful.bots.thinking import Budget, consider
from houseful.core.game import Move

SEEDS = 1 << 60


class SearchBot:
    """Thinks for so many rounds, at most so many seconds, and plays the move that it tried most."""

    def __init__(self, seed: int, rounds: int, seconds: float | None = None) -> None:
        self._luck = random.Random(seed)
        self.rounds, self.seconds = rounds, seconds

    def choose(self, seat: Seat) -> Move:
        """A move; where there is only one, at once."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self.rounds, self.seconds, seed=self._luck.randrange(SEEDS))
        return consider(seat, budget).best.move
