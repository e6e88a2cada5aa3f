"""The command line: `houseful COMMAND`. A mistake is one clear line and exit status 2."""

import io
import os
import sys
from collections.abc import Sequence

from houseful.cli import (
    admin,
    arena,
    backup,
    balance,
    cards,
    doctor,
    export,
    packs,
    play,
    replay,
    restore,
    rules,
    score,
    serve,
    simulate,
    train,
)
from houseful.cli.arguments import Parser
from houseful.cli.streams import INTERRUPTED, complain
from houseful.core.text.i18n import preferred, say
from houseful.core.text.validation import Fault, reason_of

COMMANDS = (
    play,
    serve,
    simulate,
    arena,
    balance,
    train,
    score,
    replay,
    packs,
    cards,
    rules,
    backup,
    restore,
    export,
    doctor,
    admin,
)


def build_parser() -> Parser:
    """All commands and their options."""
    parser = Parser(prog="houseful", description="Three tabletop games about finding everyone a place.")
    parsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(parsers)
    return parser


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
        discard_output()
        sys.exit(1)
    except OSError as error:
        discard_output()
        complain(reason_of(error), 2)
    except KeyboardInterrupt:
        complain(say("cli-interrupted", language), INTERRUPTED)


def discard_output() -> None:
    """Send the rest of standard output to nowhere: it cannot be written."""
    real = sys.__stdout__
    if real is not None and sys.stdout is real:
        os.dup2(os.open(os.devnull, os.O_WRONLY), real.fileno())


if __name__ == "__main__":
    main()
