"""The bot that looks one step ahead: it plays the move that the game's evaluation rates best."""

import math
import random

from houseful.bots.move_values import move_values
from houseful.bots.seat import Seat
from houseful.core.game import Move


class GreedyBot:
    """Rates every legal move by the points that it seems to bring.

    `slips` scales the noise on its ratings, in units that each game fits to its own points (`Evaluation.blur`),
    so that a weak bot plays believably weak moves, not random ones.
    """

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        self._luck = random.Random(seed)
        self.slips = slips

    def choose(self, seat: Seat) -> Move:
        """The best move by evaluation plus noise."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        points: list[float] = move_values(seat.imagine(0)).tolist()
        if self.slips:
            off_by = self.slips * seat.game.ai.evaluation.blur
            points = [worth + off_by * self._slip() for worth in points]
        return moves[points.index(max(points))]

    def _slip(self) -> float:
        """Gumbel noise: argmax of the sum samples softmax(points)."""
        return -math.log(-math.log(self._luck.random() or 0.5))
