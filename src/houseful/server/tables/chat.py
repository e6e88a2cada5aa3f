"""Chat and reactions at a table, sent to everybody there except those who muted the writer."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.cluster.messages import ChatPosted
from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.messages import Said
from houseful.server.people import Person
from houseful.server.tables.registry import TableRegistry
from houseful.server.ws.messages import SaidMessage

SHOWN = 200


class Chats:
    """Stores and sends chat messages and reactions."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def post(self, person: Person, table_id: str, kind: str, text: str) -> Said:
        """Store a message and send it to everybody at the table who has not muted its writer."""
        live = await self._registry.live(table_id)
        cleaned = "".join(c for c in text if c.isprintable()).strip()
        if not cleaned:
            raise Refused(400, "server-empty")
        values = {"table_id": table_id, "person": person.id, "kind": kind, "text": cleaned, "at": now()}
        async with self._db.writing() as connection:
            insert = schema.messages.insert().values(values).returning(schema.messages.c.number)
            number = (await connection.execute(insert)).scalar_one()
            muting = await muting_people(connection, table_id, person.id)
        said = Said(number, person.id, person.name, kind, cleaned, values["at"])  # type: ignore[arg-type]
        message = SaidMessage(said)
        live.delivery.broadcast(message, unless=lambda reader: reader in muting)
        self._registry.pubsub.publish(ChatPosted(table=table_id, say=message, unless=sorted(muting)))
        return said

    async def read(self, person: Person | None, table_id: str) -> list[Said]:
        """The latest messages at a table, oldest first, without those of people whom the reader has muted."""
        messages, people, mutes = schema.messages.c, schema.people.c, schema.mutes.c
        query = (
            select(messages.number, messages.person, people.name, messages.kind, messages.text, messages.at)
            .join(schema.people, people.id == messages.person)
            .where(messages.table_id == table_id)
        )
        if person is not None:
            muted = select(mutes.muted).where(mutes.table_id == table_id, mutes.person == person.id)
            query = query.where(messages.person.not_in(muted))
        async with self._db.reading() as connection:
            found = await connection.execute(query.order_by(messages.number.desc()).limit(SHOWN))
            return [Said(*row) for row in reversed(found.all())]

    async def mute(self, person: Person, table_id: str, other: str, mute: bool) -> None:
        """Hide the messages of another person at this table, or show them again."""
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


async def muting_people(connection: AsyncConnection, table_id: str, muted: str) -> set[str]:
    """The people who have muted a person at a table."""
    mutes = schema.mutes.c
    query = select(mutes.person).where(mutes.table_id == table_id, mutes.muted == muted)
    return {row[0] for row in await connection.execute(query)}
