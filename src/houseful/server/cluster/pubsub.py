"""Messages between workers: PostgreSQL's LISTEN and NOTIFY.

With SQLite there is one worker and nothing to send. Moves are announced by the very statement that writes them (see
`db.move_log`), everything else from here; `cluster.messages` has their types.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import asyncpg
import msgspec
import structlog

from houseful.server.cluster.messages import DECODER, Published, WorkerMessage
from houseful.server.db.move_log import CHANNEL
from houseful.server.settings import Settings

LOG = structlog.get_logger()
UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
RETRY_SECONDS = 0.5
Receive = Callable[[Published], Awaitable[None]]


class PubSub:
    """This worker's end of the channel: a connection that listens, and one that publishes."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self._shared, self._worker = settings.shared, worker
        self._address = settings.database.set(drivername="postgresql").render_as_string(hide_password=False)
        self._received: asyncio.Queue[str] = asyncio.Queue()
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._listener: asyncpg.Connection | None = None
        self._publisher: asyncpg.Connection | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._on_reconnect: Callable[[], None]

    async def listen(self, receive: Receive, on_reconnect: Callable[[], None]) -> None:
        """Call `receive` with every message of another worker, and `on_reconnect` when some may have been missed."""
        if not self._shared:
            return
        self._on_reconnect = on_reconnect
        await self._subscribe()
        self._spawn(self._receive_all(receive))
        self._spawn(self._publish_all())

    def publish(self, message: WorkerMessage) -> None:
        """Publish a message to the other workers; never waits."""
        if self._shared:
            message.worker = self._worker
            self._unsent.put_nowait(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        """Stop listening and publishing."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for connection in (self._listener, self._publisher):
            if connection is not None:
                connection.terminate()

    async def _subscribe(self) -> None:
        listener = await asyncpg.connect(self._address)
        await listener.add_listener(CHANNEL, lambda *notice: self._received.put_nowait(notice[-1]))
        listener.add_termination_listener(self._lost)
        self._listener = listener

    def _lost(self, _connection: object) -> None:
        if not self._closing:
            LOG.warning("pubsub.connection_lost")
            self._spawn(self._subscribe_again())

    async def _subscribe_again(self) -> None:
        while True:
            try:
                await self._subscribe()
                break
            except UNREACHABLE:
                await asyncio.sleep(RETRY_SECONDS)
        LOG.info("pubsub.connection_restored")
        self._on_reconnect()

    async def _receive_all(self, receive: Receive) -> None:
        while True:
            raw = await self._received.get()
            try:
                message = DECODER.decode(raw)
                if message.worker != self._worker:
                    await receive(message)
            except Exception:  # one bad message must not stop the others
                LOG.exception("pubsub.receive_failed")

    async def _publish_all(self) -> None:
        while True:
            message = await self._unsent.get()
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await asyncpg.connect(self._address)
                await self._publisher.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
            except UNREACHABLE as error:  # the others read everything again when they reconnect
                LOG.warning("pubsub.publish_failed", reason=type(error).__name__)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
