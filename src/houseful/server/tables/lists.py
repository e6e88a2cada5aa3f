"""Lists of tables: the public ones, and a person's own."""

from typing import Any

from sqlalchemy import Select, select

from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.people import Person
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry

MOST_PUBLIC, MOST_OWN = 50, 100


class TableLists:
    """Finds tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def public_tables(self, game: str | None) -> list[LiveTable]:
        """Tables that anybody may join or watch: waiting ones first, then the newest; none where they are off."""
        if self._db.settings.public_tables == "off":
            return []
        tables = schema.tables.c
        query = select(tables.id).where(tables.public, tables.stage.in_(("waiting", "playing")))
        if game is not None:
            query = query.where(tables.game == find_game(game).name)
        return await self._find(query.order_by(tables.stage.desc(), tables.created.desc()).limit(MOST_PUBLIC))

    async def tables_of(self, person: Person) -> list[LiveTable]:
        """The tables where a person has a seat or is the host, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        seated = select(seats.table_id).where(seats.person == person.id)
        query = select(tables.id).where(tables.id.in_(seated) | (tables.host == person.id))
        return await self._find(query.order_by(tables.created.desc()).limit(MOST_OWN))

    async def _find(self, query: Select[Any]) -> list[LiveTable]:
        async with self._db.reading() as connection:
            found = [row[0] for row in await connection.execute(query)]
        return [await self._registry.live(table_id) for table_id in found]
