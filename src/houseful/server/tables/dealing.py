"""A table's row as a game of the core: its cards, its deal, and the events of an entry."""

from typing import Any

import msgspec

from houseful.core.fairness import FairDeal
from houseful.core.game import Event
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack
from houseful.games import find_game
from houseful.server.db.queries import Entry, SeatRow, TableRow
from houseful.server.tables.unreadable import check_readable


def deal_row(row: TableRow, seats: list[SeatRow], pack: Pack | None) -> Table:
    """The game as it was dealt; Unreadable if this server cannot deal it."""
    options: dict[str, Any] = msgspec.json.decode(row.options)
    table = deal(find_game(row.game), len(seats), row.seed, check_readable(row, pack), options, is_new=False)
    if row.fair:
        table.fair = FairDeal(row.secret, tuple(seat.luck for seat in seats))
    return table


def events_of(entry: Entry, after: Table, viewpoint: int | None) -> list[Event]:
    """The events of a log entry, as a viewpoint (a seat, or None for a spectator) may know them; to be read only."""
    if entry.kind == "undo":
        return [{"kind": "undo", "seat": entry.seat}]
    return after.shared_events(viewpoint)
