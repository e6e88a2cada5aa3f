"""What is to be played for a balance report."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from houseful.bots.levels import Bot, make_bot
from houseful.core.game import Game
from houseful.core.table import Table
from houseful.core.text.packs import Pack


def as_dealt(_table: Table) -> None:
    """A deal that nobody tampers with."""


@dataclass(frozen=True)
class Plan:
    """Games of bots of one level, with seeds counted up. Packs travel to other processes as their text."""

    game: Game
    packs: tuple[str, ...]  # one, or two to be compared on the same deals
    options: dict[str, Any]
    bot: str
    seed: int
    apart: int = 0  # the second pack's seeds lie so far from the first's: 0, the same deals
    prepare: Callable[[Table], None] = as_dealt  # what is done to a table before the first move, for experiments

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options["players"])

    @property
    def fair_share(self) -> float:
        """What everybody would win if all were equal; alone, even chances."""
        return 1 / self.players if self.players > 1 else 0.5

    def deal(self, pack: int, seed: int) -> Table:
        """A table with one of the packs."""
        cards = pack_of(self.game, self.packs[pack])
        table = Table.dealt(self.game, cards, self.options, seed + pack * self.apart)
        self.prepare(table)
        return table

    def bots(self, luck: int, level: str | None = None) -> list[Bot]:
        """A bot for every seat."""
        return [make_bot(level or self.bot, (luck << 8) + seat, timed=False) for seat in range(self.players)]

    def with_seed(self, seed: int) -> "Plan":
        """The same on other deals."""
        return replace(self, seed=seed)


@lru_cache(8)
def pack_of(game: Game, text: str) -> Pack:
    """A pack, read once in each process."""
    return game.standard if text == game.standard.text else game.read_pack(text)
