"""What a bot is handed: a seat at a table, blind by construction."""

from typing import Any

from houseful.core.game import Game, Move
from houseful.core.table import Table


class Seat:
    """One seat's knowledge of a table.

    It keeps no hold of the table itself. Everything hidden is dealt afresh before the bot sees it, and
    dealing afresh twice is the same as once, so even a bot that looks where it should not finds nothing.
    """

    def __init__(self, table: Table, number: int) -> None:
        self.number = number
        self._table = table.redeal(number, 0)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._table.definition

    @property
    def is_to_move(self) -> bool:
        """Whether the table waits for this seat."""
        return self._table.turn == self.number

    def view(self) -> dict[str, Any]:
        """All that this seat may know."""
        return self._table.view(self.number)

    def legal(self) -> list[Move]:
        """Its legal moves."""
        return self._table.legal()

    def imagine(self, seed: int) -> Table:
        """A table this seat could be sitting at."""
        return self._table.redeal(self.number, seed)
