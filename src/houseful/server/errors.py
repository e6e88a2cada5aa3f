"""What the server does not do, and how it says so: one line, in the visitor's language."""

from typing import Any

from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a crash
    """A request that is not granted: the status for HTTP, and the words."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(key)

    def say(self, language: str) -> str:
        """Why."""
        return say(f"refused-{self.key}", language, **self.facts)


class Stale(Refused):
    """A move for a ply that is past: here is where the table stands."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        super().__init__(409, "server-stale", ply=ply)


class NotSaved(Refused):
    """The database did not take it."""

    def __init__(self) -> None:
        super().__init__(503, "server-not-saved")


class Mistaken(Refused):
    """Something that the core found wrong with what was sent."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(400, fault.key)

    def say(self, language: str) -> str:
        """Why, in the core's words."""
        return self.fault.say(language)
