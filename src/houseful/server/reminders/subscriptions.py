"""Subscriptions to Web Push: one for each device, gone with the token that signed the device in."""

import msgspec
from sqlalchemy import func, or_, select

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import lock_person, now
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.people import Person
from houseful.server.reminders.encoding import from_base64url
from houseful.server.reminders.encryption import AUTH_BYTES, PUBLIC_KEY_BYTES, read_public_key
from houseful.server.reminders.push_service import read_endpoint

rows = schema.push_subscriptions


class Subscription(msgspec.Struct, frozen=True):
    """Where a device's messages wait, and the keys that they are encrypted for."""

    token: str  # the hash of the device's token
    endpoint: str
    p256dh: str
    auth: str


class Subscriptions:
    """Keeps and finds subscriptions."""

    def __init__(self, db: Database, limits: Limits) -> None:
        self._db, self._limits = db, limits

    async def keep(self, person: Person, subscription: Subscription) -> None:
        """Keep a device's subscription in place of any that it had; Refused if it cannot be used."""
        read_endpoint(subscription.endpoint, self._db.settings.push == "local")
        check_keys(subscription)
        same = or_(rows.c.token == subscription.token, rows.c.endpoint == subscription.endpoint)
        count = select(func.count()).select_from(rows).where(rows.c.person == person.id)
        values = {**msgspec.structs.asdict(subscription), "person": person.id, "created": now()}
        async with self._db.writing() as connection:
            await lock_person(connection, person.id)
            await connection.execute(rows.delete().where(same))
            self._limits.check("push_devices", (await connection.execute(count)).scalar_one() + 1)
            await connection.execute(rows.insert().values(values))

    async def remove(self, token: str) -> None:
        """Forget a device's subscription, if it has one."""
        async with self._db.writing() as connection:
            await connection.execute(rows.delete().where(rows.c.token == token))

    async def of_person(self, person: str) -> list[Subscription]:
        """The subscriptions of a person's devices."""
        query = select(rows.c.token, rows.c.endpoint, rows.c.p256dh, rows.c.auth).where(rows.c.person == person)
        async with self._db.reading() as connection:
            return [Subscription(*row) for row in await connection.execute(query.order_by(rows.c.created))]


def check_keys(subscription: Subscription) -> None:
    """Raise Refused unless the keys are such as a browser makes."""
    try:
        point, auth = from_base64url(subscription.p256dh), from_base64url(subscription.auth)
        if (len(point), len(auth)) != (PUBLIC_KEY_BYTES, AUTH_BYTES):
            raise ValueError("length")
        read_public_key(point)
    except ValueError:
        raise Refused(400, "server-push-keys") from None
