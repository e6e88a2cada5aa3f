"""The live tables of this process: opened when somebody asks for them, evicted when nobody uses them."""

import asyncio
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from houseful.games import NAMES
from houseful.server.cluster.messages import PresenceChanged, PresenceRequested, SeatsChanged
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db.engine import Database
from houseful.server.db.heartbeat import Outages
from houseful.server.db.move_log import MoveLog
from houseful.server.db.queries import now, read_entries, read_seats, read_table
from houseful.server.errors import Refused
from houseful.server.packs.store import Packs
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.position import Position
from houseful.server.tables.presence import Present
from houseful.server.tables.replaying import replay_gradually
from houseful.server.tables.restating import is_of_earlier_rules, restate
from houseful.server.tables.scheduling import Scheduler

MOST_LIVE_TABLES = 20_000  # in memory; the ones unused longest are evicted first
UNUSED = 60_000  # milliseconds without a request or a watcher, after which a table is evicted


class TableRegistry:
    """Finds, opens, reloads and evicts live tables."""

    def __init__(
        self,
        db: Database,
        move_log: MoveLog,
        pubsub: PubSub,
        scheduler: Scheduler,
        packs: Packs,
        outages: Outages,
    ) -> None:
        self.db, self.pubsub, self.scheduler, self.packs, self.outages = db, pubsub, scheduler, packs, outages
        self._move_log, self.limits, self.patience = move_log, db.settings.limits, db.settings.away_seconds
        self.live_tables: dict[str, LiveTable] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def live(self, table_id: str) -> LiveTable:
        """A table by its id, as up to date as the database; Refused if there is none."""
        live = self.live_tables.get(table_id)
        if live is None or live.outdated or (self.db.settings.shared and not live.delivery.watchers):
            live = await self._read(table_id)
        if live.position.has_unrecorded_end():
            self.scheduler.schedule(live)  # the process ended before the row was written
        live.last_used, live.requests = now(), live.requests + 1
        return live

    async def look(self, table_id: str) -> LiveTable:
        """The same for somebody who wants to see how it goes on: bots among themselves play while somebody looks."""
        live = await self.live(table_id)
        live.looked_at = now()
        self.scheduler.resume(live)
        return live

    def release(self, table_id: str) -> None:
        """Evict a table that was opened for one look, unless it is in use or somebody else has asked for it."""
        live = self.live_tables.get(table_id)
        if live is None or live.requests > 1:
            return
        if not live.delivery.watchers and not self.scheduler.is_busy(live):
            self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Evict a table that was deleted, or is not in use."""
        live = self.live_tables.pop(table_id, None)
        if live is not None:
            live.evicted = True

    async def _read(self, table_id: str) -> LiveTable:
        """Read a table: a new live one, or the one we have brought up to date."""
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            await self.pubsub.follow(table_id)  # before the rows are read, so that no entry is missed
            known = self.live_tables.get(table_id)
            async with self.db.reading() as connection:
                row = await read_table(connection, table_id)
                if row is None:
                    self.forget(table_id)
                    raise Refused(404, "server-no-table")
                seats = await read_seats(connection, table_id)
                entries = await read_entries(connection, table_id, after=0 if known is None else known.ply)
            if known is not None:
                known.update(row, seats, entries)
                return self._add(known) if known.evicted else known
            pack = await self.packs.stored(row.game, row.pack) if row.game in NAMES else None
            live = LiveTable(Position(row, seats, pack, self.limits), [], self._move_log, self)
            if live.position.unreadable is None and is_of_earlier_rules(row):
                entries = await restate(self.db, live.position)
            if live.position.unreadable is None:
                with live.position.marked_if_unreadable(entries):
                    await replay_gradually(live.position, live.clock, entries)
            else:
                live.position.entries = entries
            return self._add(live)

    def _add(self, live: LiveTable) -> LiveTable:
        self.live_tables[live.id] = live
        live.evicted = False
        live.delivery.publish_presence = partial(self.publish_presence, live.id)
        self.pubsub.publish(PresenceRequested(table=live.id))
        self._evict_unused()
        return live

    def _evict_unused(self) -> None:
        crowded = len(self.live_tables) > MOST_LIVE_TABLES
        if crowded or self.packs.are_many():
            unused = [live for live in self._unused() if crowded or live.position.has_own_pack]
            self._evict(sorted(unused, key=lambda live: live.last_used)[: MOST_LIVE_TABLES // 10])

    def _unused(self) -> list[LiveTable]:
        tables = self.live_tables.values()
        return [live for live in tables if not live.delivery.watchers and not self.scheduler.is_busy(live)]

    def _evict(self, tables: Iterable[LiveTable]) -> None:
        for live in tables:
            self.forget(live.id)

    async def release_unused(self) -> None:
        """Evict tables that nobody has used here for a while, and hear no more of their shards."""
        moment = now()
        self._evict([live for live in self._unused() if moment - live.last_used > UNUSED])
        await self.pubsub.follow_only(lambda: {*self.live_tables, *self._reading})

    # After changes

    async def reload(self, table_id: str) -> LiveTable:
        """Read a table again after its seats have changed, and send the whole state to its watchers."""
        live = await self._read(table_id)
        live.delivery.refresh()
        live.delivery.broadcast_presence()
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
        self.scheduler.resume(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Tell who is there, here and at the other workers, after somebody came or went."""
        live.looked_at = now()
        live.delivery.broadcast_presence()

    def publish_presence(self, table_id: str, present: Present) -> None:
        """Publish to the other workers who watches a table here."""
        self.pubsub.publish(PresenceChanged(table=table_id, people=sorted(present.people), more=present.more))

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
