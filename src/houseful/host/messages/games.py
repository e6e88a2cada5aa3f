"""Games: what can be played here, and rulebooks."""

from typing import Any

import msgspec

from houseful.core.gallery import GalleryCard, Shelf
from houseful.host.messages.fields import Event, View


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    world: str
    players: list[int]
    options: dict[str, list[Any]]
    first_game: dict[str, Any]  # the options of somebody's first game
    options_alone: list[str]  # those that a player alone is asked, and nobody else
    own_packs: bool  # whether a host may bring cards of their own
    public_tables: bool  # whether tables may be listed for everybody


class GameList(msgspec.Struct):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    levels: list[str]


class RuleParagraph(msgspec.Struct, tag_field="kind", tag="rule"):
    """A numbered paragraph of a rulebook."""

    number: str
    rule: str
    text: str


class RuleRemark(msgspec.Struct, tag_field="kind", tag="text"):
    """What stands in a rulebook besides numbered paragraphs: opening words, examples."""

    text: str


class RuleTable(msgspec.Struct, tag_field="kind", tag="table"):
    """Cards of the gallery as a table."""

    caption: str
    shelf: Shelf


class RuleDrawing(msgspec.Struct, tag_field="kind", tag="drawing"):
    """Something that the page draws with the pieces of its boards: a position, or cards."""

    caption: str
    name: str
    picture: str  # what kind of drawing
    view: View | None
    events: list[Event]  # of the move that led to the position
    cards: list[GalleryCard]
    facts: dict[str, Any]


class RuleSection(msgspec.Struct):
    """A part of a rulebook: its heading, and what stands under it, in order."""

    number: str
    title: str
    blocks: list[RuleParagraph | RuleRemark | RuleTable | RuleDrawing]


class Rulebook(msgspec.Struct):
    """A game's rules in one language."""

    game: str
    language: str
    sections: list[RuleSection]
    lines: dict[str, str]  # the rule behind each line of the score sheet


class StrategyBlock(msgspec.Struct):
    """A paragraph of a strategy page, or a table: its rows, the head first."""

    text: str
    rows: list[list[str]]  # none: a paragraph


class StrategyPart(msgspec.Struct):
    """A heading of a strategy page, and what stands under it."""

    title: str
    blocks: list[StrategyBlock]


class Strategy(msgspec.Struct):
    """What wins a game, in one language: the title with opening words, then each part."""

    game: str
    language: str
    parts: list[StrategyPart]


class CardGallery(msgspec.Struct):
    """Every card of a game, and what has gone from a table's decks and piles as far as its viewer knows."""

    game: str
    language: str
    pack: str | None  # the name of a table's own pack; None: the standard one
    shelves: list[Shelf]
    viewpoint: int | None  # the seat whose knowledge it is; None: a spectator's
    gone: dict[str, int]  # by the card's id


class GlossaryTerm(msgspec.Struct):
    """What one thing is called on the page, in the rulebooks and in the terminal."""

    term: str
    word: str
    english: str
    games: list[str]  # none: everywhere


class Glossary(msgspec.Struct):
    """One word for one thing, in one language."""

    language: str
    terms: list[GlossaryTerm]
