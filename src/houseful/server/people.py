"""People: identified by tokens instead of accounts; the database holds only the hash of a token.

The cookie is a token and its signature, so a forged one is rejected without a query. A personal link carries another
token of the same person to another device; a script sends one as a bearer token.
"""

import contextlib
import hashlib
import hmac
import secrets

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.i18n import LANGUAGES
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.limits import Limits

COOKIE = "houseful"
MARKER_COOKIE = "houseful-here"  # readable by the page, which cannot see the other
COOKIE_SECONDS = 5 * 365 * 86_400
LINK_LIFETIME = 30 * 86_400_000  # milliseconds
USE_INTERVAL = 600_000  # milliseconds between two notes of when a token was used
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Person(msgspec.Struct, frozen=True):
    """A person known to the server."""

    id: str
    name: str
    language: str
    banned: bool = False  # by the operator


class TokenRow(msgspec.Struct, frozen=True):
    """A token, as far as the server knows it."""

    digest: str
    use: str
    label: str | None
    created: int
    used: int | None


def new_id(length: int = 12) -> str:
    """A random id without characters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest_of(token: str) -> str:
    """The hash of a token, as the database holds it."""
    return hashlib.sha256(token.encode()).hexdigest()


def preferred_language(accepted: str) -> str:
    """The first supported language of an Accept-Language header; English if there is none."""
    for word in accepted.split(","):
        if (language := word.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


class People:
    """Creates and finds people and their tokens."""

    def __init__(self, db: Database, limits: Limits) -> None:
        self.db, self._limits = db, limits

    # Cookies

    def sign(self, token: str) -> str:
        """The cookie value of a token."""
        return f"{token}.{self._signature(token)}"

    def unsign(self, cookie: str) -> str | None:
        """The token of a cookie value; None if its signature is wrong."""
        token, _, signature = cookie.partition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return token if good else None

    def _signature(self, token: str) -> str:
        return hmac.new(self.db.key, token.encode(), "sha256").hexdigest()

    # People

    async def create(self, name: str, language: str) -> tuple[Person, str]:
        """A new person, and the token for their cookie."""
        person = Person(new_id(), name, language)
        async with self.db.writing() as connection:
            values = {"id": person.id, "name": name, "language": language, "created": now()}
            await connection.execute(schema.people.insert().values(values))
            token = await self._issue_token(connection, person.id, "cookie")
        return person, token

    async def find_by_token(self, token: str, uses: tuple[str, ...] = ("cookie", "script")) -> Person | None:
        """The person whom a token belongs to; None if it is unknown, expired or for another use."""
        people, tokens = schema.people.c, schema.tokens.c
        query = (
            select(people.id, people.name, people.language, people.banned.is_not(None), tokens.used)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.digest == digest_of(token), tokens.use.in_(uses))
        )
        if uses == ("link",):
            query = query.where(tokens.created > now() - LINK_LIFETIME)
        async with self.db.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        if now() - (found[-1] or 0) > USE_INTERVAL:
            await self._note_use(token)
        return Person(*found[:-1])

    async def _note_use(self, token: str) -> None:
        """Write when a token was used; a database that cannot write now does not matter for that."""
        with contextlib.suppress(Refused):
            async with self.db.writing() as connection:
                this = schema.tokens.c.digest == digest_of(token)
                await connection.execute(schema.tokens.update().where(this).values(used=now()))

    async def update(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change a person's name or language."""
        changed = Person(person.id, name or person.name, language or person.language)
        async with self.db.writing() as connection:
            mine = schema.people.c.id == person.id
            values = {"name": changed.name, "language": changed.language}
            await connection.execute(schema.people.update().where(mine).values(values))
        return changed

    # Tokens

    async def issue_token(self, person: Person, use: str, label: str | None = None) -> str:
        """A new token for a cookie, a link or a script; one for a link replaces the last."""
        mine = (schema.tokens.c.person == person.id, schema.tokens.c.use == use)
        async with self.db.writing() as connection:
            if use == "link":
                await connection.execute(schema.tokens.delete().where(*mine))
            elif use == "script":
                count = select(func.count()).select_from(schema.tokens).where(*mine)
                self._limits.check("script_tokens", (await connection.execute(count)).scalar_one() + 1)
            return await self._issue_token(connection, person.id, use, label)

    async def _issue_token(self, connection: AsyncConnection, person: str, use: str, label: str | None = None) -> str:
        token, moment = secrets.token_urlsafe(24), now()
        used = moment if use == "cookie" else None
        values = {"digest": digest_of(token), "person": person, "use": use, "created": moment}
        await connection.execute(schema.tokens.insert().values({**values, "label": label, "used": used}))
        return token

    async def tokens_of(self, person: Person) -> list[TokenRow]:
        """A person's devices and scripts, the newest first."""
        tokens = schema.tokens.c
        query = select(tokens.digest, tokens.use, tokens.label, tokens.created, tokens.used)
        mine = query.where(tokens.person == person.id, tokens.use.in_(("cookie", "script")))
        async with self.db.reading() as connection:
            return [TokenRow(*row) for row in await connection.execute(mine.order_by(tokens.created.desc()))]

    async def revoke(self, person: Person, digest: str) -> None:
        """Delete a token of a person: its device or script is signed out."""
        async with self.db.writing() as connection:
            mine = (schema.tokens.c.digest == digest, schema.tokens.c.person == person.id)
            await connection.execute(schema.tokens.delete().where(*mine))
