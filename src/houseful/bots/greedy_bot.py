"""The bot that looks one step ahead: it plays what the game's quick judgement likes best."""

import math
import random

from houseful.bots.move_values import judge
from houseful.bots.seat import Seat
from houseful.core.game import Move


class GreedyBot:
    """Judges every legal move by the points that it seems to bring.

    `slips` says how far its judgement may be off, in units that each game fits to its own points. So a weak
    bot plays believably weak moves, not blind ones.
    """

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        self._luck = random.Random(seed)
        self.slips = slips

    def choose(self, seat: Seat) -> Move:
        """The best move, or what it takes for that."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        points: list[float] = judge(seat.imagine(0)).tolist()
        if self.slips:
            off_by = self.slips * seat.game.ai.evaluation.blur
            points = [worth + off_by * self._slip() for worth in points]
        return moves[points.index(max(points))]

    def _slip(self) -> float:
        """Luck that makes taking the highest the same as choosing by exp(points)."""
        return -math.log(-math.log(self._luck.random() or 0.5))
