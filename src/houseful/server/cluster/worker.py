"""A uvicorn worker that passes connections to other workers and takes theirs."""

import asyncio
import os
import socket
from pathlib import Path

import structlog
from uvicorn import Config
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from houseful.server.cluster.socket_passing import FOLDER, SocketPassing
from houseful.server.ws.picows_protocol import PicowsProtocol

LOG = structlog.get_logger()
CLOSE_SECONDS = 0.5


class WorkerConfig(Config):
    """uvicorn's settings, with a lifespan that opens and closes socket passing."""

    def load(self) -> None:
        """Load the application."""
        super().load()
        self.lifespan_class = WorkerLifespan


class WorkerLifespan(LifespanOn):
    """The life of one worker: it passes sockets from the moment the application is open until it closes."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._adopted = ServerState()
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self) -> None:
        """Open the application, then take connections from other workers."""
        await super().startup()
        folder = os.environ.get(FOLDER)
        if folder and not self.should_exit:
            PicowsProtocol.socket_passing = SocketPassing(Path(folder), self._adopt)

    def _adopt(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._open(connection, request))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _open(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another worker has accepted."""
        try:
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(
                lambda: PicowsProtocol(self.config, self._adopted, self.state), connection
            )
            protocol.open(request)
        except OSError as error:  # the client has gone
            LOG.info("worker.connection_lost", reason=type(error).__name__)
            connection.close()

    async def shutdown(self) -> None:
        """Close the connections that other workers have passed, then the application."""
        if PicowsProtocol.socket_passing is not None:
            PicowsProtocol.socket_passing.close()
            PicowsProtocol.socket_passing = None
        if self._arriving:
            await asyncio.wait(self._arriving)
        for protocol in list(self._adopted.connections):
            protocol.shutdown()
        if self._adopted.tasks:
            await asyncio.wait(self._adopted.tasks, timeout=CLOSE_SECONDS)
        await super().shutdown()
