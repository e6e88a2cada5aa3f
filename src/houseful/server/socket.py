"""A visitor at a table over a WebSocket.

The server sends the state when somebody comes, then one message for each line of the journal, numbered by
ply, when it is on disk. A client that lost its connection comes back with `since` and hears what it missed.

A message that cannot be granted is answered with `refused`, and the socket stays open. It is closed with
1001 (the server stops), 1007 (not UTF-8), 1008 (too much was refused or looked at again), 1009 (a message
over 16 KB), 1013 (the client does not read), or 4000 and the status HTTP would have given (4403, 4404, 4429).
"""

import asyncio
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket

from houseful.core.table import IllegalMove
from houseful.server import protocol as p
from houseful.server.house import House
from houseful.server.infos import eyes_of, state_of
from houseful.server.limits import Bucket
from houseful.server.people import Person
from houseful.server.refusals import NotSaved, Refused, Stale
from houseful.server.rooms import ENCODER, Room

LOG = structlog.get_logger()
DECODER = msgspec.json.Decoder(p.Doing)
MOST_WAITING = 500  # messages for somebody who does not read them
LARGEST = 4096  # bytes of a message from a client
TOO_MUCH, TOO_SLOW, GOING = 1008, 1013, 1001


class Visitor:
    """One connection: its eyes, and what it still has to be sent."""

    def __init__(self, house: House, room: Room, person: Person | None, send: Any) -> None:
        self.house, self.room, self._send = house, room, send
        self.visitor = person
        self.person = "" if person is None else person.id
        self.language = "en" if person is None else person.language
        self.eyes: int | None = None
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.patience = Bucket(40, 4)  # for messages that are refused
        self.slow = False

    # Sending

    def post(self, message: bytes) -> None:
        """Put a message into the outbox."""
        if len(self.outbox) >= MOST_WAITING:
            self.slow = True
        else:
            self.outbox.append(message)
        self.wake.set()

    async def deliver(self) -> None:
        """Send what is in the outbox, forever."""
        while not self.slow:
            while self.outbox:
                await self._send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
            self.wake.clear()
            await self.wake.wait()

    def refresh(self, since: int | None = None) -> None:
        """Send the whole state."""
        if self.eyes is not None and self.eyes not in self.room.seats_of(self.person):
            self.eyes = None
        if self.eyes is None:
            self.eyes = eyes_of(self.room, self.person, None)
        state = state_of(self.room, self.person, self.eyes, since)
        self.post(ENCODER.encode({"is": "state", "state": state}))

    def refuse(self, refused: Refused | IllegalMove, number: int | None) -> None:
        """Say why something was not done."""
        told: dict[str, Any] = {"is": "refused", "id": number, "message": refused.say(self.language)}
        if isinstance(refused, IllegalMove):
            told |= {"error": "illegal", "rule": refused.rule}
        else:
            told |= {"error": refused.key, "ply": self.room.ply}
        self.post(ENCODER.encode(told))

    # Receiving

    async def hear(self, text: str | bytes) -> bool:
        """Do what a message says; False when patience is at an end."""
        doing: Any = None
        try:
            if len(text) > LARGEST:
                raise Refused(413, "server-large")
            doing = DECODER.decode(text)
            await self.do(doing)
            if not isinstance(doing, p.DoLook):  # which takes the longest to answer
                return True
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused(400, "server-message"), None)
        except (Stale, NotSaved) as stale:
            self.refuse(stale, getattr(doing, "id", None))
            await self.look_again()
        except (Refused, IllegalMove) as refused:
            self.refuse(refused, getattr(doing, "id", None))
        return self.patience.take()

    async def look_again(self) -> None:
        """The truth after a refusal; while the database is away it has to wait."""
        try:
            await self.house.hall.room(self.room.id)
            self.refresh()
        except Refused:
            LOG.info("socket.waits", table=self.room.id)

    async def do(self, doing: Any) -> None:
        """One thing that a client does."""
        room = self.room
        if room.broken:
            await self.house.hall.room(room.id)
        if isinstance(doing, p.DoMove):
            await room.move(self.known().id, doing.ply, doing.move)
        elif isinstance(doing, p.DoUndo):
            await room.undo(self.known().id, doing.ply)
        elif isinstance(doing, p.DoLook):
            self.eyes = eyes_of(room, self.person, doing.seat)
            self.refresh(doing.since)
        elif isinstance(doing, p.DoSay):
            await self.house.chats.say(self.known(), room.id, "chat", doing.text)
        elif isinstance(doing, p.DoReact):
            await self.house.chats.say(self.known(), room.id, "reaction", doing.reaction)
        else:
            self.post(ENCODER.encode({"is": "pong", "id": doing.id}))

    def known(self) -> Person:
        """The person; spectators without a name only watch."""
        if self.visitor is None:
            raise Refused(401, "server-who")
        return self.visitor


async def attend(house: House, socket: WebSocket[Any, Any, Any], visitor: Visitor, since: int | None) -> None:
    """A connection from its beginning to its end."""
    room = visitor.room
    room.watchers.add(visitor)
    house.hall.came_or_went(room)
    visitor.refresh(since)
    delivering = asyncio.create_task(visitor.deliver())
    receiving = asyncio.create_task(receive(socket, visitor))
    try:
        done, _ = await asyncio.wait((delivering, receiving), return_when=asyncio.FIRST_COMPLETED)
        code = receiving.result() if receiving in done else TOO_SLOW
        if code and (delivering not in done or delivering.exception() is None):
            await socket.close(code)
    finally:
        delivering.cancel()
        receiving.cancel()
        room.watchers.discard(visitor)
        house.hall.came_or_went(room)


async def receive(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> int:
    """Hear a client until it goes, or is sent away: the code to close with."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return 0
        text: Any = message.get("text") or message.get("bytes") or ""
        if not await visitor.hear(text):
            return TOO_MUCH
