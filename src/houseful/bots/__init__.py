"""Bots. A bot is handed a `Seat`: what it may know, its moves, tables it can imagine; never the table."""

from houseful.bots.seat import Seat
from houseful.bots.thinking import Budget, Considered, Thought, consider

__all__ = ["Budget", "Considered", "Seat", "Thought", "consider"]
