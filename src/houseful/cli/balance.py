"""`houseful balance`: is a game fair, what does each card bring, what changes with another pack?"""

import shlex
import sys
from pathlib import Path
from typing import Any

from houseful.bots.levels import NAMES as BOTS
from houseful.cli.arguments import (
    Parsers,
    add_command,
    add_deal_options,
    add_json,
    add_many_games,
    deal_options,
    read_many_games,
)
from houseful.cli.streams import print_json, progress_bar
from houseful.core.text.i18n import LANGUAGES, say
from houseful.core.text.validation import Fault, listed, reason_of
from houseful.games import NAMES, find_game

BOT = "casual"  # plays sensibly, a thousand games a second


def add(parsers: Parsers) -> None:
    """Add `houseful balance` to the parser."""
    balance = add_command(parsers, "balance", run, "measure a game's balance and write a report")
    balance.add_argument("game", metavar="GAME", help=listed(NAMES))
    balance.add_argument("--players", type=int, default=2)
    balance.add_argument("--against", metavar="PACK", help="compare with the cards of this pack, on the same deals")
    balance.add_argument("--bot", metavar="LEVEL", default=BOT, help=listed(BOTS))
    balance.add_argument("--output", metavar="FILE", help="the report, as HTML; GAME-balance.html unless given")
    balance.add_argument("--lang", choices=LANGUAGES, help="the language of the report")
    add_many_games(balance, default=10_000)
    add_json(balance)
    add_deal_options(balance)


def run(options: Any, language: str) -> None:
    """Play, and write what was found."""
    from houseful.bots.levels import make_bot
    from houseful.core.table import deal
    from houseful.lab.balance.answer import answer
    from houseful.lab.balance.measuring import measure
    from houseful.lab.balance.plan import Plan

    game = find_game(options.game)
    make_bot(options.bot, 0)  # refused here if there is none of that name
    games, jobs, seed = read_many_games(options)
    table = deal(game, options.players, seed, options.pack, deal_options(game, options))
    packs = [table.pack, *([game.open_pack(options.against)] if options.against else [])]
    file = report_file(options)
    plan = Plan(game, tuple(pack.text for pack in packs), table.options, options.bot, seed)
    with progress_bar(games, options) as count:
        found = answer(plan, measure(plan, games, jobs, count))
    if file:
        write_report(file, game, table.pack, found, language)
    print_json(found) if options.json else print_summary(game, table.pack, found, file, language)


def report_file(options: Any) -> Path | None:
    """Where the report goes: found out, and tried, before anything is played. None: only JSON is wanted."""
    from houseful.lab.report.figures import check_drawing

    if options.json and not options.output:
        return None
    check_drawing()
    file = Path(options.output or f"{options.game}-balance.html")
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise Fault("fault-file-write", file=str(file), reason=reason_of(error)) from None
    return file


def write_report(file: Path, game: Any, pack: Any, found: dict[str, Any], language: str) -> None:
    """Write the page."""
    from houseful.lab.report.page import page

    command = shlex.join(["houseful", *sys.argv[1:]])
    try:
        file.write_text(page(game, pack, found, language, command), "utf-8")
    except OSError as error:
        raise Fault("fault-file-write", file=str(file), reason=reason_of(error)) from None


def print_summary(game: Any, pack: Any, found: dict[str, Any], file: Path | None, language: str) -> None:
    """The findings in a few lines."""
    from houseful.lab.report.names import Names
    from houseful.lab.report.page import summary

    for _, text, _ in summary(language, Names(game, pack, language), found):
        print(text)
    print(say("lab-report", language, file=str(file)))
