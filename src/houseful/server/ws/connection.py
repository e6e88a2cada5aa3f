"""One client at a table, over a WebSocket.

The server sends the state first, then one message for each entry of the move log, numbered by ply, when it is on
disk. A client that lost its connection comes back with `since` and is sent what it missed. What cannot be granted is
answered with `refused`, and the socket stays open; `close_codes` says why a socket is closed.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import structlog

from houseful.core.table import IllegalMove
from houseful.host.failures import refused_message
from houseful.host.state import viewpoint_of
from houseful.server import metrics
from houseful.server.errors import NotSaved, Refused, Stale
from houseful.server.people import Person
from houseful.server.rate_limit import TokenBucket
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import state_at
from houseful.server.ws import messages as m
from houseful.server.ws.close_codes import INTERNAL_ERROR, POLICY_VIOLATION, REFUSED
from houseful.server.ws.throttle import Throttle
from houseful.server.ws.transport import Transport

LOG = structlog.get_logger()


class FailedMove(NamedTuple):
    """A move that was not written, and why."""

    error: BaseException
    id: int | None


Task = m.ClientMessage | FailedMove  # what waits to be answered


class ClientConnection:
    """A connection: the seat it looks from, and its requests that are not answered yet."""

    def __init__(
        self, services: Services, live: LiveTable, person: Person | None, transport: Transport, address: str
    ) -> None:
        self.services, self.live, self._transport, self._address = services, live, transport, address
        self.visitor = person
        self.person = "" if person is None else person.id
        self.language = "en" if person is None else person.language
        self.viewpoint: int | None = None
        self._held: list[bytes] = []  # messages that came before the state was sent
        self.post: Callable[[bytes], None] = self._held.append
        self._refusals = TokenBucket(40, 4)  # that a client may cause
        self._throttle = Throttle(services.settings.limits, services.quotas, address, self._resume)
        self._requests: deque[Task] = deque()
        self._moving: asyncio.Future[int] | None = None  # the client's move that is being written, or has just been
        self._answering: asyncio.Task[None] | None = None

    # Sending

    def begin(self, since: int | None) -> None:
        """Send the state; then the messages that came meanwhile, except those it includes already."""
        self.post = self._transport.send
        self.refresh(since)
        for message in self._held:
            if not message.startswith(m.SHOWN_BY_STATE):
                self.post(message)
        self._held.clear()

    def send(self, message: m.Message) -> None:
        """Send a message to this client alone."""
        self.post(m.ENCODER.encode(message))

    def refresh(self, since: int | None = None) -> None:
        """Send the whole state."""
        if self.viewpoint is not None and self.viewpoint not in self.live.seats_of(self.person):
            self.viewpoint = None
        if self.viewpoint is None:
            self.viewpoint = viewpoint_of(self.live.position, self.person, None)
        self.send(m.StateMessage(state_at(self.live, self.person, self.viewpoint, since)))

    def refuse(self, refused: Refused | IllegalMove, number: int | None) -> None:
        """Say why something was not done."""
        self.send(refused_message(refused, number, self.language, self.live.ply))
        if isinstance(refused, Refused):
            metrics.REFUSALS.labels(refused.key).inc()
        self.count_refusal()

    def dismiss(self, refused: Refused) -> None:
        """Say why, and close the socket for good."""
        self.send(m.RefusedMessage(None, refused.say(self.language), refused.key))
        self._transport.close(REFUSED + refused.status)

    # Receiving

    def receive(self, raw: bytes) -> None:
        """Do what a message asks for: a move at once if nothing else is under way, everything else in turn."""
        try:
            self._throttle.count()
            if self._throttle.is_pausing:
                self._transport.pause()
            if len(raw) > m.LARGEST_REQUEST:
                raise Refused(413, "server-large")
            request = m.DECODER.decode(raw)
            if self._is_free() and isinstance(request, m.MoveRequest):
                self.move(request)
            else:
                self.answer(request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused(400, "server-message"), None)
        except (Refused, IllegalMove) as refused:
            self.refuse(refused, None)
        except Exception as error:
            self.fail(error)

    def _is_free(self) -> bool:
        """Whether nothing is under way: of a move that stands, only the callback may be missing."""
        if self._answering is not None or self._moving is None:
            return self._answering is None
        return self._moving.done() and (self._moving.cancelled() or self._moving.exception() is None)

    def move(self, request: m.MoveRequest) -> None:
        """Play a move without a task of its own; messages that come before it is written wait for it."""
        try:
            person = self.known().id
        except Refused as refused:
            self.refuse(refused, request.id)
            return
        self._moving = self.live.move(person, request.ply, request.move)
        self._moving.add_done_callback(lambda move: self._moved(move, request.id))

    def _moved(self, move: asyncio.Future[int], number: int | None) -> None:
        if self._moving is move:
            self._moving = None
        error = None if move.cancelled() else move.exception()
        if error is not None:
            self._requests.appendleft(FailedMove(error, number))
        if self._requests and self._is_free():
            self._answering = asyncio.create_task(self._answer_all())

    def answer(self, request: Task) -> None:
        """Queue a request that may take a while; until it is done, nothing more is read."""
        self._requests.append(request)
        self._transport.pause()
        if self._is_free():
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._requests:
                await self._answer(self._requests.popleft())
        except Exception as error:
            self.fail(error)
        finally:
            self._answering = None
            self._resume()

    def _resume(self) -> None:
        """Read on, if nothing is being answered and the client was not too fast."""
        if self._answering is None and not self._throttle.is_pausing:
            self._transport.resume()

    async def _answer(self, request: Task) -> None:
        try:
            await self.do(request)
            if isinstance(request, m.LookRequest):  # which takes the longest to answer
                self.count_refusal()
        except (Stale, NotSaved) as stale:
            self.refuse(stale, request.id)
            await self.resend_state()
        except (Refused, IllegalMove) as refused:
            self.refuse(refused, request.id)

    def count_refusal(self) -> None:
        """Close the socket of a client that causes too many refusals."""
        if not self._refusals.take():
            self._throttle.stop()
            self._transport.close(POLICY_VIOLATION)

    def fail(self, error: Exception) -> None:
        """Log a defect of the server and close the socket."""
        metrics.CRASHES.inc()
        LOG.error("socket.crashed", exc_info=error)
        self._transport.close(INTERNAL_ERROR)

    def leave(self) -> None:
        """Stop answering."""
        self._throttle.stop()
        if self._answering is not None:
            self._answering.cancel()

    async def resend_state(self) -> None:
        """Send the state after a refusal; nothing while the database is away."""
        try:
            await self.services.registry.live(self.live.id)
            self.refresh()
        except Refused:
            LOG.info("socket.state_unavailable", table=self.live.id)

    async def do(self, request: Task) -> None:
        """Do what one request asks for."""
        live = self.live
        if isinstance(request, FailedMove):
            raise request.error
        if live.outdated:
            await self.services.registry.live(live.id)
        if isinstance(request, m.MoveRequest):
            await live.move(self.known().id, request.ply, request.move)
        elif isinstance(request, m.UndoRequest):
            await live.undo(self.known().id, request.ply)
        elif isinstance(request, m.AskUndoRequest):
            await self.services.undo_requests.ask(self.known(), live, request.ply)
        elif isinstance(request, m.AnswerUndoRequest):
            await self.services.undo_requests.answer(self.known(), live, request.ply, request.agree)
        elif isinstance(request, m.LookRequest):
            self.viewpoint = viewpoint_of(live.position, self.person, request.seat)
            self.refresh(request.since)
        elif isinstance(request, m.SayRequest):
            await self._post("chat", request.text)
        elif isinstance(request, m.ReactRequest):
            await self._post("reaction", request.reaction)
        elif isinstance(request, m.StandInRequest):
            await self.services.seating.seat_stand_in(self.known(), live, request.seat)
        elif isinstance(request, m.TakeOverRequest):
            await self.services.seating.take_over(self.known(), live)
        else:
            self.send(m.PongMessage(request.id))

    async def _post(self, kind: str, text: str) -> None:
        self.services.quotas.take_message(self.known(), self._address)
        await self.services.chats.post(self.known(), self.live.id, kind, text)

    def known(self) -> Person:
        """The person; spectators without a name only watch."""
        if self.visitor is None:
            raise Refused(401, "server-who")
        return self.visitor
