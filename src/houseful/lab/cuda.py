"""Random games on a CUDA device, from the same rules: one thread, one game.

Needs the extra `houseful[cuda]` and a device. A kernel is one game's copy of the template below; numba-cuda
takes every compiled rule that it calls over as a device function.
"""

from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.compile.bits import signed
from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.trace import SILENT
from houseful.core.game import Game
from houseful.core.text.packs import Pack

THREADS = 128


def _play_games(boxes: Any, tables: Any, seed: int, trace: Any, sheets: Any, decisions: Any) -> None:
    game = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if game < len(tables):
        box, table = boxes[0], tables[game]
        moves = cuda.local.array(MOVES, MOVE)  # type: ignore[name-defined]  # noqa: F821
        deal(box, table, seed + game)  # type: ignore[name-defined]  # noqa: F821
        luck = mix64(table.rng ^ STEP)
        made = 0
        choices = legal(box, table, moves)  # type: ignore[name-defined]  # noqa: F821
        while choices > 0:
            luck = (luck + STEP) & WORD
            play(box, table, moves[(signed(mix64(luck) >> 33) * choices) >> 31], trace)  # type: ignore[name-defined]  # noqa: F821
            made += 1
            choices = legal(box, table, moves)  # type: ignore[name-defined]  # noqa: F821
        scores(box, table, sheets[game])  # type: ignore[name-defined]  # noqa: F821
        decisions[game] = made


class CudaGames:
    """One game's kernel, compiled at the first call."""

    def __init__(self, game: Game, pack: Pack, options: dict[str, Any]) -> None:
        from numba import cuda, int16

        names = {**vars(game.rules.verbs), "cuda": cuda, "MOVES": game.rules.moves, "MOVE": int16}
        template = FunctionType(_play_games.__code__, {**_play_games.__globals__, **names}, f"games_{game.name}")
        self.cuda, self.kernel = cuda, cuda.jit(template)
        self.game, self.players = game, options["players"]
        self.box = cuda.to_device(pack.box.view(game.rules.box.DTYPE))
        self.blank = game.rules.blank_table(options)

    def play(self, games: int, seed: int) -> tuple[int, npt.NDArray[np.int16]]:
        """So many random games with seeds counted up: the decisions made, and the score sheets."""
        lines = self.game.rules.columns
        tables = self.cuda.to_device(np.tile(self.blank, games).view(self.game.rules.table.DTYPE))
        sheets = self.cuda.to_device(np.zeros((games, self.players, lines), np.int16))
        decisions = self.cuda.to_device(np.zeros(games, np.int32))
        blocks = -(-games // THREADS)
        silent = self.cuda.to_device(SILENT)
        self.kernel[blocks, THREADS](self.box, tables, seed, silent, sheets, decisions)
        self.cuda.synchronize()
        return int(decisions.copy_to_host().sum()), sheets.copy_to_host()
