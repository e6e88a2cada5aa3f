"""`houseful simulate`: many games at once."""

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
from houseful.core.text.i18n import say
from houseful.core.text.validation import listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful simulate` to the parser."""
    simulate = add_command(parsers, "simulate", run, "play many games and print what they say")
    simulate.add_argument("game", metavar="GAME", help=listed(NAMES))
    simulate.add_argument("--players", type=int, required=True)
    simulate.add_argument("--bot", metavar="BOT", default="random", help=listed(BOTS))
    add_many_games(simulate)
    add_json(simulate)
    add_deal_options(simulate)


def run(options: Any, language: str) -> None:
    """Play many games and print their statistics."""
    from houseful.bots.levels import make_bot
    from houseful.core.table import deal
    from houseful.lab.simulate import Job, simulate

    game = find_game(options.game)
    make_bot(options.bot, 0)  # refused here if there is none of that name
    games, jobs, seed = read_many_games(options)
    table = deal(game, options.players, seed, options.pack, deal_options(game, options))
    job = Job(game, table.pack, table.options, games, seed, jobs, options.bot)
    with progress_bar(games, options) as count:
        answer = simulate(job, count)
    print_json(answer) if options.json else _print_answer(answer, options.bot, language)


def _print_answer(answer: dict[str, Any], bot: str, language: str) -> None:
    facts = {name: answer[name] for name in ("games", "players", "decisions", "seconds")}
    rate = answer["decisions_per_second"]
    print(say("cli-simulate", language, game=say(answer["game"], language), bot=bot, rate=rate, **facts))
    mean, spread = answer["scores"]["mean"], answer["scores"]["sd"]
    print(say("cli-simulate-scores", language, mean=round(mean, 2), sd=round(spread, 2)))
    for seat, wins in enumerate(answer["win_rate_by_seat"]):
        print(say("cli-simulate-seat", language, seat=seat, wins=round(100 * wins, 1)))
