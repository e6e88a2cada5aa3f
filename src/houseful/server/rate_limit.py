"""How much one visitor may ask for: buckets that fill up slowly and are emptied by asking."""

import time
from collections import OrderedDict

from houseful.server.errors import Refused

MOST_BUCKETS = 50_000


class TokenBucket:
    """So many at once, so many a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate, self._left, self._at = burst, rate, burst, time.monotonic()

    def take(self, much: float = 1.0) -> bool:
        """Whether there is enough left."""
        moment = time.monotonic()
        self._left = min(self._burst, self._left + (moment - self._at) * self._rate)
        self._at = moment
        if self._left < much:
            return False
        self._left -= much
        return True


class RateLimiter:
    """A bucket for each visitor, by address or person; the ones unused longest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str, much: float = 1.0) -> None:
        """Refused if that was too much."""
        if self._rate <= 0:
            return
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        if not bucket.take(much):
            raise Refused(429, "server-too-fast")
