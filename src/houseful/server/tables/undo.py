"""Undo: whether the last move may be taken back, and why not.

A player may undo their own last moves as long as these revealed nothing, drew nothing, and nobody else has acted
since. Every undo is an entry of the log like any other, so it survives a restart.
"""

from collections.abc import Sequence

from houseful.core.table import Table
from houseful.server.db.queries import Entry, SeatRow


def reveals_something(table: Table, seat: int) -> bool:
    """Whether the last move of a game showed its player anything new: a card turned up or drawn."""
    return any(event.get("reveals") for event in table.events(seat))


def reachable_after(reachable: list[Table], entries: Sequence[Entry], entry: Entry, after: Table | None) -> list[Table]:
    """The positions in reach of undo after one more entry; `after` is the position a move leads to."""
    if after is None:
        return reachable[:-1]
    if entry.kind == "bot" or reveals_something(after, entry.seat):
        return [after]
    last = entries[-1] if entries else entry
    same_player = last.seat == entry.seat and last.kind != "bot"
    return [*reachable, after] if same_player else [reachable[-1], after]


def undo_refusal(
    seats: Sequence[SeatRow], last: Entry, reachable: Sequence[Table], playing: bool, person: str | None
) -> str | None:
    """The key of the first reason why a person may not undo the last entry; None if they may."""
    if not playing:
        return "server-undo-over"
    if person is None or seats[last.seat].person != person or last.kind == "bot":
        return "server-undo-not-yours"
    if len(reachable) < 2:
        return "server-undo-none" if last.kind == "undo" else "server-undo-revealed"
    return None
