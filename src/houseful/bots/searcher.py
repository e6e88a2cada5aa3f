"""The bot that searches."""

import random

from houseful.bots.seat import Seat
from houseful.bots.thinking import Budget, consider
from houseful.core.game import Move

SEEDS = 1 << 60


class SearchBot:
    """Thinks for so many rounds, at most so many seconds, and plays the move that it tried most.

    A paced one thinks longer in games that reward it.
    """

    def __init__(self, seed: int, rounds: int, seconds: float | None = None, paced: bool = False) -> None:
        self._luck = random.Random(seed)
        self.rounds, self.seconds, self.paced = rounds, seconds, paced

    def choose(self, seat: Seat) -> Move:
        """A move; where there is only one, at once."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        rounds = round(self.rounds * seat.game.judgement.pace) if self.paced else self.rounds
        budget = Budget(rounds, self.seconds, seed=self._luck.randrange(SEEDS))
        return consider(seat, budget).best.move
