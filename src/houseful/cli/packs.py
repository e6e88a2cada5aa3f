"""`houseful packs`: card packs begun, checked and shown."""

import tomllib
from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import blaming, print_json
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, reason_of
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful packs` to the parser."""
    packs = add_command(parsers, "packs", run, "check a card pack, show the one in use, or begin your own")
    packs.add_argument("what", choices=("check", "show", "new"))
    packs.add_argument("subject", metavar="FILE|GAME", help="the file to check, or the game whose pack to show or copy")
    packs.add_argument("file", metavar="FILE", nargs="?", help="new: the file to write, which must not be there yet")
    add_json(packs)


def run(options: Any, language: str) -> None:
    """Check or show a pack, or begin a new one."""
    if (options.what == "new") != (options.file is not None):
        raise Fault("fault-pack-new" if options.what == "new" else "fault-pack-file", found=options.file or "")
    if options.what == "new":
        begin_pack(options, language)
    elif options.what == "show":
        pack = find_game(options.subject).standard
        print_json(tomllib.loads(pack.text)) if options.json else print(pack.text, end="")
    else:
        check_pack(options, language)


def begin_pack(options: Any, language: str) -> None:
    """Write a template: the standard pack under another name, and how to go on."""
    game = find_game(options.subject)
    text = template(game.standard.text, game.standard.name, say("cli-pack-own", language), options.file, language)
    try:
        with open(options.file, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Fault("fault-file-exists", file=options.file) from None
    except OSError as error:
        raise Fault("fault-file-write", file=options.file, reason=reason_of(error)) from None
    if options.json:
        print_json({"game": game.name, "file": options.file})
    else:
        print(say("cli-pack-begun", language, file=options.file))


def template(text: str, standard: str, name: str, file: str, language: str) -> str:
    """A pack's text with a new name, and comments that say what to do with it."""
    renamed = text.replace(f'\nname = "{standard}"\n', f'\nname = "{name}"\n', 1)
    steps = [say(f"cli-pack-step-{number}", language, file=file) for number in (1, 2, 3)]
    return "".join(f"# {step}\n" for step in steps) + "\n" + renamed


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
