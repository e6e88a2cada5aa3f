"""What workers tell each other, through Litestar's channels.

With SQLite there is one worker and nobody to tell. With PostgreSQL the channel is LISTEN/NOTIFY; moves are
announced by the very statement that writes them (see `journal`), everything else from here.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import asyncpg
import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from houseful.server.db.move_log import CHANNEL
from houseful.server.settings import Settings

LOG = structlog.get_logger()
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
Hear = Callable[[str, str, dict[str, Any]], Awaitable[None]]  # kind, table, the whole message


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend; when the line goes dead it listens again and says that something was missed."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.missed: Callable[[], None] = lambda: None
        self._closing = False
        self._again: asyncio.Task[None] | None = None
        self._speaker: asyncpg.Connection | None = None

    async def on_startup(self) -> None:
        """Listen, and notice when that ends."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Stop listening."""
        self._closing = True
        if self._again is not None:
            self._again.cancel()
        if self._speaker is not None:
            self._speaker.terminate()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something over a connection that is kept; what cannot be said is told by `missed` later."""
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except AWAY as error:
            LOG.warning("channel.unsaid", reason=type(error).__name__)

    def _lost(self, _connection: object) -> None:
        if not self._closing:
            self._again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        LOG.warning("channel.lost")
        while True:
            try:
                listener = await self._connect()
                for channel in self._subscribed_channels:
                    await listener.add_listener(channel, self._listener)
                break
            except AWAY:
                await asyncio.sleep(0.5)
        self._listener_conn = listener
        listener.add_termination_listener(self._lost)
        LOG.info("channel.restored")
        self.missed()


def open_channels(settings: Settings) -> ChannelsPlugin:
    """The channels of this server."""
    if not settings.shared:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    dsn = settings.database.set(drivername="postgresql").render_as_string(hide_password=False)
    return ChannelsPlugin(PostgresBackend(dsn), channels=[CHANNEL])


class PubSub:
    """This worker's end of the channel."""

    def __init__(self, channels: ChannelsPlugin, worker: str, shared: bool) -> None:
        self._channels, self._worker, self._shared = channels, worker, shared
        self._task: asyncio.Task[None] | None = None

    async def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Hear the other workers from now on."""
        if not self._shared:
            return
        backend = self._channels._backend
        if isinstance(backend, PostgresBackend):
            backend.missed = missed
        subscriber = await self._channels.subscribe([CHANNEL])
        self._task = asyncio.create_task(self._hear_all(subscriber, hear))

    async def _hear_all(self, subscriber: Any, hear: Hear) -> None:
        async for raw in subscriber.iter_events():
            message = msgspec.json.decode(raw)
            if message["worker"] == self._worker:
                continue
            try:
                await hear(message["kind"], message["table"], message)
            except Exception:  # one bad message must not make this worker deaf
                LOG.exception("channel.message", kind=message["kind"])

    def tell(self, kind: str, table_id: str, **facts: Any) -> None:
        """Tell the other workers."""
        if self._shared:
            message = {"worker": self._worker, "kind": kind, "table": table_id, **facts}
            self._channels.publish(msgspec.json.encode(message), CHANNEL)

    async def close(self) -> None:
        """Stop hearing."""
        if self._task is not None:
            self._task.cancel()
