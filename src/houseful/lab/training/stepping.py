"""Templates that step many games: what a net is shown of a decision, and what comes of a finished game.

Each is a game's copy with its verbs as globals (core/compile/specialize.py). The same source steps a range of games
on the processor and one game a thread on a CUDA device.
"""

from math import exp
from typing import Any

from houseful.bots.search.outcome import best_other
from houseful.core.scores import win_share

MOST_SEATS = 4
CHANNELS = 1 + 2 * MOST_SEATS  # worth to the seat; share of the win, then margin, of each seat from this one on

# The names that mypy cannot find are the game's.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def show(box: Any, table: Any, game: int, moves: Any, shown: Any) -> None:
    """Write what a net sees of a decision, but for what moves do, and what one of the others sees. Comes as zeros."""
    mask, features, beside, actor, watcher, players, found = shown
    found[game] = legal(box, table, moves)
    seat = int(table.actor)
    actor[game] = seat
    players[game] = table.players
    observe(box, table, seat, features[game])
    watcher[game] = (seat + 1 + watcher[game] % max(1, int(table.players) - 1)) % int(table.players)
    observe(box, table, int(watcher[game]), beside[game])
    for choice in range(found[game]):
        mask[game, moves[choice]] = 1


def judge(box: Any, table: Any, sheet: Any, totals: Any, result: Any) -> None:
    """Write what a finished game was worth to each seat, in channels."""
    players = int(table.players)
    for seat in range(MOST_SEATS):
        totals[seat] = 0.0
        for column in range(COLUMNS):
            sheet[seat, column] = 0
    scores(box, table, sheet)
    for seat in range(players):
        for line in range(LINES):
            totals[seat] += sheet[seat, line]
    for seat in range(players):
        for after in range(players):
            other = (seat + after) % players
            result[seat, 1 + after] = win_share(sheet, totals, players, LINES, COLUMNS, other)
            if players > 1:
                result[seat, 1 + MOST_SEATS + after] = (totals[other] - best_other(totals, players, other)) / SCALE
        won, margin = 2.0 * result[seat, 1] - 1.0, result[seat, 1 + MOST_SEATS]
        result[seat, 0] = won if players == 1 else 0.5 * won + 0.5 * (2.0 / (1.0 + exp(-2.0 * margin)) - 1.0)


def begin(box: Any, table: Any, memory: Any, blanks: Any, seed: int) -> None:
    """Deal a new game, with the options that the seed picks."""
    blank = blanks[seed % len(blanks)]
    for byte in range(len(memory)):
        memory[byte] = blank[byte]
    deal(box, table, seed)


def step_games(box: Any, memory: Any, blanks: Any, seeds: Any, chosen: Any, ended: Any, shown: Any, work: Any) -> None:
    """On the processor: play the move chosen in each game of a range; a negative one deals the first game."""
    the_box = as_box(box)
    action, first, last, stride = chosen
    done, result = ended
    moves, described, trace, sheet, totals = work
    for game in range(first, last):
        table = as_table(memory[game])
        done[game] = 0
        again = action[game] < 0
        if not again:
            play(the_box, table, int(action[game]), trace)
            again = table.actor < 0
            if again:
                done[game] = 1
                judge(the_box, table, sheet, totals, result[game])
                seeds[game] += stride
        if again:
            begin(the_box, table, memory[game], blanks, int(seeds[game]))
        show(the_box, table, game, moves[game], shown)
        for choice in range(shown[-1][game]):
            describe_move(the_box, table, int(moves[game, choice]), described[game, moves[game, choice]])


def step_kernel(
    boxes: Any,
    memory: Any,
    tables: Any,
    blanks: Any,
    seeds: Any,
    action: Any,
    ended: Any,
    shown: Any,
    moves: Any,
    trace: Any,
) -> None:  # compiled only
    """On a CUDA device: the same but for what moves do, a thread for each game."""
    game = cuda.grid(1)
    if game < len(tables):
        box, table = boxes[0], tables[game]
        done, result = ended
        sheet = cuda.local.array((4, COLUMNS), INT16)
        totals = cuda.local.array(4, FLOAT64)
        done[game] = 0
        again = action[game] < 0
        if not again:
            play(box, table, int(action[game]), trace)
            again = table.actor < 0
            if again:
                done[game] = 1
                judge(box, table, sheet, totals, result[game])
                seeds[game] += len(tables)
        if again:
            begin(box, table, memory[game], blanks, int(seeds[game]))
        show(box, table, game, moves[game], shown)


def describe_kernel(boxes: Any, words: Any, copies: Any, tables: Any, found: Any, moves: Any, described: Any) -> None:
    """On a CUDA device: what moves do, some threads for each game, each on a copy of the table that it may change."""
    thread = cuda.grid(1)
    game, slot = thread // SLOTS, thread % SLOTS
    if game < len(words) and slot < found[game]:
        for word in range(words.shape[1]):
            copies[thread, word] = words[game, word]
        for choice in range(slot, found[game], SLOTS):
            move = int(moves[game, choice])
            describe_move(boxes[0], tables[thread], move, described[game, move])
