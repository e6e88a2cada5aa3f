"""Refusals that only a server has, and after how long it is worth asking again."""

from houseful.core.text.validation import Fault
from houseful.host.refused import Refused, Stale

__all__ = ["Mistaken", "NotSaved", "Refused", "Stale", "retry_after"]

RETRY_SECONDS = {"server-too-fast": 2}  # after which it is worth trying again
UNAVAILABLE_SECONDS = 5  # the same for everything that is answered 503


class NotSaved(Refused):
    """The database failed while writing an entry (503), which may or may not be on disk."""

    def __init__(self) -> None:
        super().__init__(503, "server-not-saved")


class Mistaken(Refused):
    """A Fault that the core found in what was sent (400)."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(400, fault.key)

    def say(self, language: str) -> str:
        """The reason in the core's words."""
        return self.fault.say(language)


def retry_after(refused: Refused) -> int | None:
    """Seconds after which trying again may help; None if it will not."""
    return UNAVAILABLE_SECONDS if refused.status == 503 else RETRY_SECONDS.get(refused.key)
