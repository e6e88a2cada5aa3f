"""A visitor at a table over a WebSocket.

The server sends the state when somebody comes, then one message for each line of the journal, numbered by
ply, when it is on disk. A client that lost its connection comes back with `since` and hears what it missed.

A message that cannot be granted is answered with `refused`, and the socket stays open. It is closed with
1012 (the server stops), 1007 (not UTF-8), 1008 (too much was refused or looked at again), 1009 (a message
over 16 KB), 1013 (the client does not read), or 4000 and the status HTTP would have given (4403, 4404, 4429).
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import structlog

from houseful.core.table import IllegalMove
from houseful.server import metrics
from houseful.server.errors import NotSaved, Refused, Stale
from houseful.server.people import Person
from houseful.server.rate_limit import TokenBucket
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import eyes_of, state_of
from houseful.server.ws import messages as m
from houseful.server.ws.transport import BROKEN, TOO_MUCH, WebSocketTransport

LOG = structlog.get_logger()


class Missed(NamedTuple):
    """A move that did not land."""

    why: Refused
    id: int | None


class ClientConnection:
    """One connection: its eyes, and what it asked for that is not done yet."""

    def __init__(self, services: Services, live: LiveTable, person: Person | None, wire: WebSocketTransport) -> None:
        self.services, self.live, self._wire = services, live, wire
        self.visitor = person
        self.person = "" if person is None else person.id
        self.language = "en" if person is None else person.language
        self.eyes: int | None = None
        self._held: list[bytes] = []  # what was said before they had seen the table
        self.post: Callable[[bytes], None] = self._held.append
        self.patience = TokenBucket(40, 4)  # for messages that are refused
        self._asked: deque[Any] = deque()
        self._moving = False  # a move of theirs is on its way to the disk
        self._answering: asyncio.Task[None] | None = None

    # Sending

    def begin(self, since: int | None) -> None:
        """Send the state first; then what was said meanwhile, but for what it shows already."""
        self.post = self._wire.post
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
        if self.eyes is not None and self.eyes not in self.live.seats_of(self.person):
            self.eyes = None
        if self.eyes is None:
            self.eyes = eyes_of(self.live, self.person, None)
        state = state_of(self.live, self.person, self.eyes, since)
        self.send(m.StateMessage(state))

    def refuse(self, refused: Refused | IllegalMove, number: int | None) -> None:
        """Say why something was not done."""
        reason = refused.say(self.language)
        if isinstance(refused, IllegalMove):
            self.send(m.RefusedMessage(number, reason, "illegal", rule=refused.rule))
        else:
            self.send(m.RefusedMessage(number, reason, refused.key, ply=self.live.ply))
        self.lose_patience()

    # Receiving

    def hear(self, raw: bytes) -> None:
        """Do what a message says: a move at once if nothing stands in its way, everything else in turn."""
        try:
            if len(raw) > m.LARGEST_REQUEST:
                raise Refused(413, "server-large")
            doing = m.DECODER.decode(raw)
            if self._is_free() and isinstance(doing, m.MoveRequest) and self.live.is_ready(doing.ply):
                self.move_at_once(doing)
            else:
                self.answer(doing)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused(400, "server-message"), None)
        except (Refused, IllegalMove) as refused:
            self.refuse(refused, None)
        except Exception as error:
            self.fail(error)

    def _is_free(self) -> bool:
        return not self._moving and self._answering is None

    def move_at_once(self, doing: m.MoveRequest) -> None:
        """Play; most moves need no more than this."""
        try:
            self._moving = True
            self.live.move_at_once(self.known().id, doing.move, lambda refused: self._landed(refused, doing.id))
        except (Refused, IllegalMove) as refused:
            self._moving = False
            self.refuse(refused, doing.id)

    def _landed(self, refused: Refused | None, number: int | None) -> None:
        self._moving = False
        if refused is not None:
            self._asked.appendleft(Missed(refused, number))
        if self._asked:
            self._answering = asyncio.create_task(self._answer_all())

    def answer(self, doing: Any) -> None:
        """Do something that may take a while; until it is done, nothing more is read."""
        self._asked.append(doing)
        self._wire.wait()
        if self._is_free():
            self._answering = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._asked:
                await self._answer(self._asked.popleft())
        except Exception as error:
            self.fail(error)
        finally:
            self._answering = None
            self._wire.go_on()

    async def _answer(self, doing: Any) -> None:
        try:
            await self.do(doing)
            if isinstance(doing, m.LookRequest):  # which takes the longest to answer
                self.lose_patience()
        except (Stale, NotSaved) as stale:
            self.refuse(stale, getattr(doing, "id", None))
            await self.look_again()
        except (Refused, IllegalMove) as refused:
            self.refuse(refused, getattr(doing, "id", None))

    def lose_patience(self) -> None:
        """Whoever asks for too much is sent away."""
        if not self.patience.take():
            self._wire.hang_up(TOO_MUCH)

    def fail(self, error: Exception) -> None:
        """A defect: the log says where."""
        metrics.CRASHES.inc()
        LOG.error("crash", route="socket", exc_info=error)
        self._wire.hang_up(BROKEN)

    def leave(self) -> None:
        """Hear no more."""
        if self._answering is not None:
            self._answering.cancel()

    async def look_again(self) -> None:
        """The truth after a refusal; while the database is away it has to wait."""
        try:
            await self.services.registry.live(self.live.id)
            self.refresh()
        except Refused:
            LOG.info("socket.waits", table=self.live.id)

    async def do(self, doing: Any) -> None:
        """One thing that a client does."""
        live = self.live
        if isinstance(doing, Missed):
            if not isinstance(doing.why, Stale):
                raise doing.why
            await live.catch_up(live)
            raise Stale(live.ply)
        if live.broken:
            await self.services.registry.live(live.id)
        if isinstance(doing, m.MoveRequest):
            await live.move(self.known().id, doing.ply, doing.move)
        elif isinstance(doing, m.UndoRequest):
            await live.undo(self.known().id, doing.ply)
        elif isinstance(doing, m.LookRequest):
            self.eyes = eyes_of(live, self.person, doing.seat)
            self.refresh(doing.since)
        elif isinstance(doing, m.SayRequest):
            await self.services.chats.say(self.known(), live.id, "chat", doing.text)
        elif isinstance(doing, m.ReactRequest):
            await self.services.chats.say(self.known(), live.id, "reaction", doing.reaction)
        else:
            self.send(m.PongMessage(doing.id))

    def known(self) -> Person:
        """The person; spectators without a name only watch."""
        if self.visitor is None:
            raise Refused(401, "server-who")
        return self.visitor


async def attend(services: Services, visitor: ClientConnection, wire: WebSocketTransport, since: int | None) -> None:
    """A connection from its beginning to its end."""
    live = visitor.live
    live.watchers.add(visitor)
    try:
        await services.registry.watched(live)
        services.registry.came_or_went(live)
        visitor.begin(since)
        wire.listen(visitor.hear)
        await wire.gone
    finally:
        visitor.leave()
        live.watchers.discard(visitor)
        services.registry.came_or_went(live)
