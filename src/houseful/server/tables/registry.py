"""The hall: the rooms of this process, opened when somebody asks and closed when nobody is there."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import func, or_, select

from houseful.server.cluster.pubsub import PubSub
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.move_log import MoveLog
from houseful.server.db.queries import Ending, Entry, end_tables, now, read_entries, read_seats, read_table
from houseful.server.errors import Refused
from houseful.server.tables.bot_runner import Bots
from houseful.server.tables.live_table import LiveTable
from houseful.server.ws.messages import SaidMessage

LOG = structlog.get_logger()
MOST_LIVE_TABLES = 20_000  # kept in memory; those that nobody uses are closed first
ROUND = 5.0  # seconds between the rounds of the keeper
LONGEST_TIMER = 600_000  # milliseconds; later deadlines are found by the keeper
GATHER = 0.05  # seconds in which games that end are written down together
GRACE = 15_000  # milliseconds after which a worker decides for one that seems to be gone


class TableRegistry:
    """All rooms that are open here."""

    def __init__(self, db: Database, move_log: MoveLog, bots: Bots, pubsub: PubSub) -> None:
        self.db, self.move_log, self.bots, self.pubsub = db, move_log, bots, pubsub
        self.live_tables: dict[str, LiveTable] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._looked: dict[str, tuple[int, int]] = {}  # table: its ply when we last looked, when to look again
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ended: dict[str, LiveTable] = {}  # games whose end is not in their row yet
        self._ending: asyncio.Task[None] | None = None
        self._alive: dict[str, int] = {}  # other workers, and when they were last heard

    # Rooms

    async def live(self, table_id: str) -> LiveTable:
        """A room by its table's id; Refused if there is none."""
        live = self.live_tables.get(table_id)
        if live is None or live.broken or (self.db.settings.shared and not live.watchers):
            live = await self._read(table_id)
        if live.is_finished():
            self.attend(live)  # killed before it was closed
        live.used = now()
        return live

    async def _read(self, table_id: str) -> LiveTable:
        """A room as the database has it now: a new one, or the one we have brought up to date."""
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            async with self.db.reading() as connection:
                row = await read_table(connection, table_id)
                if row is None:
                    raise Refused(404, "server-no-table")
                seats = await read_seats(connection, table_id)
                entries = await read_entries(connection, table_id)
            live = self.live_tables.get(table_id)
            if live is None:
                return self._open(LiveTable(row, seats, entries, self.move_log))
            live.renew(row, seats, entries)
            return live

    def _open(self, live: LiveTable) -> LiveTable:
        self.live_tables[live.id] = live
        live.attend, live.catch_up = self.attend, self._catch_up
        self.pubsub.tell("who", live.id)
        self._make_way()
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """A visitor knows more than this room, or its last line was not the first: read what was written."""
        if live.broken or self.db.settings.shared:
            await self._read(live.id)

    async def watched(self, live: LiveTable) -> None:
        """Somebody watches from now on: what other workers wrote while they came in must not be missed."""
        if self.db.settings.shared:
            await self._read(live.id)

    async def reload(self, table_id: str) -> LiveTable:
        """Read a table again after its seats have changed, and tell everybody who watches."""
        live = await self._read(table_id)
        self.refresh(live)
        return live

    def refresh(self, live: LiveTable) -> None:
        """Have everybody who watches see the whole table again."""
        for watcher in list(live.watchers):
            watcher.refresh()

    async def changed(self, table_id: str) -> LiveTable:
        """The seats of a table have changed: here and for the other workers."""
        live = await self.reload(table_id)
        self.pubsub.tell("seats", table_id)
        self.attend(live)
        return live

    def _make_way(self) -> None:
        if len(self.live_tables) <= MOST_LIVE_TABLES:
            return
        idle = [live for live in self.live_tables.values() if not live.watchers and not self._busy(live)]
        for live in sorted(idle, key=lambda live: live.used)[: MOST_LIVE_TABLES // 10]:
            del self.live_tables[live.id]

    def _busy(self, live: LiveTable) -> bool:
        return live.pending is not None or self.bots.thinking_at(live.id)

    # What other workers say

    async def hear(self, kind: str, table_id: str, message: dict[str, Any]) -> None:
        """Something another worker said."""
        self._alive[message["worker"]] = now()
        if kind == "entries":
            for there, *entry in message["entries"]:
                await self._hear_entry(there, Entry(*entry))
        live = self.live_tables.get(table_id)
        if live is None:
            return
        if kind == "seats":
            await self.reload(table_id)
        elif kind == "say":
            live.tell(msgspec.convert(message["say"], SaidMessage), unless=lambda person: person in message["unless"])
        elif kind == "here":
            live.elsewhere[message["worker"]] = frozenset(message["people"])
            live.tell_who_is_here()
        elif kind == "who" and live.watchers:
            self._tell_others_who_is_here(live)

    async def _hear_entry(self, table_id: str, entry: Entry) -> None:
        """A line of a journal that another worker has written."""
        live = self.live_tables.get(table_id)
        if live is None or not (live.watchers or self._busy(live)):
            return  # nobody looks: whoever does next reads it from the database
        live.hear(entry)
        if live.broken:
            await self.reload(table_id)

    def came_or_went(self, live: LiveTable) -> None:
        """Tell the table who is there, here and at the other workers."""
        live.tell_who_is_here()
        self._tell_others_who_is_here(live)

    def _tell_others_who_is_here(self, live: LiveTable) -> None:
        self.pubsub.tell("here", live.id, people=sorted({watcher.person for watcher in live.watchers} - {""}))

    def _forget_silent_workers(self) -> None:
        """A worker that was killed took its visitors with it."""
        silent = {worker for worker, heard in self._alive.items() if now() - heard > GRACE}
        for worker in silent:
            del self._alive[worker]
            for live in self.live_tables.values():
                if live.elsewhere.pop(worker, None):
                    live.tell_who_is_here()

    def missed(self) -> None:
        """The channel was dead for a while: look at every room again."""
        for table_id in list(self.live_tables):
            self._spawn(self._look_after(table_id))

    async def _look_after(self, table_id: str) -> None:
        try:
            self.attend(await self.reload(table_id))
            self.came_or_went(self.live_tables[table_id])
        except Refused as refused:
            LOG.warning("table.missed", table=table_id, reason=refused.key)

    # Keeping games going

    def attend(self, live: LiveTable) -> None:
        """After something has happened at a table: let a bot decide, close a finished game."""
        if live.row.stage != "playing":
            return
        if live.is_finished():
            if live.id not in self._ended:
                self.refresh(live)
            self._spawn(self.finish(live))
        else:
            self.bots.ask(live)
            self._wind(live)

    def _wind(self, live: LiveTable) -> None:
        """Come back when the clock of whoever decides has run out."""
        left = live.time_left(live.turn, now()) if live.turn is not None else None
        if left is not None and 0 < left < LONGEST_TIMER:
            asyncio.get_running_loop().call_later(left / 1000 + 0.005, self._ring, live, live.ply)

    def _ring(self, live: LiveTable, ply: int) -> None:
        if live.ply == ply and live.pending is None and self.live_tables.get(live.id) is live:
            self.bots.ask(live)

    async def finish(self, live: LiveTable) -> None:
        """Write down how a game ended; if that fails, whoever looks at the table next has it done.

        The journal says it already, so the row can wait a moment for those of other tables.
        """
        if live.is_finished():
            self._ended[live.id] = live
            if self._ending is None or self._ending.done():
                self._ending = asyncio.create_task(self._write_endings())
            await asyncio.shield(self._ending)

    async def _write_endings(self) -> None:
        while self._ended:
            await asyncio.sleep(GATHER)
            ended = list(self._ended.values())
            endings = [Ending(live.id, live.table.result(), live.since()) for live in ended]
            try:
                async with self.db.writing() as connection:
                    await end_tables(connection, endings)
                for live in ended:
                    live.row = msgspec.structs.replace(live.row, stage="over", ended=live.since())
                    self.pubsub.tell("seats", live.id)
            except Refused as refused:
                LOG.warning("table.unfinished", tables=len(ended), reason=refused.key)
            finally:
                for live in ended:
                    del self._ended[live.id]

    async def close(self) -> None:
        """Write down what has ended."""
        if self._ending is not None:
            await self._ending

    async def keep(self) -> None:
        """Every few seconds: bots that nobody asked, clocks that ran out, games whose worker is gone."""
        first = True
        while True:
            try:
                await self.look_round(0 if first else GRACE)
                first = False
            except Exception:  # the database may be away for a while
                LOG.exception("keeper.failed")
            self.pubsub.tell("alive", "")
            self._forget_silent_workers()
            await asyncio.sleep(ROUND)

    async def look_round(self, grace: int) -> None:
        """Look at every game that may be waiting for something else than a person."""
        moment = now()
        games = await self._live()
        self._looked = {table_id: self._looked[table_id] for table_id, _ in games if table_id in self._looked}
        for table_id, ply in games:
            before, due = self._looked.get(table_id, (-1, 0))
            if ply == before and moment < due:
                continue
            try:
                live = await self.live(table_id)
            except Exception:  # one table that cannot be read must not stop the others
                LOG.exception("keeper.failed", table=table_id)
                continue
            if moment - live.since() >= grace or live.is_finished():
                self.attend(live)
            self._looked[table_id] = (ply, self._look_again(live, moment, grace))

    def _look_again(self, live: LiveTable, moment: int, grace: int) -> int:
        """When this table needs another look if nothing happens there."""
        if live.stand_in(moment) is not None:
            return moment + grace
        left = live.time_left(live.turn, moment) if live.turn is not None else None
        return moment + left if left is not None else moment + 3_600_000

    async def _live(self) -> list[tuple[str, int]]:
        """Games with a bot, a leaver or a clock, and how far they are."""
        tables, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c
        stood_in = select(1).where(
            seats.table_id == tables.id, or_(seats.level.is_not(None), seats.away, seats.person.is_(None))
        )
        ply = select(func.coalesce(func.max(entries.ply), 0)).where(entries.table_id == tables.id)
        wanted = select(tables.id, ply.scalar_subquery()).where(
            tables.stage == "playing", or_(tables.clock != "none", stood_in.exists())
        )
        async with self.db.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
