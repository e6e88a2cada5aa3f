"""What the parsers of several commands share, and how their values are checked."""

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from houseful.core.text.validation import Fault, listed, shown

if TYPE_CHECKING:
    from houseful.core.game import Game

MOST_GAMES = 1_000_000_000
MOST_JOBS = 1024
Parsers = Any  # argparse's subparsers


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Print one line and exit with status 2."""
        sys.stderr.write(f"{self.prog}: {' '.join(message.split())}\n")
        sys.exit(2)


def add_command(parsers: Parsers, name: str, run: Callable[[Any, str], None], about: str) -> Parser:
    """Add one command; `run` gets its options and the language."""
    added: Parser = parsers.add_parser(name, help=about, description=about)
    added.set_defaults(run=run)
    return added


def add_json(parser: Parser) -> None:
    """`--json`, the same everywhere."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_deal_options(parser: Parser) -> None:
    """Options for commands that deal a game."""
    parser.add_argument("--seed", type=int, default=None, help="deal the same game again")
    parser.add_argument("--pack", metavar="FILE", help="play with the cards of this pack")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule, e.g. bonus=beginner",
    )


def add_many_games(parser: Parser, default: int | None = None) -> None:
    """Options for commands that play many games."""
    parser.add_argument("--games", type=int, required=default is None, default=default)
    parser.add_argument("--jobs", type=int, default=None, help="cores to use; all unless given")


def deal_options(game: "Game", options: Any) -> dict[str, Any]:
    """The `--option` words as the game reads them."""
    known = {option.name: option for option in game.rules.options}
    chosen: dict[str, Any] = {}
    for word in options.option:
        name, _, text = word.partition("=")
        if name == "first":
            chosen[name] = None if text == "any" else whole(text)
        elif name in known:
            chosen[name] = known[name].parse(text)
        else:
            raise Fault("fault-option-unknown", option=shown(name), choices=listed([*known, "first"]))
    return chosen


def whole(text: str) -> Any:
    """A number if it is one; otherwise the text, which its reader rejects."""
    return int(text[:9]) if text.isascii() and text.isdigit() else text


def within(name: str, number: int, least: int, most: int) -> int:
    """The number, if it is within bounds."""
    if not least <= number <= most:
        raise Fault("fault-number", place=f"--{name}", least=str(least), most=str(most), found=str(number)[:20])
    return number


def read_many_games(options: Any) -> tuple[int, int | None, int]:
    """How many games, on how many cores, and the first seed."""
    from houseful.core.options import LARGEST_SEED

    games = within("games", options.games, 1, MOST_GAMES)
    jobs = None if options.jobs is None else within("jobs", options.jobs, 1, MOST_JOBS)
    seed = 0 if options.seed is None else within("seed", options.seed, 0, LARGEST_SEED - games)
    return games, jobs, seed
