"""The command line. Each command has `--help`; a mistake is one clear line and exit status 2."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from houseful.cli import commands
from houseful.core.text.i18n import LANGUAGES, preferred, say
from houseful.core.text.validation import Fault, listed, reason_of
from houseful.games import NAMES

BOTS = ("random", "greedy", "novice", "casual", "skilled", "expert", "master")


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """One line and exit status 2."""
        sys.stderr.write(f"{self.prog}: {' '.join(message.split())}\n")
        sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = build_parser().parse_args(arguments)
    language = getattr(options, "lang", None) or preferred()
    try:
        if sys.stdout is None:
            raise Fault("fault-no-output")
        options.run(options, language)
        sys.stdout.flush()
    except Fault as fault:
        complain(fault.say(language), 2)
    except BrokenPipeError:
        hush()
        sys.exit(1)
    except OSError as error:
        hush()
        complain(reason_of(error), 2)
    except KeyboardInterrupt:
        complain(say("cli-interrupted", language), 130)


def complain(text: str, status: int) -> NoReturn:
    """One line on standard error, if there is one, and the end."""
    if sys.stderr is not None:
        sys.stderr.write(f"houseful: {text}\n")
    sys.exit(status)


def hush() -> None:
    """Let nothing more be written to an output that does not take it."""
    real = sys.__stdout__
    if real is not None and sys.stdout is real:
        os.dup2(os.open(os.devnull, os.O_WRONLY), real.fileno())


Parsers = Any  # argparse's subparsers


def build_parser() -> Parser:
    """All commands and their options."""
    parser = Parser(prog="houseful", description="Three tabletop games about finding everyone a place.")
    parsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (add_play, add_serve, add_simulate, add_arena, add_score, add_replay, add_packs, add_rules):
        add(parsers)
    return parser


def add_command(parsers: Parsers, name: str, run: Callable[[Any, str], None], about: str) -> Parser:
    """One command."""
    added: Parser = parsers.add_parser(name, help=about, description=about)
    added.set_defaults(run=run)
    return added


def add_play(parsers: Parsers) -> None:
    """`houseful play`."""
    play = add_command(parsers, "play", commands.run_play, "play a game in the terminal against bots")
    play.add_argument("game", metavar="GAME", nargs="?", default=NAMES[0], help=listed(NAMES))
    play.add_argument("--players", type=int, default=None, help="how many play, you included")
    play.add_argument("--seat", type=int, default=0, help="your seat, counted from 0")
    play.add_argument("--against", metavar="BOT", default="casual", help=listed(BOTS))
    play.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    play.add_argument("--quick", action="store_true", help="do not wait for Enter before the others play")
    play.add_argument("--lang", choices=LANGUAGES, help="language")
    add_deal_options(play)


def add_serve(parsers: Parsers) -> None:
    """`houseful serve`."""
    serve = add_command(parsers, "serve", commands.run_serve, "serve tables to browsers and scripts")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen at")
    serve.add_argument(
        "--database",
        metavar="URL",
        default=None,
        help="sqlite:///FILE or postgresql://…; else HOUSEFUL_DATABASE, else a file in your data folder",
    )
    serve.add_argument("--open", action="store_true", help="show the page in the browser, where there is a screen")
    serve.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    serve.add_argument("--lang", choices=LANGUAGES, help="language")


def add_simulate(parsers: Parsers) -> None:
    """`houseful simulate`."""
    simulate = add_command(parsers, "simulate", commands.run_simulate, "play many games and print what they say")
    simulate.add_argument("game", metavar="GAME", help=listed(NAMES))
    simulate.add_argument("--players", type=int, required=True)
    simulate.add_argument("--games", type=int, required=True)
    simulate.add_argument("--bot", metavar="BOT", default="random", help=listed(BOTS))
    simulate.add_argument("--jobs", type=int, default=None, help="cores to use; all unless given")
    add_json(simulate)
    add_deal_options(simulate)


def add_arena(parsers: Parsers) -> None:
    """`houseful arena`."""
    arena = add_command(parsers, "arena", commands.run_arena, "let bots play each other on the same deals")
    arena.add_argument("game", metavar="GAME", help=listed(NAMES))
    arena.add_argument("--bots", required=True, metavar="A,B", help=f"two to four of: {listed(BOTS)}")
    arena.add_argument("--games", type=int, required=True)
    arena.add_argument("--players", type=int, default=None, help="as many as bots unless given")
    arena.add_argument("--jobs", type=int, default=None, help="cores to use; all unless given")
    add_json(arena)
    add_deal_options(arena)


def add_score(parsers: Parsers) -> None:
    """`houseful score`."""
    score = add_command(parsers, "score", commands.run_score, "score a game played on a real table")
    score.add_argument("file", metavar="FILE", help="JSON, or - for standard input")
    score.add_argument("--pack", metavar="FILE", help="score with another pack's figures")
    add_json(score)


def add_replay(parsers: Parsers) -> None:
    """`houseful replay`."""
    replay = add_command(parsers, "replay", commands.run_replay, "check a log move by move and print the result")
    replay.add_argument("file", metavar="FILE", help="a log, or - for standard input")
    add_json(replay)


def add_packs(parsers: Parsers) -> None:
    """`houseful packs`."""
    packs = add_command(parsers, "packs", commands.run_packs, "check a card pack, or show the one in use")
    packs.add_argument("what", choices=("check", "show"))
    packs.add_argument("subject", metavar="FILE|GAME", help="the file to check, or the game whose pack to show")
    add_json(packs)


def add_rules(parsers: Parsers) -> None:
    """`houseful rules`."""
    rules = add_command(parsers, "rules", commands.run_rules, "the rulebook in our words")
    rules.add_argument("game", metavar="GAME", help=listed(NAMES))
    rules.add_argument("--lang", choices=LANGUAGES, help="language")
    add_json(rules)


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


if __name__ == "__main__":
    main()
