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
from houseful.cli.streams import INTERRUPTED, complain, print_json, progress_bar
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful simulate` to the parser."""
    simulate = add_command(parsers, "simulate", run, "play many games and print what they say")
    simulate.add_argument("game", metavar="GAME", help=listed(NAMES))
    simulate.add_argument("--players", type=int, required=True)
    simulate.add_argument("--bot", metavar="BOT", default="random", help=listed(BOTS))
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="cuda: random games on a GPU")
    simulate.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT or ray://HOST:PORT")
    simulate.add_argument("--output", metavar="FILE.parquet", help="keep every game; an interrupted run goes on there")
    add_many_games(simulate)
    add_json(simulate)
    add_deal_options(simulate)


def run(options: Any, language: str) -> None:
    """Play many games and print their statistics."""
    from houseful.bots.levels import make_bot
    from houseful.core.table import deal
    from houseful.lab.playing import Job
    from houseful.lab.simulate import Stopped, simulate

    game = find_game(options.game)
    make_bot(options.bot, 0)  # refused here if there is none of that name
    games, jobs, seed = read_many_games(options)
    table = deal(game, options.players, seed, options.pack, deal_options(game, options))
    job = Job(game, table.pack, table.options, games, seed, jobs, options.bot)
    crew = crew_for(options)
    results = results_for(options, job)
    try:
        with progress_bar(games, options) as count:
            answer = simulate(job, count, crew, results)
    except Stopped as stopped:
        if stopped.answer:
            print_json(stopped.answer) if options.json else _print_answer(stopped.answer, options.bot, language)
        key, kept = ("lab-kept", {"file": options.output}) if options.output else ("lab-stopped", {})
        complain(say(key, language, done=stopped.done, games=games, **kept), INTERRUPTED)
    print_json(answer) if options.json else _print_answer(answer, options.bot, language)
    if options.output and not options.json:
        print(say("lab-written", language, file=options.output))


def crew_for(options: Any) -> Any:
    """Who plays the games; a Fault, and at once, if they cannot be reached."""
    if options.device == "cuda" and options.cluster:
        raise Fault("fault-device-cluster")
    if options.device == "cuda":
        from houseful.lab import cuda

        return cuda.connect(options.bot)
    if options.cluster:
        from houseful.lab import ray_cluster

        return ray_cluster.connect(options.cluster)
    from houseful.lab.playing import on_cores

    return on_cores


def results_for(options: Any, job: Any) -> Any:
    """Where the games are kept, if they are."""
    if not options.output:
        return None
    from houseful.lab.parquet import open_results

    return open_results(options.output, job)


def _print_answer(answer: dict[str, Any], bot: str, language: str) -> None:
    facts = {name: answer[name] for name in ("games", "players", "decisions", "seconds")}
    rate = answer["decisions_per_second"]
    print(say("cli-simulate", language, game=say(answer["game"], language), bot=bot, rate=rate, **facts))
    mean, spread = answer["scores"]["mean"], answer["scores"]["sd"]
    print(say("cli-simulate-scores", language, mean=round(mean, 2), sd=round(spread, 2)))
    for seat, wins in enumerate(answer["win_rate_by_seat"]):
        print(say("cli-simulate-seat", language, seat=seat, wins=round(100 * wins, 1)))
