"""Replaying the log of a table that is opened: moves that were taken back are not played."""

import asyncio

from houseful.host.entries import Entry
from houseful.host.undo import taken_back
from houseful.server.tables.clock import TableClock
from houseful.server.tables.position import Position

AT_ONCE = 1_000  # entries before other work gets its turn


def replay(position: Position, clock: TableClock, entries: list[Entry]) -> None:
    """Bring a position and its clock up to date with entries that follow it, and tell nobody."""
    replay_some(position, clock, entries, taken_back(entries))


async def replay_gradually(position: Position, clock: TableClock, entries: list[Entry]) -> None:
    """The same for a log of any length, while other tables go on."""
    undone = taken_back(entries)
    for first in range(0, len(entries), AT_ONCE):
        replay_some(position, clock, entries[first : first + AT_ONCE], undone)
        if len(entries) > AT_ONCE:
            await asyncio.sleep(0)


def replay_some(position: Position, clock: TableClock, entries: list[Entry], undone: set[int]) -> None:
    """Apply entries, playing the moves that no later entry takes back."""
    for entry in entries:
        step = position.step_of(entry, entry.ply in undone)
        clock.record(step)
        position.apply(step)
