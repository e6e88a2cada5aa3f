"""The past of a table: its positions replayed from the log, its events and decisions, and the log to take away."""

from houseful.bots.seat import Seat
from houseful.core import replay
from houseful.core.table import Table
from houseful.core.text.game_log import write_log
from houseful.server.errors import Refused
from houseful.server.messages import Told
from houseful.server.tables import dealing
from houseful.server.tables.delivery import Viewpoint
from houseful.server.tables.position import Position


def replayed_positions(position: Position, plies: int | None = None) -> list[Table]:
    """The game as it was dealt and after each entry of the log, or after its first `plies` entries."""
    position.check_readable()
    start = dealing.deal_row(position.row, position.seats, position.pack)
    steps = (None if entry.kind == "undo" else entry.text for entry in position.entries[:plies])
    return replay.positions(start, steps)


def events_since(position: Position, viewpoint: Viewpoint, ply: int) -> list[Told]:
    """The events of each entry after a ply, as a viewpoint may know them."""
    if not position.is_dealt or ply >= position.ply:
        return []
    after = replayed_positions(position)
    return [
        Told(entry.ply, entry.seat, entry.at, dealing.events_of(entry, table, viewpoint))
        for entry, table in zip(position.entries, after[1:], strict=True)
        if entry.ply > ply
    ]


def decisions_of(position: Position, seat: int) -> list[tuple[Seat, str]]:
    """What a person knew before each of their moves, and the move they chose; without moves they took back."""
    made: list[tuple[Seat, str] | None] = []
    for table, entry in zip(replayed_positions(position), position.entries, strict=False):
        if entry.kind == "undo":
            made.pop()
        else:
            is_theirs = entry.seat == seat and entry.kind == "move"
            made.append((Seat(table, seat), entry.text) if is_theirs else None)
    return [decision for decision in made if decision is not None]


def log_of(position: Position) -> str:
    """The log of a finished game, without moves that were taken back."""
    if position.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(replayed_positions(position)[-1])
