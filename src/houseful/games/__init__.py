"""The one list of games."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from houseful.core.text.i18n import add_words
from houseful.core.text.validation import Fault, listed, shown

if TYPE_CHECKING:
    from houseful.core.game import Game

NAMES = ("overbooking", "overbooked", "oktoberfest")
for _folder in sorted(Path(__file__).resolve().parent.glob("*/words")):
    add_words(_folder)


def find_game(name: str) -> "Game":
    """A game by its name; its module is imported when it is first asked for."""
    if not isinstance(name, str) or name not in NAMES:
        raise Fault("fault-game", choices=listed(NAMES), found=shown(name))
    game: Game = import_module(f"houseful.games.{name}").GAME
    return game
