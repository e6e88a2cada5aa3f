"""People: identified by tokens instead of accounts; the database holds only the hash of a token.

The cookie is a token and its signature, so a forged one is rejected without a query. A personal link carries another
token of the same person to another device; a script sends one as a bearer token.
"""

import hashlib
import hmac
import secrets

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.i18n import LANGUAGES
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused

COOKIE = "houseful"
MARKER_COOKIE = "houseful-here"  # readable by the page, which cannot see the other
COOKIE_SECONDS = 5 * 365 * 86_400
LINK_LIFETIME = 30 * 86_400_000  # milliseconds
LONGEST_NAME = 24
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Person(msgspec.Struct, frozen=True):
    """A person known to the server."""

    id: str
    name: str
    language: str


def new_id(length: int = 12) -> str:
    """A random id without characters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest_of(token: str) -> str:
    """The hash of a token, as the database holds it."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name on one line without unprintable characters; Refused if nothing is left."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME].strip()
    if not cleaned:
        raise Refused(400, "server-name", longest=LONGEST_NAME)
    return cleaned


def preferred_language(accepted: str) -> str:
    """The first supported language of an Accept-Language header; English if there is none."""
    for word in accepted.split(","):
        if (language := word.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


class People:
    """Creates and finds people and their tokens."""

    def __init__(self, db: Database) -> None:
        self.db = db

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
            values = {**msgspec.structs.asdict(person), "created": now()}
            await connection.execute(schema.people.insert().values(values))
            token = await self._issue_token(connection, person.id, "cookie")
        return person, token

    async def find_by_token(self, token: str, uses: tuple[str, ...] = ("cookie", "script")) -> Person | None:
        """The person whom a token belongs to; None if it is unknown, expired or for another use."""
        people, tokens = schema.people.c, schema.tokens.c
        query = (
            select(people.id, people.name, people.language)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.digest == digest_of(token), tokens.use.in_(uses))
        )
        if uses == ("link",):
            query = query.where(tokens.created > now() - LINK_LIFETIME)
        async with self.db.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Person(*found)

    async def update(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change a person's name or language."""
        changed = Person(person.id, name or person.name, language or person.language)
        async with self.db.writing() as connection:
            mine = schema.people.c.id == person.id
            values = {"name": changed.name, "language": changed.language}
            await connection.execute(schema.people.update().where(mine).values(values))
        return changed

    async def issue_token(self, person: Person, use: str) -> str:
        """A new token for a cookie, a link or a script; one for a link replaces the last."""
        async with self.db.writing() as connection:
            if use == "link":
                tokens = schema.tokens.c
                old = schema.tokens.delete().where(tokens.person == person.id, tokens.use == "link")
                await connection.execute(old)
            return await self._issue_token(connection, person.id, use)

    async def _issue_token(self, connection: AsyncConnection, person: str, use: str) -> str:
        token = secrets.token_urlsafe(24)
        values = {"digest": digest_of(token), "person": person, "use": use, "created": now()}
        await connection.execute(schema.tokens.insert().values(values))
        return token

    async def revoke_token(self, token: str) -> None:
        """Delete a token: its device is signed out."""
        async with self.db.writing() as connection:
            mine = schema.tokens.c.digest == digest_of(token)
            await connection.execute(schema.tokens.delete().where(mine))
