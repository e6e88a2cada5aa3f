"""Finished games as logs that can be taken away."""

from houseful.core.log import write_log
from houseful.server import games
from houseful.server.refusals import Refused
from houseful.server.rooms import Room


def log_of(room: Room) -> str:
    """The log of a finished game: the moves that stood, without those that were taken back."""
    if room.row.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(games.positions(games.deal_row(room.row, room.seats), room.entries)[-1])
