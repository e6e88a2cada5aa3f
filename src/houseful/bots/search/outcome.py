"""What the end of a playout is worth to each seat: a share of the win, and the margin."""

from math import exp
from typing import Any

from houseful.core.compile.record import Grid
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
def ranks_before(sheet: Grid, totals: Any, lines: int, columns: int, seat: int, other: int) -> int:
    """1 when a seat is ahead of another on the sheet, -1 when behind, 0 for a tie that nothing breaks."""
    if totals[seat] != totals[other]:
        return 1 if totals[seat] > totals[other] else -1
    for column in range(lines, columns):
        if sheet[seat, column] != sheet[other, column]:
            return 1 if sheet[seat, column] > sheet[other, column] else -1
    return 0


@rule
def win_share(sheet: Grid, totals: Any, players: int, lines: int, columns: int, seat: int) -> float:
    """One for winning, a part of it for a shared win; alone, what stands behind the lines tells."""
    if players == 1:
        return 1.0 if sheet[0, lines] > 0 else 0.0
    winners = 1
    for other in range(players):
        if other != seat:
            before = ranks_before(sheet, totals, lines, columns, seat, other)
            if before < 0:
                return 0.0
            if before == 0:
                winners += 1
    return 1.0 / winners


@rule
def likely_share(totals: Any, players: int, seat: int, doubt: float) -> float:
    """The share of the win to expect where the game goes on: all shares together are one."""
    whole = 0.0
    for player in range(players):
        whole += exp((totals[player] - totals[seat]) / doubt)
    return 1.0 / whole
