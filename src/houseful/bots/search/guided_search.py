"""The search by playouts with a net's choice at the root: what the net would choose is the prior of the moves there.

For games with hidden hands: a net's values are those of the seat that moves on, which does not see the hand of the seat
that searches, while a playout plays out all hands. Deeper in the tree moves are weighed by the evaluation.
"""

from typing import Any

from houseful.bots.net_bot import bound_look
from houseful.bots.search import mcts
from houseful.bots.search.playout import Workspace
from houseful.bots.search.tree import Figures, Tree
from houseful.core.compile.specialize import bind_rule
from houseful.core.game import Game

# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def weigh(box: Any, table: Any, found: int, work: Workspace, depth: int, seen: Any) -> None:
    """Weigh all legal moves: at the root as the net would choose, in points that make the same priors."""
    if depth == 0:
        net, sight = seen
        look(box, table, work.moves, found, net, sight)
        for choice in range(found):
            work.weights[choice] = SPREAD * sight.logits[choice]
    else:
        weigh_by_evaluation(box, table, found, work, depth, seen)


def play_round(box: Any, table: Any, seat: int, tree: Tree, work: Workspace, figures: Figures, seen: Any) -> None:
    """Play from the root to the horizon of a playout, and write what that is worth to each seat."""
    over = play_on(box, table, tree, work, figures, seen)
    value(box, table, over, seat, work, figures)


def guided_rules(game: Game) -> dict[str, Any]:
    """The game's own rules of this search, by the names that the search with a net has for them."""
    judged = {"look": bound_look(game), "SPREAD": float(game.ai.evaluation.spread)}
    weighing = bind_rule(weigh, game, weigh_by_evaluation=bind_rule(mcts.weigh, game), **judged)
    rules = mcts.search_rules(game, weighing)
    return {"play_round": bind_rule(play_round, game, play_on=rules["play_round"], value=rules["value"])}
