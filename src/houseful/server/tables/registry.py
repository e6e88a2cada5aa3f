"""The hall: the rooms of this process, opened when somebody asks and closed when nobody is there."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import func, or_, select

from houseful.server.cluster.pubsub import Bus
from houseful.server.db import schema
from houseful.server.db.engine import Store
from houseful.server.db.move_log import Journal
from houseful.server.db.queries import Ending, Entry, end_tables, now, read_entries, read_seats, read_table
from houseful.server.errors import Refused
from houseful.server.tables.bot_runner import Bots
from houseful.server.tables.live_table import Room

LOG = structlog.get_logger()
MOST_ROOMS = 20_000  # kept in memory; those that nobody uses are closed first
ROUND = 5.0  # seconds between the rounds of the keeper
LONGEST_TIMER = 600_000  # milliseconds; later deadlines are found by the keeper
GATHER = 0.05  # seconds in which games that end are written down together
GRACE = 15_000  # milliseconds after which a worker decides for one that seems to be gone


class Hall:
    """All rooms that are open here."""

    def __init__(self, store: Store, journal: Journal, bots: Bots, bus: Bus) -> None:
        self.store, self.journal, self.bots, self.bus = store, journal, bots, bus
        self.rooms: dict[str, Room] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._looked: dict[
            str, tuple[int, int]
        ] = {}  # table: its ply when we last looked, when to look again
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ended: dict[str, Room] = {}  # games whose end is not in their row yet
        self._ending: asyncio.Task[None] | None = None
        self._alive: dict[str, int] = {}  # other workers, and when they were last heard

    # Rooms

    async def room(self, table_id: str) -> Room:
        """A room by its table's id; Refused if there is none."""
        room = self.rooms.get(table_id)
        if room is None or room.broken or (self.store.settings.shared and not room.watchers):
            room = await self._read(table_id)
        if room.is_finished():
            self.attend(room)  # killed before it was closed
        room.used = now()
        return room

    async def _read(self, table_id: str) -> Room:
        """A room as the database has it now: a new one, or the one we have brought up to date."""
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            async with self.store.reading() as connection:
                row = await read_table(connection, table_id)
                if row is None:
                    raise Refused(404, "server-no-table")
                seats = await read_seats(connection, table_id)
                entries = await read_entries(connection, table_id)
            room = self.rooms.get(table_id)
            if room is None:
                return self._open(Room(row, seats, entries, self.journal))
            room.renew(row, seats, entries)
            return room

    def _open(self, room: Room) -> Room:
        self.rooms[room.id] = room
        room.attend, room.catch_up = self.attend, self._catch_up
        self.bus.tell("who", room.id)
        self._make_way()
        return room

    async def _catch_up(self, room: Room) -> None:
        """A visitor knows more than this room, or its last line was not the first: read what was written."""
        if room.broken or self.store.settings.shared:
            await self._read(room.id)

    async def watched(self, room: Room) -> None:
        """Somebody watches from now on: what other workers wrote while they came in must not be missed."""
        if self.store.settings.shared:
            await self._read(room.id)

    async def reload(self, table_id: str) -> Room:
        """Read a table again after its seats have changed, and tell everybody who watches."""
        room = await self._read(table_id)
        self.refresh(room)
        return room

    def refresh(self, room: Room) -> None:
        """Have everybody who watches see the whole table again."""
        for watcher in list(room.watchers):
            watcher.refresh()

    async def changed(self, table_id: str) -> Room:
        """The seats of a table have changed: here and for the other workers."""
        room = await self.reload(table_id)
        self.bus.tell("seats", table_id)
        self.attend(room)
        return room

    def _make_way(self) -> None:
        if len(self.rooms) <= MOST_ROOMS:
            return
        idle = [room for room in self.rooms.values() if not room.watchers and not self._busy(room)]
        for room in sorted(idle, key=lambda room: room.used)[: MOST_ROOMS // 10]:
            del self.rooms[room.id]

    def _busy(self, room: Room) -> bool:
        return room.pending is not None or self.bots.thinking_at(room.id)

    # What other workers say

    async def hear(self, kind: str, table_id: str, message: dict[str, Any]) -> None:
        """Something another worker said."""
        self._alive[message["worker"]] = now()
        if kind == "entries":
            for there, *entry in message["entries"]:
                await self._hear_entry(there, Entry(*entry))
        room = self.rooms.get(table_id)
        if room is None:
            return
        if kind == "seats":
            await self.reload(table_id)
        elif kind == "say":
            say = message["say"]
            room.tell(say, unless=lambda person: person in message["unless"])
        elif kind == "here":
            room.elsewhere[message["worker"]] = frozenset(message["people"])
            room.tell_who_is_here()
        elif kind == "who" and room.watchers:
            self._tell_others_who_is_here(room)

    async def _hear_entry(self, table_id: str, entry: Entry) -> None:
        """A line of a journal that another worker has written."""
        room = self.rooms.get(table_id)
        if room is None or not (room.watchers or self._busy(room)):
            return  # nobody looks: whoever does next reads it from the database
        room.hear(entry)
        if room.broken:
            await self.reload(table_id)

    def came_or_went(self, room: Room) -> None:
        """Tell the table who is there, here and at the other workers."""
        room.tell_who_is_here()
        self._tell_others_who_is_here(room)

    def _tell_others_who_is_here(self, room: Room) -> None:
        self.bus.tell("here", room.id, people=sorted({watcher.person for watcher in room.watchers} - {""}))

    def _forget_silent_workers(self) -> None:
        """A worker that was killed took its visitors with it."""
        silent = {worker for worker, heard in self._alive.items() if now() - heard > GRACE}
        for worker in silent:
            del self._alive[worker]
            for room in self.rooms.values():
                if room.elsewhere.pop(worker, None):
                    room.tell_who_is_here()

    def missed(self) -> None:
        """The channel was dead for a while: look at every room again."""
        for table_id in list(self.rooms):
            self._spawn(self._look_after(table_id))

    async def _look_after(self, table_id: str) -> None:
        try:
            self.attend(await self.reload(table_id))
            self.came_or_went(self.rooms[table_id])
        except Refused as refused:
            LOG.warning("table.missed", table=table_id, reason=refused.key)

    # Keeping games going

    def attend(self, room: Room) -> None:
        """After something has happened at a table: let a bot decide, close a finished game."""
        if room.row.stage != "playing":
            return
        if room.is_finished():
            if room.id not in self._ended:
                self.refresh(room)
            self._spawn(self.finish(room))
        else:
            self.bots.ask(room)
            self._wind(room)

    def _wind(self, room: Room) -> None:
        """Come back when the clock of whoever decides has run out."""
        left = room.time_left(room.turn, now()) if room.turn is not None else None
        if left is not None and 0 < left < LONGEST_TIMER:
            asyncio.get_running_loop().call_later(left / 1000 + 0.005, self._ring, room, room.ply)

    def _ring(self, room: Room, ply: int) -> None:
        if room.ply == ply and room.pending is None and self.rooms.get(room.id) is room:
            self.bots.ask(room)

    async def finish(self, room: Room) -> None:
        """Write down how a game ended; if that fails, whoever looks at the table next has it done.

        The journal says it already, so the row can wait a moment for those of other tables.
        """
        if room.is_finished():
            self._ended[room.id] = room
            if self._ending is None or self._ending.done():
                self._ending = asyncio.create_task(self._write_endings())
            await asyncio.shield(self._ending)

    async def _write_endings(self) -> None:
        while self._ended:
            await asyncio.sleep(GATHER)
            ended = list(self._ended.values())
            endings = [Ending(room.id, room.table.result(), room.since()) for room in ended]
            try:
                async with self.store.writing() as connection:
                    await end_tables(connection, endings)
                for room in ended:
                    room.row = msgspec.structs.replace(room.row, stage="over", ended=room.since())
                    self.bus.tell("seats", room.id)
            except Refused as refused:
                LOG.warning("table.unfinished", tables=len(ended), reason=refused.key)
            finally:
                for room in ended:
                    del self._ended[room.id]

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
            self.bus.tell("alive", "")
            self._forget_silent_workers()
            await asyncio.sleep(ROUND)

    async def look_round(self, grace: int) -> None:
        """Look at every game that may be waiting for something else than a person."""
        moment = now()
        live = await self._live()
        self._looked = {table_id: self._looked[table_id] for table_id, _ in live if table_id in self._looked}
        for table_id, ply in live:
            before, due = self._looked.get(table_id, (-1, 0))
            if ply == before and moment < due:
                continue
            try:
                room = await self.room(table_id)
            except Exception:  # one table that cannot be read must not stop the others
                LOG.exception("keeper.failed", table=table_id)
                continue
            if moment - room.since() >= grace or room.is_finished():
                self.attend(room)
            self._looked[table_id] = (ply, self._look_again(room, moment, grace))

    def _look_again(self, room: Room, moment: int, grace: int) -> int:
        """When this table needs another look if nothing happens there."""
        if room.stand_in(moment) is not None:
            return moment + grace
        left = room.time_left(room.turn, moment) if room.turn is not None else None
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
        async with self.store.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
