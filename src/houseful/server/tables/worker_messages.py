"""What other workers publish: entries they wrote, changed seats, chat, and who watches at them."""

from typing import Any

import msgspec
import structlog

from houseful.server.db.queries import Entry, now
from houseful.server.errors import Refused
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.ws.messages import SaidMessage

LOG = structlog.get_logger()
SILENCE = 15_000  # milliseconds without a message after which a worker counts as gone


class WorkerMessages:
    """Receives the messages of other workers."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._last_message: dict[str, int] = {}  # worker: when it last published anything

    async def receive(self, kind: str, table_id: str, message: dict[str, Any]) -> None:
        """Apply one message."""
        worker = message["worker"]
        self._last_message[worker] = now()
        if kind == "entries":
            for there, *entry in message["entries"]:
                await self._receive_entry(there, Entry(*entry))
        live = self._registry.live_tables.get(table_id)
        if live is None:
            return
        if kind == "seats":
            await self._registry.reload(table_id)
        elif kind == "say":
            said = msgspec.convert(message["say"], SaidMessage)
            live.delivery.broadcast(said, unless=lambda person: person in message["unless"])
        elif kind == "here":
            live.delivery.set_remote_presence(worker, frozenset(message["people"]))
        elif kind == "who" and live.delivery.watchers:
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
        self._registry.pubsub.publish("alive", "")

    def drop_silent_workers(self) -> None:
        """Forget the watchers at workers that have published nothing for a while."""
        silent = {worker for worker, last in self._last_message.items() if now() - last > SILENCE}
        for worker in silent:
            del self._last_message[worker]
            for live in self._registry.live_tables.values():
                live.delivery.drop_remote_presence(worker)
