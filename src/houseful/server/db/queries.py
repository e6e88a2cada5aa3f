"""What the database holds, as the server handles it, and the queries that fetch it."""

import time
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.db import schema


class TableRow(msgspec.Struct, frozen=True):
    """One table. The secret and the seed are the server's own until the game is over."""

    id: str
    game: str
    options: str
    pack: str | None
    host: str
    public: bool
    pace: str
    clock: str
    seconds: int
    stand_in: str
    hints: bool
    stage: str
    secret: str
    seed: int | None
    fair: bool
    result: str | None
    created: int
    started: int | None
    ended: int | None
    next: str | None
    touched: int


class SeatRow(msgspec.Struct, frozen=True):
    """One seat, and who sits there."""

    number: int
    person: str | None
    name: str | None  # of that person
    level: str | None
    invite: str | None
    luck: str
    away: bool


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal."""

    ply: int
    seat: int
    kind: str  # move: by a person; bot: by a bot, for its own seat or somebody else's; undo
    text: str
    at: int


class Ending(msgspec.Struct, frozen=True):
    """How and when a game ended."""

    table: str
    result: dict[str, Any]
    at: int


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def read_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """A table by its id."""
    found = (await connection.execute(schema.tables.select().where(schema.tables.c.id == table_id))).first()
    return None if found is None else TableRow(*found)


async def read_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Its seats, in order."""
    seats, people = schema.seats.c, schema.people.c
    wanted = (
        select(seats.number, seats.person, people.name, seats.level, seats.invite, seats.luck, seats.away)
        .select_from(schema.seats.outerjoin(schema.people, seats.person == people.id))
        .where(seats.table_id == table_id)
        .order_by(seats.number)
    )
    return [SeatRow(*row) for row in await connection.execute(wanted)]


async def read_entries(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Entry]:
    """Its journal, from a ply on."""
    entries = schema.entries.c
    wanted = (
        select(entries.ply, entries.seat, entries.kind, entries.text, entries.at)
        .where(entries.table_id == table_id, entries.ply > after)
        .order_by(entries.ply)
    )
    return [Entry(*row) for row in await connection.execute(wanted)]


async def change_table(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    """Change some fields of a table."""
    await connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(**values))


END = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("table"))
    .values(stage="over", result=bindparam("how"), ended=bindparam("at"))
)


async def end_tables(connection: AsyncConnection, endings: list[Ending]) -> None:
    """Games that are over."""
    rows = [
        {"table": ending.table, "how": msgspec.json.encode(ending.result).decode(), "at": ending.at}
        for ending in endings
    ]
    await connection.execute(END, rows)


async def lock_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """Keep everybody else from changing this table's seats until the transaction ends."""
    await change_table(connection, table_id, touched=now())
    return await read_table(connection, table_id)
