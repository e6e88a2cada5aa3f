"""The arena: bots against each other on the same deals, with the seats rotated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, stdev
from typing import Any

from houseful.bots.levels import make_bot
from houseful.bots.match import play_to_end
from houseful.bots.seat import Seat
from houseful.core.compile.batch import run_in_threads
from houseful.core.game import Game
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack


@dataclass(frozen=True)
class Contest:
    """Who meets whom, and how often."""

    game: Game
    pack: Pack | None
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int | None = None

    def lineup(self, rotation: int) -> list[int]:
        """Which bot sits where: in turn around the table, one seat further each time."""
        return [(seat + rotation) % len(self.bots) for seat in range(self.players)]


@dataclass
class Played:
    """What one bot did in the games of one deal."""

    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    slowest: float = 0.0
    moves: int = 0

    def timed(self, seconds: float) -> None:
        """Count in the time of one decision."""
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.moves += 1


def play_deal(contest: Contest, number: int) -> list[Played]:
    """One deal with every rotation of the seats (fewer at the very end)."""
    rotations = len(contest.bots)
    left = contest.games - number * rotations
    played = [Played() for _ in contest.bots]
    for rotation in range(min(rotations, left)):
        table = deal(contest.game, contest.players, contest.seed + number, contest.pack, contest.options)
        _play_out(contest, table, contest.lineup(rotation), number * rotations + rotation, played)
    return played


def _play_out(contest: Contest, table: Table, lineup: list[int], luck: int, played: list[Played]) -> None:
    bots = [make_bot(contest.bots[bot], (luck << 8) + seat) for seat, bot in enumerate(lineup)]
    play_to_end(table, bots, lambda seat, seconds: played[lineup[seat]].timed(seconds))
    winners, sheets = table.winners(), table.scores()
    for bot in range(len(contest.bots)):
        seats = [seat for seat, who in enumerate(lineup) if who == bot]
        played[bot].shares.append(sum(seat in winners for seat in seats) / max(len(winners), 1))
        played[bot].scores += [sheets[seat].total for seat in seats]


def warm_up(contest: Contest) -> None:
    """Have every bot decide once, so that compiling is not counted as thinking."""
    table = deal(contest.game, contest.players, contest.seed, contest.pack, contest.options)
    assert table.turn is not None
    for name in contest.bots:
        make_bot(name, 0).choose(Seat(table, table.turn))


def hold(contest: Contest, progress: Callable[[int], object] = lambda games: None) -> dict[str, Any]:
    """Hold the contest; the answer is the contract's."""
    warm_up(contest)
    results: list[list[Played]] = []
    deals = range(-(-contest.games // len(contest.bots)))
    for played in run_in_threads((partial(play_deal, contest, number) for number in deals), contest.jobs):
        results.append(played)
        progress(len(played[0].shares))
    return {
        "game": contest.game.name,
        "games": contest.games,
        "bots": [_standing(name, [r[bot] for r in results]) for bot, name in enumerate(contest.bots)],
    }


def interval(rate: float, shares: Sequence[float]) -> tuple[float, float]:
    """95 % confidence interval of a rate, from one share a deal: deals are independent, games of a deal are not.

    Agresti–Coull: one deal won and one lost are added, so that a few equal results do not look certain.
    """
    seen = [*shares, 0.0, 1.0]
    half = 1.96 * stdev(seen) / len(seen) ** 0.5
    return max(min(rate, mean(seen) - half), 0.0), min(max(rate, mean(seen) + half), 1.0)


def _standing(name: str, played: list[Played]) -> dict[str, Any]:
    rate = mean(share for p in played for share in p.shares)
    low, high = interval(rate, [mean(p.shares) for p in played if p.shares])
    seconds, moves = sum(p.seconds for p in played), sum(p.moves for p in played)
    return {
        "name": name,
        "win_rate": round(rate, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(mean(score for p in played for score in p.scores), 3),
        "ms_per_move": round(1000 * seconds / max(moves, 1), 3),
    }
