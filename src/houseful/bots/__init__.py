"""Bots. A bot is handed a `Seat`: what it may know, its moves, tables it can imagine; never the table."""

from houseful.bots.search.analysis import Budget, Considered, Thought, consider
from houseful.bots.seat import Seat

__all__ = ["Budget", "Considered", "Seat", "Thought", "consider"]
