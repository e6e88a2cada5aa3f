"""The same rules on a CUDA device: are the games the same, and how many are there a second?"""

import os

import numpy as np

from benchmarks.measuring import best_time, table
from houseful.games import NAMES, find_game
from houseful.lab.playing import Job, play_chunk

GAMES = int(os.environ.get("HOUSEFUL_CUDA_GAMES", "1000000"))
SAME = 20_000


def compare(name: str) -> list[tuple[str, str, str]]:
    """One game with its most players and its usual options."""
    from houseful.lab.cuda import CudaGames

    game = find_game(name)
    options = {"players": game.rules.players[-1], "first": None, **{o.name: o.default for o in game.rules.options}}
    device = CudaGames(game, game.standard, options)
    decisions, sheets = device.play(SAME, seed=0)
    _, expected, expected_sheets = play_chunk(Job(game, game.standard, options, SAME, 0), 0, SAME)
    same = decisions == expected and np.array_equal(sheets, expected_sheets)
    seconds = best_time(lambda: device.play(GAMES, seed=0), repeats=3)
    rooms = [device.room_for(GAMES) for _ in range(3)]
    spent = best_time(lambda: device.run(rooms.pop(), seed=0), repeats=3)
    made, _ = device.play(GAMES, seed=0)
    return [
        (f"{name}: {SAME:,} games as on the CPU", "yes" if same else "NO", "every sheet, every decision"),
        (f"{name}: games a second", f"{GAMES / seconds:,.0f}", "copies to and from the device included"),
        (f"{name}: decisions a second", f"{made / spent:,.0f}", "on the device alone"),
    ]


def main() -> None:
    try:
        from numba import cuda

        here = cuda.is_available()
    except ImportError:
        here = False
    if here:
        table("CUDA", [row for name in NAMES for row in compare(name)])
    else:
        table("CUDA", [("device", "not here", "needs houseful[gpu] and a GPU")])
