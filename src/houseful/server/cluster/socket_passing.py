"""Socket passing: workers on one machine keep those who watch a table together.

Any worker can serve any table, but a move costs least where everybody who watches is at one worker: it is played and
encoded once. So a worker that accepts a connection passes it on to the table's own worker, chosen by rendezvous
hashing among those that are there. The open file descriptor travels through a Unix socket in a folder that only this
server can read. If that fails, the worker that accepted it serves it.
"""

import asyncio
import hashlib
import os
import socket
import time
from array import array
from collections.abc import Callable
from pathlib import Path

from houseful.server.cluster.shards import shard_of

FOLDER = "HOUSEFUL_WORKER_SOCKETS"  # the environment variable with the folder of the Unix sockets
REFRESH_SECONDS = 1.0  # after which a worker looks again which others are there
LARGEST_REQUEST = 65_536

Adopt = Callable[[socket.socket, bytes], None]


def can_pass_sockets() -> bool:
    """Whether this system can pass file descriptors between processes."""
    return hasattr(socket, "SCM_RIGHTS") and hasattr(socket, "recv_fds")


class SocketPassing:
    """The workers of this server on this machine, each with a Unix socket in one folder."""

    def __init__(self, folder: Path, adopt: Adopt) -> None:
        self._folder, self._adopt = folder, adopt
        self.name = f"{os.getpid()}"
        self._names: list[str] = []
        self._refreshed = 0.0
        self._inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._outbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (self._inbox, self._outbox):
            end.setblocking(False)
        (folder / self.name).unlink(missing_ok=True)
        self._inbox.bind(str(folder / self.name))
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._receive)

    def worker_for(self, table_id: str) -> str:
        """The worker with the highest weight for a table."""
        if time.monotonic() > self._refreshed + REFRESH_SECONDS:
            self._names = sorted(path.name for path in self._folder.iterdir())
            self._refreshed = time.monotonic()
        return max(self._names, key=lambda name: weight_of(name, shard_of(table_id)), default=self.name)

    def pass_on(self, connection: int, request: bytes, worker: str) -> bool:
        """Pass a connection to another worker, with the request that has been read from it; False if it cannot be."""
        if len(request) > LARGEST_REQUEST:
            return False
        try:
            descriptors = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
            self._outbox.sendmsg([request], descriptors, 0, str(self._folder / worker))
        except (ConnectionRefusedError, FileNotFoundError):  # it has stopped
            (self._folder / worker).unlink(missing_ok=True)
            self._refreshed = 0.0
            return False
        except OSError:  # its inbox is full, or the system is short of something
            return False
        return True

    def _receive(self) -> None:
        while True:
            try:
                request, connections, flags, _ = socket.recv_fds(self._inbox, LARGEST_REQUEST, 1)
            except OSError:
                return
            for number in connections:
                connection = socket.socket(fileno=number)
                if flags & socket.MSG_TRUNC:  # its request is not whole, and nobody can read the rest
                    connection.close()
                else:
                    self._adopt(connection, request)

    def close(self) -> None:
        """Take the connections that were passed already, and accept no more."""
        (self._folder / self.name).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())
        self._receive()
        self._inbox.close()
        self._outbox.close()


def weight_of(name: str, shard: str) -> bytes:
    """Rendezvous-hash weight of a worker for the tables of a shard."""
    return hashlib.blake2b(f"{name} {shard}".encode(), digest_size=8).digest()
