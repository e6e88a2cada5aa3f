"""Commitments that are published before there is a table, so that the host's number comes after them, too.

Nothing is stored for one: its secret follows from its id and the server's key. The id tells when it was given out. It
is accepted for an hour and for one table, so nobody can deal with a secret that a finished game has revealed.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError

from houseful.core.fairness import commitment_to, secret_behind
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.messages import Commitment
from houseful.server.people import new_id

LIFETIME = 3_600_000  # milliseconds
SKEW = 60_000  # milliseconds that the clocks of two workers may differ
TIME_DIGITS = 11


def new_commitment(key: bytes) -> Commitment:
    """A commitment that one deal may use."""
    commitment_id = f"{now():0{TIME_DIGITS}x}{new_id(13)}"
    return Commitment(commitment_id, commitment_to(secret_behind(key, commitment_id)))


def deal_fields(key: bytes, commitment_id: str | None, secret: str) -> dict[str, str]:
    """The fields of a table's row for its deal: of a commitment asked for before, or of a secret drawn just now."""
    if commitment_id is None:
        return {"secret": secret}
    if not is_current(commitment_id):
        raise Refused(409, "server-commitment-old")
    return {"secret": secret_behind(key, commitment_id), "commitment": commitment_id}


def is_current(commitment_id: str) -> bool:
    """Whether an id tells a moment within the last hour."""
    try:
        age = now() - int(commitment_id[:TIME_DIGITS], 16)
    except ValueError:
        return False
    return -SKEW <= age <= LIFETIME


@contextmanager
def one_deal_each() -> Iterator[None]:
    """Refuse a transaction that uses a commitment once more."""
    try:
        yield
    except IntegrityError as error:
        if "commitment" not in str(error.orig):
            raise
        raise Refused(409, "server-commitment-used") from None
