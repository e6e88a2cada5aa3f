"""Chat and reactions at a table. Everybody at the table reads them, except those who muted the writer."""

from typing import Any

from sqlalchemy import select

from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.http.messages import Said
from houseful.server.people import Person
from houseful.server.rate_limit import RateLimiter
from houseful.server.tables.registry import TableRegistry
from houseful.server.ws.messages import SaidMessage

BURST, PER_SECOND = 5.0, 0.5  # messages of one person
SHOWN = 200


class Chats:
    """What is said at tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.db = registry, registry.db
        self.rate_limiter = RateLimiter(BURST, PER_SECOND)

    async def say(self, person: Person, table_id: str, kind: str, text: str) -> Said:
        """Say something."""
        live = await self.registry.live(table_id)
        self.rate_limiter.take(person.id)
        line = "".join(c for c in text if c.isprintable()).strip()
        if not line:
            raise Refused(400, "server-empty")
        values: dict[str, Any] = {
            "table_id": table_id,
            "person": person.id,
            "kind": kind,
            "text": line,
            "at": now(),
        }
        async with self.db.writing() as connection:
            numbered = schema.messages.insert().values(values).returning(schema.messages.c.number)
            number = (await connection.execute(numbered)).scalar_one()
            muting = await self._muting(connection, table_id, person.id)
        said = Said(number, person.id, person.name, kind, line, values["at"])  # type: ignore[arg-type]
        message = SaidMessage(said)
        live.tell(message, unless=lambda reader: reader in muting)
        self.registry.pubsub.tell("say", table_id, say=message, unless=sorted(muting))
        return said

    async def _muting(self, connection: Any, table_id: str, muted: str) -> set[str]:
        mutes = schema.mutes.c
        wanted = select(mutes.person).where(mutes.table_id == table_id, mutes.muted == muted)
        return {row[0] for row in await connection.execute(wanted)}

    async def read(self, person: Person | None, table_id: str) -> list[Said]:
        """The latest messages that somebody wants to read, oldest first."""
        messages, people, mutes = schema.messages.c, schema.people.c, schema.mutes.c
        wanted = (
            select(messages.number, messages.person, people.name, messages.kind, messages.text, messages.at)
            .join(schema.people, people.id == messages.person)
            .where(messages.table_id == table_id)
        )
        if person is not None:
            muted = select(mutes.muted).where(mutes.table_id == table_id, mutes.person == person.id)
            wanted = wanted.where(messages.person.not_in(muted))
        async with self.db.reading() as connection:
            found = await connection.execute(wanted.order_by(messages.number.desc()).limit(SHOWN))
            return [Said(*row) for row in reversed(found.all())]

    async def mute(self, person: Person, table_id: str, other: str, mute: bool) -> None:
        """No longer read somebody at this table, or read them again."""
        mutes, people = schema.mutes.c, schema.people.c
        async with self.db.writing() as connection:
            known = select(people.id).where(people.id == other)
            if other == person.id or (await connection.execute(known)).first() is None:
                raise Refused(404, "server-nobody")
            this = (mutes.table_id == table_id, mutes.person == person.id, mutes.muted == other)
            await connection.execute(schema.mutes.delete().where(*this))
            if mute:
                values = {"table_id": table_id, "person": person.id, "muted": other}
                await connection.execute(schema.mutes.insert().values(values))
