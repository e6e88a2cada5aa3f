"""What other workers publish: entries they wrote, changed seats, chat, and who watches at them."""

import structlog

from houseful.server.cluster.messages import (
    ChatPosted,
    EntriesWritten,
    PersonDismissed,
    PresenceChanged,
    PresenceRequested,
    Published,
    SeatsChanged,
    TableRemoved,
    WorkerAlive,
)
from houseful.server.db.queries import Entry, now
from houseful.server.errors import Refused
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry

LOG = structlog.get_logger()
SILENCE = 15_000  # milliseconds without a message after which a worker counts as gone


class WorkerMessages:
    """Receives the messages of other workers."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._last_message: dict[str, int] = {}  # worker: when it last published anything

    async def receive(self, message: Published) -> None:
        """Apply one message."""
        self._last_message[message.worker] = now()
        if isinstance(message, EntriesWritten):
            for table_id, ply, seat, kind, text, at in message.entries:
                await self._receive_entry(table_id, Entry(ply, seat, kind, text, at))
        elif isinstance(message, PersonDismissed):
            self._registry.dismiss(message.person, message.reason)
        live = self._registry.live_tables.get(message.table)
        if live is None:
            return
        if isinstance(message, SeatsChanged):
            await self._registry.reload(message.table)
        elif isinstance(message, TableRemoved):
            self._registry.remove(message.table)
        elif isinstance(message, ChatPosted):
            muting = message.unless
            live.delivery.broadcast(message.say, unless=lambda person: person in muting)
        elif isinstance(message, PresenceChanged):
            live.delivery.set_remote_presence(message.worker, frozenset(message.people))
        elif isinstance(message, PresenceRequested) and live.delivery.watchers:
            self._registry.publish_presence(live)

    async def _receive_entry(self, table_id: str, entry: Entry) -> None:
        live = self._registry.live_tables.get(table_id)
        if live is None or not self._is_in_use(live):
            return  # the next who asks for this table reads it from the database
        live.receive(entry)
        if live.outdated:
            await self._registry.reload(table_id)

    def _is_in_use(self, live: LiveTable) -> bool:
        return bool(live.delivery.watchers) or self._registry.scheduler.is_busy(live)

    def on_reconnect(self) -> None:
        """Reload every table: messages were lost while the channel was down."""
        for table_id in list(self._registry.live_tables):
            self._registry.spawn(self._reload(table_id))

    async def _reload(self, table_id: str) -> None:
        try:
            live = await self._registry.reload(table_id)
        except Refused as refused:
            LOG.warning("table.reload_failed", table=table_id, reason=refused.key)
        else:
            self._registry.scheduler.schedule(live)
            self._registry.presence_changed(live)

    def publish_alive(self) -> None:
        """Let the other workers know that this one is there."""
        self._registry.pubsub.publish(WorkerAlive())

    def drop_silent_workers(self) -> None:
        """Forget the watchers at workers that have published nothing for a while."""
        silent = {worker for worker, last in self._last_message.items() if now() - last > SILENCE}
        for worker in silent:
            del self._last_message[worker]
            for live in self._registry.live_tables.values():
                live.delivery.drop_remote_presence(worker)
