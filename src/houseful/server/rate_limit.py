"""Token-bucket rate limiter."""

import time
from collections import OrderedDict

from houseful.server.errors import Refused

MOST_BUCKETS = 50_000


class TokenBucket:
    """Allows `burst` at once, and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate, self._left, self._at = burst, rate, burst, time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough; return whether there were."""
        moment = time.monotonic()
        self._left = min(self._burst, self._left + (moment - self._at) * self._rate)
        self._at = moment
        if self._left < tokens:
            return False
        self._left -= tokens
        return True


class RateLimiter:
    """A bucket for each key (an address or a person's id); the ones unused longest are dropped."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens from a key's bucket; Refused if there are not enough."""
        if self._rate <= 0:
            return
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(tokens):
            raise Refused(429, "server-too-fast")
