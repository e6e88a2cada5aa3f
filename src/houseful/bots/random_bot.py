"""The bot that picks any legal move."""

import random

from houseful.bots.seat import Seat
from houseful.core.game import Move


class RandomBot:
    """Every legal move with the same chance; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        """A uniformly random legal move."""
        return self._luck.choice(seat.legal())
