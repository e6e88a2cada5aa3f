"""Steps that several transactions on a table share: find it, check who asks, start the game."""

from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.fairness import FairDeal
from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, TableRow, change_table, lock_table, now, read_seats
from houseful.server.errors import Refused
from houseful.server.people import Person
from houseful.server.tables.unreadable import rules_version

RESERVED = "person "  # how the `invite` of a seat begins that is reserved for somebody
CLOSED = "closed"  # the `invite` of a seat that nobody may take: it is taken away when the game starts


async def lock_known_table(connection: AsyncConnection, table_id: str) -> TableRow:
    """Lock a table and return its row; Refused if there is none."""
    row = await lock_table(connection, table_id)
    if row is None:
        raise Refused(404, "server-no-table")
    return row


def refuse_unless_waiting(row: TableRow) -> None:
    """Refuse what is possible only before the start."""
    if row.stage != "waiting":
        raise Refused(409, "server-closed" if row.stage == "closed" else "server-started")


async def lock_for_host(connection: AsyncConnection, table_id: str, person: Person) -> TableRow:
    """Lock a table that has not started and return its row; Refused to anybody but its host."""
    row = await lock_known_table(connection, table_id)
    refuse_unless_waiting(row)
    if row.host != person.id:
        raise Refused(403, "server-host-only")
    return row


async def start_game(connection: AsyncConnection, table_id: str) -> int:
    """Fix the seed and start the game; Refused while a seat is free. The result is the number of players."""
    row = await lock_known_table(connection, table_id)
    await take_away_closed(connection, table_id)
    seats = await read_seats(connection, table_id)
    if any(seat.person is None and seat.level is None for seat in seats):
        raise Refused(409, "server-seats-open")
    seed = FairDeal(row.secret, tuple(seat.luck for seat in seats)).seed
    version = rules_version(row.game)  # the table may have waited through an upgrade
    await change_table(connection, table_id, stage="playing", seed=seed, rules_version=version, started=now())
    return len(seats)


def is_closed(seat: SeatRow) -> bool:
    """Whether the host has closed a seat."""
    return seat.person is None and seat.level is None and seat.invite == CLOSED


async def take_away_closed(connection: AsyncConnection, table_id: str) -> None:
    """Take away the seats that the host has closed, and number the others anew."""
    seats = await read_seats(connection, table_id)
    closed = [seat.number for seat in seats if is_closed(seat)]
    if closed:
        gone = (schema.seats.c.table_id == table_id, schema.seats.c.number.in_(closed))
        await connection.execute(schema.seats.delete().where(*gone))
        for number, seat in enumerate(seat for seat in seats if seat.number not in closed):
            this = (schema.seats.c.table_id == table_id, schema.seats.c.number == seat.number)
            await connection.execute(schema.seats.update().where(*this).values(number=number))


def reserved_for(person_id: str) -> str:
    """The `invite` of a seat that is reserved for a known person, in place of the hash of an invitation's token."""
    return f"{RESERVED}{person_id}"
