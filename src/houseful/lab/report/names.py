"""What cards, lines, rules and measures are called in the report."""

from collections.abc import Callable
from html import escape
from typing import Any

from houseful.core.gallery import shelves_of
from houseful.core.game import Game
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack


class Names:
    """The words of one game, pack and language, ready for HTML."""

    def __init__(self, game: Game, pack: Pack, language: str) -> None:
        self.world, self.language = game.world, language
        shelves = shelves_of(game, pack, language)
        self.shelves = {shelf["id"]: escape(shelf["title"]) for shelf in shelves}
        self.cards = {card["id"]: escape(card["name"]) for shelf in shelves for card in shelf["cards"]}

    def say(self, key: str, **facts: object) -> str:
        """Words as text for HTML; facts that are HTML already stay as they are."""
        return say(key, self.language, **facts)

    def line(self, line: str) -> str:
        """A line of the score sheet."""
        return escape(say(f"{self.world}-line-{line}", self.language))

    def rule(self, rule: str) -> str:
        """A rule's title."""
        return escape(say(f"rule-{rule}", self.language))

    def seat(self, number: int) -> str:
        """A seat, counted from 1."""
        return self.say("lab-seat", number=number + 1)

    def turn(self, number: int) -> str:
        """A place in the order of turns, counted from 1."""
        return self.say("lab-turn", number=number + 1)

    def card(self, card: str) -> str:
        """A card."""
        return self.cards.get(card, escape(card))

    def relation(self, relation: str) -> str:
        """What was done with a card."""
        return self.say(f"lab-relation-{relation}")

    def measure(self, key: list[Any]) -> str:
        """What was measured, from its key."""
        kind, *rest = key
        if kind in ("score", "length", "gap", "lead-changes"):
            return self.say(f"lab-figure-{kind}")
        if kind in ("use", "gain"):
            return self.say(f"lab-measure-{kind}", relation=self.relation(rest[0]), name=self.card(rest[1]))
        if kind == "worth":
            return self.say(f"lab-measure-{rest[1]}", name=self.card(rest[0]))
        by_kind: dict[str, Callable[[Any], str]] = {"seat": self.seat, "turn": self.turn, "rule": self.rule}
        return self.say(f"lab-measure-{kind}", name=by_kind.get(kind, self.line)(rest[0]))
