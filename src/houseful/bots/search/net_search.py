"""The search with a net: its policy is the prior of moves, its values stand where a playout would be.

Each round redeals what the seat cannot know and walks down the tree. Where it comes to a decision whose moves have no
place in the tree yet (or too few of those that are legal in this deal), the net looks at it: the moves it may choose
become children, and its values the outcome of the round. A game may keep its playouts all the same
(`Evaluation.net_values`, guided_search.py).
"""

from functools import cache
from typing import Any

from houseful.bots.net_bot import bound_look
from houseful.bots.nets.inference import Sight
from houseful.bots.search.guided_search import guided_rules
from houseful.bots.search.outcome import best_other, squashed
from houseful.bots.search.playout import Workspace
from houseful.bots.search.tree import (
    CHANCES,
    CHILD,
    DEPTH,
    MARK,
    MOVE,
    NONE,
    PRIOR,
    ROOT,
    SIBLING,
    SIZE,
    Figures,
    Tree,
    add_child,
    back_up,
    worth_trying,
)
from houseful.core.compile.record import Memory
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import bind, bind_rule
from houseful.core.game import Game
from houseful.core.scores import win_share

SLIGHT = 0.004  # moves that the net would choose more rarely are left out of the tree
KNOWN = 0.5  # a node is looked at again where its known moves have less than this of the net's choice
FIRST_LIKING = -0.02  # what a move that was never tried is taken for, beside its node's mean


@rule
def child_to_follow(tree: Tree, node: int, seat: int, moves: Any, found: int, figures: Figures) -> int:
    """The child to follow, or NONE where the net should look; children that are legal here get the next mark."""
    links, marks, values, counters = tree.links, tree.marks, tree.values, tree.counters
    counters[MARK] += 2
    mark = counters[MARK]
    for choice in range(found):
        marks[moves[choice]] = mark
    known, mass, best, highest = 0, 0.0, NONE, -1e9
    child = links[node, CHILD]
    while child != NONE:
        if marks[links[child, MOVE]] == mark:
            marks[links[child, MOVE]] = mark + 1
            known += 1
            mass += values[child, PRIOR]
            links[child, CHANCES] += 1
            worth = worth_trying(links, values, node, child, seat, figures)
            if worth > highest:
                best, highest = child, worth
        child = links[child, SIBLING]
    if known < found and mass < KNOWN and found > 1 and counters[SIZE] + found < len(links):
        return NONE
    return int(best)


@rule
def give_priors(tree: Tree, node: int, moves: Any, found: int, sight: Sight) -> None:
    """Add what the net may choose to the children of a node; known moves keep the higher prior."""
    links, values, marks = tree.links, tree.values, tree.marks
    mark = tree.counters[MARK] + 1
    for choice in range(found):
        move = int(moves[choice])
        if marks[move] == mark:
            child = links[node, CHILD]
            while links[child, MOVE] != move:
                child = links[child, SIBLING]
            values[child, PRIOR] = max(values[child, PRIOR], sight.priors[choice])
        elif sight.priors[choice] >= SLIGHT:
            add_child(tree, node, move, sight.priors[choice], FIRST_LIKING)


@rule
def worth_of(win: float, margin: float, players: int, figures: Figures) -> float:
    """Win and margin as one number from 0 to 1; alone, winning is everything."""
    if players == 1:
        return win
    return figures.win_weight * win + (1.0 - figures.win_weight) * squashed(margin, figures.scale)


@rule
def value_by_net(actor: int, players: int, seat: int, sight: Sight, work: Workspace, figures: Figures) -> None:
    """Write what the net expects for each seat."""
    for after in range(players):
        player = (actor + after) % players
        work.outcome[player] = worth_of(sight.wins[after], sight.margins[after], players, figures)
        if player == seat:
            work.tally[0] = sight.margins[after]
            work.tally[1] = sight.wins[after]


# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def value_at_end(box: Any, table: Any, seat: int, work: Workspace, figures: Figures) -> None:
    """Write what a finished game is worth to each seat."""
    players = int(table.players)
    scores(box, table, work.sheet)
    for player in range(players):
        work.totals[player] = 0.0
        for line in range(LINES):
            work.totals[player] += work.sheet[player, line]
    for player in range(players):
        margin = work.totals[player] - best_other(work.totals, players, player)
        won = win_share(work.sheet, work.totals, players, LINES, COLUMNS, player)
        work.outcome[player] = worth_of(won, margin, players, figures)
        if player == seat:
            work.tally[0] = margin
            work.tally[1] = won


def play_round(box: Any, table: Any, seat: int, tree: Tree, work: Workspace, figures: Figures, seen: Any) -> None:
    """Play from the root to where the net looks, or to the end of the game."""
    net, sight = seen
    moves, counters, path = work.moves, tree.counters, tree.path
    counters[DEPTH] = 0
    path[0] = ROOT
    while True:
        found = legal(box, table, moves)
        if found == 0:
            value_at_end(box, table, seat, work, figures)
            return
        node = path[counters[DEPTH]]
        child = child_to_follow(tree, node, int(table.actor), moves, found, figures)
        if child == NONE and found == 1 and counters[SIZE] < len(tree.links):
            child = add_child(tree, node, int(moves[0]), 1.0, 0.0)
        if child == NONE or counters[DEPTH] + 1 >= len(path):
            look(box, table, moves, found, net, sight)
            if counters[SIZE] + found < len(tree.links):
                give_priors(tree, node, moves, found, sight)
            value_by_net(int(table.actor), int(table.players), seat, sight, work, figures)
            return
        counters[DEPTH] += 1
        path[counters[DEPTH]] = child
        play(box, table, int(tree.links[child, MOVE]), work.trace)


def search_with_net(
    box: Memory,
    root: Memory,
    scratch: Memory,
    seat: int,
    seeds: Any,
    tree: Tree,
    work: Workspace,
    figures: Figures,
    seen: Any,
) -> None:
    """One round of search for each seed between two: seeds[0] up to, not including, seeds[1]."""
    the_box = as_box(box)
    the_table = as_table(scratch)
    for seed in range(seeds[0], seeds[1]):
        for byte in range(len(root)):
            scratch[byte] = root[byte]
        redeal(the_box, the_table, seat, seed)
        play_round(the_box, the_table, seat, tree, work, figures, seen)
        back_up(tree, work.outcome, int(the_table.players), work.tally[0], work.tally[1])


def net_search_rules(game: Game) -> dict[str, Any]:
    """The game's own rules that the search with a net is made of, by the names that it has for them."""
    if not game.ai.evaluation.net_values:
        return guided_rules(game)
    ending = bind_rule(value_at_end, game)
    return {"play_round": bind_rule(play_round, game, look=bound_look(game), value_at_end=ending)}


@cache
def bound_net_search(game: Game) -> Any:
    """The game's own copy of the search with a net."""
    return bind(search_with_net, game, **net_search_rules(game))
