"""Whom a table's bots think for: who pays for it, whether only bots are left, and whether anybody looks."""

from collections.abc import Callable

from houseful.server.db.queries import SeatRow, now
from houseful.server.tables.live_table import LiveTable

LINGER = 60_000  # milliseconds for which a look at a table counts


def plays(seat: SeatRow) -> bool:
    """Whether a person holds a seat and has not left."""
    return seat.person is not None and not seat.away


def bots_alone(live: LiveTable) -> bool:
    """Whether only bots play at a table: no person sits there, or all have left."""
    return not any(map(plays, live.seats))


def owner_of(live: LiveTable) -> str:
    """The person whose share of the bots' time a table uses: its host, or who sits there while the host does not."""
    seated = [seat.person for seat in live.seats if plays(seat) and seat.person is not None]
    return live.row.host if live.row.host in seated or not seated else seated[0]


def is_watched(live: LiveTable, moment: int) -> bool:
    """Whether somebody watches a table, at any worker, or has just looked at it, made it or changed its seats."""
    if live.delivery.watchers or live.delivery.present():
        return True
    return moment - max(live.looked_at, live.row.touched) < LINGER


def still_wanted(live: LiveTable) -> Callable[[], bool]:
    """Says later whether a thought about the present position is still of use."""
    ply, alone = live.ply, bots_alone(live)

    def is_wanted() -> bool:
        return live.ply == ply and not live.evicted and (not alone or is_watched(live, now()))

    return is_wanted
