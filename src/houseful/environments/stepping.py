"""One step of one game of a batch, as rules: on a CPU a loop runs them, on a CUDA device each thread once.

Templates over a game's verbs (core/compile/specialize.py). They take records and rows and write into them; a game
that is over is scored and dealt anew with the next of its seeds, `stride` further on.
"""

from typing import Any

from houseful.bots.search.outcome import best_other
from houseful.core.compile.record import Memory, Numbers, Row
from houseful.core.compile.rng import STEP, WORD, index_from, mix64
from houseful.core.compile.rule import entry_point, rule
from houseful.core.scores import win_share
from houseful.environments.lending import lend

WIN, MARGIN, POINTS = range(3)  # of setting.REWARDS

# The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def finish_game(box: Any, table: Any, kind: int, sheet: Any, totals: Row, shares: Numbers, rewards: Numbers) -> None:
    """Score a game that is over: its sheet, each seat's total and share of the win, and the reward."""
    players = int(table.players)
    for seat in range(players):
        for column in range(COLUMNS):
            sheet[seat, column] = 0
    scores(box, table, sheet)
    for seat in range(players):
        total = 0
        for line in range(LINES):
            total += sheet[seat, line]
        totals[seat] = total
    for seat in range(players):
        shares[seat] = win_share(sheet, totals, players, LINES, COLUMNS, seat)
        rewards[seat] = shares[seat]
        if kind == MARGIN:
            rewards[seat] = totals[seat] - best_other(totals, players, seat)
        elif kind == POINTS:
            rewards[seat] = totals[seat]


def clear_mask(mask: Row, moves: Row, found: int) -> None:
    """Take back the marks of the moves that were legal before."""
    for choice in range(found):
        mask[moves[choice]] = False


def show_legal(box: Any, table: Any, moves: Row, mask: Row) -> int:
    """Write the legal moves and their marks; return how many moves."""
    found = int(legal(box, table, moves))
    for choice in range(found):
        mask[moves[choice]] = True
    return found


def show_game(box: Any, table: Any, moves: Row, mask: Row, features: Numbers) -> int:
    """Write the legal moves, their marks and the observation of the seat that is to act; return how many moves."""
    found = int(show_legal(box, table, moves, mask))
    for feature in range(FEATURES):
        features[feature] = 0
    observe(box, table, int(table.actor), features)
    return found


def deal_next(box: Any, table: Any, memory: Row, blank: Row, seed: int, features: Numbers, notes: Row) -> None:
    """Deal another game in the place of the one before, of which features and notes show nothing any more."""
    for byte in range(len(blank)):
        memory[byte] = blank[byte]
    deal(box, table, seed)
    for feature in range(FEATURES):
        features[feature] = 0
    for note in range(len(notes)):
        notes[note] = 0


def step_games(box: Memory, blank: Memory, state: Any, actions: Row, first: int, last: int, figures: Any) -> None:
    """Play one move in each game of a part of the batch, or deal them all anew, and show what comes next."""
    the_box = as_box(box)
    dealing, kind, stride = figures
    tables, seeds, luck, trace = lend(state.tables), lend(state.seeds), lend(state.luck), state.trace
    moves, found, masks = lend(state.moves), lend(state.found), lend(state.masks)
    features, notes, seats, done = lend(state.observations), lend(state.notes), lend(state.seats), lend(state.done)
    rewards, sheets, totals, shares = lend(state.rewards), lend(state.sheets), lend(state.totals), lend(state.shares)
    for game in range(first, last):
        table = as_table(tables[game])
        clear_mask(masks[game], moves[game], int(found[game]))
        done[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0
        if dealing == 0:
            play(the_box, table, int(actions[game]), trace)
        if dealing != 0 or table.actor < 0:
            if dealing == 0:
                done[game] = True
                finish_game(the_box, table, kind, sheets[game], totals[game], shares[game], rewards[game])
            seeds[game] += stride
            deal_next(the_box, table, tables[game], blank, int(seeds[game]), features[game], notes[game])
            luck[game] = mix64(table.rng ^ STEP)
        found[game] = show_legal(the_box, table, moves[game], masks[game])
        refresh(the_box, table, int(table.actor), features[game], notes[game])
        seats[game] = table.actor


# The same for every game.


@entry_point
def first_refused(masks: Any, actions: Any) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for game in range(len(actions)):
        if actions[game] < 0 or actions[game] >= masks.shape[1] or not masks[game, actions[game]]:
            return game
    return -1


@entry_point
def choose_by_lot(luck: Any, moves: Any, found: Any, actions: Any) -> None:
    """A random legal action in every game, the one that a random game would play."""
    for game in range(len(actions)):
        luck[game] = next_luck(int(luck[game]))
        actions[game] = moves[game, index_from(int(luck[game]), int(found[game]))]


@rule
def next_luck(luck: int) -> int:
    """The next state of a generator that is not a table's."""
    return (luck + STEP) & WORD
