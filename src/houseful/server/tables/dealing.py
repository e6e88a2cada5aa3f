"""A table's row as a game of the core: its cards and its deal."""

from typing import Any

import msgspec

from houseful.core.fairness import FairDeal
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack
from houseful.games import find_game
from houseful.server.db.queries import SeatRow, TableRow
from houseful.server.tables.unreadable import check_readable


def deal_row(row: TableRow, seats: list[SeatRow], pack: Pack | None) -> Table:
    """The game as it was dealt; Unreadable if this server cannot deal it."""
    options: dict[str, Any] = msgspec.json.decode(row.options)
    table = deal(find_game(row.game), len(seats), row.seed, check_readable(row, pack), options, is_new=False)
    if row.fair:
        table.fair = FairDeal(row.secret, tuple(seat.luck for seat in seats))
    return table
