"""Compile every game once, so that the workers of a test run need not each do it: `python -m tests.warm`.

`--bounds` compiles the rules for the bounds-checked run as well, `--rules` only what tests of rules call. A game and
a mode at a time in a process of its own, as many at once as there are processors: three games alone leave one idle.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import houseful
from houseful.games import NAMES, find_game

# Optimised less: that takes longer here than it saves in tests.
BOUNDS = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}


def warm(name: str, bots: bool) -> None:
    """Call everything of a game that Numba compiles."""
    game = find_game(name)
    table = houseful.deal(name, players=game.rules.players[-1], seed=1)
    table.play(table.legal()[0])
    table.observe(0)
    table.scores()
    table.redeal(0, 1)
    if bots:
        from houseful.bots.levels import make_bot
        from houseful.bots.seat import Seat
        from houseful.environments.batch import BatchEnv
        from houseful.environments.raw import RawGame
        from houseful.lab.playing import Job
        from houseful.lab.simulate import simulate

        for bot in ("novice", "expert", "grandmaster"):
            assert table.turn is not None
            table.play(make_bot(bot, 1).choose(Seat(table, table.turn)))
        simulate(Job(game, game.standard, table.options, 1, 0))
        BatchEnv(name, games=1).reset()
        game_alone = RawGame(name)
        game_alone.play(game_alone.legal()[0])


def main() -> None:
    """Compile one game here, or all of them elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.warm")
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("--bounds", action="store_true")
    parser.add_argument("--rules", action="store_true")
    asked = parser.parse_args()
    if asked.game:
        warm(asked.game, bots=not asked.rules)
        return

    def elsewhere(name: str, rules: bool, mode: dict[str, str]) -> None:
        command = [sys.executable, "-m", "tests.warm", name, *(["--rules"] if rules else [])]
        subprocess.run(command, env={**os.environ, **mode}, check=True)

    jobs: list[tuple[str, bool, dict[str, str]]] = [(name, asked.rules, {}) for name in NAMES]
    if asked.bounds:
        jobs += [(name, True, BOUNDS) for name in NAMES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(elsewhere, *job) for job in jobs]:
            done.result()


if __name__ == "__main__":
    main()
