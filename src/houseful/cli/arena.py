"""`houseful arena`: bots against each other."""

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
    within,
)
from houseful.cli.streams import print_json, progress_bar
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful arena` to the parser."""
    arena = add_command(parsers, "arena", run, "let bots play each other on the same deals")
    arena.add_argument("game", metavar="GAME", help=listed(NAMES))
    arena.add_argument("--bots", required=True, metavar="A,B", help=f"two to four of: {listed(BOTS)}")
    arena.add_argument("--players", type=int, default=None, help="as many as bots unless given")
    add_many_games(arena)
    add_json(arena)
    add_deal_options(arena)


def run(options: Any, language: str) -> None:
    """Let bots play each other and print how they fare."""
    from houseful.bots.arena import Contest, hold
    from houseful.bots.levels import make_bot
    from houseful.core.table import deal

    game = find_game(options.game)
    bots = tuple(options.bots.split(","))
    for name in bots:
        make_bot(name, 0)
    if not 2 <= len(bots) <= game.rules.players[-1]:
        raise Fault("fault-bots", most=game.rules.players[-1], found=len(bots))
    games, jobs, seed = read_many_games(options)
    players = len(bots) if options.players is None else options.players
    within("players", players, len(bots), game.rules.players[-1])
    chosen = deal_options(game, options)
    table = deal(game, players, seed, options.pack, chosen)
    contest = Contest(game, table.pack, chosen, players, bots, games, seed, jobs)
    with progress_bar(games, options) as count:
        answer = hold(contest, count)
    print_json(answer) if options.json else _print_answer(answer, language)


def _print_answer(answer: dict[str, Any], language: str) -> None:
    for bot in answer["bots"]:
        low, high = (round(100 * end, 1) for end in bot["ci95"])
        facts = {"name": bot["name"], "wins": round(100 * bot["win_rate"], 1), "low": low, "high": high}
        more = {"score": round(bot["mean_score"], 1), "time": round(bot["ms_per_move"], 1)}
        print(say("cli-arena-bot", language, **facts, **more))
