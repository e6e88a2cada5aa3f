"""How many random decisions a second do the compiled rules of Heroes of Oktoberfest make on one core?"""

import numpy as np

from benchmarks.measuring import best_time, table
from houseful.core.compile.trace import SILENT
from houseful.core.options import read_options
from houseful.games import find_game

GAMES = 20_000


def main() -> None:
    game = find_game("oktoberfest")
    blank, memory = (
        game.rules.blank_table(read_options(game.rules.options, game.rules.players, 2, {})),
        game.rules.table.blank(),
    )
    sheets = np.zeros((GAMES, 2, game.rules.columns), np.int16)
    moves = np.empty(game.rules.moves, np.int16)

    def run(pages: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> int:
        return int(game.entry_points.playouts(game.standard.box, blank, memory, 0, moves, pages, SILENT))

    run(sheets[:1])
    decisions = run(sheets)
    seconds = best_time(lambda: run(sheets))
    table(
        "Heroes of Oktoberfest, two random players, one core",
        [
            ("decisions a second", f"{decisions / seconds:,.0f}", "at least 2,000,000"),
            ("games a second", f"{GAMES / seconds:,.0f}", ""),
        ],
    )
