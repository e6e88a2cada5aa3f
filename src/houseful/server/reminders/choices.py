"""Choices: of which tables somebody wants to be told."""

from sqlalchemy import exists, select

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import TableRow, lock_person

rows = schema.reminder_choices


async def choose(db: Database, table_id: str, person: str, wanted: bool) -> None:
    """Keep whether a person wants to be told of their turns at a table."""
    mine = (rows.c.table_id == table_id, rows.c.person == person)
    async with db.writing() as connection:
        await lock_person(connection, person)
        await connection.execute(rows.delete().where(*mine))
        await connection.execute(rows.insert().values(table_id=table_id, person=person, wanted=wanted))


async def is_wanted(db: Database, table: TableRow, person: str) -> tuple[bool, bool]:
    """Whether a person wants to be told of their turns at a table, and whether they can be."""
    push, mail = schema.push_subscriptions.c, schema.mail_addresses.c
    chosen = select(rows.c.wanted).where(rows.c.table_id == table.id, rows.c.person == person).scalar_subquery()
    by_push = exists().where(push.person == person)
    by_mail = exists().where(mail.person == person, mail.confirmed.is_not(None))
    async with db.reading() as connection:
        wanted, reachable = (await connection.execute(select(chosen, by_push | by_mail))).one()
    return table.pace == "slow" if wanted is None else bool(wanted), bool(reachable)
