"""Messages between workers: PostgreSQL's LISTEN and NOTIFY.

With SQLite there is one worker and nothing to send. Moves are announced by the very statement that writes them (see
`db.move_log`), everything else from here; `cluster.messages` has their types. A worker listens to the channels of the
shards whose tables are open there (`cluster.shards`) and to the one that concerns everybody.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import asyncpg
import msgspec
import structlog

from houseful.server.cluster.messages import DECODER, Published, WorkerMessage
from houseful.server.cluster.shards import EVERYBODY, channel_of
from houseful.server.errors import Refused
from houseful.server.settings import Settings

LOG = structlog.get_logger()
UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
RETRY_SECONDS = 0.5
TIMEOUT = 5.0  # seconds, to connect and for one statement
PATIENCE = 2.0  # seconds that somebody who opens a table waits for a lost connection
LARGEST_MESSAGE = 7_999  # bytes, by PostgreSQL
SENDER_WITHIN = 80  # characters: moves are announced with the worker that wrote them first
NOTIFY_ALL = "SELECT pg_notify(channel, message) FROM unnest($1::text[], $2::text[]) AS waiting (channel, message)"
Receive = Callable[[Published], Awaitable[None]]
Unsent = tuple[str, str]  # a channel and a message


class PubSub:
    """This worker's end of the channels: a connection that listens, and one that publishes."""

    def __init__(self, settings: Settings, worker: str) -> None:
        self._shared, self._worker = settings.shared, worker
        self._address = settings.database.set(drivername="postgresql").render_as_string(hide_password=False)
        self._received: asyncio.Queue[str] = asyncio.Queue()
        self._unsent: asyncio.Queue[Unsent] = asyncio.Queue()
        self._listener: asyncpg.Connection | None = None
        self._publisher: asyncpg.Connection | None = None
        self._channels = {EVERYBODY}  # that this worker listens to, or will once it is connected again
        self._listening = asyncio.Lock()  # one LISTEN or UNLISTEN at a time
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._on_reconnect: Callable[[], None]
        self.heard = 0  # messages of other workers

    async def listen(self, receive: Receive, on_reconnect: Callable[[], None]) -> None:
        """Call `receive` with every message of another worker, and `on_reconnect` when some may have been missed."""
        if not self._shared:
            return
        self._on_reconnect = on_reconnect
        await self._connect()
        self._spawn(self._receive_all(receive))
        self._spawn(self._publish_all())

    def publish(self, message: WorkerMessage) -> None:
        """Publish a message to the other workers that hold its table; never waits."""
        if not self._shared:
            return
        message.worker = self._worker
        encoded = msgspec.json.encode(message)
        if len(encoded) > LARGEST_MESSAGE:
            LOG.warning("pubsub.message_too_long", table=message.table, bytes=len(encoded))
            return
        self._unsent.put_nowait((channel_of(message.table), encoded.decode()))

    async def close(self) -> None:
        """Stop listening and publishing."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for connection in (self._listener, self._publisher):
            if connection is not None:
                connection.terminate()

    # Channels

    async def follow(self, table_id: str) -> None:
        """Listen to a table's channel from now on: what is written after this is heard or can be read.

        Refused (503) while the connection is lost.
        """
        if not self._shared or (channel_of(table_id) in self._channels and self._is_connected()):
            return
        try:
            async with asyncio.timeout(PATIENCE):
                while not self._is_connected():
                    await asyncio.sleep(RETRY_SECONDS / 10)
                async with self._listening:
                    assert self._listener is not None
                    await self._listener.add_listener(channel_of(table_id), self._on_notice)
                    self._channels.add(channel_of(table_id))
        except UNREACHABLE as error:
            LOG.warning("pubsub.follow_failed", reason=type(error).__name__)
            raise Refused(503, "server-not-ready") from error

    async def follow_only(self, table_ids: Callable[[], set[str]]) -> None:
        """Stop listening to channels of which no table is open here any more."""
        if not self._shared or self._closing:
            return
        unused = self._channels - {channel_of(table_id) for table_id in table_ids()} - {EVERYBODY}
        self._channels -= unused  # at once: whoever follows one of them meanwhile listens anew
        try:
            async with self._listening:
                for channel in unused - self._channels:
                    if self._is_connected() and self._listener is not None and channel not in self._channels:
                        await self._listener.remove_listener(channel, self._on_notice)
        except UNREACHABLE as error:  # the next connection listens to the others only
            if not self._closing:
                LOG.warning("pubsub.unfollow_failed", reason=type(error).__name__)

    def _is_connected(self) -> bool:
        return self._listener is not None and not self._listener.is_closed()

    def _on_notice(self, _connection: object, _process: int, _channel: str, message: Any) -> None:
        if self._worker not in message[:SENDER_WITHIN]:  # moves of this worker come back as well, undecoded
            self._received.put_nowait(message)

    async def _connect(self) -> None:
        """Listen over a new connection; it counts as connected when it listens to every channel."""
        listener = await self._open_connection()
        try:
            async with self._listening:
                for channel in sorted(self._channels):
                    await listener.add_listener(channel, self._on_notice)
                listener.add_termination_listener(self._lost)
                self._listener = listener
        except BaseException:
            listener.terminate()
            raise

    async def _open_connection(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._address, timeout=TIMEOUT, command_timeout=TIMEOUT)

    def _lost(self, _connection: object) -> None:
        if not self._closing:
            LOG.warning("pubsub.connection_lost")
            self._spawn(self._connect_again())

    async def _connect_again(self) -> None:
        while True:
            try:
                await self._connect()
                break
            except UNREACHABLE:
                await asyncio.sleep(RETRY_SECONDS)
        LOG.info("pubsub.connection_restored")
        self._on_reconnect()

    # Messages

    async def _receive_all(self, receive: Receive) -> None:
        while True:
            raw = await self._received.get()
            try:
                message = DECODER.decode(raw)
                if message.worker != self._worker:
                    self.heard += 1
                    await receive(message)
            except Exception:  # one bad message must not stop the others
                LOG.exception("pubsub.receive_failed")

    async def _publish_all(self) -> None:
        while True:
            waiting = [await self._unsent.get()]
            while not self._unsent.empty():
                waiting.append(self._unsent.get_nowait())
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await self._open_connection()
                await self._publisher.execute(NOTIFY_ALL, *map(list, zip(*waiting, strict=True)))
            except UNREACHABLE as error:  # the others read everything again when they reconnect
                LOG.warning("pubsub.publish_failed", messages=len(waiting), reason=type(error).__name__)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
