"""Mail addresses: one for each person, told nothing before a link that was sent there has been confirmed.

Links carry a signature instead of a token that would have to be kept: it covers the address, so a link for an address
that was changed meanwhile is void.
"""

import hmac

import msgspec
from sqlalchemy import ColumnElement, select

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import lock_person, now
from houseful.server.errors import Refused
from houseful.server.limits import Limits

rows = schema.mail_addresses
DAY = 86_400_000  # milliseconds
CONFIRM_LIFETIME = 3 * DAY
SIGNATURE_LENGTH = 40  # hexadecimal digits


class MailAddress(msgspec.Struct, frozen=True):
    """A person's mail address, and since when it is known to be theirs."""

    address: str
    confirmed: int | None


class MailAddresses:
    """Keeps, confirms and removes mail addresses."""

    def __init__(self, db: Database, limits: Limits) -> None:
        self._db, self._limits = db, limits

    async def of_person(self, person: str) -> MailAddress | None:
        """A person's address, confirmed or not; None if they gave none."""
        query = select(rows.c.address, rows.c.confirmed).where(rows.c.person == person)
        async with self._db.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else MailAddress(*found)

    async def keep(self, person: str, address: str) -> str:
        """Keep an address that is to be confirmed, in place of any before; return the token of the link for that."""
        moment = now()
        values = {"person": person, "address": address, "created": moment, "day": 0, "sent": 0}
        async with self._db.writing() as connection:
            await lock_person(connection, person)
            await connection.execute(rows.delete().where(rows.c.person == person))
            await connection.execute(rows.insert().values(values))
        return self._token("confirm", person, address, moment + CONFIRM_LIFETIME)

    async def confirm(self, token: str) -> str:
        """Confirm the address that a link was sent to, and return it; Refused if the link is void."""
        person, address = await self._read(token, "confirm")
        async with self._db.writing() as connection:
            await connection.execute(rows.update().where(*this(person, address)).values(confirmed=now()))
        return address

    async def stop(self, token: str) -> str:
        """Remove the address that a mail was sent to, and return it; Refused if the link is void."""
        person, address = await self._read(token, "stop")
        async with self._db.writing() as connection:
            await connection.execute(rows.delete().where(*this(person, address)))
        return address

    async def remove(self, person: str) -> None:
        """Forget a person's address."""
        async with self._db.writing() as connection:
            await connection.execute(rows.delete().where(rows.c.person == person))

    def stop_token(self, person: str, address: str) -> str:
        """The token of a link that ends all mail to an address, however old the mail is."""
        return self._token("stop", person, address, 0)

    async def take_one_of_today(self, person: str) -> MailAddress | None:
        """Count a mail to a person; None if they have confirmed no address, or had as many as they may today."""
        query = select(rows.c.address, rows.c.confirmed, rows.c.day, rows.c.sent)
        mine, today = rows.c.person == person, now() // DAY
        async with self._db.writing() as connection:
            await connection.execute(rows.update().where(mine).values(person=person))  # locks the row
            found = (await connection.execute(query.where(mine, rows.c.confirmed.is_not(None)))).first()
            if found is None:
                return None
            sent = found.sent + 1 if found.day == today else 1
            if self._limits.exceeded("mails", sent):
                return None
            await connection.execute(rows.update().where(mine).values(day=today, sent=sent))
            return MailAddress(found.address, found.confirmed)

    # Links

    def _token(self, use: str, person: str, address: str, expires: int) -> str:
        return f"{person}.{expires}.{self._signature(use, person, address, expires)}"

    def _signature(self, use: str, person: str, address: str, expires: int) -> str:
        signed = f"mail\n{use}\n{person}\n{address}\n{expires}".encode()
        return hmac.new(self._db.key, signed, "sha256").hexdigest()[:SIGNATURE_LENGTH]

    async def _read(self, token: str, use: str) -> tuple[str, str]:
        """The person and the address that a link is about; Refused if it is forged, expired, or of another address."""
        person, expires, signature = (*token.split("."), "", "")[:3]
        known = await self.of_person(person) if expires.isascii() and expires.isdigit() else None
        if known is None or (0 < int(expires) < now()):
            raise Refused(403, "server-mail-link")
        good = self._signature(use, person, known.address, int(expires))
        if not hmac.compare_digest(good.encode(), signature.encode()):
            raise Refused(403, "server-mail-link")
        return person, known.address


def this(person: str, address: str) -> tuple[ColumnElement[bool], ...]:
    """A person's row, if they have not given another address since it was read."""
    return rows.c.person == person, rows.c.address == address
