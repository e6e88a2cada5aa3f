"""What somebody asks the others to take back at a live table, as long as nobody has moved since."""

from houseful.server.messages import UndoAsked


class AskedUndo:
    """The latest request, and whether it was declined."""

    def __init__(self) -> None:
        self._asked: UndoAsked | None = None
        self._declined = -1  # the ply at which it was

    def at(self, ply: int) -> UndoAsked | None:
        """What is asked for at a ply."""
        return self._asked if self._asked is not None and self._asked.ply == ply else None

    def is_declined(self, ply: int) -> bool:
        """Whether somebody has declined at a ply."""
        return self._declined == ply

    def note(self, asked: UndoAsked | None, declined_at: int | None) -> None:
        """Note a request, or at which ply it was declined."""
        self._asked = asked
        self._declined = -1 if declined_at is None else declined_at
