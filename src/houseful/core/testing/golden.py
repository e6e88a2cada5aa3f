"""Golden games: finished games kept as logs, which must replay to the same result for ever.

A kind of golden game is a name and a wish: what must have happened in it. `seek` plays random games until one
fulfils the wish; the tests keep its log under tests/replays/<game>/<name>.log.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from houseful.core.game import Event, Game
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack

Wish = Callable[[Table, list[Event]], bool]


@dataclass(frozen=True)
class Golden:
    """A kind of game worth keeping."""

    name: str
    players: int
    wish: Wish = lambda table, events: True
    options: dict[str, Any] = field(default_factory=dict)
    choose: Callable[[Table, random.Random], str] = lambda table, luck: luck.choice(table.legal())
    pack: Pack | None = None  # the standard cards unless it needs others


def seek(game: Game, kind: Golden, tries: int = 20_000) -> Table:
    """The first random game that fulfils a wish."""
    for seed in range(tries):
        luck = random.Random(seed)
        table = deal(game, kind.players, seed, kind.pack, kind.options)
        while not table.over:
            table.play(kind.choose(table, luck))
        if kind.wish(table, everything(table)):
            return table
    raise LookupError(f"no game of {game.name} in {tries} fulfils the wish {kind.name!r}")


def everything(table: Table) -> list[Event]:
    """All public events of a game."""
    return [event for happened in table.history(None) for event in happened]
