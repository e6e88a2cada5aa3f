"""HTTP connections with bounds: sizes of headers, time for headers and bodies, connections of one address and in all.

uvicorn's protocol over httptools has no limit for any of these. A request beyond a bound is answered with a refusal
that names it, and its connection is closed; nothing of it reaches the application.
"""

import asyncio
import http
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from houseful.server.http.connection_counts import ConnectionCounts, counts_of_process
from houseful.server.http.identity import limited_address
from houseful.server.limits import Limits
from houseful.server.messages import Failure
from houseful.server.people import preferred_language

UNREAD_SECONDS = 30.0  # that a client may leave an answer unread
LINGER_SECONDS = 2.0  # after a refusal, until a client that still sends is cut off
LINGER_BYTES = 1_000_000
FORWARDED = b"x-forwarded-for"


class BoundedProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    counts: ClassVar[ConnectionCounts | None] = None  # set by tests; else those of the process

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counts = self.counts or counts_of_process()
        self._limits = self._counts.limits
        self._address: str | None = None  # while the connection is counted
        self._in_head = True  # the header of a request has not arrived yet
        self._in_body = False
        self._head_size = self._head_fields = self._head_unparsed = 0
        self._refused = False
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and refuse it if there are too many."""
        super().connection_made(transport)
        self._address = limited_address(self.client[0] if self.client else "?")
        self._counts.add(self._address)
        exceeded = self._counts.exceeded(self._address, len(self.connections))
        if exceeded is not None:
            self._refuse(503 if exceeded == "connections" else 429, exceeded)
            transport.close()
        else:
            self._set_deadline("head_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        self._set_deadline(None)
        self._stop_unread()
        if self._address is not None:
            self._counts.remove(self._address)
            self._address = None

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; sockets are counted by themselves."""
        if not self._refused:
            self._release()
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it holds this; uvicorn unties only what ends as HTTP

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._refused:
            self._linger(len(data))
            return
        self._head_unparsed += len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and not self._refused and self.parser is not None:
            self._check_head(self._head_unparsed)
        self._watch_time()

    def _watch_time(self) -> None:
        """Set a deadline for the rest of a request that has arrived in part."""
        if self._refused or self.transport.is_closing() or self._address is None:
            return
        if self._in_body:
            self._set_deadline("body_seconds")
        elif self._head_unparsed:
            self._set_deadline("head_seconds")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head, self._in_body, self._head_unparsed = True, False, max(1, self._head_unparsed)
        self._head_size = self._head_fields = 0

    def on_url(self, url: bytes) -> None:
        """A part of the request's address has been read."""
        self._head_size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header field has been read; those beyond the limits are not kept."""
        self._head_size += len(name) + len(value) + len(": \r\n")
        self._head_fields += 1
        if not self._refused:
            super().on_header(name, value)
            self._check_head(self._head_size)
        if name.lower() == FORWARDED and self.client and self.client[0] in getattr(self.app, "trusted_hosts", ()):
            self._counts.note_proxy(limited_address(self.client[0]))

    def _check_head(self, size: int) -> None:
        sizes = {"head_bytes": size, "head_fields": self._head_fields}
        for name, wanted in sizes.items():
            if not self._refused and self._limits.exceeded(name, wanted):
                self._refuse(431, name)

    def on_headers_complete(self) -> None:
        """The header has arrived; the application is asked, unless it was too large."""
        self._in_head, self._in_body, self._head_unparsed = False, True, 0
        self._set_deadline(None)
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body has been read."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._in_head, self._in_body, self._head_unparsed = True, False, 0
        self._set_deadline(None)
        if not self._refused:
            super().on_message_complete()

    # What takes too long

    def _set_deadline(self, name: str | None) -> None:
        """Refuse the request unless it goes on within a limit of seconds; None: it has gone on."""
        if name is None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
        elif self._deadline is None and (seconds := getattr(self._limits, name)):
            self._deadline = self.loop.call_later(seconds, self._refuse, 408, name)

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_unread()

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # Refusing

    def _refuse(self, status: int, name: str) -> None:
        """Answer with the limit that was exceeded, unless another answer is under way, and close the connection."""
        self._refused = True
        self._set_deadline(None)
        if self._may_answer(name):
            self.transport.write(refusal(self._limits, status, name, self.headers or []))
        if self._in_body:  # the application waits for the rest
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        else:
            self.transport.close()

    def _may_answer(self, name: str) -> bool:
        if self._in_body:
            return not self.cycle.response_started
        is_silent = name == "head_seconds" and not self._head_unparsed  # a browser that connects in advance
        return not is_silent and (self.cycle is None or self.cycle.response_complete)

    def _linger(self, size: int) -> None:
        """Read what a client still sends, so that it can read why it is refused; not for long."""
        self._head_unparsed += size
        if self._head_unparsed > LINGER_BYTES:
            self.transport.abort()


def refusal(limits: Limits, status: int, name: str, headers: list[tuple[bytes, bytes]]) -> bytes:
    """A whole answer that says which limit was exceeded, in the language of the request as far as it is known."""
    accepted = next((value for header, value in headers if header == b"accept-language"), b"")
    refused = limits.refusal(name, status)
    body = msgspec.json.encode(Failure(refused.key, refused.say(preferred_language(accepted.decode("latin-1")))))
    head = f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
    return head.encode() + b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(body) + body
