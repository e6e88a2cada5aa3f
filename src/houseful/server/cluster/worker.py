"""What uvicorn does not do by itself: several workers that hand connections on to each other."""

import asyncio
import os
import socket
from pathlib import Path

import structlog
from uvicorn import Config
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from houseful.server.cluster.socket_passing import FOLDER, SocketPassing
from houseful.server.ws.transport import WebSocketProtocol

LOG = structlog.get_logger()
LONGEST_GOODBYE = 5.0  # seconds


class WorkerConfig(Config):
    """uvicorn's settings, with a life of our own."""

    def load(self) -> None:
        """Load the application."""
        super().load()
        self.lifespan_class = WorkerLifespan


class WorkerLifespan(LifespanOn):
    """The life of one worker: it gets to know its siblings when it opens, and leaves them when it closes."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._adopted = ServerState()
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self) -> None:
        """Open the application, then be there for the others."""
        await super().startup()
        folder = os.environ.get(FOLDER)
        if folder and not self.should_exit:
            WebSocketProtocol.siblings = SocketPassing(Path(folder), self._adopt)

    def _adopt(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._welcome(connection, request))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, request: bytes) -> None:
        """A connection that another worker was knocked at with."""
        try:
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            _, upgraded = await loop.connect_accepted_socket(
                lambda: WebSocketProtocol(self.config, self._adopted, self.state), connection
            )
            upgraded.greet(request)
        except OSError as error:  # whoever knocked is gone
            LOG.info("worker.missed", reason=type(error).__name__)
            connection.close()

    async def shutdown(self) -> None:
        """Say goodbye to those who came by way of others, then close the application."""
        if WebSocketProtocol.siblings is not None:
            WebSocketProtocol.siblings.close()
            WebSocketProtocol.siblings = None
        if self._arriving:
            await asyncio.wait(self._arriving)
        for upgraded in list(self._adopted.connections):
            upgraded.shutdown()
        if self._adopted.tasks:
            await asyncio.wait(self._adopted.tasks, timeout=LONGEST_GOODBYE)
        await super().shutdown()
