"""What a bot gets: one seat's knowledge of a table, without anything hidden."""

from typing import Any

from houseful.core.game import Game, Move
from houseful.core.table import Table


class Seat:
    """One seat's knowledge of a table.

    It holds a redealt copy, not the table: everything hidden was drawn again, and redealing twice is the same as
    once, so that even a bot that reads private fields learns nothing.
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

    def move_of(self, action: int) -> Move:
        """The move with this number."""
        return self._table.move_of(action)

    def imagine(self, seed: int) -> Table:
        """A table this seat could be sitting at."""
        return self._table.redeal(self.number, seed)
