"""Somebody who watches a table without a socket."""

from houseful.server.errors import Refused


class Watcher:
    """Watches a table, and lets everything pass."""

    def __init__(self, person: str = "") -> None:
        self.viewpoint: int | None = None
        self.person = person

    def post(self, message: bytes) -> None:
        """Let a message pass."""

    def refresh(self) -> None:
        """Let the state pass."""

    def dismiss(self, refused: Refused) -> None:
        """Stay."""
