"""Chat and reactions, for those at a table: sent to all of them except those who muted the writer.

At a table are its host and whoever has a seat there; at a public table also spectators with a name. Nobody else reads
or writes anything, nor does anybody whom the host has banned.
"""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.cluster.messages import ChatPosted
from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.messages import Said
from houseful.server.names import told_apart
from houseful.server.people import Person
from houseful.server.tables.exclusion import banned_people, refuse_banned
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.ws.messages import SaidMessage

SHOWN = 200


class Chats:
    """Stores and sends chat messages and reactions."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def post(self, person: Person, table_id: str, kind: str, text: str) -> Said:
        """Store a message and send it to everybody at the table who has not muted its writer."""
        live = await self._talking(person, table_id)
        cleaned = "".join(c for c in text if c.isprintable()).strip()
        if not cleaned:
            raise Refused(400, "server-empty")
        values = {"table_id": table_id, "person": person.id, "kind": kind, "text": cleaned, "at": now()}
        async with self._db.writing() as connection:
            await refuse_banned(connection, table_id, person)
            insert = schema.messages.insert().values(values).returning(schema.messages.c.number)
            number = (await connection.execute(insert)).scalar_one()
            deaf = await muting_people(connection, table_id, person.id) | await banned_people(connection, table_id)
        said = Said(number, person.id, shown_name(live, person.id, person.name), kind, cleaned, values["at"])  # type: ignore[arg-type]
        message = SaidMessage(said)
        send_to_table(live, message, deaf)
        self._registry.pubsub.publish(ChatPosted(table=table_id, say=message, unless=sorted(deaf)))
        return said

    async def _talking(self, person: Person, table_id: str) -> LiveTable:
        """The table, for somebody who may talk there; Refused to everybody else."""
        live = await self._registry.live(table_id)
        if not may_talk(live, person.id):
            raise Refused(403, "server-chat")
        return live

    async def read(self, person: Person, table_id: str) -> list[Said]:
        """The latest messages at a table, oldest first, without those of people whom the reader has muted."""
        live = await self._talking(person, table_id)
        messages, people, mutes = schema.messages.c, schema.people.c, schema.mutes.c
        query = (
            select(messages.number, messages.person, people.name, messages.kind, messages.text, messages.at)
            .join(schema.people, people.id == messages.person)
            .where(messages.table_id == table_id)
        )
        muted = select(mutes.muted).where(mutes.table_id == table_id, mutes.person == person.id)
        query = query.where(messages.person.not_in(muted))
        async with self._db.reading() as connection:
            await refuse_banned(connection, table_id, person)
            found = (await connection.execute(query.order_by(messages.number.desc()).limit(SHOWN))).all()
        return [Said(row[0], row[1], shown_name(live, row[1], row[2]), *row[3:]) for row in reversed(found)]

    async def mute(self, person: Person, table_id: str, other: str, mute: bool) -> None:
        """Hide the messages of another person at this table, or show them again."""
        await self._talking(person, table_id)
        mutes, people = schema.mutes.c, schema.people.c
        async with self._db.writing() as connection:
            known = select(people.id).where(people.id == other)
            if other == person.id or (await connection.execute(known)).first() is None:
                raise Refused(404, "server-nobody")
            this = (mutes.table_id == table_id, mutes.person == person.id, mutes.muted == other)
            await connection.execute(schema.mutes.delete().where(*this))
            if mute:
                values = {"table_id": table_id, "person": person.id, "muted": other}
                await connection.execute(schema.mutes.insert().values(values))


def may_talk(live: LiveTable, person: str) -> bool:
    """Whether somebody belongs to those at a table; a spectator without a name (empty) never does."""
    if not person:
        return False
    return live.row.public or person == live.row.host or bool(live.seats_of(person))


def send_to_table(live: LiveTable, message: SaidMessage, deaf: Collection[str]) -> None:
    """Send a message to everybody at a table who watches here; the `deaf` muted its writer, or are banned."""
    live.delivery.broadcast(message, unless=lambda reader: reader in deaf or not may_talk(live, reader))


def shown_name(live: LiveTable, person: str, name: str) -> str:
    """The name of a writer as the table shows it, which nobody who sits there has."""
    seated = [
        (f"{seat.person} {seat.number}" if seat.nickname else seat.person, seat.name or "")
        for seat in live.seats
        if seat.person is not None
    ]
    return told_apart([*seated, (person, name)])[person]


async def muting_people(connection: AsyncConnection, table_id: str, muted: str) -> set[str]:
    """The people who have muted a person at a table."""
    mutes = schema.mutes.c
    query = select(mutes.person).where(mutes.table_id == table_id, mutes.muted == muted)
    return {row[0] for row in await connection.execute(query)}
