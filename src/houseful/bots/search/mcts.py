"""The search: information-set Monte Carlo tree search over a game's verbs, one compiled copy for each game.

Each round deals everything afresh that the seat cannot know, walks down the tree along moves that are legal
in this deal, adds one node, plays on by the game's quick judgement, and tells all nodes on the way what came
of it for every seat. Wide decisions start with the moves that judgement likes and widen as they are visited.
"""

from math import exp
from typing import Any

from houseful.bots.search.outcome import best_other, likely_share, squashed, win_share
from houseful.bots.search.tree import (
    MARGIN,
    MOVE,
    NONE,
    ROOT,
    VISITS,
    WON,
    add_child,
    back_up,
    follow,
)
from houseful.core.compile.record import Grid, Memory, Row
from houseful.core.compile.rng import random_below
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import record_cast, specialize, specialize_rule
from houseful.core.game import Game

# A search's figures: four of the tree, then these.
SPREAD, SCALE, TRIES, WHIM, HORIZON, WIN_WEIGHT = range(4, 10)
FIGURES = 10
SIZE, MARK = 0, 1  # counters: the nodes in the tree, the latest mark
FINE = 1 << 20
DOUBT = 0.35  # part of the scale by which a game that goes on may still turn

# The templates. The names that mypy cannot find are the verbs of the game that adopts them.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


@rule
def prior_of(weights: Any, found: int, chosen: int, spread: float) -> float:
    """A move's part of what judgement gives to all legal moves."""
    total = 0.0
    for choice in range(found):
        total += exp((weights[choice] - weights[chosen]) / spread)
    return 1.0 / total


@rule
def liking_of(weights: Any, found: int, chosen: int, scale: float) -> float:
    """How much less than the best a move is liked, in the measure of outcomes; nought or below."""
    best = weights[chosen]
    for choice in range(found):
        best = max(best, weights[choice])
    return (weights[chosen] - best) / (4.0 * scale)  # type: ignore[no-any-return]


def _look(
    box: Any,
    table: Any,
    moves: Row,
    found: int,
    growing: bool,
    marks: Row,
    mark: int,
    weights: Any,
    figures: Any,
) -> int:
    """Choose a move by judgement: in the tree the best that has no node yet, beyond it the best of a few."""
    tries = int(figures[TRIES])
    looks = found if growing or found < tries else tries
    best = 0 if looks == found else random_below(table, found)
    if looks == 1:
        return best
    highest = -1e30
    for look in range(looks):
        choice = look if looks == found else random_below(table, found)
        weight = float(evaluate_move(box, table, int(moves[choice]), 1 if growing else 0))
        weights[choice] = weight
        if growing and marks[moves[choice]] > mark:
            continue
        if not growing:
            weight += figures[WHIM] * random_below(table, FINE) / FINE
        if weight > highest:
            highest = weight
            best = choice
    return best


def _value(
    box: Any,
    table: Any,
    over: bool,
    seat: int,
    sheet: Grid,
    totals: Any,
    outcome: Any,
    tally: Any,
    figures: Any,
) -> None:
    """What the end of a playout is worth to each seat; into the tally go margin and win of one seat."""
    scores(box, table, sheet)
    players = int(table.players)
    for player in range(players):
        total = 0.0 if over else float(expected_points(box, table, player))
        for line in range(LINES):
            total += sheet[player, line]
        totals[player] = total
    for player in range(players):
        margin = totals[player] - best_other(totals, players, player)
        if over:
            won = win_share(sheet, totals, players, LINES, COLUMNS, player)
        else:
            won = likely_share(totals, players, player, DOUBT * figures[SCALE])
        weight = figures[WIN_WEIGHT]
        outcome[player] = weight * won + (1.0 - weight) * squashed(margin, figures[SCALE])
        if player == seat:
            tally[0] = margin
            tally[1] = won


def _search(
    box: Memory,
    root: Memory,
    scratch: Memory,
    seat: int,
    seed: int,
    start: int,
    rounds: int,
    moves: Row,
    sheet: Grid,
    trace: Row,
    links: Any,
    values: Any,
    path: Row,
    marks: Row,
    weights: Any,
    outcome: Any,
    totals: Any,
    tally: Any,
    counters: Row,
    figures: Any,
) -> None:
    """Some rounds of search."""
    the_box = as_box(box)
    the_table = as_table(scratch)
    for number in range(start, start + rounds):
        for byte in range(len(root)):
            scratch[byte] = root[byte]
        redeal(the_box, the_table, seat, seed + number)
        last_stage = progress(the_table) + int(figures[HORIZON]) * int(the_table.players)
        depth = 0
        path[0] = ROOT
        growing = True
        over = False
        while growing or progress(the_table) < last_stage:
            found = legal(the_box, the_table, moves)
            if found == 0:
                over = True
                break
            child = NONE
            if growing:
                counters[MARK] += 2
                full = counters[SIZE] >= len(links) or depth + 1 >= len(path)
                child = follow(
                    links,
                    values,
                    path[depth],
                    int(the_table.actor),
                    moves,
                    found,
                    marks,
                    counters[MARK],
                    figures,
                    full,
                )
                growing = not full or (child != NONE and depth + 1 < len(path))
            if child != NONE:
                move = int(links[child, MOVE])
            else:
                choice = look(the_box, the_table, moves, found, growing, marks, counters[MARK], weights, figures)
                move = int(moves[choice])
                if growing:
                    child = counters[SIZE]
                    counters[SIZE] += 1
                    prior, liking = 1.0, 0.0
                    if found > 1:
                        prior = prior_of(weights, found, choice, figures[SPREAD])
                        liking = liking_of(weights, found, choice, figures[SCALE])
                    add_child(links, values, path[depth], child, move, prior, liking)
            if growing:
                depth += 1
                path[depth] = child
                growing = found == 1 or links[child, VISITS] > 0
            play(the_box, the_table, move, trace)
        value(the_box, the_table, over, seat, sheet, totals, outcome, tally, figures)
        back_up(links, values, path, depth, outcome, int(the_table.players))
        if depth > 0:
            values[path[1], MARGIN] += tally[0]
            values[path[1], WON] += tally[1]


_compiled: dict[str, Any] = {}


def search_door(game: Game) -> Any:
    """The game's own copy of the search, made once."""
    if game.name not in _compiled:
        judged = game.ai.evaluation
        columns = game.rules.columns
        names = {
            **vars(game.rules.verbs),
            "as_box": record_cast(game.rules.box),
            "as_table": record_cast(game.rules.table),
        }
        names |= {
            "evaluate_move": judged.evaluate_move,
            "expected_points": judged.expected_points,
            "progress": judged.progress,
        }
        names |= {"LINES": len(game.rules.lines), "COLUMNS": columns}
        names["look"] = specialize_rule(_look, game.name, **names)
        names["value"] = specialize_rule(_value, game.name, **names)
        _compiled[game.name] = specialize(_search, game.name, **names)
    return _compiled[game.name]
