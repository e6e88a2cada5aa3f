"""`houseful packs`: card packs checked and shown."""

import tomllib
from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import blaming, print_json
from houseful.core.text.i18n import say
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful packs` to the parser."""
    packs = add_command(parsers, "packs", run, "check a card pack, or show the one in use")
    packs.add_argument("what", choices=("check", "show"))
    packs.add_argument("subject", metavar="FILE|GAME", help="the file to check, or the game whose pack to show")
    add_json(packs)


def run(options: Any, language: str) -> None:
    """Check or show a pack."""
    if options.what == "show":
        pack = find_game(options.subject).standard
        print_json(tomllib.loads(pack.text)) if options.json else print(pack.text, end="")
    else:
        check_pack(options, language)


def check_pack(options: Any, language: str) -> None:
    """Read a pack and say that it is good."""
    from houseful.core.text.packs import read_text, read_toml

    with blaming(options.subject):
        text = read_text(options.subject)
        head = read_toml(text)
        game = find_game(head.fields("game", maybe=list(head.value))["game"].one_of(NAMES))
        pack = game.read_pack(text)
    if options.json:
        print_json({"game": game.name, "name": pack.name, "good": True})
    else:
        facts = {"file": options.subject, "game": say(game.name, language), "name": pack.name}
        print(say("cli-pack-good", language, **facts))
