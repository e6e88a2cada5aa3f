"""Quotas: what one person and one address may take of the server; each process counts by itself."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from sqlalchemy import func, select

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.people import Person
from houseful.server.rate_limit import RateLimiter, limiter_of

DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
LINES_OF_A_REQUEST = 50  # of a log, that cost about as much as one more request
CHAT_BURST = 1 / 6  # of a minute's messages at once


class Quotas:
    """Counts requests, tables, hints, chat and sockets by person and by address."""

    def __init__(self, limits: Limits, rate: float) -> None:
        self._limits = limits
        at_most = Refused(429, "server-too-fast", most=int(rate) if rate == int(rate) else rate)
        self.requests = RateLimiter(4 * rate, rate, at_most)
        self.pages = limiter_of(limits, "pages", burst=4)
        self.health = limiter_of(limits, "health", burst=4)
        self.messages = limiter_of(limits, "address_messages", burst=2)
        self.openings = limiter_of(limits, "address_openings", burst=2)
        self.people = limiter_of(limits, "people_per_hour", HOUR)
        self.sheets = limiter_of(limits, "address_sheets", HOUR)
        self._hints = PersonAndAddress(limits, "hints", MINUTE)
        self._chat = PersonAndAddress(limits, "chat", MINUTE, CHAT_BURST)
        self._tables = PersonAndAddress(limits, "tables_per_hour", HOUR)
        self._mails = PersonAndAddress(limits, "mail_requests", DAY)
        self._mailboxes = limiter_of(limits, "mailbox_requests", DAY)
        self._sockets: Counter[str] = Counter()  # open now: of an address, of a person

    def take_hint(self, person: Person, address: str) -> None:
        """Count a hint; Refused beyond the limits."""
        self._hints.take(person, address)

    def take_message(self, person: Person, address: str) -> None:
        """Count a chat message or a reaction; Refused beyond the limits."""
        self._chat.take(person, address)

    def take_mail_address(self, person: Person, address: str, mailbox: str) -> None:
        """Count a mail that asks somebody to confirm their address; Refused beyond the limits."""
        self._mailboxes.take(mailbox.lower())
        self._mails.take(person, address)

    def take_lines(self, lines: int, address: str) -> None:
        """Count lines of a log that a request wants told, as more requests; Refused beyond the limit."""
        self.requests.take(address, lines // LINES_OF_A_REQUEST)

    async def take_table(self, db: Database, host: Person, address: str) -> None:
        """Count a new table; Refused beyond the limits."""
        if self._limits.open_tables:
            tables = schema.tables.c
            mine = (tables.host == host.id, tables.stage.in_(("waiting", "playing")))
            async with db.reading() as connection:
                found = await connection.execute(select(func.count()).select_from(schema.tables).where(*mine))
                self._limits.check("open_tables", found.scalar_one() + 1)
        self._tables.take(host, address)

    @contextlib.contextmanager
    def socket(self, person: Person | None, address: str) -> Iterator[None]:
        """Count a socket while it is open; Refused beyond the limits."""
        keys = {"address_sockets": f"address {address}"}
        if person is not None:
            keys["sockets"] = f"person {person.id}"
        for name, key in keys.items():
            self._limits.check(name, self._sockets[key] + 1)
        self._sockets.update(keys.values())
        try:
            yield
        finally:
            for key in keys.values():
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]


class PersonAndAddress:
    """A limit for one person, and a larger one for an address, behind which there may be several."""

    def __init__(self, limits: Limits, name: str, seconds: float, burst: float = 1.0) -> None:
        self._by_person = limiter_of(limits, name, seconds, burst)
        self._by_address = limiter_of(limits, f"address_{name}", seconds, burst)

    def take(self, person: Person, address: str) -> None:
        """Count one more; Refused beyond a limit."""
        self._by_person.take(person.id)
        self._by_address.take(address)
