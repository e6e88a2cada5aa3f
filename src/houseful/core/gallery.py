"""The cards of a game for people to look at: in the gallery, by `houseful cards`, in the tables of the rulebook."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict
from weakref import WeakKeyDictionary

from houseful.core.text.packs import Pack, Source

if TYPE_CHECKING:
    from houseful.core.game import Game


class Figure(TypedDict):
    """Something that a card says, and where we know it from."""

    label: str  # in the reader's language, as are values: a column of a table
    value: str
    source: Source


class GalleryCard(TypedDict):
    """One kind of card: how many of it there are, and what it says."""

    id: str  # as in notation, views and packs; one card of a game
    name: str  # in the reader's language
    count: int
    figures: list[Figure]
    face: dict[str, Any]  # for the page's picture, in the terms of the game's view


class Shelf(TypedDict):
    """The cards of one kind, such as all hotels."""

    id: str
    title: str  # in the reader's language
    rule: str  # the id of the rule that explains them
    cards: list[GalleryCard]


Gallery = Callable[[Pack, str], list[Shelf]]  # by pack and language


def no_gallery(_pack: Pack, _language: str) -> list[Shelf]:
    """A game that shows no cards."""
    return []


def nothing_gone(_view: dict[str, Any]) -> dict[str, int]:
    """A game in which nobody knows what has gone."""
    return {}


def columns(shelf: Shelf) -> list[str]:
    """The labels of all figures on a shelf, in the order in which they first stand there."""
    return list(dict.fromkeys(figure["label"] for card in shelf["cards"] for figure in card["figures"]))


_shelves: WeakKeyDictionary[Pack, dict[str, list[Shelf]]] = WeakKeyDictionary()


def shelves_of(game: "Game", pack: Pack, language: str) -> list[Shelf]:
    """The gallery of a pack in a language: made once, gone with the pack, and not to be changed."""
    by_language = _shelves.setdefault(pack, {})
    if language not in by_language:
        by_language[language] = game.cards.gallery(pack, language)
    return by_language[language]
