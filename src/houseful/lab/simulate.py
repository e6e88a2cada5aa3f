"""Games by the thousand, what they add up to, and what stays of them when they are interrupted."""

import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from houseful.core.game import Game
from houseful.core.scores import win_shares
from houseful.core.table import Table
from houseful.lab.playing import Crew, Job, Played, in_seed_order, on_cores, play_chunk

__all__ = ["Job", "Stopped", "Tally", "simulate"]

SHARES = 12  # a win in twelfths, so that ties of two, three and four split without rounding


class Stopped(Exception):  # noqa: N818 - somebody stopped it, nothing failed
    """A simulation was interrupted; `answer` is about the games that are done, None if there are none."""

    def __init__(self, done: int, answer: dict[str, Any] | None) -> None:
        super().__init__(done)
        self.done, self.answer = done, answer


class Results(Protocol):
    """Where the games are kept."""

    decisions: int  # of the games that were there before
    seconds: float

    def before(self) -> Iterator[tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]]:
        """The shares of the win and the totals of games that an earlier run has kept."""

    def add(self, played: Played) -> None:
        """Keep a chunk; each follows on the one before."""

    def finish(self, decisions: int, seconds: float) -> None:
        """Make what was kept readable."""


class Tally:
    """Sums over games; whole numbers, so that the order in which games finish does not matter."""

    def __init__(self, game: Game, players: int) -> None:
        self.lines = len(game.rules.lines)
        self.games = self.decisions = self.points = self.sum_of_squares = 0
        self.wins = np.zeros(players, np.int64)

    def add(self, decisions: int, sheets: npt.NDArray[np.int16]) -> None:
        """Count in some games."""
        self.add_results(*win_shares(sheets, self.lines))
        self.decisions += decisions

    def add_results(self, shares: npt.NDArray[np.float64], totals: npt.NDArray[np.int64]) -> None:
        """Count in games of which only shares of the win and totals are known."""
        self.wins += np.rint(shares * SHARES).astype(np.int64).sum(axis=0)
        self.points += int(totals.sum())
        self.sum_of_squares += int((totals * totals).sum())
        self.games += len(totals)

    def summary(self) -> dict[str, Any]:
        """Mean and spread of scores, and how often each seat wins, a tie split between the winners."""
        scores = self.games * len(self.wins)
        mean = self.points / scores
        spread = max(self.sum_of_squares / scores - mean * mean, 0) ** 0.5
        return {
            "scores": {"mean": round(mean, 4), "sd": round(spread, 4)},
            "win_rate_by_seat": [round(int(wins) / (SHARES * self.games), 4) for wins in self.wins],
        }


def simulate(
    job: Job,
    progress: Callable[[int], object] = lambda games: None,
    crew: Crew = on_cores,
    results: Results | None = None,
) -> dict[str, Any]:
    """Play games; the answer is the contract's, `seconds` without start-up and compiling.

    What `results` has kept before is counted, not played again. An interrupt raises Stopped.
    """
    Table.dealt(job.game, job.pack, job.options, 0)
    Tally(job.game, job.players).add(*play_chunk(job, 0, 1)[1:])
    tally, seconds_before = kept_before(job, results), results.seconds if results else 0.0
    if tally.games:
        progress(tally.games)
    began = time.perf_counter()
    chunks = crew(job, tally.games)
    try:
        with contextlib.closing(chunks):  # type: ignore[type-var]
            for played in in_seed_order(chunks, tally.games):
                keep(played, tally, results)
                progress(len(played.sheets))
    except KeyboardInterrupt:
        answer = answer_of(job, tally, seconds_before + time.perf_counter() - began) if tally.games else None
        raise Stopped(tally.games, answer) from None
    finally:
        if results:
            with uninterrupted():
                results.finish(tally.decisions, seconds_before + time.perf_counter() - began)
    return answer_of(job, tally, seconds_before + time.perf_counter() - began)


def kept_before(job: Job, results: Results | None) -> Tally:
    """The sums of the games that an earlier run has kept."""
    tally = Tally(job.game, job.players)
    if results:
        for shares, totals in results.before():
            tally.add_results(shares, totals)
        tally.decisions = results.decisions
    return tally


def keep(played: Played, tally: Tally, results: Results | None) -> None:
    """Count a chunk in and store it: both, or at an interrupt neither."""
    with uninterrupted():
        tally.add(played.decisions, played.sheets)
        if results:
            results.add(played)


def answer_of(job: Job, tally: Tally, seconds: float) -> dict[str, Any]:
    """The sums as the contract has them."""
    seconds = max(seconds, 1e-9)
    return {
        "game": job.game.name,
        "players": job.players,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds),
        **tally.summary(),
    }


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Put Ctrl-C off until the end of the block."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return
    interrupts: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt
