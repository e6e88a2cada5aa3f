"""Open sockets by the token they came with: signing out closes them, here and at the other workers."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from sqlalchemy import select

from houseful.server.cluster.messages import SignedOut
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.people import Person
from houseful.server.ws.close_codes import BANNED, SIGNED_OUT
from houseful.server.ws.transport import Transport

MOST_REMEMBERED = 10_000  # tokens that were revoked lately


class OpenSockets:
    """The sockets of this process that belong to somebody."""

    def __init__(self, db: Database, pubsub: PubSub) -> None:
        self._db, self._pubsub = db, pubsub
        self._by_token: defaultdict[str, set[Transport]] = defaultdict(set)
        self._by_person: defaultdict[str, set[Transport]] = defaultdict(set)
        self._revoked: OrderedDict[str, None] = OrderedDict()

    @contextmanager
    def tracking(self, digest: str, person: Person | None, transport: Transport) -> Iterator[None]:
        """Keep a socket in mind while it is open; one whose token was revoked a moment ago is closed at once."""
        if person is None:
            yield
            return
        if digest in self._revoked:
            transport.close(SIGNED_OUT)
        places = ((self._by_token, digest), (self._by_person, person.id))
        for index, key in places:
            index[key].add(transport)
        try:
            yield
        finally:
            for index, key in places:
                index[key].discard(transport)
                if not index[key]:
                    del index[key]

    def sign_out(self, digests: list[str]) -> None:
        """Close the sockets of revoked tokens, at every worker."""
        self.close_tokens(digests)
        self._pubsub.publish(SignedOut(tokens=digests))

    def close_tokens(self, digests: Iterable[str]) -> None:
        """Close the sockets of revoked tokens at this worker."""
        for digest in digests:
            self._revoked[digest] = None
            for transport in list(self._by_token.get(digest, ())):
                transport.close(SIGNED_OUT)
        while len(self._revoked) > MOST_REMEMBERED:
            self._revoked.popitem(last=False)

    async def close_banned(self) -> None:
        """Close the sockets of people whom the operator has banned meanwhile."""
        if not self._by_person:
            return
        async with self._db.reading() as connection:
            banned = select(schema.people.c.id).where(schema.people.c.banned.is_not(None))
            for (person,) in await connection.execute(banned):
                for transport in list(self._by_person.get(person, ())):
                    transport.close(BANNED)
