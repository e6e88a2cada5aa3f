"""What a connection needs of a WebSocket, whichever way its bytes travel."""

import asyncio
from collections.abc import Callable
from typing import Protocol

Receive = Callable[[bytes], None]

MOST_UNSENT = 1_000_000  # bytes kept for a client that does not read them
CLOSE_SECONDS = 5.0  # for the other side to close, too


class Transport(Protocol):
    """One WebSocket that was accepted."""

    closed: asyncio.Future[None]

    def listen(self, receive: Receive) -> None:
        """Call `receive` with every message from now on."""

    def send(self, message: bytes) -> None:
        """Send a text; never waits. A client that does not read is disconnected."""

    def close(self, code: int) -> None:
        """Close with a code; disconnect if the other side does not close, too."""

    def pause(self) -> None:
        """Read nothing for a while."""

    def resume(self) -> None:
        """Read again."""
