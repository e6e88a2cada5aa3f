"""`houseful replay`: a log checked move by move."""

from functools import partial
from typing import TYPE_CHECKING, Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import blaming, print_json, read_input
from houseful.core.text.i18n import say
from houseful.games import find_game

if TYPE_CHECKING:
    from houseful.core.game import Game


def add(parsers: Parsers) -> None:
    """Add `houseful replay` to the parser."""
    replay = add_command(parsers, "replay", run, "check a log move by move and print the result")
    replay.add_argument("file", metavar="FILE", help="a log, or - for standard input")
    add_json(replay)


def run(options: Any, language: str) -> None:
    """Check a log and print the result."""
    from houseful.core.text.game_log import read_log
    from houseful.core.text.sentences import describe_result

    text = read_input(options.file)
    with blaming(options.file):
        table = read_log(text, find_game)
    if options.json:
        facts = {"moves": table.ply, "over": table.over, "turn": table.turn, "seed": table.seed}
        fair = table.fair.commitment if table.fair else None
        print_json({**table.result(), "options": table.options, **facts, "fair": fair})
        return
    print(say("cli-replay-good", language, game=say(table.game, language), moves=table.ply))
    if table.fair:
        print(say("cli-replay-fair", language, commitment=table.fair.commitment))
    game = table.definition
    name = partial(_player_name, game, language)
    print("\n".join(describe_result(game.world, table.result(), language, name)))
    if not table.over:
        print(say("cli-replay-open", language))


def _player_name(game: "Game", language: str, seat: int) -> str:
    return game.presentation.player_name(seat, None, language)
