"""What a host may do about people before and during a game: send them away, ban them, let them back in."""

import secrets
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, change_seat, read_seats
from houseful.server.errors import Refused
from houseful.server.messages import Banned
from houseful.server.people import Person, digest_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.table_rows import RESERVED, lock_for_host, lock_known_table


class Exclusion:
    """Frees seats, renews their links, and keeps the bans of a table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def kick(self, host: Person, table_id: str, number: int, ban: bool) -> LiveTable:
        """Free a seat before the start; the link that led there is void, and with a ban its person does not return."""
        async with self._db.writing() as connection:
            await lock_for_host(connection, table_id, host)
            seats = await read_seats(connection, table_id)
            leaver = seats[number].person if number < len(seats) else None
            if leaver in (None, host.id):
                raise Refused(409, "server-nobody-there")
            for seat in seats:
                if seat.number == number or (ban and seat.person == leaver):
                    await change_seat(connection, table_id, seat.number, **freed(seat))
            if ban:
                await write_ban(connection, table_id, str(leaver))
        return await self._registry.seats_changed(table_id)

    async def renew_invite(self, host: Person, table_id: str, number: int) -> tuple[LiveTable, str]:
        """Keep a free seat for whoever has a new link; the link before is void. The second value is its token."""
        token = secrets.token_urlsafe(18)
        async with self._db.writing() as connection:
            await lock_for_host(connection, table_id, host)
            seats = await read_seats(connection, table_id)
            if number >= len(seats) or seats[number].person is not None or seats[number].level is not None:
                raise Refused(409, "server-seat-taken")
            await change_seat(connection, table_id, number, invite=digest_of(token))
        return await self._registry.seats_changed(table_id), token

    async def ban(self, host: Person, table_id: str, person: str, ban: bool) -> list[Banned]:
        """Ban somebody from a table, or let them back in; who plays already stays until the game is over."""
        async with self._db.writing() as connection:
            row = await lock_known_table(connection, table_id)
            await check_host(row.host, host)
            known = select(schema.people.c.id).where(schema.people.c.id == person)
            if person == host.id or (await connection.execute(known)).first() is None:
                raise Refused(404, "server-nobody")
            theirs = [seat for seat in await read_seats(connection, table_id) if seat.person == person]
            if ban and theirs and row.stage == "playing":
                raise Refused(409, "server-started")
            if ban and row.stage == "waiting":
                for seat in theirs:
                    await change_seat(connection, table_id, seat.number, **freed(seat))
            await (write_ban if ban else lift_ban)(connection, table_id, person)
        await self._registry.seats_changed(table_id)
        return await self.banned(host, table_id)

    async def banned(self, host: Person, table_id: str) -> list[Banned]:
        """The people whom the host has banned from a table; for the host only."""
        await check_host((await self._registry.live(table_id)).row.host, host)
        bans, people = schema.bans.c, schema.people.c
        query = select(people.id, people.name).join(schema.bans, bans.person == people.id)
        async with self._db.reading() as connection:
            found = await connection.execute(query.where(bans.table_id == table_id).order_by(people.name, people.id))
            return [Banned(*row) for row in found]


async def check_host(host: str, person: Person) -> None:
    """Refuse anybody but the host."""
    if host != person.id:
        raise Refused(403, "server-host-only")


def freed(seat: SeatRow) -> dict[str, Any]:
    """The fields of a seat that is free again; one kept for whoever has a link waits for a new link."""
    by_link = seat.invite is not None and not seat.invite.startswith(RESERVED)
    invite = digest_of(secrets.token_urlsafe(18)) if by_link else None
    return {"person": None, "luck": "", "nickname": None, "invite": invite}


async def write_ban(connection: AsyncConnection, table_id: str, person: str) -> None:
    """Ban a person, once."""
    await lift_ban(connection, table_id, person)
    await connection.execute(schema.bans.insert().values(table_id=table_id, person=person))


async def lift_ban(connection: AsyncConnection, table_id: str, person: str) -> None:
    """Let a person back in."""
    bans = schema.bans.c
    await connection.execute(delete(schema.bans).where(bans.table_id == table_id, bans.person == person))


async def banned_people(connection: AsyncConnection, table_id: str) -> set[str]:
    """The people who are banned from a table."""
    query = select(schema.bans.c.person).where(schema.bans.c.table_id == table_id)
    return {row[0] for row in await connection.execute(query)}


async def refuse_banned(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """Refuse somebody whom the host has banned."""
    if person.id in await banned_people(connection, table_id):
        raise Refused(403, "server-banned-here")
