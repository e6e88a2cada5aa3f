"""Logs of earlier rules in today's words, and what stands of a log."""

from collections.abc import Sequence

import msgspec

from houseful.core.replay import replayed
from houseful.core.table import Table
from houseful.host.entries import Entry
from houseful.host.undo import moves_back


def restated(dealt: Table, entries: Sequence[Entry], version: int) -> list[Entry]:
    """Entries of an earlier version as today's rules say them, moves that were taken back among them."""
    standing, said = [dealt], []
    for entry in entries:
        if entry.kind == "undo":
            del standing[-moves_back(entry.text) :]
            said.append(entry)
            continue
        move = standing[-1].restated(entry.text, version)
        standing.append(replayed(standing[-1].copy(), [move]))
        said.append(msgspec.structs.replace(entry, text=move))
    return said


def standing_texts(entries: Sequence[Entry]) -> list[str]:
    """The moves of a log, without those that were taken back."""
    moves: list[str] = []
    for entry in entries:
        if entry.kind == "undo":
            moves = moves[: -moves_back(entry.text)]
        else:
            moves.append(entry.text)
    return moves
