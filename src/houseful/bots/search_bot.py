"""The bot that searches.

Every decision of a bot follows from its seed, its level and what its seat knows. A bot seeds a generator of its own
once; each decision to search draws one number from it as the seed of that search, and round n of the search redeals
with that seed + n. The seed itself comes from where the bot is made: the server hashes the deal's secret, the number
of moves and the seat (`bot_seed`), the arena and the simulation count games and seats, the terminal uses --seed or
draws one. To answer why a bot moved, make it again with its seed (`make_bot`), let it decide from the same seat, or
call `consider` with the seed of the search and read the visits and values of all moves. A search that ran out of time
may have stopped at another round on another machine.
"""

import random

from houseful.bots.greedy_bot import GreedyBot
from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.core.game import Move

SEEDS = 1 << 60


class SearchBot:
    """Searches as many rounds as its level does in a game, within a time limit, and plays the most visited move.

    Where a game gives its level no rounds, it plays by evaluation, with slips.
    """

    def __init__(
        self,
        seed: int,
        level: str,
        rounds: int | None = None,
        seconds: float | None = None,
        slips: float = 0.0,
        net: bool = False,
    ) -> None:
        self._luck = random.Random(seed)
        self._glance = GreedyBot(seed, slips)
        self.level, self.rounds, self.seconds, self.net = level, rounds, seconds, net

    def choose(self, seat: Seat) -> Move:
        """The most visited move; a forced move without a search."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        budget = self.budget_at(seat)
        return self._glance.choose(seat) if budget is None else consider(seat, budget).best.move

    def budget_at(self, seat: Seat) -> Budget | None:
        """The search of its next decision; None where it plays by evaluation."""
        rounds = self.rounds or getattr(seat.game.ai.evaluation.rounds, self.level)
        if rounds == 0:
            return None
        net = self.net and seat.game.ai.evaluation.net_search
        return Budget(rounds, self.seconds, seed=self._luck.randrange(SEEDS), settle=True, net=net)
