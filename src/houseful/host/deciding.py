"""How a bot, or a hint, comes to its move in slices: somewhere without threads something else happens in between."""

from dataclasses import replace

from houseful.bots.levels import RECIPES, make_bot
from houseful.bots.search.thought import Budget, Slices, Thought
from houseful.bots.search_bot import SearchBot
from houseful.bots.seat import Seat
from houseful.core.table import Table
from houseful.host.bot_turn import BotTurn

HINT = Budget(rounds=4_000, seconds=1.5)


class Decision:
    """A bot's decision that is being made; with enough slices the same as that of a bot without a clock.

    `slices` is what has to be searched for it; None where nothing has.
    """

    def __init__(self, table: Table, turn: BotTurn) -> None:
        seat, bot = Seat(table, turn.seat), make_bot(turn.level, turn.seed)
        forced = len(seat.legal()) == 1
        budget = bot.budget_at(seat) if isinstance(bot, SearchBot) and not forced else None
        self.seconds = seconds_of(turn.level)
        self.slices = None if budget is None else Slices(seat, budget)
        self._move = str(bot.choose(seat)) if budget is None else ""

    def go_without_net(self) -> None:
        """Search as a master does, where the net cannot be had."""
        if self.slices is not None and self.slices.budget.net:
            seat, rounds = self.slices.seat, self.slices.seat.game.ai.evaluation.rounds.master
            self.slices = Slices(seat, replace(self.slices.budget, rounds=rounds, net=False))

    def go_on(self) -> bool:
        """Think a little more; whether the decision is made."""
        return self.slices is None or self.slices.go_on()

    def move(self) -> str:
        """The move that seems best by now."""
        return self._move if self.slices is None else str(self.slices.thought().best.move)


def seconds_of(level: str) -> float | None:
    """How long a bot may think at most; None where it does not search."""
    return RECIPES[level].seconds if level in RECIPES else None


class Consideration:
    """What a strong player would do, for a hint; `slices` is what has to be searched."""

    def __init__(self, table: Table, seat: int, budget: Budget = HINT) -> None:
        self.seconds = budget.seconds
        self.slices = Slices(Seat(table, seat), budget)

    def go_on(self) -> bool:
        """Think a little more; whether all rounds are used up."""
        return self.slices.go_on()

    def thought(self) -> Thought:
        """What was found so far; something is found after the first slice."""
        return self.slices.thought()
