"""Random games by the thousand, on all cores."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.bots.levels import make_bot
from houseful.bots.match import play_to_end
from houseful.core.compile import trace as tracing
from houseful.core.compile.batch import run_in_threads
from houseful.core.compile.rule import INTERPRETED
from houseful.core.game import Game
from houseful.core.scores import win_shares
from houseful.core.table import Table
from houseful.core.text.packs import Pack

CHUNK = 20 if INTERPRETED else 2000  # games between two looks at the clock
SHARES = 12  # a win in twelfths, so that ties of two, three and four split without rounding

Sheets = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Job:
    """What to simulate."""

    game: Game
    pack: Pack
    options: dict[str, Any]
    games: int
    seed: int
    jobs: int | None = None
    bot: str = "random"


class Tally:
    """Sums over games; whole numbers, so that the order in which games finish does not matter."""

    def __init__(self, game: Game, players: int) -> None:
        self.lines = len(game.rules.lines)
        self.games = self.decisions = self.points = self.sum_of_squares = 0
        self.wins = np.zeros(players, np.int64)

    def add(self, decisions: int, sheets: Sheets) -> None:
        """Count in some games."""
        shares, totals = win_shares(sheets, self.lines)
        self.wins += np.rint(shares * SHARES).astype(np.int64).sum(axis=0)
        self.points += int(totals.sum())
        self.sum_of_squares += int((totals * totals).sum())
        self.games += len(sheets)
        self.decisions += decisions

    def summary(self) -> dict[str, Any]:
        """Mean and spread of scores, and how often each seat wins, a tie split between the winners."""
        scores = self.games * len(self.wins)
        mean = self.points / scores
        spread = max(self.sum_of_squares / scores - mean * mean, 0) ** 0.5
        return {
            "scores": {"mean": round(mean, 4), "sd": round(spread, 4)},
            "win_rate_by_seat": [round(int(wins) / (SHARES * self.games), 4) for wins in self.wins],
        }


def simulate(job: Job, progress: Callable[[int], object] = lambda games: None) -> dict[str, Any]:
    """Play random games; the answer is the contract's, `seconds` without start-up and compiling."""
    Table.dealt(job.game, job.pack, job.options, 0)
    Tally(job.game, job.options["players"]).add(*play_chunk(job, job.seed, 1))
    tally = Tally(job.game, job.options["players"])
    began = time.perf_counter()
    for decisions, sheets in _chunks(job):
        tally.add(decisions, sheets)
        progress(len(sheets))
    seconds = max(time.perf_counter() - began, 1e-9)
    return {
        "game": job.game.name,
        "players": job.options["players"],
        "games": job.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds),
        **tally.summary(),
    }


def _chunks(job: Job) -> Iterator[tuple[int, Sheets]]:
    chunk = CHUNK if job.bot == "random" else 1
    tasks = (
        partial(play_chunk, job, job.seed + start, min(chunk, job.games - start))
        for start in range(0, job.games, chunk)
    )
    return run_in_threads(tasks, job.jobs)


def play_chunk(job: Job, seed: int, games: int) -> tuple[int, Sheets]:
    """Some games on one core; the compiled rules let other threads run meanwhile."""
    game = job.game
    if job.bot != "random":
        return play_with_bots(job, seed, games)
    blank, table = game.rules.blank_table(job.options), game.rules.table.blank()
    sheets = np.zeros((games, job.options["players"], game.rules.columns), np.int16)
    moves = np.empty(game.rules.moves, np.int16)
    decisions = game.entry_points.playouts(job.pack.box, blank, table, seed, moves, sheets, tracing.SILENT)
    return int(decisions), sheets


def play_with_bots(job: Job, seed: int, games: int) -> tuple[int, Sheets]:
    """Some games by bots that think."""
    game = job.game
    players = job.options["players"]
    sheets = np.zeros((games, players, game.rules.columns), np.int16)
    decisions = 0
    for number in range(games):
        table = Table.dealt(game, job.pack, job.options, seed + number)
        bots = [make_bot(job.bot, (seed + number << 8) + seat) for seat in range(players)]
        decisions += play_to_end(table, bots)
        game.entry_points.scores(job.pack.box, table.memory(), sheets[number])
    return decisions, sheets
