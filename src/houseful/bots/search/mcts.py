"""Information-set Monte Carlo tree search over a game's verbs, one compiled copy for each game.

Each round redeals everything that the seat cannot know, walks down the tree along moves that are legal in this
deal, adds one node, plays on by the game's evaluation, and adds the outcome to all nodes on the path.
"""

from functools import cache
from typing import Any

from houseful.bots.search.playout import Workspace, sampled_move, value
from houseful.bots.search.tree import (
    DEPTH,
    GROWING,
    MARK,
    MOVE,
    NONE,
    ROOT,
    SIZE,
    VISITS,
    Figures,
    Tree,
    add_child,
    back_up,
    follow,
)
from houseful.core.compile.exponential import exp
from houseful.core.compile.record import Memory
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import bind, bind_rule
from houseful.core.game import Game

NO_NET = 0


@rule
def prior_of(weights: Any, found: int, chosen: int, spread: float) -> float:
    """Softmax of the evaluation over all legal moves, for one of them."""
    total = 0.0
    for choice in range(found):
        total += exp((weights[choice] - weights[chosen]) / spread)
    return 1.0 / total


@rule
def liking_of(weights: Any, found: int, chosen: int, scale: float) -> float:
    """The evaluation of a move less that of the best, on the scale of outcomes; never positive."""
    best = weights[chosen]
    for choice in range(found):
        best = max(best, weights[choice])
    return (weights[chosen] - best) / (4.0 * scale)  # type: ignore[no-any-return]


@rule
def next_child(tree: Tree, seat: int, found: int, work: Workspace, figures: Figures) -> int:
    """The child to follow, or NONE; the round stops growing the tree where there is no room."""
    counters = tree.counters
    counters[MARK] += 2
    at_end = counters[DEPTH] + 1 >= len(tree.path)
    full = counters[SIZE] >= len(tree.links) or at_end
    child = follow(tree, tree.path[counters[DEPTH]], seat, work.moves, found, figures, full)
    if full and (child == NONE or at_end):
        counters[GROWING] = 0
    return child


@rule
def new_child(tree: Tree, found: int, choice: int, work: Workspace, figures: Figures) -> int:
    """Add the child of a chosen move, with its prior."""
    prior, liking = 1.0, 0.0
    if found > 1:
        prior = prior_of(work.weights, found, choice, figures.spread)
        liking = liking_of(work.weights, found, choice, figures.scale)
    return add_child(tree, tree.path[tree.counters[DEPTH]], int(work.moves[choice]), prior, liking)


# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def weigh(box: Any, table: Any, found: int, work: Workspace, _depth: int, _seen: Any) -> None:
    """Evaluate all legal moves carefully."""
    for choice in range(found):
        work.weights[choice] = float(evaluate_move(box, table, int(work.moves[choice]), 1))


def best_new_move(box: Any, table: Any, found: int, tree: Tree, work: Workspace, seen: Any) -> int:
    """Weigh all legal moves; return which of them is the best without a child."""
    best = 0
    if found > 1:
        weigh(box, table, found, work, int(tree.counters[DEPTH]), seen)
        highest = -1e30
        for choice in range(found):
            if tree.marks[work.moves[choice]] <= tree.counters[MARK] and work.weights[choice] > highest:
                highest = work.weights[choice]
                best = choice
    return best


def tree_move(box: Any, table: Any, found: int, tree: Tree, work: Workspace, figures: Figures, seen: Any) -> int:
    """The next move in the tree, of a known child or of a new one; NONE where there is no room for either."""
    counters = tree.counters
    child = next_child(tree, int(table.actor), found, work, figures)
    if child == NONE and counters[GROWING] == 1:
        child = new_child(tree, found, best_new_move(box, table, found, tree, work, seen), work, figures)
    if counters[GROWING] == 1:
        counters[DEPTH] += 1
        tree.path[counters[DEPTH]] = child
        counters[GROWING] = 1 if found == 1 or tree.links[child, VISITS] > 0 else 0
    return NONE if child == NONE else int(tree.links[child, MOVE])


def play_round(box: Any, table: Any, tree: Tree, work: Workspace, figures: Figures, seen: Any) -> bool:
    """Play from the root to the horizon of the playout; return whether the game ended before."""
    last_stage = progress(table) + figures.horizon * int(table.players)
    moves, trace, counters = work.moves, work.trace, tree.counters
    counters[DEPTH] = 0
    counters[GROWING] = 1
    tree.path[0] = ROOT
    growing = True
    while growing or progress(table) < last_stage:
        found = legal(box, table, moves)
        if found == 0:
            return True
        move = NONE
        if growing:
            move = tree_move(box, table, found, tree, work, figures, seen)
            growing = counters[GROWING] == 1
        if move == NONE:
            move = sampled_move(box, table, moves, found, figures)
        play(box, table, move, trace)
    return False


def search(
    box: Memory, root: Memory, scratch: Memory, seat: int, seeds: Any, tree: Tree, work: Workspace, figures: Figures
) -> None:
    """One round of search for each seed between two: seeds[0] up to, not including, seeds[1]."""
    the_box = as_box(box)
    the_table = as_table(scratch)
    for seed in range(seeds[0], seeds[1]):
        for byte in range(len(root)):
            scratch[byte] = root[byte]
        redeal(the_box, the_table, seat, seed)
        over = play_round(the_box, the_table, tree, work, figures, NO_NET)
        value(the_box, the_table, over, seat, work, figures)
        back_up(tree, work.outcome, int(the_table.players), work.tally[0], work.tally[1])


def search_rules(game: Game, weighing: Any = None) -> dict[str, Any]:
    """The game's own rules that the search is made of, by the names that it has for them; moves may be weighed anew."""
    new_move = bind_rule(best_new_move, game, weigh=weighing or bind_rule(weigh, game))
    in_tree = bind_rule(tree_move, game, best_new_move=new_move)
    playing = bind_rule(play_round, game, tree_move=in_tree, sampled_move=bind_rule(sampled_move, game))
    return {"play_round": playing, "value": bind_rule(value, game)}


@cache
def bound_search(game: Game) -> Any:
    """The game's own copy of the search."""
    return bind(search, game, **search_rules(game))
