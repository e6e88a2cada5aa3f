"""Random games on a CUDA device, from the same rules: one thread, one game.

Needs the extra `houseful[gpu]` and a device. A kernel is one game's copy of the template below; numba-cuda
takes every compiled rule that it calls over as a device function.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.core.compile.cuda_rounding import round_products
from houseful.core.compile.specialize import bind_rule, copy_for, random_game
from houseful.core.compile.trace import SILENT
from houseful.core.game import Game
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault
from houseful.lab.playing import RANDOM, Crew, Job, Played

THREADS = 128
CHUNK = 1 << 18  # games at once: a few hundred bytes each


def connect(bot: str) -> Crew:
    """A crew that plays on the device; a Fault if there is none, or if bots shall think."""
    if bot != RANDOM:
        raise Fault("fault-cuda-bot", found=bot)
    if find_spec("numba_cuda") is None:
        raise Fault("fault-extra", what="--device cuda", extra="gpu")
    from numba import cuda

    if not cuda.is_available():
        raise Fault("fault-cuda-none", reason=why_none(cuda))
    return on_device


def why_none(cuda: Any) -> str:
    """What the driver says, in one line."""
    try:
        cuda.get_current_device()
    except Exception as error:  # drivers fail in many ways
        return next(iter(str(error).strip().splitlines()), type(error).__name__)[:200]
    return "?"


def on_device(job: Job, start: int) -> Iterator[Played]:
    """Play a job from a game on."""
    device = CudaGames(job.game, job.pack, job.options)
    for first, games in job.chunks(start, CHUNK):
        yield Played(first, *device.play(games, job.seed + first))


def _play_games(boxes: Any, tables: Any, seed: int, trace: Any, sheets: Any, decisions: Any) -> None:
    game = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if game < len(tables):
        moves = cuda.local.array(MOVES, MOVE)  # type: ignore[name-defined]  # noqa: F821
        decisions[game] = random_game(boxes[0], tables[game], seed + game, moves, trace)
        scores(boxes[0], tables[game], sheets[game])  # type: ignore[name-defined]  # noqa: F821


class Room(NamedTuple):
    """What some games write into, on the device."""

    tables: Any
    silent: Any
    sheets: Any
    decisions: Any


class CudaGames:
    """One game's kernel, compiled at the first call."""

    def __init__(self, game: Game, pack: Pack, options: dict[str, Any]) -> None:
        from numba import cuda, int16

        round_products()
        more = {"cuda": cuda, "MOVE": int16, "random_game": bind_rule(random_game, game)}
        self.cuda, self.kernel = cuda, cuda.jit(copy_for(_play_games, game, **more))
        self.game, self.players = game, options["players"]
        self.box = cuda.to_device(pack.box.view(game.rules.box.DTYPE))
        self.blank = game.rules.blank_table(options)

    def play(self, games: int, seed: int) -> tuple[int, npt.NDArray[np.int16]]:
        """So many random games with seeds counted up: the decisions made, and the score sheets."""
        room = self.room_for(games)
        self.run(room, seed)
        return int(room.decisions.copy_to_host().sum()), room.sheets.copy_to_host()

    def room_for(self, games: int) -> "Room":
        """Memory on the device for so many games that are not dealt yet."""
        tables = np.tile(self.blank, games).view(self.game.rules.table.DTYPE)
        sheets = np.zeros((games, self.players, self.game.rules.columns), np.int16)
        return Room(*map(self.cuda.to_device, (tables, SILENT, sheets, np.zeros(games, np.int32))))

    def run(self, room: "Room", seed: int) -> None:
        """Play them all; nothing is copied to or from the device."""
        blocks = -(-len(room.tables) // THREADS)
        self.kernel[blocks, THREADS](self.box, room.tables, seed, room.silent, room.sheets, room.decisions)
        self.cuda.synchronize()
