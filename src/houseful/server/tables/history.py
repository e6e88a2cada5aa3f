"""The past of a table: events and decisions from the log, and the log to take away."""

from houseful.bots.seat import Seat
from houseful.core.replay import replayed
from houseful.core.text.game_log import write_log
from houseful.server.errors import Refused
from houseful.server.messages import Told
from houseful.server.tables import dealing
from houseful.server.tables.checkpoints import table_at
from houseful.server.tables.delivery import Viewpoint
from houseful.server.tables.position import Position


def lines_since(position: Position, ply: int) -> int:
    """How many lines of the log `events_since` tells."""
    return min(max(0, position.ply - ply), position.limits.events or position.ply)


def events_since(position: Position, viewpoint: Viewpoint, ply: int) -> list[Told]:
    """The events of each entry after a ply, as a viewpoint may know them; of very many, the last ones."""
    if not position.is_dealt:
        return []
    known = dict(zip(reversed(position.standing_moves(position.ply)), reversed(position.reachable), strict=False))
    told = []
    for entry in position.entries[position.ply - lines_since(position, ply) :]:
        if entry.kind != "undo" and entry.ply not in known:
            before = position.last_standing(entry.ply - 1)
            start = known[before] if before in known else table_at(position, before)
            known[entry.ply] = replayed(start.copy(), [entry.text])
        events = dealing.events_of(entry, known.get(entry.ply, position.table), viewpoint)
        told.append(Told(entry.ply, entry.seat, entry.at, events))
    return told


def decisions_of(position: Position, seat: int) -> list[tuple[Seat, str]]:
    """What a person knew before each of their moves, and the move they chose; without moves they took back."""
    made, table = [], dealing.deal_row(position.row, position.seats, position.pack)
    for ply in position.standing_moves(position.ply):
        entry = position.entries[ply - 1]
        if entry.seat == seat and entry.kind == "move":
            made.append((Seat(table, seat), entry.text))
        table.play(entry.text)
    return made


def log_of(position: Position) -> str:
    """The log of a finished game, without moves that were taken back."""
    if position.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(table_at(position, position.ply))
