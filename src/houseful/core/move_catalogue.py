"""The drawer of a table: what is made once for a game and a pack."""

from functools import lru_cache

import numpy as np

from houseful.core.game import Game, Move
from houseful.core.text.packs import Pack


class MoveCatalogue:
    """What all tables with one pack share: the names of the moves, and where to look for the turn."""

    def __init__(self, game: Game, pack: Pack) -> None:
        self.texts = list(game.presentation.notation(pack))
        self.numbers = {text: action for action, text in enumerate(self.texts)}
        self.catalogue = np.empty(len(self.texts), object)
        self.catalogue[:] = [Move(text, action) for action, text in enumerate(self.texts)]
        self.actor = game.rules.table.offset("actor")
        self.box = game.rules.box.over(pack.box)


@lru_cache(maxsize=64)
def catalogue_of(game: Game, pack: Pack) -> MoveCatalogue:
    """The drawer for a game and a pack, made once."""
    return MoveCatalogue(game, pack)
