"""The open HTTP connections of this process, by address and in all."""

import functools
import sys
from collections import Counter

from houseful.server.limits import Limits

if sys.platform != "win32":
    import resource

SPARE_FILES = 200  # descriptors that are kept for the database, files of the page and other workers
ANY_NUMBER = 1 << 30


class ConnectionCounts:
    """The open connections of this process, by address.

    A proxy's own address is not limited: whoever is behind it is told apart by what it forwards. It is taken for a
    proxy when it has forwarded a request.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = min(limits.connections or ANY_NUMBER, file_limit() - SPARE_FILES)
        self._open: Counter[str] = Counter()
        self._proxies: set[str] = set()

    def add(self, address: str) -> None:
        """Count a connection."""
        self._open[address] += 1

    def remove(self, address: str) -> None:
        """Count a connection that has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def note_proxy(self, address: str) -> None:
        """A connection from this address has carried somebody else's request."""
        self._proxies.add(address)

    def exceeded(self, address: str, in_all: int) -> str | None:
        """The limit that the newest connection exceeds."""
        if in_all > self.most:
            return "connections"
        too_many = self.limits.exceeded("address_connections", self._open[address])
        return "address_connections" if too_many and address not in self._proxies else None


def file_limit() -> int:
    """How many files this process may open: as many as the system lets it."""
    if sys.platform == "win32":
        return ANY_NUMBER
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


@functools.cache
def counts_of_process() -> ConnectionCounts:
    """The connections of this process, with the limits of its environment."""
    return ConnectionCounts(Limits.from_environment())
