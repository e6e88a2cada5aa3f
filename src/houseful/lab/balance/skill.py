"""Skill against chance: how often the stronger of two bots wins, and by how many points."""

from collections.abc import Sequence

from houseful.bots.levels import LEVELS
from houseful.bots.match import play_to_end
from houseful.lab.balance.one_game import result_of
from houseful.lab.balance.plan import Plan
from houseful.lab.balance.samples import Samples

BY_EVALUATION = "greedy"  # stands between two levels: no slips


def weaker_than(bot: str) -> list[str]:
    """Whom a bot is measured with: the level below it, and chance."""
    ladder = ["random", *LEVELS]
    ladder.insert(ladder.index("casual") + 1, BY_EVALUATION)
    place = ladder.index(bot)
    return list(dict.fromkeys([*ladder[:place][-1:], *ladder[: min(place, 1)]]))


def play_deal(plan: Plan, weaker: str, seed: int, found: Samples) -> None:
    """One deal twice, with the seats of the two bots exchanged: one sample each of wins and of points."""
    wins, points = [], []
    for stronger_first in (True, False):
        strong = [seat for seat in range(plan.players) if (seat % 2 == 0) == stronger_first]
        shares, totals = play_lineup(plan, weaker, strong, seed)
        weak = [seat for seat in range(plan.players) if seat not in strong]
        wins.append(sum(shares[seat] for seat in strong))
        points.append(average(totals, strong) - average(totals, weak))
    found.add((weaker, "wins"), sum(wins) / 2)
    found.add((weaker, "points"), sum(points) / 2)


def play_lineup(plan: Plan, weaker: str, strong: list[int], seed: int) -> tuple[list[float], list[int]]:
    """Shares of the win and totals of a game in which these seats are the stronger bot's."""
    table = plan.deal(0, seed)
    better, worse = plan.bots(seed), plan.bots(seed, weaker)
    play_to_end(table, [better[seat] if seat in strong else worse[seat] for seat in range(plan.players)])
    return result_of(table)


def average(totals: Sequence[int], seats: list[int]) -> float:
    """The mean total of some seats."""
    return sum(totals[seat] for seat in seats) / len(seats)
