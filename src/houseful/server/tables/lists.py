"""Lists of tables: the public ones, and a person's own; read from the database without opening the tables.

A list takes three statements, however many tables it has: their rows, their seats, and the logs of running games whose
turn is not known here. A list says less than a table does: who is there and what the clocks show is known only of
tables that are open in this process.
"""

from collections import defaultdict
from typing import Any, cast

import structlog
from sqlalchemy import Select, bindparam, func, select, union, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.scores import GameResult
from houseful.games import find_game
from houseful.server.db import schema
from houseful.server.db.queries import TableRow, now, with_names_told_apart
from houseful.server.errors import Refused
from houseful.server.messages import TableInfo, UnreadableTable
from houseful.server.people import Person
from houseful.server.tables.public_info import Standing, standing_of, table_info
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.turn_cache import UNREADABLE, Game, TurnCache
from houseful.server.tables.unreadable import is_readable, options_of, result_of

LOG = structlog.get_logger()
MOST_PUBLIC, MOST_OWN = 50, 100
MOST_OF_A_HOST = 3  # public tables of one host in each stage: nobody fills the list alone
CANDIDATES = 1000  # the newest public tables in each stage: the list is chosen from these


class TableLists:
    """Finds tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._db = registry, registry.db
        self._turns = TurnCache(registry.packs)

    async def public_tables(self, game: str | None) -> list[TableInfo]:
        """Tables that anybody may join or watch: waiting ones first, then the newest; none where they are off."""
        if self._db.settings.public_tables == "off":
            return []
        since = self._db.settings.keep.cutoff("listed", now()) or 0
        if game is None:
            return await self._list(PUBLIC, since=since)
        return await self._list(PUBLIC_OF_A_GAME, since=since, game=find_game(game).name)

    async def tables_of(self, person: Person) -> list[TableInfo]:
        """The tables where a person has a seat or is the host, the newest first."""
        return await self._list(OWN, person=person.id)

    async def _list(self, query: Select[Any], **parameters: str | int) -> list[TableInfo]:
        async with self._db.reading() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")  # no round trips for a transaction
            games = await read_games(connection, query, parameters)
            unknown = [game for game in games if game.row.stage == "playing" and self._standing(game) is None]
            turns = await self._turns.read(connection, unknown)
        for game in unknown:
            if turns.get(game.row.id, 0) is None:  # over, and the process ended before its row was written
                self._registry.spawn(self._open(game.row.id))
        return [info for game in games if (info := self._info(game, turns.get(game.row.id))) is not None]

    async def _open(self, table_id: str) -> None:
        """Open a table, which has the end of its game recorded."""
        try:
            await self._registry.live(table_id)
        except Refused as refused:
            LOG.info("list.table_not_opened", table=table_id, reason=refused.key)

    def _standing(self, game: Game) -> Standing | None:
        """Where a game stands that is open here and no older than the database."""
        live = self._registry.live_tables.get(game.row.id)
        if live is None or live.row.stage != game.row.stage or live.ply < game.ply:
            return None
        return standing_of(live)

    def _info(self, game: Game, turn: int | None) -> TableInfo | None:
        """One line of a list; None for a table that cannot be read, which must not break the list for everybody."""
        try:
            return table_info(game.row, game.seats, self._standing(game) or read_standing(game, turn))
        except Exception as error:
            LOG.warning("list.table_unreadable", table=game.row.id, reason=type(error).__name__)
            return None


def read_standing(game: Game, turn: int | None) -> Standing:
    """Where a game stands, as far as the database says."""
    row = game.row
    result = cast(GameResult | None, result_of(row))
    why = unreadable_in(row, turn)
    turn = None if turn == UNREADABLE else turn
    return Standing(row.stage, game.ply, turn, result, row.ended, frozenset(), [None] * len(game.seats), {}, why)


def unreadable_in(row: TableRow, turn: int | None) -> UnreadableTable | None:
    """Why this server cannot deal a game, as far as its row and its log say without dealing it."""
    if not is_readable(row):
        return UnreadableTable("rules", row.stage == "over")
    damaged = row.pack_name is None or options_of(row) is None or turn == UNREADABLE
    return UnreadableTable("damaged", row.stage == "over") if damaged else None


def public_query(of_a_game: bool) -> Select[Any]:
    """The public tables to list, a few of each host."""
    newest = union_all(newest_public("waiting", of_a_game), newest_public("playing", of_a_game)).subquery().c
    number = func.row_number().over(partition_by=(newest.stage, newest.host), order_by=newest.created.desc())
    ranked = select(newest.id, newest.stage, newest.created, number.label("number")).subquery().c
    few = select(ranked.id).where(ranked.number <= MOST_OF_A_HOST)
    ids = few.order_by(ranked.stage.desc(), ranked.created.desc()).limit(MOST_PUBLIC)
    return rows_of(ids).order_by(schema.tables.c.stage.desc(), schema.tables.c.created.desc())


def newest_public(stage: str, of_a_game: bool) -> Select[tuple[str, str, str, int]]:
    """The newest public tables of a stage; read from the end of an index, however many there are."""
    tables = schema.tables.c
    query = select(tables.id, tables.host, tables.stage, tables.created).where(tables.stage == stage, tables.public)
    if stage == "waiting":  # and its host was there lately
        query = query.where(tables.touched >= bindparam("since"))
    if of_a_game:
        query = query.where(tables.game == bindparam("game"))
    found = query.order_by(tables.created.desc()).limit(CANDIDATES).subquery().c
    return select(found.id, found.host, found.stage, found.created)


def own_query() -> Select[Any]:
    """The newest tables of a person. A union, because no index serves `seated or host`."""
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(seats.table_id.label("id")).where(seats.person == bindparam("person"))
    mine = union(seated, select(tables.id).where(tables.host == bindparam("person"))).subquery()
    open_ids = select(tables.id).where(tables.id.in_(select(mine.c.id)), tables.stage != "closed")
    ids = open_ids.order_by(tables.created.desc()).limit(MOST_OWN)
    return rows_of(ids).order_by(tables.created.desc())


def rows_of(ids: Select[tuple[str]]) -> Select[Any]:
    """The rows of tables, each with the length of its log."""
    tables, entries = schema.tables.c, schema.entries.c
    ply = select(func.coalesce(func.max(entries.ply), 0)).where(entries.table_id == tables.id).scalar_subquery()
    packs = schema.packs.c
    rows = select(schema.tables, packs.name, packs.standard, ply.label("ply")).outerjoin(schema.packs)
    return rows.where(tables.id.in_(select(ids.subquery().c.id)))


def seats_query() -> Select[Any]:
    """The seats of several tables, in order."""
    seats, people = schema.seats.c, schema.people.c
    columns = (seats.number, seats.person, people.name, seats.level, seats.invite, seats.luck, seats.away)
    joined = schema.seats.outerjoin(schema.people, seats.person == people.id)
    wanted = seats.table_id.in_(bindparam("tables", expanding=True))
    found = select(seats.table_id, *columns, seats.nickname, people.created).select_from(joined)
    return found.where(wanted).order_by(seats.number)


PUBLIC, PUBLIC_OF_A_GAME, OWN, SEATS = public_query(False), public_query(True), own_query(), seats_query()


async def read_games(connection: AsyncConnection, query: Select[Any], parameters: dict[str, str | int]) -> list[Game]:
    """The tables that a query finds, with their seats."""
    rows = (await connection.execute(query, parameters)).all()
    seats: dict[str, list[Any]] = defaultdict(list)
    for table_id, *seat in await connection.execute(SEATS, {"tables": [row.id for row in rows]}):
        seats[table_id].append(seat)
    return [Game(TableRow(*row[:-1]), with_names_told_apart(seats[row.id]), row[-1]) for row in rows]
