"""The bot that looks one move ahead: it plays what leaves it furthest in front, on average."""

import random

import numpy as np
import numpy.typing as npt

from houseful.bots.seat import Seat
from houseful.bots.weighing import weigh
from houseful.core.game import Move

SEEDS = 1 << 60

Means = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class GreedyBot:
    """Weighs every move on imagined tables, the better half again on more, and so on.

    `thought` is how many games it plays in its head for one decision; `slips` is how many points its
    judgement of a move may be off, which makes a weak bot play believably weak moves, not blind ones.
    """

    def __init__(self, seed: int, thought: int = 2000, slips: float = 0.0) -> None:
        self._luck = random.Random(seed)
        self.thought, self.slips = thought, slips

    def choose(self, seat: Seat) -> Move:
        """The best move it found, or what it takes for that."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        means, finalists = self._judge(seat, moves)
        if self.slips:
            means += [self._luck.gauss(0, self.slips) for _ in moves]
            return moves[int(np.argmax(means))]
        return moves[int(finalists[np.argmax(means[finalists])])]

    def _judge(self, seat: Seat, moves: list[Move]) -> tuple[Means, Places]:
        """The mean margin of every move, and the few that were weighed longest."""
        table = seat.imagine(0)
        actions = np.array([move.action for move in moves], np.int16)
        sums, tables = np.zeros(len(moves)), np.zeros(len(moves))
        left = np.arange(len(moves))
        heats = max(1, (len(moves) - 1).bit_length())
        for _ in range(heats):
            share = max(1, self.thought // (heats * len(left)))
            sums[left] += weigh(table, seat.number, actions[left], share, self._luck.randrange(SEEDS))
            tables[left] += share
            best_first = np.argsort(-sums[left] / tables[left], kind="stable")
            left = left[best_first][: max(2, (len(left) + 1) // 2)]
        return sums / tables, left
