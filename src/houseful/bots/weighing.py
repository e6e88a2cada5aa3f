"""Weighing moves: how many points ahead does each leave me, over many tables I could be sitting at?

Every move is tried on the same imagined tables and followed by the same luck: what differs is the move.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core import trace as tracing
from houseful.core.bits import signed
from houseful.core.dice import STEP, WORD, mixed
from houseful.core.doors import adopt, opener
from houseful.core.game import Game
from houseful.core.record import Grid, Memory, Row
from houseful.core.rule import rule
from houseful.core.table import Table

WON = 100  # what winning alone is worth, in points

# The templates. The names that mypy cannot find are the verbs of the game that adopts them.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


@rule
def margin(sheet: Grid, players: int, lines: int, seat: int) -> int:
    """Points ahead of the best rival; alone, the points, and more for having won."""
    best = -(1 << 30)
    mine = 0
    for player in range(players):
        total = 0
        for line in range(lines):
            total += sheet[player, line]
        if player == seat:
            mine = total
        elif total > best:
            best = total
    return mine - best if players > 1 else mine + WON * sheet[0, lines]


def _weigh(
    box: Memory,
    table: Memory,
    scratch: Memory,
    seat: int,
    seed: int,
    tables: int,
    choices: Row,
    moves: Row,
    sheet: Grid,
    trace: Row,
    margins: Any,
) -> None:
    the_box = open_box(box)
    the_table = open_table(scratch)
    for imagined in range(tables):
        for choice in range(len(choices)):
            for byte in range(len(table)):
                scratch[byte] = table[byte]
            redeal(the_box, the_table, seat, seed + imagined)
            luck = mixed(the_table.dice ^ STEP)
            play(the_box, the_table, int(choices[choice]), trace)
            found = legal(the_box, the_table, moves)
            while found > 0:
                luck = (luck + STEP) & WORD
                play(the_box, the_table, int(moves[(signed(mixed(luck) >> 33) * found) >> 31]), trace)
                found = legal(the_box, the_table, moves)
            scores(the_box, the_table, sheet)
            margins[choice] += margin(sheet, the_table.players, LINES, seat)


_doors: dict[str, Any] = {}


def _door(game: Game) -> Any:
    if game.name not in _doors:
        names = {**vars(game.verbs), "open_box": opener(game.box), "open_table": opener(game.table)}
        _doors[game.name] = adopt(_weigh, game.name, LINES=len(game.lines), **names)
    return _doors[game.name]


def weigh(
    table: Table, seat: int, choices: npt.NDArray[np.int16], tables: int, seed: int
) -> npt.NDArray[np.int64]:
    """The sum of margins over so many imagined tables, for each of these moves."""
    game = table.kind
    margins = np.zeros(len(choices), np.int64)
    sheet = np.zeros((max(game.players), len(game.lines) + game.tie_breaks), np.int16)
    moves = np.empty(game.moves, np.int16)
    memory = table.memory()
    _door(game)(
        table.pack.box,
        memory,
        memory.copy(),
        seat,
        seed,
        tables,
        choices,
        moves,
        sheet,
        tracing.SILENT,
        margins,
    )
    return margins
