"""Games that were dealt under earlier rules: their logs are put into today's words when they are opened.

So a game is in one notation from its first move to its last, and whoever opens it next finds nothing to do.
"""

import msgspec

from houseful.host.entries import Entry
from houseful.host.restating import restated
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import TableRow, change_table, lock_table, read_entries
from houseful.server.tables.position import Position
from houseful.server.tables.unreadable import rules_version


def is_of_earlier_rules(row: TableRow) -> bool:
    """Whether a game was dealt under other rules than today's."""
    return row.seed is not None and row.rules_version != rules_version(row.game)


async def restate(db: Database, position: Position) -> list[Entry]:
    """Write a dealt game's log as today's rules say it; the result is the log. A damaged one stays and is marked."""
    table_id, version = position.row.id, position.row.rules_version
    async with db.writing() as connection:
        locked = await lock_table(connection, table_id)
        entries = await read_entries(connection, table_id)
        if locked is None or locked.rules_version != version:  # another worker was first
            position.row = locked or position.row
            return entries
        said = list[Entry]()
        with position.marked_if_unreadable(entries):
            said = restated(position.table, entries, version)
        if position.unreadable is not None:
            return entries
        for entry, now_said in zip(entries, said, strict=True):
            if entry.text != now_said.text:
                this = (schema.entries.c.table_id == table_id, schema.entries.c.ply == entry.ply)
                await connection.execute(schema.entries.update().where(*this).values(text=now_said.text))
        today = rules_version(position.row.game)
        await change_table(connection, table_id, rules_version=today)
        position.row = msgspec.structs.replace(locked, rules_version=today)
    return said
