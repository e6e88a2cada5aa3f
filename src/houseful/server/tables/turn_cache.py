"""Whose turn it is in games that are not open here: worked out from their logs, and kept until somebody moves."""

from collections import OrderedDict, defaultdict
from typing import NamedTuple

import structlog
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.replay import replayed
from houseful.core.text.packs import Pack
from houseful.host.undo import moves_back
from houseful.server.db import schema
from houseful.server.db.queries import SeatRow, TableRow
from houseful.server.packs.store import Packs
from houseful.server.tables import dealing

LOG = structlog.get_logger()
CACHE_SIZE = 10_000  # games
MOST_REPLAYED = 20  # games at a time, a quarter of a millisecond each; the others' turns are told the next time
UNREADABLE = -1  # in place of a turn
Step = tuple[str, str]  # kind and text of an entry


class Game(NamedTuple):
    """A table as the database has it, without its log."""

    row: TableRow
    seats: list[SeatRow]
    ply: int


class TurnCache:
    """The turns of some games, each with the ply it was found at."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._known: OrderedDict[str, tuple[int, int | None]] = OrderedDict()

    async def read(self, connection: AsyncConnection, games: list[Game]) -> dict[str, int | None]:
        """Whose turn it is in running games, as far as that is known; None: it is over. One statement at most."""
        unknown = [game for game in games if not self._knows(game)][:MOST_REPLAYED]
        if unknown:
            logs = await read_logs(connection, [game.row.id for game in unknown])
            for game in unknown:
                await self._learn(game, logs[game.row.id][: game.ply])
        return {game.row.id: self._known[game.row.id][1] for game in games if self._knows(game)}

    def _knows(self, game: Game) -> bool:
        return game.row.id in self._known and self._known[game.row.id][0] == game.ply

    async def _learn(self, game: Game, log: list[Step]) -> None:
        try:
            turn = turn_after(game, log, await self._packs.stored(game.row.game, game.row.pack))
        except Exception as error:  # rules or cards that this server does not have: the game has no turn here
            LOG.info("list.game_unreadable", table=game.row.id, reason=type(error).__name__)
            turn = UNREADABLE
        self._known[game.row.id] = (game.ply, turn)
        if len(self._known) > CACHE_SIZE:
            self._known.popitem(last=False)


def turn_after(game: Game, log: list[Step], pack: Pack | None) -> int | None:
    """Whose turn it is after a log; None if the game is over."""
    standing: list[str] = []
    for kind, text in log:
        if kind == "undo":
            del standing[-moves_back(text) :]
        else:
            standing.append(text)
    return replayed(dealing.deal_row(game.row, game.seats, pack), standing, game.row.rules_version).turn


async def read_logs(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[Step]]:
    """Kind and text of every entry of several logs, in order."""
    entries = schema.entries.c
    query = select(entries.table_id, entries.kind, entries.text).where(entries.table_id.in_(table_ids))
    found: dict[str, list[Step]] = defaultdict(list)
    for table_id, kind, text in await connection.execute(query.order_by(entries.table_id, entries.ply)):
        found[table_id].append((kind, text))
    return found
