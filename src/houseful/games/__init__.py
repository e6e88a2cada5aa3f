"""The one list of games."""

from importlib import import_module
from typing import TYPE_CHECKING

from houseful.core.text.validation import Fault, listed, shown

if TYPE_CHECKING:
    from houseful.core.game import Game

NAMES = ("overbooking", "overbooked", "oktoberfest")


def find_game(name: str) -> "Game":
    """A game by its name; its rules are read only when somebody wants to play it."""
    if not isinstance(name, str) or name not in NAMES:
        raise Fault("fault-game", choices=listed(NAMES), found=shown(name))
    game: Game = import_module(f"houseful.games.{name}").GAME
    return game
