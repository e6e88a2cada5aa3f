"""A seat's knowledge of a table, handed to the device of who sits there, so that hints are thought about there.

What is handed over is what a bot gets (`bots/seat`): a redealt table. It holds nothing that the seat does not know.
"""

from base64 import b64decode, b64encode
from typing import Any

import numpy as np

from houseful.bots.search.thought import Thought
from houseful.core.game import Game
from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.host.deciding import Consideration
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.previews import Hint, Imagined
from houseful.host.names import names_at
from houseful.host.previews import hint_of, imagined


def imagined_message(game: HostedGame, person: str, language: str) -> Imagined:
    """What the player to move may think about; Refused to anybody else."""
    table, seat = imagined(game, person)
    pack = None if table.pack.standard else table.pack.text
    names = names_at(game.seats, language)
    return Imagined(game.ply, seat, table.game, table.options, pack, memory_text(table), names)


def memory_text(table: Table) -> str:
    """The record of a table as text."""
    return b64encode(bytes(table.memory())).decode()


def memory_of(text: str) -> Any:
    """The record that `memory_text` wrote."""
    return np.frombuffer(bytearray(b64decode(text)), np.uint8)


def table_of(message: Imagined, game: Game, pack: Pack) -> Table:
    """The table of a message; it has no past."""
    return Table(game, pack, message.options, 0, memory_of(message.memory))


class HintHere:
    """A hint for a table of a server that is thought about on this device, slice by slice."""

    def __init__(self, message: Imagined, game: Game, pack: Pack) -> None:
        self.message, self.table = message, table_of(message, game, pack)
        self.consideration = Consideration(self.table, message.seat)

    def hint(self, thought: Thought, language: str) -> Hint:
        """A thought about the table as a hint."""
        return hint_of(self.message.ply, self.table, self.message.seat, thought, self.message.names, language)
