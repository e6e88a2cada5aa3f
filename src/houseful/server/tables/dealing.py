"""Dealing for the server: a table's row and its journal as a game of the core."""

from functools import lru_cache
from typing import Any

import msgspec

from houseful.core import replay
from houseful.core.fairness import FairDeal
from houseful.core.game import Event
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack
from houseful.games import find_game
from houseful.server.db.queries import Entry, SeatRow, TableRow


@lru_cache(maxsize=256)
def pack_of(game: str, text: str | None) -> Pack:
    """The standard pack, or one that a host sent."""
    kind = find_game(game)
    return kind.standard if text is None or text == kind.standard.text else kind.read_pack(text)


def deal_row(row: TableRow, seats: list[SeatRow]) -> Table:
    """The table as it was dealt."""
    options: dict[str, Any] = msgspec.json.decode(row.options)
    table = deal(find_game(row.game), len(seats), row.seed, pack_of(row.game, row.pack), options)
    if row.fair:
        table.fair = FairDeal(row.secret, tuple(seat.luck for seat in seats))
    return table


def positions(start: Table, entries: list[Entry]) -> list[Table]:
    """The table after each line of the journal, the dealt one first."""
    return replay.positions(start, (None if entry.kind == "undo" else entry.text for entry in entries))


def told(entry: Entry, after: Table, eyes: int | None) -> list[Event]:
    """What one line of the journal meant, as these eyes may know it."""
    if entry.kind == "undo":
        return [{"kind": "undo", "seat": entry.seat}]
    return after.events(eyes)


def may_be_undone(table: Table, seat: int) -> bool:
    """Whether the last move of a game told nobody anything new: nothing turned up, nothing drawn."""
    return not any(event.get("reveals") for event in table.events(seat))
