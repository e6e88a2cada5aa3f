"""Margins and win chances as numbers between 0 and 1."""

from typing import Any

from houseful.core.compile.exponential import exp
from houseful.core.compile.rule import rule


@rule
def squashed(margin: float, scale: float) -> float:
    """A margin as a number between 0 and 1: half when even, flat when all is decided."""
    return 1.0 / (1.0 + exp(-margin / scale))


@rule
def best_other(totals: Any, players: int, seat: int) -> float:
    """The best total of the others; alone, nothing."""
    best = -1e9 if players > 1 else 0.0
    for player in range(players):
        if player != seat and totals[player] > best:
            best = totals[player]
    return best


@rule
def likely_share(totals: Any, players: int, seat: int, doubt: float) -> float:
    """The share of the win to expect where the game goes on: all shares together are one."""
    whole = 0.0
    for player in range(players):
        whole += exp((totals[player] - totals[seat]) / doubt)
    return 1.0 / whole
