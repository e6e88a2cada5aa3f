"""Rematches: the same game with the same people once more, seats moved on by one."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import check_number, new_secret
from houseful.server.db.queries import SeatRow, TableRow, change_seat, change_table, insert_table, now, read_seats
from houseful.server.errors import Refused
from houseful.server.people import Person, new_id
from houseful.server.tables.endings import GameEndings
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import lock_known_table, reserved_for, start_game

COPIED = ("game", "options", "pack", "public", "pace", "clock", "seconds", "stand_in", "hints")


class Rematches:
    """Creates and joins rematches."""

    def __init__(self, registry: TableRegistry, endings: GameEndings) -> None:
        self._registry, self._db, self._endings = registry, registry.db, endings

    async def rematch(self, person: Person, table_id: str, luck: str) -> LiveTable:
        """The table of the rematch: the first who asks creates it, the others take the seats reserved for them."""
        check_number(luck)
        await self._endings.record(await self._registry.live(table_id))
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            if row.stage != "over" or all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-no-rematch")
            rematch_id = row.next
            if rematch_id is None:
                listed = msgspec.structs.replace(row, public=row.public and self._db.settings.public_tables == "on")
                rematch_id = await create_rematch(connection, listed, seats, person, luck)
                await change_table(connection, table_id, next=rematch_id)
            else:
                await take_reserved_seats(connection, rematch_id, person, luck)
        await self._registry.seats_changed(table_id)
        return await self._registry.seats_changed(rematch_id)


async def create_rematch(
    connection: AsyncConnection, row: TableRow, seats: list[SeatRow], host: Person, luck: str
) -> str:
    """Add the table of a rematch, started if only its host and bots play; return its id."""
    table_id, moment = new_id(), now()
    copied = {name: getattr(row, name) for name in COPIED}
    fresh = {"id": table_id, "host": host.id, "stage": "waiting", "secret": new_secret(), "fair": True}
    times = {"created": moment, "touched": moment}
    moved_on = [
        {
            "person": host.id if seat.person == host.id else None,
            "level": seat.level,
            "invite": reserved_for(seat.person) if seat.person not in (None, host.id) else None,
            "luck": luck if seat.person == host.id else "",
        }
        for seat in (*seats[1:], seats[0])
    ]
    await insert_table(connection, {**copied, **fresh, **times}, moved_on)
    if all(seat.level is not None or seat.person == host.id for seat in seats):
        await start_game(connection, table_id)
    return table_id


async def take_reserved_seats(connection: AsyncConnection, table_id: str, person: Person, luck: str) -> None:
    """Take every seat that is reserved for a person at a table that has not started."""
    row = await lock_known_table(connection, table_id)
    for seat in await read_seats(connection, table_id):
        reserved = seat.person is None and seat.invite == reserved_for(person.id)
        if row.stage == "waiting" and reserved:
            await change_seat(connection, table_id, seat.number, person=person.id, luck=luck)
