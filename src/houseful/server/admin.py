"""Moderation and privacy, beside a running server: what `houseful admin` does.

Every change is one transaction that also tells the servers: over PostgreSQL by a notification, over SQLite by a row
that the server reads within a second (`cluster.notices`).
"""

from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.validation import Fault, shown
from houseful.server.cluster.messages import PersonDismissed, SeatsChanged, TableRemoved, WorkerMessage
from houseful.server.cluster.notices import announce
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import change_seats_of, change_table, lock_table, now, read_seats
from houseful.server.db.upgrade import revisions
from houseful.server.tables.table_rows import reserved_for

people, tokens, tables, seats, entries = (
    schema.people.c, schema.tokens.c, schema.tables.c, schema.seats.c, schema.entries.c,
)  # fmt: skip


class Admin:
    """Changes a database from outside its servers."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def check_schema(self) -> None:
        """Raise a Fault unless the schema is this program's own."""
        async with self._db.reading() as connection:
            found, newest = await connection.run_sync(revisions)
        if found is None:
            raise Fault("fault-database-empty")
        if found != newest:
            raise Fault("fault-database-other", found=found, wanted=str(newest))

    # Lists

    async def list_tables(self, stage: str | None, most: int) -> list[dict[str, Any]]:
        """Tables, the one used last first."""
        moves = select(func.count()).where(entries.table_id == tables.id).scalar_subquery()
        seated = select(func.count()).where(seats.table_id == tables.id, seats.person.is_not(None)).scalar_subquery()
        query = (
            select(
                tables.id, tables.game, tables.stage, tables.public, people.name.label("host"),
                seated.label("people"), moves.label("moves"), tables.created, tables.ended,
            )
            .select_from(schema.tables.outerjoin(schema.people, people.id == tables.host))
            .order_by(tables.touched.desc())
            .limit(most)
        )  # fmt: skip
        return await self._rows(query if stage is None else query.where(tables.stage == stage))

    async def list_people(self, find: str | None, most: int) -> list[dict[str, Any]]:
        """People, the newest first; only those whose id or a part of whose name is given."""
        at = select(func.count()).where(seats.person == people.id).scalar_subquery()
        signed_in = select(func.count()).where(tokens.person == people.id).scalar_subquery()
        query = select(
            people.id, people.name, people.language, people.banned, people.created,
            at.label("seats"), signed_in.label("tokens"),
        ).order_by(people.created.desc()).limit(most)  # fmt: skip
        if find is not None:
            query = query.where(or_(people.id == find, func.lower(people.name).contains(find.lower(), autoescape=True)))
        return await self._rows(query)

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._db.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    # Tables

    async def close_table(self, table_id: str) -> str:
        """End a running game as it stands, or remove a table that waits; return the stage that it had."""
        async with self._db.writing() as connection:
            row = await lock_table(connection, table_id)
            if row is None:
                raise Fault("fault-admin-table", found=shown(table_id))
            if row.stage == "over":
                raise Fault("fault-admin-over", found=table_id)
            if row.stage == "waiting":
                await remove_table(connection, table_id)
                await self._tell(connection, TableRemoved(table=table_id))
            else:
                await change_table(connection, table_id, stage="over", ended=now())
                await self._tell(connection, SeatsChanged(table=table_id))
            return row.stage

    # People

    async def ban(self, person_id: str) -> None:
        """Keep a person out: their sockets are closed, stand-ins play on for them."""
        async with self._db.writing() as connection:
            await know(connection, person_id)
            await connection.execute(update(schema.people).where(people.id == person_id).values(banned=now()))
            await self._take_away(connection, person_id)
            await self._tell(connection, PersonDismissed(person=person_id, reason="server-banned"))

    async def unban(self, person_id: str) -> None:
        """Let a person in again."""
        async with self._db.writing() as connection:
            await know(connection, person_id)
            await connection.execute(update(schema.people).where(people.id == person_id).values(banned=None))

    async def revoke(self, person_id: str) -> int:
        """Sign a person out everywhere: browsers, links and scripts; return how many tokens there were."""
        async with self._db.writing() as connection:
            await know(connection, person_id)
            gone = await connection.execute(delete(schema.tokens).where(tokens.person == person_id))
            await self._tell(connection, PersonDismissed(person=person_id, reason="server-who"))
            return gone.rowcount

    async def forget(self, person_id: str) -> None:
        """Delete a person and what they said; games that they played stay, without them."""
        async with self._db.writing() as connection:
            await know(connection, person_id)
            await self._take_away(connection, person_id)
            mine = update(schema.tables).where(tables.host == person_id).values(host="")
            kept = update(schema.seats).where(seats.invite == reserved_for(person_id)).values(invite=None)
            called = update(schema.seats).where(seats.person == person_id).values(nickname=None)
            for change in (mine, kept, called):
                await connection.execute(change)
            await connection.execute(delete(schema.people).where(people.id == person_id))
            await self._tell(connection, PersonDismissed(person=person_id, reason="server-who"))

    async def _take_away(self, connection: AsyncConnection, person_id: str) -> None:
        """Take a person from all tables that are not over, and have all of theirs read again."""
        seated = select(seats.table_id).where(seats.person == person_id)
        query = select(tables.id).where(tables.id.in_(seated) | (tables.host == person_id)).order_by(tables.id)
        for table_id in [row[0] for row in await connection.execute(query)]:
            stays = await leave(connection, table_id, person_id)
            await self._tell(connection, (SeatsChanged if stays else TableRemoved)(table=table_id))

    async def _tell(self, connection: AsyncConnection, message: WorkerMessage) -> None:
        await announce(connection, message, self._db.settings.shared)


async def know(connection: AsyncConnection, person_id: str) -> None:
    """Raise a Fault if there is no such person."""
    if (await connection.execute(select(people.id).where(people.id == person_id))).first() is None:
        raise Fault("fault-admin-person", found=shown(person_id))


async def leave(connection: AsyncConnection, table_id: str, person_id: str) -> bool:
    """Take a person from a table; a waiting one without anybody else is removed. Return whether it is still there."""
    row = await lock_table(connection, table_id)
    others = [s.person for s in await read_seats(connection, table_id) if s.person not in (None, person_id)]
    if row is None or (row.stage == "waiting" and not others):
        await remove_table(connection, table_id)
        return False
    if row.stage == "waiting":
        await change_seats_of(connection, table_id, person_id, person=None, luck="", nickname=None)
        if row.host == person_id:
            await change_table(connection, table_id, host=others[0])
    elif row.stage == "playing":
        await change_seats_of(connection, table_id, person_id, away=True)
    return True


async def remove_table(connection: AsyncConnection, table_id: str) -> None:
    """Delete a table and everything that belongs to it."""
    await connection.execute(delete(schema.tables).where(tables.id == table_id))
