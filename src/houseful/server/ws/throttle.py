"""Throttle: how fast a socket may send, and what happens to one that sends faster.

A burst is answered, then the socket is read more slowly, so that a client in a hurry loses nothing. What arrived beyond
that is refused; too many refusals close the socket (`connection`).
"""

import asyncio
from collections.abc import Callable

from houseful.server.limits import Limits
from houseful.server.quotas import Quotas
from houseful.server.rate_limit import TokenBucket

BURST = 2.0  # seconds' worth of messages at once
LONGEST_PAUSE = 2.0  # seconds


class Throttle:
    """Counts the messages of one socket, and pauses reading while it is in debt."""

    def __init__(self, limits: Limits, quotas: Quotas, address: str, resume: Callable[[], None]) -> None:
        self._limits, self._quotas, self._address, self._resume = limits, quotas, address, resume
        self._bucket = TokenBucket(BURST * limits.messages, limits.messages) if limits.messages else None
        self._pause: asyncio.TimerHandle | None = None

    @property
    def is_pausing(self) -> bool:
        """Whether nothing may be read now."""
        return self._pause is not None

    def count(self) -> None:
        """Count a message; Refused if the debt is too high already. Look at `is_pausing` afterwards."""
        own = self._borrow(1.0)
        if own > BURST:
            raise self._limits.refusal("messages")

    def _borrow(self, tokens: float) -> float:
        """Take tokens and pause until the debt is paid; return the seconds that the socket's own debt takes."""
        own = 0.0 if self._bucket is None else self._bucket.borrow(tokens)
        wait = max(own, self._quotas.messages.borrow(self._address, tokens))
        if wait > 0.0 and self._pause is None:
            self._pause = asyncio.get_running_loop().call_later(min(wait, LONGEST_PAUSE), self._end_pause)
        return own

    def _end_pause(self) -> None:
        self._pause = None
        self._borrow(0.0)  # what arrived before the pause took effect made the debt larger
        if self._pause is None:
            self._resume()

    def stop(self) -> None:
        """Resume nothing any more."""
        self._resume = lambda: None  # nor hold the connection, which holds this
        if self._pause is not None:
            self._pause.cancel()
