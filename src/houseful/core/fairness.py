"""Fair dealing: nobody can choose the cards, and everybody can check it afterwards.

The server publishes a commitment, the hash of a secret, before it is told any number. Then each player adds a
number of their own, the host included. The seed is made from the secret and all the numbers. The server cannot
aim at a seed, because it did not know the numbers when it committed, nor change its secret later, because of
the hash; the players cannot, because they do not know the secret. At the end the secret is published, and a log
carries all of it. What this proves, and what it does not: docs/fairness.md.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from houseful.core.text.validation import Fault, shown

NUMBER = re.compile(r"[0-9A-Za-z]{0,32}")
SECRET = re.compile(r"[0-9a-f]{64}")
NOTHING = "-"  # a player who added no number


def new_secret() -> str:
    """What the server draws."""
    return secrets.token_hex(32)


def secret_behind(key: bytes, commitment_id: str) -> str:
    """The secret of a commitment that was given out before there was a table: nothing of it has to be stored."""
    deal_key = hmac.digest(key, b"houseful fair deals", "sha256")
    return hmac.digest(deal_key, commitment_id.encode(), "sha256").hex()


def commitment_to(secret: str) -> str:
    """The hash that is shown before the start."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_number(number: str) -> str:
    """A player's own number: up to 32 letters and digits."""
    if not NUMBER.fullmatch(number):
        raise Fault("fault-fair-number", found=shown(number))
    return number


@dataclass(frozen=True)
class FairDeal:
    """A secret and a number for each seat."""

    secret: str
    numbers: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """What was shown before anybody sat down."""
        return commitment_to(self.secret)

    @property
    def seed(self) -> int:
        """The seed that comes of it: the first 63 bits of a hash over everything."""
        mixed = ":".join((self.secret, *self.numbers))
        return int.from_bytes(hashlib.sha256(mixed.encode()).digest()[:8], "big") >> 1

    def write(self) -> str:
        """As a line of a log."""
        numbers = " ".join(number or NOTHING for number in self.numbers)
        return f"{self.commitment} {self.secret} {numbers}"


def read_fair_deal(text: str, players: int) -> FairDeal | None:
    """The same from a log; None if it does not hold together."""
    commitment, _, rest = text.partition(" ")
    secret, *numbers = rest.split(" ")
    if len(numbers) != players or not SECRET.fullmatch(secret):
        return None
    if not all(number == NOTHING or NUMBER.fullmatch(number) for number in numbers):
        return None
    deal = FairDeal(secret, tuple("" if number == NOTHING else number for number in numbers))
    return deal if deal.commitment == commitment else None
