"""How often is the lone pilot's game won? Every scenario and difficulty, by evaluation alone and by search.

`python -m benchmarks solo [--games K] [--bots A,B]`; the table goes into docs/bots.md.
"""

import argparse
from functools import partial

import houseful
from benchmarks.measuring import BOTS_PAGE, write_between
from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.core.compile.batch import run_in_threads
from houseful.games import NAMES, find_game

TAKES_HOURS = True
SOLO = [name for name in NAMES if 1 in find_game(name).rules.players]


def won(game: str, bot: str, seed: int, options: dict[str, str]) -> bool:
    """Whether a bot wins one deal."""
    table = houseful.deal(game, players=1, seed=seed, **options)
    pilot = make_bot(bot, seed)
    while table.turn is not None:
        table.play(pilot.choose(Seat(table, 0)))
    return table.winners() == [0]


def share(game: str, bot: str, games: int, options: dict[str, str]) -> float:
    """The part of so many deals that a bot wins."""
    tasks = (partial(won, game, bot, seed, options) for seed in range(games))
    return sum(run_in_threads(tasks)) / games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks solo")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="random,greedy,skilled,expert,master")
    wanted = parser.parse_args()
    bots = wanted.bots.split(",")
    rows = [f"| scenario | difficulty | {' | '.join(bots)} |", "|---" * (2 + len(bots)) + "|"]
    for game in SOLO:
        choices = {option.name: option.samples() for option in find_game(game).rules.options}
        for scenario in choices["scenario"]:
            for difficulty in choices["difficulty"]:
                options = {"scenario": scenario, "difficulty": difficulty}
                shares = [f"{100 * share(game, bot, wanted.games, options):.0f} %" for bot in bots]
                rows.append(f"| {scenario} | {difficulty} | {' | '.join(shares)} |")
                print(rows[-1], flush=True)
    made = f"Made by `python -m benchmarks solo --games {wanted.games} --bots {wanted.bots}`:"
    write_between(BOTS_PAGE, "solo", [made, "", *rows])
