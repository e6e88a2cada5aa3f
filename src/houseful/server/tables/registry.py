"""The live tables of this process: opened when somebody asks for them, evicted when nobody uses them."""

import asyncio
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from houseful.server.cluster.messages import PresenceChanged, PresenceRequested, SeatsChanged
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db.engine import Database
from houseful.server.db.move_log import MoveLog
from houseful.server.db.queries import now, read_entries, read_seats, read_table
from houseful.server.errors import Refused
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.scheduling import Scheduler

MOST_LIVE_TABLES = 20_000  # in memory; the ones unused longest are evicted first


class TableRegistry:
    """Finds, opens, reloads and evicts live tables."""

    def __init__(self, db: Database, move_log: MoveLog, pubsub: PubSub, scheduler: Scheduler) -> None:
        self.db, self.pubsub, self.scheduler = db, pubsub, scheduler
        self._move_log = move_log
        self.live_tables: dict[str, LiveTable] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def live(self, table_id: str) -> LiveTable:
        """A table by its id, as up to date as the database; Refused if there is none."""
        live = self.live_tables.get(table_id)
        if live is None or live.outdated or (self.db.settings.shared and not live.delivery.watchers):
            live = await self._read(table_id)
        if live.position.has_unrecorded_end():
            self.scheduler.schedule(live)  # the process ended before the row was written
        live.last_used = now()
        return live

    async def _read(self, table_id: str) -> LiveTable:
        """Read a table: a new live one, or the one we have brought up to date."""
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            async with self.db.reading() as connection:
                row = await read_table(connection, table_id)
                if row is None:
                    raise Refused(404, "server-no-table")
                seats = await read_seats(connection, table_id)
                entries = await read_entries(connection, table_id)
            live = self.live_tables.get(table_id)
            if live is None:
                return self._add(LiveTable(row, seats, entries, self._move_log, self))
            live.update(row, seats, entries)
            return live

    def _add(self, live: LiveTable) -> LiveTable:
        self.live_tables[live.id] = live
        self.pubsub.publish(PresenceRequested(table=live.id))
        self._evict_unused()
        return live

    def _evict_unused(self) -> None:
        if len(self.live_tables) <= MOST_LIVE_TABLES:
            return
        tables = self.live_tables.values()
        unused = [live for live in tables if not live.delivery.watchers and not self.scheduler.is_busy(live)]
        for live in sorted(unused, key=lambda live: live.last_used)[: MOST_LIVE_TABLES // 10]:
            live.evicted = True
            del self.live_tables[live.id]

    # After changes

    async def reload(self, table_id: str) -> LiveTable:
        """Read a table again after its seats have changed, and send the whole state to its watchers."""
        live = await self._read(table_id)
        live.delivery.refresh()
        return live

    async def seats_changed(self, table_id: str) -> LiveTable:
        """Reload a table here and at the other workers, and schedule what follows."""
        live = await self.reload(table_id)
        self.pubsub.publish(SeatsChanged(table=table_id))
        self.scheduler.schedule(live)
        return live

    def remove(self, table_id: str) -> None:
        """Drop a table that is no longer in the database, and close the sockets there."""
        live = self.live_tables.pop(table_id, None)
        if live is not None:
            live.evicted = True
            live.delivery.dismiss(Refused(404, "server-no-table"))

    def dismiss(self, person: str, reason: str) -> None:
        """Close the sockets of a person who may no longer be here."""
        refused = Refused(401 if reason == "server-who" else 403, reason)
        for live in list(self.live_tables.values()):
            live.delivery.dismiss(refused, person)

    async def watcher_added(self, live: LiveTable) -> None:
        """Read what other workers wrote before this worker began to receive their entries for a table."""
        if self.db.settings.shared:
            await self._read(live.id)

    def presence_changed(self, live: LiveTable) -> None:
        """Send the list of people who are there to the watchers, here and at the other workers."""
        live.delivery.broadcast_presence()
        self.publish_presence(live)

    def publish_presence(self, live: LiveTable) -> None:
        """Publish to the other workers who watches a table here."""
        self.pubsub.publish(PresenceChanged(table=live.id, people=live.delivery.present_here()))

    # The host of live tables

    def after_step(self, live: LiveTable) -> None:
        """Schedule what follows a step that was written here."""
        self.scheduler.schedule(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read entries from the database that this process may not have."""
        if live.outdated or self.db.settings.shared:
            await self._read(live.id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        self.scheduler.spawn(work)
