"""Who plays the games of a simulation: this machine's cores, a CUDA device or a cluster; the same games by all."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.bots.levels import make_bot
from houseful.bots.match import play_to_end
from houseful.core.compile import trace as tracing
from houseful.core.compile.batch import run_in_threads
from houseful.core.compile.rule import INTERPRETED
from houseful.core.game import Game
from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.lab.crew import in_order

CHUNK = 20 if INTERPRETED else 2000  # games between two looks at the clock
BOT_CHUNK = 5  # the same for bots that think
RANDOM = "random"
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
    bot: str = RANDOM

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options["players"])

    def chunks(self, start: int, size: int) -> Iterator[tuple[int, int]]:
        """The first game of each chunk from a game on, and how many it has."""
        return ((first, min(size, self.games - first)) for first in range(start, self.games, size))


class Played(NamedTuple):
    """A chunk of games that are over."""

    first: int  # the number of its first game
    decisions: int
    sheets: Sheets


Crew = Callable[[Job, int], Iterator[Played]]  # plays a job from a game on; chunks come in any order


def on_cores(job: Job, start: int) -> Iterator[Played]:
    """Random games in threads, since compiled rules let others run; bots in processes, since they are Python."""
    if job.bot == RANDOM:
        yield from run_in_threads((partial(play_chunk, job, *chunk) for chunk in job.chunks(start, CHUNK)), job.jobs)
        return
    parcel = Parcel.of(job)
    yield from in_order(partial(play_parcel, parcel), list(job.chunks(start, BOT_CHUNK)), job.jobs)


class Parcel(NamedTuple):
    """A job as other processes and machines receive it: the pack as its text."""

    game: Game
    pack: str
    options: dict[str, Any]
    games: int
    seed: int
    bot: str

    @classmethod
    def of(cls, job: Job) -> "Parcel":
        """What a job is about."""
        return cls(job.game, job.pack.text, job.options, job.games, job.seed, job.bot)

    def unpack(self) -> Job:
        """The job again."""
        is_standard = self.pack == self.game.standard.text
        pack = self.game.standard if is_standard else self.game.read_pack(self.pack)
        return Job(self.game, pack, self.options, self.games, self.seed, 1, self.bot)


def play_parcel(parcel: Parcel, chunk: tuple[int, int]) -> Played:
    """A chunk of a job that came from another process."""
    return play_chunk(parcel.unpack(), *chunk)


def play_chunk(job: Job, first: int, games: int) -> Played:
    """Some games on one core; the compiled rules let other threads run meanwhile."""
    game, seed = job.game, job.seed + first
    if job.bot != RANDOM:
        return Played(first, *play_with_bots(job, seed, games))
    blank, table = game.rules.blank_table(job.options), game.rules.table.blank()
    sheets = np.zeros((games, job.players, game.rules.columns), np.int16)
    moves = np.empty(game.rules.moves, np.int16)
    decisions = game.entry_points.playouts(job.pack.box, blank, table, seed, moves, sheets, tracing.SILENT)
    return Played(first, int(decisions), sheets)


def play_with_bots(job: Job, seed: int, games: int) -> tuple[int, Sheets]:
    """Some games by bots that think, for as long as they like: a clock would make results differ."""
    game = job.game
    sheets = np.zeros((games, job.players, game.rules.columns), np.int16)
    decisions = 0
    for number in range(games):
        table = Table.dealt(game, job.pack, job.options, seed + number)
        bots = [make_bot(job.bot, (seed + number << 8) + seat, timed=False) for seat in range(job.players)]
        decisions += play_to_end(table, bots)
        game.entry_points.scores(job.pack.box, table.memory(), sheets[number])
    return decisions, sheets


def in_seed_order(chunks: Iterable[Played], start: int) -> Iterator[Played]:
    """Chunks by their first games, each as soon as all before it are there."""
    waiting: dict[int, Played] = {}
    due = start
    for chunk in chunks:
        waiting[chunk.first] = chunk
        while due in waiting:
            ready = waiting.pop(due)
            due += len(ready.sheets)
            yield ready
