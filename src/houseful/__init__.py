"""Houseful: three tabletop games about finding everyone a place.

>>> import houseful
>>> table = houseful.deal("overbooking", players=3, seed=7)
>>> table.play(table.legal()[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

# Imported before the function of the same name is defined: the name belongs to the function (contract).
from houseful.games import NAMES, find_game

if TYPE_CHECKING:
    from houseful import bots
    from houseful.core.table import IllegalMove, Table

__all__ = ["IllegalMove", "Table", "bots", "deal", "games", "replay", "score"]
__version__ = "0.1.0"


def games() -> list[str]:
    """The names of the games."""
    return list(NAMES)


def deal(game: str, players: int = 2, seed: int | None = None, pack: Any = None, **options: Any) -> "Table":
    """Deal a new game. A wrong option: ValueError naming the choices."""
    from houseful.core.table import deal as deal_a_table

    return deal_a_table(find_game(game), players, seed, pack, options)


def replay(text: str) -> "Table":
    """The table that wrote this log. A damaged log: ValueError naming the line."""
    from houseful.core.text.game_log import read_log

    return read_log(text, find_game)


def score(case: dict[str, Any], pack: Any = None) -> dict[str, Any]:
    """Score a game played on a real table (the formats are in the README). A mistake: ValueError."""
    from houseful.core.text.score_case import score_case

    return score_case(case, pack, find_game)


def __getattr__(name: str) -> Any:
    if name in ("IllegalMove", "Table"):
        return getattr(import_module("houseful.core.table"), name)
    if name == "bots":
        return import_module("houseful.bots")
    raise AttributeError(f"module 'houseful' has no attribute {name!r}")
