"""Undo: whether the last move may be taken back, and why not.

A player may undo their own last moves as long as these revealed nothing, drew nothing, and nobody else has acted
since. Every undo is an entry of the log like any other, so it survives a restart.
"""

from collections.abc import Iterable, Sequence

from houseful.core.table import Table
from houseful.server.db.queries import Entry, SeatRow


def reveals_something(table: Table, seat: int) -> bool:
    """Whether the last move of a game showed its player anything new: a card turned up or drawn."""
    return any(event.get("reveals") for event in table.shared_events(seat))


def reachable_after(reachable: list[Table], entries: Sequence[Entry], entry: Entry, after: Table | None) -> list[Table]:
    """The positions in reach of undo after one more entry; `after` is the position a move leads to."""
    if after is None:
        return reachable[:-1]
    if entry.kind == "bot" or reveals_something(after, entry.seat):
        return [after]
    return one_more(reachable, entries, entry, after)


def reachable_after_undone(reachable: list[Table], entries: Sequence[Entry], entry: Entry) -> list[Table]:
    """The same for a move that the log takes back later, which proves that it revealed nothing.

    The position before it stands for the one after it, which nobody can ask for any more.
    """
    return one_more(reachable, entries, entry, reachable[-1])


def one_more(reachable: list[Table], entries: Sequence[Entry], entry: Entry, after: Table) -> list[Table]:
    """The positions in reach of undo after a move that revealed nothing."""
    last = entries[-1] if entries else entry
    same_player = last.seat == entry.seat and last.kind != "bot"
    return [*reachable, after] if same_player else [reachable[-1], after]


def taken_back(entries: Iterable[Entry]) -> set[int]:
    """The plies of the moves among these entries that later ones take back."""
    standing: list[int] = []
    undone: set[int] = set()
    for entry in entries:
        if entry.kind != "undo":
            standing.append(entry.ply)
        elif standing:
            undone.add(standing.pop())
    return undone


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
