"""`houseful cards`: every card of a game, and where each figure comes from."""

from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import print_json
from houseful.core.text.i18n import LANGUAGES, say
from houseful.core.text.validation import listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful cards` to the parser."""
    cards = add_command(parsers, "cards", run, "every card of a game, and where its figures come from")
    cards.add_argument("game", metavar="GAME", help=listed(NAMES))
    cards.add_argument("--pack", metavar="FILE", help="the cards of this pack")
    cards.add_argument("--lang", choices=LANGUAGES, help="language")
    add_json(cards)


def run(options: Any, language: str) -> None:
    """Print the cards."""
    from houseful.core.gallery import shelves_of
    from houseful.core.text.card_tables import gallery_lines

    game = find_game(options.game)
    pack = game.open_pack(options.pack)
    shelves = shelves_of(game, pack, language)
    if options.json:
        print_json({"game": game.name, "pack": pack.name, "language": language, "shelves": shelves})
        return
    print(say("cards-of", language, game=say(game.name, language), pack=pack.name))
    print("", *gallery_lines(shelves, language), sep="\n")
