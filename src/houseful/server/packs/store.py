"""The packs of this server's tables: once in the database, once in memory, found by the hash of their text."""

from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.game_log import PackNamed
from houseful.core.text.packs import Pack, sha256_of
from houseful.core.text.validation import Fault
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.packs.reader import PackReader
from houseful.server.people import Person

DAY = 86_400_000  # milliseconds
MOST_RECENT = 64  # packs kept in memory though no table there uses them
MANY = 200  # packs in memory, up to half a megabyte each; beyond that, tables that nobody watches make room
INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Packs:
    """Finds, reads and keeps packs."""

    def __init__(self, db: Database) -> None:
        self._db, self._settings = db, db.settings
        self._reader = PackReader()
        self._recent: OrderedDict[tuple[str, str], Pack] = OrderedDict()  # by game and hash
        self._in_memory: WeakValueDictionary[tuple[str, str], Pack] = WeakValueDictionary()

    async def close(self) -> None:
        """Stop reading."""
        await self._reader.close()

    def are_many(self) -> bool:
        """Whether tables should make room for other packs."""
        return len(self._in_memory) > MANY

    async def chosen(self, person: Person, game: str, text: str | None) -> Pack:
        """The pack for a new table: the standard one, or what its host sent; a Fault says what is wrong with it."""
        standard = find_game(game).standard
        if text is None or text == standard.text:
            return standard
        if self._settings.custom_packs == "off":
            raise Refused(403, "server-packs-off")
        digest = sha256_of(text)
        if self._find(game, digest) is None:
            async with self._db.reading() as connection:
                if await read_text(connection, digest) is None:
                    await self._check_quota(connection, person, 1)
        return await self._read(game, digest, text)

    async def named(self, person: Person, log: PackNamed) -> Pack:
        """The pack that a log names: in its own lines, or a standard pack of any release that was played here."""
        standard = find_game(log.game).standard
        if log.text is not None:
            try:
                return await self.chosen(person, log.game, log.text)
            except Fault as fault:
                raise Fault("fault-log-wrong", line=log.line, reason=fault) from None
        packs = schema.packs.c
        same = (packs.standard, packs.game == log.game, packs.digest.startswith(log.digest, autoescape=True))
        async with self._db.reading() as connection:
            found = (await connection.execute(select(packs.digest, packs.text).where(*same))).first()
        return standard if found is None or log.digest == standard.digest else await self._read(log.game, *found)

    async def stored(self, game: str, digest: str) -> Pack | None:
        """A pack by its hash; None if this server cannot read it."""
        standard = find_game(game).standard
        if digest == standard.sha256:
            return standard
        if (pack := self._find(game, digest)) is not None:
            return pack
        text = await self.text_of(digest)
        if text is None or sha256_of(text) != digest:
            return None
        try:
            return await self._read(game, digest, text)
        except Fault:
            return None

    async def text_of(self, digest: str) -> str | None:
        """The text of a pack; None if there is none."""
        async with self._db.reading() as connection:
            return await read_text(connection, digest)

    async def keep(self, connection: AsyncConnection, pack: Pack, game: str, person: Person) -> None:
        """Write a pack into the database unless it is there; Refused if that is one too many for a person."""
        bringer = None if pack.standard else person.id
        values = {"digest": pack.sha256, "game": game, "name": pack.name, "text": pack.text}
        more = {"standard": pack.standard, "person": bringer, "created": now()}
        insert = INSERT[connection.dialect.name](schema.packs).on_conflict_do_nothing()
        added = await connection.execute(insert.values({**values, **more}))
        if added.rowcount and bringer is not None:
            await self._check_quota(connection, person, 0)

    async def _check_quota(self, connection: AsyncConnection, person: Person, more: int) -> None:
        packs = schema.packs.c
        theirs = (packs.person == person.id, packs.created > now() - DAY)
        found = await connection.scalar(select(func.count()).select_from(schema.packs).where(*theirs))
        self._settings.limits.check("packs", (found or 0) + more)

    # In memory

    async def _read(self, game: str, digest: str, text: str) -> Pack:
        pack = self._find(game, digest) or await self._reader.read(game, text)
        return self._remember(game, digest, pack)

    def _find(self, game: str, digest: str) -> Pack | None:
        return self._in_memory.get((game, digest))

    def _remember(self, game: str, digest: str, pack: Pack) -> Pack:
        key = (game, digest)
        self._recent[key] = self._in_memory[key] = pack = self._in_memory.get(key, pack)
        self._recent.move_to_end(key)
        while len(self._recent) > MOST_RECENT:
            self._recent.popitem(last=False)
        return pack


async def read_text(connection: AsyncConnection, digest: str) -> str | None:
    """The text of a pack in the database."""
    query = select(schema.packs.c.text).where(schema.packs.c.digest == digest)
    return (await connection.execute(query)).scalar()
