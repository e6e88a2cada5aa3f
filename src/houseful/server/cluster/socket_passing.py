"""Workers on one machine keep those who watch a table together.

Any worker can serve any table, but a move costs least where everybody who watches is at one worker: it is
played and told once. So a worker at whose door somebody knocks hands the open connection on to the table's
own worker, which is found by rendezvous hashing: each table prefers one of those that are there. The
connection itself travels, through a socket of the system in a folder that only this server can read. If that
fails, whoever was knocked at serves it.
"""

import asyncio
import hashlib
import os
import socket
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import structlog

LOG = structlog.get_logger()
FOLDER = "HOUSEFUL_SIBLINGS"
LOOK_AGAIN = 1.0  # seconds after which a worker looks who is there
LARGEST_REQUEST = 65_536

Adopt = Callable[[socket.socket, bytes], None]


def can_travel() -> bool:
    """Whether this system lets an open connection travel between processes."""
    return hasattr(socket, "SCM_RIGHTS") and hasattr(socket, "recv_fds")


class SocketPassing:
    """The other workers of this server, on this machine."""

    def __init__(self, folder: Path, adopt: Adopt) -> None:
        self._folder, self._adopt = folder, adopt
        self.name = f"{os.getpid()}"
        self._names: list[str] = []
        self._looked = 0.0
        self._ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._mouth = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        (folder / self.name).unlink(missing_ok=True)
        self._ear.bind(str(folder / self.name))
        asyncio.get_running_loop().add_reader(self._ear.fileno(), self._hear)

    def home_of(self, table_id: str) -> str:
        """The worker that a table prefers."""
        if time.monotonic() > self._looked + LOOK_AGAIN:
            self._names = sorted(path.name for path in self._folder.iterdir())
            self._looked = time.monotonic()
        return max(self._names, key=lambda name: digest_of(name, table_id), default=self.name)

    def hand_on(self, connection: int, request: bytes, home: str) -> bool:
        """Let a connection travel to another worker, with the request that has been read from it."""
        try:
            along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
            self._mouth.sendmsg([request], along, 0, str(self._folder / home))
        except BlockingIOError:  # it has its hands full
            return False
        except OSError:  # it is gone
            (self._folder / home).unlink(missing_ok=True)
            self._looked = 0.0
            return False
        return True

    def _hear(self) -> None:
        while True:
            try:
                request, connections, _, _ = socket.recv_fds(self._ear, LARGEST_REQUEST, 1)
            except OSError:
                return
            for connection in connections:
                self._adopt(socket.socket(fileno=connection), request)

    def close(self) -> None:
        """Be there no more."""
        (self._folder / self.name).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._ear.fileno())
        self._hear()  # whoever was on the way
        self._ear.close()
        self._mouth.close()


def digest_of(name: str, table_id: str) -> bytes:
    """How much a table likes a worker."""
    return hashlib.blake2b(f"{name} {table_id}".encode(), digest_size=8).digest()
