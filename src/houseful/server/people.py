"""People: no account, a cookie. A token says who somebody is; the database knows only its hash.

The cookie is the token and a signature, so a forged one is refused without asking the database. A personal
link carries another token for the same person to another device; a script sends one as a bearer token.
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
HERE = "houseful-here"
COOKIE_SECONDS = 5 * 365 * 86_400
LINK_LASTS = 30 * 86_400_000  # milliseconds
LONGEST_NAME = 24
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Person(msgspec.Struct, frozen=True):
    """Somebody at the server."""

    id: str
    name: str
    language: str


def new_id(length: int = 12) -> str:
    """A name nobody can guess, of letters that nobody mixes up."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest_of(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name on one line, without anything invisible."""
    tidy = " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME].strip()
    if not tidy:
        raise Refused(400, "server-name", longest=LONGEST_NAME)
    return tidy


def language_of(wish: str) -> str:
    """The first language of a browser's wish list that we speak."""
    for word in wish.split(","):
        if (language := word.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


class People:
    """Everybody the database knows."""

    def __init__(self, db: Database) -> None:
        self.db = db

    # Cookies

    def sign(self, token: str) -> str:
        """A token as a cookie."""
        return f"{token}.{self._signature(token)}"

    def unsign(self, cookie: str) -> str | None:
        """The token of a cookie; None if it is not ours."""
        token, _, signature = cookie.partition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return token if good else None

    def _signature(self, token: str) -> str:
        return hmac.new(self.db.key, token.encode(), "sha256").hexdigest()

    # People

    async def arrive(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and their token."""
        person = Person(new_id(), name, language)
        async with self.db.writing() as connection:
            values = {**msgspec.structs.asdict(person), "created": now()}
            await connection.execute(schema.people.insert().values(values))
            token = await self._give(connection, person.id, "cookie")
        return person, token

    async def recognise(self, token: str, uses: tuple[str, ...] = ("cookie", "script")) -> Person | None:
        """Who a token belongs to."""
        people, tokens = schema.people.c, schema.tokens.c
        wanted = (
            select(people.id, people.name, people.language)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.digest == digest_of(token), tokens.use.in_(uses))
        )
        if uses == ("link",):
            wanted = wanted.where(tokens.created > now() - LINK_LASTS)
        async with self.db.reading() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else Person(*found)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language."""
        changed = Person(person.id, name or person.name, language or person.language)
        async with self.db.writing() as connection:
            mine = schema.people.c.id == person.id
            values = {"name": changed.name, "language": changed.language}
            await connection.execute(schema.people.update().where(mine).values(values))
        return changed

    async def give(self, person: Person, use: str) -> str:
        """A new token; one for a link takes the place of the last."""
        async with self.db.writing() as connection:
            if use == "link":
                tokens = schema.tokens.c
                old = schema.tokens.delete().where(tokens.person == person.id, tokens.use == "link")
                await connection.execute(old)
            return await self._give(connection, person.id, use)

    async def _give(self, connection: AsyncConnection, person: str, use: str) -> str:
        token = secrets.token_urlsafe(24)
        values = {"digest": digest_of(token), "person": person, "use": use, "created": now()}
        await connection.execute(schema.tokens.insert().values(values))
        return token

    async def forget(self, token: str) -> None:
        """This device is no longer theirs."""
        async with self.db.writing() as connection:
            mine = schema.tokens.c.digest == digest_of(token)
            await connection.execute(schema.tokens.delete().where(mine))
