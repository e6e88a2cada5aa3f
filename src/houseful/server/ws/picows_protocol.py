"""WebSockets by picows inside uvicorn, the fast way; `asgi_transport` is the stock one.

uvicorn hands a connection over when a client asks for a WebSocket. picows, which is compiled, does the handshake
and the framing; the application accepts or refuses over ASGI as everywhere. From then on messages go straight from
the frame to the connection and back: no task, queue or dictionary in between, which made up most of what a move
cost.
"""

import asyncio
import logging
import re
from typing import Any, ClassVar

from picows import WSAutoPingStrategy
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn import Config
from uvicorn.server import ServerState

from houseful.server.cluster.socket_passing import SocketPassing
from houseful.server.ws.close_codes import SERVICE_RESTART
from houseful.server.ws.picows_transport import PicowsTransport

TABLE = re.compile(rb"GET (?:/[\w.~-]+)*?/api/tables/([0-9a-z]+)/socket[? ]")  # perhaps under a root path
PING_SECONDS = 20  # without a message; as long again for the answer
FIRST_BUFFER = 2048

SILENT = logging.getLogger("houseful.picows")  # the application logs what matters
SILENT.setLevel(logging.CRITICAL + 1)


class PicowsProtocol(WSProtocol):  # type: ignore[misc]  # compiled, without types
    """The protocol that uvicorn switches a connection to when it becomes a WebSocket."""

    socket_passing: ClassVar[SocketPassing | None] = None  # between several workers

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._wire = wire = PicowsTransport(config, server_state, app_state, self.shake_hands)
        self._connections: set[Any] = server_state.connections
        super().__init__(
            None, None, False, lambda request: wire, SILENT, True, None, True, PING_SECONDS, PING_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, config.ws_max_size, None, FIRST_BUFFER,
        )  # fmt: skip

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Uvicorn has switched protocols."""
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The connection has ended."""
        self._connections.discard(self)
        super().connection_lost(error)
        self._wire.on_ws_disconnected(self.transport)  # picows does not call it before the handshake

    def data_received(self, request: bytes) -> None:
        """The request, as uvicorn has read it; later bytes are read into picows' buffer directly."""
        if self._is_passed_on(request):
            self.transport.underlying_transport.abort()  # this end only: the other worker has the connection
        else:
            self.open(request)

    def _is_passed_on(self, request: bytes) -> bool:
        table = TABLE.match(request)
        if table is None or PicowsProtocol.socket_passing is None:
            return False
        worker = PicowsProtocol.socket_passing.worker_for(table[1].decode())
        if worker == PicowsProtocol.socket_passing.name:
            return False
        connection = self.transport.underlying_transport.get_extra_info("socket").fileno()
        return PicowsProtocol.socket_passing.pass_on(connection, request, worker)

    def open(self, request: bytes) -> None:
        """Ask the application whether to accept."""
        self._wire.open(self.transport, request)

    def shake_hands(self, request: bytes) -> None:
        """Have picows answer the request."""
        while request:
            buffer = self.get_buffer(len(request))
            size = min(len(buffer), len(request))
            buffer[:size] = request[:size]
            request = request[size:]
            self.buffer_updated(size)

    def shutdown(self) -> None:
        """The server stops."""
        self._wire.close(SERVICE_RESTART)
