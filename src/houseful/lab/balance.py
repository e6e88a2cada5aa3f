"""Is a game fair? Random and one-step-greedy games by the thousand, kept as they stood at the end.

A greedy player looks at every way to finish the turn and takes the one with the best margin over the others,
as the score sheet stands then; equals are drawn by lot. It sees nothing that its seat does not, because score
sheets hold no secret, and it knows no game: it goes by the verbs alone.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.compile import trace as tracing
from houseful.core.compile.bits import signed
from houseful.core.compile.record import Grid, Memory, Row
from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import record_cast, specialize
from houseful.core.game import Game
from houseful.core.table import Table
from houseful.core.text.packs import Pack

DEPTH = 4  # moves of one turn that a greedy player looks ahead
WORST = -(1 << 30)


@dataclass(frozen=True)
class Outcome:
    """Finished games: their tables, the share of the win that each seat took, and the totals."""

    tables: Any  # an array of the game's records
    shares: npt.NDArray[np.float64]
    totals: npt.NDArray[np.int64]
    decisions: int

    def win_rate(self, mine: npt.NDArray[np.bool_]) -> float:
        """How often the seats marked in each game win, a tie split between the winners."""
        return float(self.shares[mine].mean())


def play_games(game: Game, pack: Pack, options: dict[str, Any], games: int, seed: int, greedy: bool) -> Outcome:
    """Play so many games with seeds counted up; all seats play alike."""
    Table.dealt(game, pack, options, 0)
    blank = game.rules.blank_table(options)
    width, players = len(blank), options["players"]
    tables = np.zeros((games, width), np.uint8)
    sheets = np.zeros((games, players, game.rules.columns), np.int16)
    desk = np.zeros((DEPTH + 1, width), np.uint8)
    moves = np.zeros((DEPTH + 1, game.rules.moves), np.int16)
    at = np.zeros((DEPTH + 1, 2), np.int64)
    decisions = _door(game)(
        pack.box, blank, tables, seed, greedy, sheets, desk, moves, at, tracing.SILENT, len(game.rules.lines)
    )
    shares, totals = _shares(sheets, len(game.rules.lines))
    return Outcome(tables.view(game.rules.table.DTYPE)[:, 0], shares, totals, int(decisions))


def _shares(sheets: Any, lines: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]:
    totals = sheets[:, :, :lines].sum(axis=2, dtype=np.int64)
    key = totals
    for column in range(lines, sheets.shape[2]):
        key = key * 1000 + sheets[:, :, column]
    won = key == key.max(axis=1, keepdims=True)
    return won / won.sum(axis=1, keepdims=True), totals


@cache
def _door(game: Game) -> Any:
    return specialize(_play_all, game.name, greediest=greediest_of(game), **_names(game))


@cache
def greediest_of(game: Game) -> Any:
    """How a greedy player of this game chooses a move."""
    return specialize(_greediest, game.name, **_names(game))


def _names(game: Game) -> dict[str, Any]:
    return {"as_box": record_cast(game.rules.box), "as_table": record_cast(game.rules.table), **vars(game.rules.verbs)}


# The templates. The names that mypy cannot find are the verbs of the game that adopts them.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


@rule
def margin(sheet: Grid, lines: int, seat: int) -> int:
    """A seat's total less the best of the others."""
    mine = 0
    best = WORST
    for row in range(len(sheet)):  # type: ignore[arg-type]
        total = 0
        for column in range(lines):
            total += sheet[row, column]
        if row == seat:
            mine = total
        else:
            best = max(best, total)
    return mine - best


def _greediest(box: Memory, desk: Any, moves: Any, at: Grid, sheet: Grid, trace: Row, lines: int, luck: int) -> int:
    """The move that can lead to the best margin at the end of this turn: a search with a stack of tables."""
    the_box = as_box(box)
    me = as_table(desk[0]).actor
    at[0, 0] = 0
    at[0, 1] = legal(the_box, as_table(desk[0]), moves[0])
    best = WORST
    chosen = 0
    counted = 0  # the latest move that can lead to the best margin; each is counted once
    equals = 0
    depth = 0
    while depth >= 0:
        if at[depth, 0] == at[depth, 1]:
            depth -= 1
            continue
        for byte in range(desk.shape[1]):
            desk[depth + 1, byte] = desk[depth, byte]
        table = as_table(desk[depth + 1])
        play(the_box, table, int(moves[depth, at[depth, 0]]), trace)
        at[depth, 0] += 1
        if table.actor == me and depth + 1 < DEPTH:
            depth += 1
            at[depth, 0] = 0
            at[depth, 1] = legal(the_box, table, moves[depth])
            continue
        scores(the_box, table, sheet)
        value = margin(sheet, lines, me)
        first_move = int(moves[0, at[0, 0] - 1])
        if value > best:
            best, chosen, counted, equals = value, first_move, first_move, 1
        elif value == best and first_move != counted:
            counted = first_move
            equals += 1
            luck = mix64((luck + STEP) & WORD)
            if (signed(luck >> 33) * equals) >> 31 == 0:
                chosen = first_move
    return chosen


def _play_all(
    box: Memory,
    blank: Memory,
    tables: Any,
    seed: int,
    greedy: bool,
    sheets: Any,
    desk: Any,
    moves: Any,
    at: Grid,
    trace: Row,
    lines: int,
) -> int:
    """Play all games to the end; return the decisions made."""
    the_box = as_box(box)
    decisions = 0
    for game in range(len(tables)):
        for byte in range(len(blank)):
            tables[game, byte] = blank[byte]
        table = as_table(tables[game])
        deal(the_box, table, seed + game)
        luck = mix64(table.rng ^ STEP)
        while table.actor >= 0:
            luck = (luck + STEP) & WORD
            if greedy:
                for byte in range(len(blank)):
                    desk[0, byte] = tables[game, byte]
                move = greediest(box, desk, moves, at, sheets[game], trace, lines, mix64(luck))
            else:
                choices = legal(the_box, table, moves[0])
                move = int(moves[0, (signed(mix64(luck) >> 33) * choices) >> 31])
            play(the_box, table, move, trace)
            decisions += 1
        scores(the_box, table, sheets[game])
    return decisions
