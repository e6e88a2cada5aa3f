"""Move text ↔ action index, one per pack."""

from typing import TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from houseful.core.game import Game, Move
from houseful.core.text.packs import Pack

Actions: TypeAlias = npt.NDArray[np.int16]


class MoveCatalogue:
    """What all tables with one pack share: every move with its text and number, and the box."""

    def __init__(self, game: Game, pack: Pack) -> None:
        self.texts = list(game.presentation.notation(pack))
        self.actions = {text: action for action, text in enumerate(self.texts)}
        self.moves = np.empty(len(self.texts), object)  # an array, so that legal actions select their moves
        self.moves[:] = [Move(text, action) for action, text in enumerate(self.texts)]
        self.plain = np.array(self.texts, object)  # the same as plain strings, which encoders take as they are
        self.size = game.rules.moves
        self.actor_offset = game.rules.table.offset("actor")
        self.box = game.rules.box.over(pack.box)
        self.entry_points = game.entry_points  # read at every move: here without a lookup by the game's name

    def moves_of(self, actions: Actions) -> list[Move]:
        """The moves of these numbers."""
        return self.moves[actions].tolist()  # type: ignore[no-any-return]

    def texts_of(self, actions: Actions) -> list[str]:
        """The same as plain strings."""
        return self.plain[actions].tolist()  # type: ignore[no-any-return]


_catalogues: WeakKeyDictionary[Pack, MoveCatalogue] = WeakKeyDictionary()


def catalogue_of(game: Game, pack: Pack) -> MoveCatalogue:
    """The catalogue of a game and a pack: made once, and gone with the pack."""
    catalogue = _catalogues.get(pack)
    if catalogue is None:
        catalogue = _catalogues[pack] = MoveCatalogue(game, pack)
    return catalogue
