"""Lists of tables: the public ones, and a person's own."""

from typing import Any

from sqlalchemy import Select, func, select

from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.people import Person
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry

MOST_PUBLIC, MOST_OWN = 50, 100
MOST_OF_ONE = 3  # public tables of one host in the list: nobody fills it alone


class TableLists:
    """Finds tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db

    async def public_tables(self, game: str | None) -> list[LiveTable]:
        """Tables that anybody may join or watch: waiting ones first, then the newest."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.public, tables.stage.in_(("waiting", "playing")))
        if game is not None:
            query = query.where(tables.game == find_game(game).name)
        query = query.where(tables.id.in_(few_of_each_host()))
        return await self._find(query.order_by(tables.stage.desc(), tables.created.desc()).limit(MOST_PUBLIC))

    async def tables_of(self, person: Person) -> list[LiveTable]:
        """The tables where a person has a seat or is the host, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        seated = select(seats.table_id).where(seats.person == person.id)
        query = select(tables.id).where(tables.id.in_(seated) | (tables.host == person.id))
        query = query.where(tables.stage != "closed")
        return await self._find(query.order_by(tables.created.desc()).limit(MOST_OWN))

    async def _find(self, query: Select[Any]) -> list[LiveTable]:
        async with self._db.reading() as connection:
            found = [row[0] for row in await connection.execute(query)]
        return [await self._registry.live(table_id) for table_id in found]


def few_of_each_host() -> Select[Any]:
    """The ids of the public tables that may be listed: each host's waiting ones first, then the newest."""
    tables = schema.tables.c
    place = func.row_number().over(partition_by=tables.host, order_by=(tables.stage.desc(), tables.created.desc()))
    listed = select(tables.id, place.label("place")).where(tables.public, tables.stage.in_(("waiting", "playing")))
    ranked = listed.subquery()
    return select(ranked.c.id).where(ranked.c.place <= MOST_OF_ONE)
