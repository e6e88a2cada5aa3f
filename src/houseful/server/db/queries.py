"""Rows of the database as Python values, and the queries that read and change them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.host.entries import Entry, Holder
from houseful.server import steady_clock
from houseful.server.db import schema
from houseful.server.names import told_apart

ENTRIES_AT_ONCE = 1_000


class TableRow(msgspec.Struct, frozen=True):
    """One table. The secret and the seed are published only when the game is over."""

    id: str
    game: str
    options: str
    pack: str  # its hash
    rules_version: int
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
    commitment: str | None
    hot_seat: bool
    due: int | None
    pauses: str
    pack_name: str | None  # None: the pack is not there
    pack_standard: bool | None  # whether the pack came with a release of the program


class SeatRow(Holder, frozen=True):
    """One seat, and who holds it."""

    invite: str | None
    luck: str
    away: bool
    nickname: str | None = None  # of somebody who shares the device of the person


class Ending(msgspec.Struct, frozen=True):
    """How and when a game ended."""

    table: str
    result: dict[str, Any]
    at: int


def now() -> int:
    """Milliseconds since 1970, by the steady clock of this process."""
    return steady_clock.CLOCK.now()


async def read_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """A table by its id; None if there is none."""
    packs = schema.packs.c
    query = select(schema.tables, packs.name, packs.standard).outerjoin(schema.packs)
    query = query.where(schema.tables.c.id == table_id)
    found = (await connection.execute(query)).first()
    return None if found is None else TableRow(*found)


async def read_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """A table's seats, in order."""
    seats, people = schema.seats.c, schema.people.c
    query = (
        select(seats.number, seats.person, people.name, seats.level, seats.invite, seats.luck, seats.away)
        .add_columns(seats.nickname, people.created)
        .select_from(schema.seats.outerjoin(schema.people, seats.person == people.id))
        .where(seats.table_id == table_id)
        .order_by(seats.number)
    )
    return with_names_told_apart((await connection.execute(query)).all())


def with_names_told_apart(rows: Sequence[Any]) -> list[SeatRow]:
    """Seats from rows that end with a nickname and when their people arrived.

    Who looks like somebody older here gets a number; those who share a device come after everybody with one.
    """
    called = [(bool(row[-2]), row[-1], holder_of(row), row[-2] or row[2]) for row in rows if row[1] is not None]
    names = told_apart((holder, name) for _, _, holder, name in sorted(called))
    return [msgspec.structs.replace(SeatRow(*row[:-1]), name=names.get(holder_of(row))) for row in rows]


def holder_of(row: Sequence[Any]) -> str:
    """Who sits at a seat: a person by their id, somebody who shares their device by the seat's number, too."""
    return f"{row[1]} {row[0]}" if row[-2] else str(row[1])


async def read_entries(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Entry]:
    """A table's log after a ply, in order: read in parts, between which other work gets its turn."""
    entries = schema.entries.c
    query = select(entries.ply, entries.seat, entries.kind, entries.text, entries.at).order_by(entries.ply)
    found: list[Entry] = []
    texts: dict[str, str] = {}  # one copy of each: a log that goes back and forth repeats a few moves
    while True:
        rest = query.where(entries.table_id == table_id, entries.ply > after).limit(ENTRIES_AT_ONCE)
        rows = (await connection.execute(rest)).all()
        found += [Entry(ply, seat, kind, texts.setdefault(text, text), at) for ply, seat, kind, text, at in rows]
        if len(rows) < ENTRIES_AT_ONCE:
            return found
        after = found[-1].ply


async def change_table(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    """Change some fields of a table."""
    await connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(**values))


END_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("table"))
    .values(stage="over", result=bindparam("how"), ended=bindparam("at"))
)


async def end_tables(connection: AsyncConnection, endings: list[Ending]) -> None:
    """Write how and when games ended."""
    rows = [
        {"table": ending.table, "how": msgspec.json.encode(ending.result).decode(), "at": ending.at}
        for ending in endings
    ]
    await connection.execute(END_TABLE, rows)


async def change_seat(connection: AsyncConnection, table_id: str, number: int, **values: Any) -> None:
    """Change some fields of a seat."""
    this = (schema.seats.c.table_id == table_id, schema.seats.c.number == number)
    await connection.execute(schema.seats.update().where(*this).values(**values))


async def change_seats_of(connection: AsyncConnection, table_id: str, person_id: str, **values: Any) -> None:
    """Change some fields of all seats that a person holds at a table."""
    theirs = (schema.seats.c.table_id == table_id, schema.seats.c.person == person_id)
    await connection.execute(schema.seats.update().where(*theirs).values(**values))


async def insert_table(connection: AsyncConnection, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Add a table and its seats, numbered in this order."""
    await connection.execute(schema.tables.insert().values(row))
    for number, seat in enumerate(seats):
        values = {"table_id": row["id"], "number": number, "away": False, **seat}
        await connection.execute(schema.seats.insert().values(values))


async def lock_person(connection: AsyncConnection, person_id: str) -> None:
    """Have whoever else changes what belongs to a person wait until this transaction ends."""
    people = schema.people.c
    await connection.execute(schema.people.update().where(people.id == person_id).values(id=person_id))


async def lock_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    """Lock a table's row until the transaction ends, so that nobody else changes its seats; return the row.

    The watchdog looks at it soon, whatever becomes of this worker.
    """
    moment = now()
    await change_table(connection, table_id, touched=moment, due=moment)
    return await read_table(connection, table_id)
