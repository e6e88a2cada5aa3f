"""Drawings of a rulebook, which the page makes with the pieces of its boards: `rules/drawings.toml`.

    [line]
    kind = "line"             # a word that the page knows for this game
    seed = 7                  # a game, played for so many moves …
    options = { players = 2 }
    moves = ["3 bird line 2", …]
    ply = 1                   # all moves unless given
    seat = 0                  # whose eyes to look through; a spectator's unless given

    [turns]
    kind = "turns"
    card = "x-five"           # … or cards of the gallery, by their ids

A game may also be given as its whole `log`. Whatever else an entry holds goes to the page as it is, in `facts`.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from houseful.core.gallery import GalleryCard, shelves_of
from houseful.core.game import Event, Game, View
from houseful.core.table import Table, deal
from houseful.core.text.game_log import read_log
from houseful.core.text.packs import read_text, read_toml
from houseful.core.text.validation import Fault, Place, listed, shown

GAME_FIELDS = ("log", "players", "options", "seed", "moves", "ply", "seat")
CARD_FIELDS = ("card", "cards")
MOST_MOVES = 1_000
MOST_CARDS = 30


@dataclass(frozen=True)
class Drawing:
    """What the page needs to make a drawing."""

    name: str
    kind: str
    view: View | None  # of a game's position
    events: list[Event]  # of the move that led to it
    cards: list[GalleryCard]
    facts: dict[str, Any]


def drawing(game: Game, name: str, language: str) -> Drawing:
    """A drawing that a rulebook names; a Fault says what is wrong with it."""
    declared = declarations(game)
    if name not in declared:
        raise Fault("fault-rulebook-drawing", found=name, choices=listed(list(declared)))
    return read_drawing(game, name, declared[name], language)


@cache
def declarations(game: Game) -> dict[str, Place]:
    """The entries of a game's file by name; none without a file."""
    file = game.folder / "rules" / "drawings.toml"
    if not file.is_file():
        return {}
    document = read_toml(read_text(file))
    return document.fields(*document.value)


def read_drawing(game: Game, name: str, place: Place, language: str) -> Drawing:
    """An entry with its game played, or its cards found."""
    fields = place.fields("kind", maybe=list(place.value) if place.is_table() else ())
    kind = fields["kind"].text(30)
    table = table_of(game, place, fields) if fields.keys() & {"log", "seed", "moves"} else None
    seat = fields["seat"].number(0, table.players - 1) if table is not None and "seat" in fields else None
    cards = cards_of(game, fields, language)
    if table is None and not cards:
        raise place.fault("fault-missing", name="seed, log, card")
    known = ("kind", *GAME_FIELDS, *CARD_FIELDS)
    facts = {key: value for key, value in place.value.items() if key not in known}
    view, events = (None, []) if table is None else (table.view(seat), table.events(seat))
    return Drawing(name, kind, view, events, cards, facts)


def table_of(game: Game, place: Place, fields: dict[str, Place]) -> Table:
    """The game of an entry at its ply."""
    if "log" in fields:
        if not isinstance(fields["log"].value, str):
            raise fields["log"].fault("fault-text", longest=MOST_MOVES, found=shown(fields["log"].value))
        table = read_log(fields["log"].value.strip() + "\n", lambda _name: game)
    else:
        table = dealt_table(game, place, fields)
    return table.at_ply(fields["ply"].number(0, table.ply)) if "ply" in fields else table


def dealt_table(game: Game, place: Place, fields: dict[str, Place]) -> Table:
    """A game by its options, seed and moves."""
    fields = place.fields("kind", "seed", maybe=list(place.value)) | fields
    options = options_of(game, fields["options"]) if "options" in fields else {}
    players = options.pop("players", fields["players"].value if "players" in fields else game.rules.players[0])
    table = deal(game, players, fields["seed"].value, None, options)
    for move in moves_of(fields["moves"]) if "moves" in fields else []:
        table.play(move)
    return table


def options_of(game: Game, place: Place) -> dict[str, Any]:
    """Options as named values, or as a log writes them: `players=2 bonus=expert`."""
    if place.is_table():
        return dict(place.value)
    known = {option.name: option.parse for option in game.rules.options}
    words = (word.partition("=") for word in place.text(500).split())
    return {name: known[name](text) if name in known else int(text) for name, _, text in words if text != "any"}


def moves_of(place: Place) -> list[str]:
    """Moves as a list, or one on each line."""
    if isinstance(place.value, str):
        return [line.strip() for line in place.value.strip().splitlines()]
    return [move.text() for move in place.items(0, MOST_MOVES)]


def cards_of(game: Game, fields: dict[str, Place], language: str) -> list[GalleryCard]:
    """The cards of an entry, faces and all."""
    named = [fields["card"]] if "card" in fields else []
    named += fields["cards"].items(1, MOST_CARDS) if "cards" in fields else []
    known = {card["id"]: card for shelf in shelves_of(game, game.standard, language) for card in shelf["cards"]}
    return [known[place.one_of(list(known))] for place in named]
