"""What a connection needs of a WebSocket, whichever way its bytes travel."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from houseful.server.ws.close_codes import POLICY_VIOLATION

Receive = Callable[[bytes], None]

MOST_UNSENT = 1_000_000  # bytes kept for a client that does not read them
CLOSE_SECONDS = 5.0  # for the other side to close, too
CUT_OFF_SECONDS = 1.0  # for one that sent too much and is not read any more


def seconds_to_close(code: int) -> float:
    """How long to wait for the other side when a socket was closed with a code."""
    return CUT_OFF_SECONDS if code == POLICY_VIOLATION else CLOSE_SECONDS


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
