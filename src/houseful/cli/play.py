"""`houseful play`: a game in the terminal against bots."""

import secrets
import sys
from typing import Any

from houseful.bots.levels import NAMES as BOTS
from houseful.cli.arguments import Parsers, add_command, add_deal_options, deal_options, within
from houseful.cli.streams import blaming
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault, listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful play` to the parser."""
    play = add_command(parsers, "play", run, "play a game in the terminal against bots")
    play.add_argument("game", metavar="GAME", nargs="?", default=NAMES[0], help=listed(NAMES))
    play.add_argument("--players", type=int, default=None, help="how many play, you included")
    play.add_argument("--seat", type=int, default=0, help="your seat, counted from 0")
    play.add_argument("--against", metavar="BOT", default="casual", help=listed(BOTS))
    play.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    play.add_argument("--quick", action="store_true", help="do not wait for Enter before the others play")
    play.add_argument("--lang", choices=LANGUAGES, help="language")
    add_deal_options(play)


def run(options: Any, language: str) -> None:
    """Play a game in the terminal."""
    from houseful.bots.levels import make_bot
    from houseful.cli.terminal import Terminal
    from houseful.core.table import deal
    from houseful.core.text.game_log import read_log
    from houseful.core.text.packs import read_text

    if sys.stdin is None:
        raise Fault("fault-no-input")
    make_bot(options.against, 0)  # refused here if there is none of that name
    if options.load:
        with blaming(options.load):
            table = read_log(read_text(options.load), find_game)
    else:
        game = find_game(options.game)
        players = options.players if options.players is not None else min(3, game.rules.players[-1])
        table = deal(game, players, options.seed, options.pack, deal_options(game, options))
    me = within("seat", options.seat, 0, table.players - 1)
    luck = secrets.randbits(32) if options.seed is None else options.seed
    bots = {seat: make_bot(options.against, luck + seat) for seat in range(table.players) if seat != me}
    Terminal(table.definition, table, me, language, bots, pause=not options.quick).run()
