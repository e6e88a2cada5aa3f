"""Compile every game once, so that the workers of a test run need not each do it: `python -m tests.warm`."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import houseful
from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.games import NAMES, find_game
from houseful.lab.simulate import Job, simulate


def warm(name: str) -> None:
    """Go through every door of a game."""
    game = find_game(name)
    table = houseful.deal(name, players=game.rules.players[-1], seed=1)
    for bot in ("novice", "expert"):
        assert table.turn is not None
        table.play(make_bot(bot, 1).choose(Seat(table, table.turn)))
    table.observe(0)
    table.scores()
    simulate(Job(game, game.standard, table.options, 1, 0))


def main() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(warm, NAMES))


if __name__ == "__main__":
    main()
