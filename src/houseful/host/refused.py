"""Refusals: requests that are not granted, each with a status and a line in the language of its sender."""

from typing import Any

from houseful.core.text.i18n import say


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a crash
    """A request that is not granted: its HTTP status, the key of its sentence, and the facts in it."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(key)

    def say(self, language: str) -> str:
        """The reason in a language."""
        return say(f"refused-{self.key}", language, **self.facts)


class Stale(Refused):
    """Rejected as stale (409), with the current ply."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        super().__init__(409, "server-stale", ply=ply)
