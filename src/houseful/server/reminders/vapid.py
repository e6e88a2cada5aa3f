"""The server's own key (VAPID, RFC 8292): push services know by it who sends, without an account.

It is made once and kept in the database, so every worker and every restored backup has the same: a browser accepts
messages of the key that it subscribed with, and of no other.
"""

import json

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import select, text

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.reminders.encoding import to_base64url
from houseful.server.reminders.encryption import CURVE, public_bytes

NAME = "vapid"
KEEP = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
LIFETIME = 12 * 3600  # seconds for which a signature is valid; push services allow a day
HEADER = {"typ": "JWT", "alg": "ES256"}


class VapidKey:
    """The key that signs what this server sends to push services."""

    def __init__(self, secret: int, contact: str) -> None:
        self._key = ec.derive_private_key(secret, CURVE)
        self._contact = contact  # whom a push service can write to: mailto:… or https://…, or empty
        self.public = to_base64url(public_bytes(self._key.public_key()))

    def authorization(self, audience: str, moment: int) -> str:
        """The value of the header Authorization for a push service, by its origin; the moment in seconds."""
        claims: dict[str, str | int] = {"aud": audience, "exp": moment + LIFETIME}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(to_base64url(json.dumps(part).encode()) for part in (HEADER, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


async def read_vapid_key(db: Database, contact: str) -> VapidKey:
    """The key of this database; made if there is none."""
    query = select(schema.settings.c.value).where(schema.settings.c.name == NAME)
    async with db.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        fresh = format(ec.generate_private_key(CURVE).private_numbers().private_value, "064x")
        async with db.writing() as connection:
            await connection.execute(KEEP, {"name": NAME, "value": fresh})
            found = (await connection.execute(query)).scalar_one()  # another worker may have been first
    return VapidKey(int(found, 16), contact)
