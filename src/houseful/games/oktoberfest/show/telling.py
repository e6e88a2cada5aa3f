"""What happened in the tent, with the tables, heroes and cards to draw beside it."""

from typing import Literal, TypedDict, cast

from houseful.core.storytelling import Event, Piece, Storytelling
from houseful.core.text.packs import Pack
from houseful.games.oktoberfest.box import Customer
from houseful.games.oktoberfest.show.cards import CardCounts, PrintedCards


class TentTablePiece(TypedDict):
    """A table with its customers."""

    kind: Literal["table"]
    near: list[Customer]
    far: list[Customer]


class TentHeroPiece(TypedDict):
    """A hero."""

    kind: Literal["hero"]
    id: str
    hero: str


class TentCardsPiece(TypedDict):
    """Food and coin cards."""

    kind: Literal["cards"]
    cards: CardCounts


TentPiece = TentTablePiece | TentHeroPiece | TentCardsPiece


def pieces(pack: Pack, event: Event) -> list[Piece]:
    """The table, the hero or the cards that an event is about."""
    return cast(list[Piece], pieces_of(pack.names, event))


def pieces_of(cards: PrintedCards, event: Event) -> list[TentPiece]:
    """The same with their types."""
    kind = event["kind"]
    if kind in ("draft", "hire"):
        hero = next(hero for hero in cards.heroes if hero["hero"] == event["hero"])
        return [{"kind": "hero", "id": hero["id"], "hero": hero["hero"]}]
    if kind == "serve":
        table = next(table for table in cards.tables if table["table"] == event["table"])
        return [{"kind": "table", "near": table["near"][:], "far": table["far"][:]}]
    if kind == "discard":
        return [{"kind": "cards", "cards": event["cards"]}]
    return []


STORY = Storytelling(pieces=pieces, piece_type=TentPiece, consequences=frozenset(("last-turn",)))
