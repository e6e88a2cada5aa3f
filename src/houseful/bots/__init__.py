"""Bots. A bot is handed a `Seat`: what it may know, its moves, tables it can imagine; never the table.

The names below are imported when they are first used: the list of bots is needed by programs that play none.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from houseful.bots.search.analysis import Budget, Considered, Thought, consider
    from houseful.bots.seat import Seat

__all__ = ["Budget", "Considered", "Seat", "Thought", "consider"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'houseful.bots' has no attribute {name!r}")
    return getattr(import_module("houseful.bots.seat" if name == "Seat" else "houseful.bots.search.analysis"), name)
