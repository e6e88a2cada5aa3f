"""`houseful rules`: the rulebook."""

from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import print_json
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful rules` to the parser."""
    rules = add_command(parsers, "rules", run, "the rulebook in our words")
    rules.add_argument("game", metavar="GAME", help=listed(NAMES))
    rules.add_argument("--lang", choices=LANGUAGES, help="language")
    add_json(rules)


def run(options: Any, language: str) -> None:
    """Print a rulebook."""
    from houseful.core.text.rulebook import paragraphs, readable

    game = find_game(options.game)
    if options.json:
        numbered = [vars(paragraph) for paragraph in paragraphs(game.folder, language)]
        print_json({"game": options.game, "language": language, "paragraphs": numbered})
    else:
        print(readable(game, language), end="")
