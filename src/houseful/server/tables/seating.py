"""Seats: taking and leaving them, giving them to bots, and starting the game."""

from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import check_number
from houseful.server.db.queries import SeatRow, TableRow, change_seat, change_seats_of, change_table, read_seats
from houseful.server.errors import Refused
from houseful.server.messages import Join
from houseful.server.people import Person, digest_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import lock_for_host, lock_known_table, reserved_for, start_game


class Seating:
    """Changes who holds the seats of a table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    # What anybody may do

    async def join(self, person: Person, table_id: str, request: Join) -> LiveTable:
        """Take a free seat, or return to one's own."""
        own_number = check_number(request.own_number)
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            mine = [seat for seat in seats if seat.person == person.id]
            if any(seat.away for seat in mine):
                await change_seats_of(connection, table_id, person.id, away=False)
            elif not mine or (row.stage == "waiting" and wants_another(mine, request)):
                number = free_seat(row, seats, request, person)
                await change_seat(connection, table_id, number, person=person.id, luck=own_number)
        return await self._registry.seats_changed(table_id)

    async def leave(self, person: Person, table_id: str) -> LiveTable:
        """Leave: before the start the seat is free again, later a bot plays it until its person returns."""
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            if all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-not-sitting")
            if row.stage == "waiting":
                await change_seats_of(connection, table_id, person.id, person=None, luck="")
                await replace_host(connection, row, seats, person)
            elif row.stage == "playing":
                await change_seats_of(connection, table_id, person.id, away=True)
        return await self._registry.seats_changed(table_id)

    # What the host may do before the start

    async def kick(self, host: Person, table_id: str, number: int) -> LiveTable:
        """Free a seat."""
        async with self._db.writing() as connection:
            await lock_for_host(connection, table_id, host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person in (None, host.id):
                raise Refused(409, "server-nobody-there")
            await change_seat(connection, table_id, number, person=None, luck="")
        return await self._registry.seats_changed(table_id)

    async def seat_bot(self, host: Person, table_id: str, number: int, level: str | None) -> LiveTable:
        """Give a free seat to a bot; without a level, open it again."""
        async with self._db.writing() as connection:
            await lock_for_host(connection, table_id, host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person is not None:
                raise Refused(409, "server-seat-taken")
            await change_seat(connection, table_id, number, level=level, invite=None)
        return await self._registry.seats_changed(table_id)

    async def start(self, host: Person, table_id: str) -> LiveTable:
        """Start the game, once no seat is free."""
        async with self._db.writing() as connection:
            await lock_for_host(connection, table_id, host)
            await start_game(connection, table_id)
        return await self._registry.seats_changed(table_id)


async def replace_host(connection: AsyncConnection, row: TableRow, seats: list[SeatRow], leaver: Person) -> None:
    """Make somebody else who sits there the host, if the host leaves."""
    others = [seat.person for seat in seats if seat.person not in (None, leaver.id)]
    if row.host == leaver.id and others:
        await change_table(connection, row.id, host=others[0])


def wants_another(mine: list[SeatRow], request: Join) -> bool:
    """Whether a person with a seat names another one; joining twice without naming one takes no second seat."""
    return request.seat is not None and all(seat.number != request.seat for seat in mine)


def free_seat(row: TableRow, seats: list[SeatRow], request: Join, person: Person) -> int:
    """The seat that a person may take: one reserved for them before an open one; Refused if there is none."""
    if row.stage != "waiting":
        raise Refused(409, "server-started")
    keys = (None, reserved_for(person.id), digest_of(request.invite) if request.invite else None)
    free = [seat for seat in seats if seat.person is None and seat.level is None and seat.invite in keys]
    if request.seat is not None:
        free = [seat for seat in free if seat.number == request.seat]
    if not free:
        raise Refused(409, "server-no-seat")
    return min(free, key=lambda seat: (seat.invite is None, seat.number)).number
