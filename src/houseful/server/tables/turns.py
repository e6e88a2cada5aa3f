"""Whose decision it is: a person's, a bot's, or nobody's."""

from houseful.server.errors import Refused
from houseful.server.tables.clock import TableClock
from houseful.server.tables.pauses import is_paused
from houseful.server.tables.position import Position


def bot_to_move(position: Position, clock: TableClock, moment: int) -> str | None:
    """The level of the bot that has to decide, for its own seat or for somebody who is away; None otherwise."""
    seat = position.turn
    if seat is None or position.row.stage != "playing" or is_paused(position.row):
        return None
    holder = position.seats[seat]
    if holder.level is not None:
        return holder.level
    absent = holder.person is None or holder.away or clock.is_out_of_time(seat, moment)
    return position.row.stand_in if absent else None


def seat_to_move(position: Position, clock: TableClock, person: str, moment: int) -> int:
    """The seat that a person has to decide for; Refused if it is not their turn."""
    position.check_readable()
    seat, stage = position.turn, position.row.stage
    if stage == "waiting" or not position.is_dealt:
        raise Refused(409, "server-not-started")
    if seat is None or stage != "playing":
        raise Refused(409, "core-over", move="")
    holder = position.seats[seat]
    if holder.person != person:
        raise Refused(403, "server-not-your-turn")
    if holder.away:
        raise Refused(409, "server-not-sitting")
    if is_paused(position.row):
        raise Refused(409, "server-paused")
    if clock.is_out_of_time(seat, moment):
        raise Refused(409, "server-out-of-time")
    return seat
