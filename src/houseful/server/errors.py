"""Refusals: requests that are not granted, each with a status and a line in the language of its sender."""

from typing import Any

from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault

RETRY_SECONDS = {"server-too-fast": 2}  # after which it is worth trying again
UNAVAILABLE_SECONDS = 5  # the same for everything that is answered 503


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a crash
    """A request that is not granted: its HTTP status, the key of its sentence, and the facts in it."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(key)

    @property
    def retry(self) -> int | None:
        """Seconds after which trying again may help; None if it will not."""
        return UNAVAILABLE_SECONDS if self.status == 503 else RETRY_SECONDS.get(self.key)

    def say(self, language: str) -> str:
        """The reason in a language."""
        return say(f"refused-{self.key}", language, **self.facts)


class Stale(Refused):
    """Rejected as stale (409), with the current ply."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        super().__init__(409, "server-stale", ply=ply)


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
