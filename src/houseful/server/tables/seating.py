"""Seats: taking, leaving and giving them up, pausing a game, standing in for the absent."""

import math

from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import check_number
from houseful.host.entries import lone_person
from houseful.server.db.queries import SeatRow, TableRow, change_seat, change_seats_of, change_table, now, read_seats
from houseful.server.errors import Refused
from houseful.server.messages import Join
from houseful.server.names import clean_name
from houseful.server.people import Person, digest_of
from houseful.server.tables.exclusion import refuse_banned
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.pauses import is_paused, paused_at, resumed_at
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import lock_known_table, refuse_unless_waiting, reserved_for


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
            await refuse_banned(connection, table_id, person)
            seats = await read_seats(connection, table_id)
            mine = [seat for seat in seats if seat.person == person.id]
            if any(seat.away for seat in mine) or (mine and is_paused(row)):
                await return_to_seat(connection, row, person)
            elif not mine or (row.stage == "waiting" and wants_another(mine, request)):
                number = free_seat(row, seats, request, person)
                nickname = clean_name(request.name) if mine and request.name else None
                taken = {"person": person.id, "luck": own_number, "nickname": nickname}
                await change_seat(connection, table_id, number, **taken)
        return await self._registry.seats_changed(table_id)

    async def leave(self, person: Person, table_id: str) -> LiveTable:
        """Leave: before the start the seat is free again, later a bot plays it until its person returns.

        Against bots alone the game is paused instead: nobody plays until its person returns.
        """
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            hosting = row.stage == "waiting" and row.host == person.id
            if not hosting and all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-not-sitting")
            if row.stage == "waiting":
                await change_seats_of(connection, table_id, person.id, person=None, luck="", nickname=None)
                await replace_host(connection, row, seats, person)
            elif row.stage == "playing" and lone_person(seats) is None:
                await change_seats_of(connection, table_id, person.id, away=True)
            elif row.stage == "playing" and not is_paused(row):
                await change_table(connection, table_id, pauses=paused_at(row, now()))
        return await self._registry.seats_changed(table_id)

    async def give_up(self, person: Person, table_id: str) -> LiveTable:
        """Give up one's seat in a running game to the table's stand-in for good; against bots alone that ends it."""
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            seats = await read_seats(connection, table_id)
            if row.stage != "playing" or all(seat.person != person.id for seat in seats):
                raise Refused(409, "server-not-sitting")
            if lone_person(seats) is None:
                gone = {"person": None, "level": row.stand_in, "nickname": None, "away": False}
                await change_seats_of(connection, table_id, person.id, **gone)
            else:
                await change_table(connection, table_id, stage="closed")
        return await self._registry.seats_changed(table_id)

    # What those who sit there may do when others stay away

    async def seat_stand_in(self, person: Person, live: LiveTable, number: int) -> LiveTable:
        """Have a bot play for somebody who has been away for a while; they take their seat back when they return."""
        if live.stage != "playing" or live.row.pace == "slow":  # a slow table has its clock for that
            raise Refused(409, "server-no-stand-in")
        if all(seat.person != person.id or seat.away for seat in live.seats):
            raise Refused(409, "server-not-sitting")
        missing = live.seats[number] if number < len(live.seats) else None
        if missing is None or missing.person in (None, person.id) or missing.away:
            raise Refused(409, "server-nobody-there")
        self._refuse_unless_gone(live, str(missing.person))
        async with self._db.writing() as connection:
            await lock_known_table(connection, live.id)
            await change_seats_of(connection, live.id, str(missing.person), away=True)
        return await self._registry.seats_changed(live.id)

    async def take_over(self, person: Person, live: LiveTable) -> LiveTable:
        """Become the host of a waiting table whose host has been away for a while."""
        self._refuse_unless_gone(live, live.row.host)
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, live.id)
            refuse_unless_waiting(row)
            if all(seat.person != person.id for seat in await read_seats(connection, live.id)):
                raise Refused(409, "server-not-sitting")
            await change_table(connection, live.id, host=person.id)
        return await self._registry.seats_changed(live.id)

    def _refuse_unless_gone(self, live: LiveTable, person: str) -> None:
        left = self._db.settings.away_seconds - live.delivery.away_for(person) / 1000
        if live.delivery.is_present(person) or left > 0:
            raise Refused(409, "server-not-away", seconds=math.ceil(max(1, left)))


async def return_to_seat(connection: AsyncConnection, row: TableRow, person: Person) -> None:
    """Play on oneself, after somebody stood in or the game was paused."""
    await change_seats_of(connection, row.id, person.id, away=False)
    if is_paused(row):
        await change_table(connection, row.id, pauses=resumed_at(row, now()))


async def replace_host(connection: AsyncConnection, row: TableRow, seats: list[SeatRow], leaver: Person) -> None:
    """Make somebody else who sits there the host, if the host leaves; a table without anybody is closed."""
    others = [seat.person for seat in seats if seat.person not in (None, leaver.id)]
    if row.host != leaver.id:
        return
    if others:
        await change_table(connection, row.id, host=others[0])
    else:
        await change_table(connection, row.id, stage="closed")


def wants_another(mine: list[SeatRow], request: Join) -> bool:
    """Whether a person with a seat names another one; joining twice without naming one takes no second seat."""
    return request.seat is not None and all(seat.number != request.seat for seat in mine)


def free_seat(row: TableRow, seats: list[SeatRow], request: Join, person: Person) -> int:
    """The seat that a person may take: one reserved for them before an open one; Refused if there is none."""
    refuse_unless_waiting(row)
    refuse_second_seat(row, seats, person)
    keys = (None, reserved_for(person.id), digest_of(request.invite) if request.invite else None)
    free = [seat for seat in seats if seat.person is None and seat.level is None and seat.invite in keys]
    if request.seat is not None:
        free = [seat for seat in free if seat.number == request.seat]
    if not free:
        raise Refused(409, "server-no-seat")
    return min(free, key=lambda seat: (seat.invite is None, seat.number)).number


def refuse_second_seat(row: TableRow, seats: list[SeatRow], person: Person) -> None:
    """Refuse a second seat of a public table, whose hand one would see, but to the host of a hot-seat table."""
    hosting = row.hot_seat and row.host == person.id
    if row.public and not hosting and any(seat.person == person.id for seat in seats):
        raise Refused(409, "server-one-seat")
