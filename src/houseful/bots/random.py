"""The bot that picks any legal move."""

import random
from typing import Any

from houseful.core.game import Move


class RandomBot:
    """Every legal move with the same chance; the same seed plays the same moves."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def choose(self, _view: dict[str, Any], moves: list[Move]) -> Move:
        """A move, chosen blindly."""
        return self._luck.choice(moves)
