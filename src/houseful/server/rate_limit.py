"""Token-bucket rate limiter."""

import time
from collections import OrderedDict

from houseful.host.limits import refusal_key
from houseful.host.refused import Refused
from houseful.server.limits import Limits

MOST_BUCKETS = 50_000


class TokenBucket:
    """Allows `burst` at once, and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate, self._left, self._at = burst, rate, burst, time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough; return whether there were."""
        self._refill()
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def borrow(self, tokens: float = 1.0) -> float:
        """Take tokens even if that leaves a debt; return the seconds until it is paid, 0 without one."""
        self._refill()
        self._left -= tokens
        return 0.0 if self._left >= 0 or not self._rate else -self._left / self._rate

    def _refill(self) -> None:
        moment = time.monotonic()
        self._left = min(self._burst, self._left + (moment - self._at) * self._rate)
        self._at = moment


class RateLimiter:
    """A bucket for each key (an address or a person's id); the ones unused longest are dropped."""

    def __init__(self, burst: float, rate: float, refusal: Refused) -> None:
        self._burst, self._rate, self._refusal = burst, rate, refusal
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens from a key's bucket, at most all that it holds; Refused if there are not enough."""
        if self._rate > 0 and not self._bucket(key).take(min(tokens, self._burst)):
            raise Refused(self._refusal.status, self._refusal.key, **self._refusal.facts)

    def borrow(self, key: str, tokens: float = 1.0) -> float:
        """Take tokens from a key's bucket even if that leaves a debt; return the seconds until it is paid."""
        return self._bucket(key).borrow(tokens) if self._rate > 0 else 0.0

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def limiter_of(limits: Limits, name: str, seconds: float = 1.0, burst: float = 1.0) -> RateLimiter:
    """The rate limiter of a limit: so many in this many seconds, and `burst` times as many at once."""
    most = getattr(limits, name)
    return RateLimiter(max(1.0, burst * most), most / seconds, Refused(429, refusal_key(name), most=most))
