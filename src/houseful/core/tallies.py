"""What the lab counts in a game: which card came to whom and how, and a table on which one card does nothing."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from houseful.core.text.packs import Pack

if TYPE_CHECKING:
    from houseful.core.game import Game
    from houseful.core.table import Table

PLAIN_PACKS = 512  # packs with a card of no effect that are kept in memory


class Deed(NamedTuple):
    """A card came to a seat: dealt, held, placed, booked, taken, hired … (`lab-relation-<relation>`)."""

    relation: str
    card: str  # its id in the gallery
    seat: int


def nothing_at_start(_table: "Table") -> Iterable[Deed]:
    """A game in which nobody begins with a card that is counted."""
    return ()


def nothing_done(_table: "Table", _events: Sequence[dict[str, Any]]) -> Iterable[Deed]:
    """A game whose cards are not counted."""
    return ()


def nothing_at_work(_table: "Table") -> Sequence[str]:
    """A game without cards that work for everybody."""
    return ()


def as_it_is(table: "Table", _card: str) -> "Table":
    """A game whose cards cannot be taken out."""
    return table


@dataclass(frozen=True)
class Tallies:
    """How a game's cards are counted, and how the effect of one card is taken out.

    `at_start` is asked right after the deal, `after_move` with a move's events as its mover knows them.
    `without` gives a copy of a table on which a card does nothing from here on: asked before the move by which the
    card joins a seat (`joining`), or right after the deal for a card that works for everybody (`at_work`).
    """

    relations: tuple[str, ...] = ()
    at_start: Callable[["Table"], Iterable[Deed]] = nothing_at_start
    after_move: Callable[["Table", Sequence[dict[str, Any]]], Iterable[Deed]] = (
        nothing_done  # events as the mover knows
    )
    joining: frozenset[str] = frozenset()  # relations by which a card begins to work for its seat
    at_work: Callable[["Table"], Sequence[str]] = nothing_at_work  # at a table that was just dealt
    without: Callable[["Table", str], "Table"] = as_it_is


def on_plain_card(table: "Table", pack: Pack) -> "Table":
    """The same position, played on with another pack of the same names; it has no past."""
    from houseful.core.table import Table

    return Table(table.definition, pack, table.options, table.seed, table.memory())


@lru_cache(PLAIN_PACKS)
def plain_pack(game: "Game", pack: Pack, card: int, blank: Callable[[Any, int], None]) -> Pack:
    """A copy of a pack in whose box `blank` has taken the effect of one card away."""
    memory = pack.box.copy()
    blank(game.rules.box.over(memory), card)
    return replace(pack, box=memory, standard=False)
