"""Whether a game is fair: random and one-step-greedy games by the thousand, kept as they stood at the end.

A greedy player looks at every way to finish the turn and takes the one with the best margin over the others,
as the score sheet stands then; equals are drawn by lot. It uses nothing that its seat cannot know, because
score sheets hold no secret, and nothing of a game but its verbs.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.core.compile import trace as tracing
from houseful.core.compile.bits import signed
from houseful.core.compile.record import Grid, Memory, Numbers
from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.rule import INTERPRETED, as_python, rule
from houseful.core.compile.specialize import bind
from houseful.core.game import Game
from houseful.core.scores import win_shares
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


class Scratch(NamedTuple):
    """Arrays that a greedy player's search writes into, allocated once; a row for each move of a turn."""

    tables: Any  # uint8, the memory of the tables on the way
    moves: Any  # int16, the legal actions at each
    at: Any  # int64, which of them is tried, and how many there are
    sheet: Any  # int16, a score sheet
    trace: Any  # zero-length


def scratch_for(game: Game, players: int) -> Scratch:
    """Room for one search after another."""
    rules = game.rules
    return Scratch(
        np.zeros((DEPTH + 1, len(rules.table.blank())), np.uint8),
        np.zeros((DEPTH + 1, rules.moves), np.int16),
        np.zeros((DEPTH + 1, 2), np.int64),
        np.zeros((players, rules.columns), np.int16),
        tracing.SILENT,
    )


def play_games(game: Game, pack: Pack, options: dict[str, Any], games: int, seed: int, greedy: bool) -> Outcome:
    """Play so many games with seeds counted up; all seats play alike."""
    players, rules = options["players"], game.rules
    tables = np.tile(rules.blank_table(options), (games, 1))
    sheets = np.zeros((games, players, rules.columns), np.int16)
    play_one, scratch = greedy_game if greedy else chance_game, scratch_for(game, players)
    decisions = sum(play_one(game, pack, tables[n], seed + n, sheets[n], scratch) for n in range(games))
    shares, totals = win_shares(sheets, len(rules.lines))
    return Outcome(tables.view(rules.table.DTYPE)[:, 0], shares, totals, decisions)


def chance_game(game: Game, pack: Pack, memory: Memory, seed: int, sheet: Numbers, scratch: Scratch) -> int:
    """Deal and play one game with random moves; return the decisions made."""
    moves, pages = scratch.moves[0], sheet[np.newaxis]
    return int(game.entry_points.playouts(pack.box, memory.copy(), memory, seed, moves, pages, scratch.trace))


def greedy_game(game: Game, pack: Pack, memory: Memory, seed: int, sheet: Numbers, scratch: Scratch) -> int:
    """Deal and play one game in which every seat is greedy; return the decisions made.

    In Python: a decision takes far longer than its three calls, and compiling the loop takes twenty seconds a game.
    """
    verbs, greediest, mix = game.entry_points, greediest_of(game), as_python(mix64)
    table: Any = game.rules.table.over(memory)
    verbs.deal(pack.box, memory, seed)
    luck = mix(table.rng ^ STEP)
    decisions = 0
    while table.actor >= 0:
        luck = (luck + STEP) & WORD
        scratch.tables[0] = memory
        move = int(greediest(pack.box, scratch, as_word(mix(luck))))
        verbs.play(pack.box, memory, move, scratch.trace, scratch.moves[0])
        decisions += 1
    verbs.scores(pack.box, memory, sheet)
    return decisions


def as_word(number: int) -> int:
    """A number of 64 bits without a sign, as compiled code takes it."""
    return number if INTERPRETED else np.uint64(number)  # type: ignore[return-value]


@cache
def greediest_of(game: Game) -> Any:
    """How a greedy player of this game chooses a move."""
    return bind(_greediest, game)


# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
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


def _greediest(box: Memory, scratch: Scratch, luck: int) -> int:
    """The move that can lead to the best margin at the end of this turn: depth-first, with a stack of tables."""
    the_box = as_box(box)
    tables, moves, at = scratch.tables, scratch.moves, scratch.at
    me = as_table(tables[0]).actor
    at[0, 0] = 0
    at[0, 1] = legal(the_box, as_table(tables[0]), moves[0])
    best = WORST
    chosen = 0
    counted = 0  # the latest move that can lead to the best margin; each is counted once
    equals = 0
    depth = 0
    while depth >= 0:
        if at[depth, 0] == at[depth, 1]:
            depth -= 1
            continue
        for byte in range(tables.shape[1]):
            tables[depth + 1, byte] = tables[depth, byte]
        table = as_table(tables[depth + 1])
        play(the_box, table, int(moves[depth, at[depth, 0]]), scratch.trace)
        at[depth, 0] += 1
        if table.actor == me and depth + 1 < DEPTH:
            depth += 1
            at[depth, 0] = 0
            at[depth, 1] = legal(the_box, table, moves[depth])
            continue
        scores(the_box, table, scratch.sheet)
        value = margin(scratch.sheet, LINES, me)
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
