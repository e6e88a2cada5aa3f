"""What other workers publish: entries they wrote, changed seats, chat, and who watches at them."""

import contextlib
from collections.abc import Callable

import structlog

from houseful.host.entries import Entry
from houseful.server.cluster.messages import (
    ChatPosted,
    EntriesWritten,
    PersonDismissed,
    PresenceChanged,
    PresenceRequested,
    Published,
    SeatsChanged,
    SignedOut,
    TableRemoved,
    UndoRequestChanged,
    WorkerAlive,
)
from houseful.server.errors import Refused
from houseful.server.tables import undo_requests
from houseful.server.tables.chat import send_to_table
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.presence import Present
from houseful.server.tables.registry import TableRegistry

LOG = structlog.get_logger()


class WorkerMessages:
    """Receives the messages of other workers."""

    def __init__(self, registry: TableRegistry, on_sign_out: Callable[[list[str]], None]) -> None:
        self._registry, self._on_sign_out = registry, on_sign_out
        self._workers = registry.scheduler.workers

    async def receive(self, message: Published) -> None:
        """Apply one message."""
        self._workers.heard_from(message.worker)
        if isinstance(message, EntriesWritten):
            for table_id, ply, seat, kind, text, at in message.entries:
                await self._receive_entry(table_id, Entry(ply, seat, kind, text, at))
        elif isinstance(message, SignedOut):
            self._on_sign_out(message.tokens)
        elif isinstance(message, PersonDismissed):
            self._registry.dismiss(message.person, message.reason)
        live = self._registry.live_tables.get(message.table)
        if live is None:
            return
        if isinstance(message, SeatsChanged):
            await self._reload_changed(message.table)
        elif isinstance(message, TableRemoved):
            self._registry.remove(message.table)
        elif isinstance(message, ChatPosted):
            send_to_table(live, message.say, message.unless)
        elif isinstance(message, UndoRequestChanged):
            await undo_requests.receive(live, message)
        elif isinstance(message, PresenceChanged):
            live.delivery.set_remote_presence(message.worker, Present(frozenset(message.people), message.more))
        elif isinstance(message, PresenceRequested) and live.delivery.watchers:
            self._registry.publish_presence(live.id, live.delivery.present_here())

    async def _reload_changed(self, table_id: str) -> None:
        with contextlib.suppress(Refused):  # it was deleted, and is forgotten here too
            await self._registry.reload(table_id)

    async def _receive_entry(self, table_id: str, entry: Entry) -> None:
        live = self._registry.live_tables.get(table_id)
        if live is None or not self._is_in_use(live):
            return  # the next who asks for this table reads it from the database
        live.receive(entry)
        self._registry.scheduler.entry_received(live)
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
            self._registry.scheduler.resume(live)
            self._registry.publish_presence(table_id, live.delivery.present_here())

    def publish_alive(self) -> None:
        """Let the other workers know that this one is there, and stop hearing of tables that it does not use."""
        self._registry.pubsub.publish(WorkerAlive())
        self._registry.spawn(self._registry.release_unused())

    def drop_silent_workers(self) -> None:
        """Forget the watchers at workers that have published nothing for a while."""
        for worker in self._workers.drop_silent():
            for live in self._registry.live_tables.values():
                live.delivery.drop_remote_presence(worker)
