"""The bot that searches."""

import random

from houseful.bots.greedy_bot import GreedyBot
from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.core.game import Move

SEEDS = 1 << 60


class SearchBot:
    """Thinks as its level does in a game, at most so many seconds, and plays the move that it tried most.

    Where a game gives its level no rounds, it judges at a glance, with slips.
    """

    def __init__(
        self,
        seed: int,
        level: str,
        rounds: int | None = None,
        seconds: float | None = None,
        slips: float = 0.0,
    ) -> None:
        self._luck = random.Random(seed)
        self._glance = GreedyBot(seed, slips)
        self.level, self.rounds, self.seconds = level, rounds, seconds

    def choose(self, seat: Seat) -> Move:
        """A move; where there is only one, at once."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        rounds = self.rounds or getattr(seat.game.ai.evaluation.rounds, self.level)
        if rounds == 0:
            return self._glance.choose(seat)
        budget = Budget(rounds, self.seconds, seed=self._luck.randrange(SEEDS), settle=True)
        return consider(seat, budget).best.move
