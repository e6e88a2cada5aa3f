"""Games: what can be played here, rulebooks, and the server itself."""

from typing import Any, Literal

import msgspec


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    world: str
    players: list[int]
    options: dict[str, list[Any]]
    options_alone: list[str]  # those that a player alone is asked, and nobody else
    own_packs: bool  # whether a host may bring cards of their own
    public_tables: bool  # whether tables may be listed for everybody


class GameList(msgspec.Struct):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    levels: list[str]


class RuleParagraph(msgspec.Struct):
    """A numbered paragraph of a rulebook."""

    number: str
    rule: str
    text: str


class RuleSection(msgspec.Struct):
    """A part of a rulebook: its heading, and what stands there besides the numbered paragraphs."""

    number: str
    title: str
    texts: list[str]


class Rulebook(msgspec.Struct):
    """A game's rules in one language."""

    game: str
    language: str
    sections: list[RuleSection]
    paragraphs: list[RuleParagraph]
    lines: dict[str, str]  # the rule behind each line of the score sheet


class Health(msgspec.Struct):
    """Ready, or at least alive."""

    status: Literal["ready", "live"]
    version: str
