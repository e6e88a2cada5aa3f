"""Everything that a server keeps about one person, as data that they may be given."""

from typing import Any

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.validation import Fault, shown
from houseful.server.db import schema

SECRET = {"digest", "token", "p256dh", "auth", "invite", "secret", "seed"}  # of use to nobody but the server
OF_A_TABLE = ("id", "game", "options", "public", "pace", "stage", "result", "created", "started", "ended")


async def personal_data(connection: AsyncConnection, person_id: str) -> dict[str, Any]:
    """A person's row, and the rows of every table that belong to them."""
    mine = schema.people.select().where(schema.people.c.id == person_id)
    person = (await connection.execute(mine)).first()
    if person is None:
        raise Fault("fault-admin-person", found=shown(person_id))
    found: dict[str, Any] = {"person": dict(person._mapping)}
    for name, table in schema.METADATA.tables.items():
        owner = table.columns.get("person")
        if owner is not None:
            shown_columns = [column for column in table.columns if column.name not in SECRET]
            found[name] = await rows(connection, shown_columns, owner == person_id)
    found["tables"] = await tables_of(connection, person_id)
    found["moves"] = await moves_of(connection, person_id)
    return found


async def tables_of(connection: AsyncConnection, person_id: str) -> list[dict[str, Any]]:
    """The tables where a person has a seat or is the host."""
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.table_id).where(seats.person == person_id)
    columns = [tables[name] for name in OF_A_TABLE]
    return await rows(connection, columns, tables.id.in_(seated) | (tables.host == person_id))


async def moves_of(connection: AsyncConnection, person_id: str) -> list[dict[str, Any]]:
    """The moves from a person's seats; those of stand-ins are not theirs."""
    seats, entries = schema.seats.c, schema.entries.c
    theirs = (entries.table_id == seats.table_id) & (entries.seat == seats.number) & (seats.person == person_id)
    columns = [entries.table_id, entries.ply, entries.seat, entries.kind, entries.text, entries.at]
    return await rows(connection, columns, theirs & (entries.kind != "bot"))


async def rows(connection: AsyncConnection, columns: list[Column[Any]], which: Any) -> list[dict[str, Any]]:
    """Some columns of some rows."""
    found = await connection.execute(select(*columns).where(which).order_by(*columns[:2]))
    return [dict(row._mapping) for row in found]
