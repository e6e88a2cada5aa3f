"""How quickly do workers think together? Rounds a second with one and with two of them, in Node's V8, by turns.

`make kernels web/generated/js/shared.js` first; wants two idle processors.
"""

import tempfile
from pathlib import Path

from tests.javascript.page_side import Ask, before_a_bot, page_side

from houseful.games import NAMES

REPEATS = 5
LEVELS = {"overbooking": ("master",), "overbooked": ("master", "grandmaster"), "oktoberfest": ("master",)}


def rounds_a_second(ask: Ask, game: str, level: str, workers: int) -> float:
    """Of one decision that is thought about to its end; workers are opened before."""
    _, moves = before_a_bot(game, level)
    facts = {"players": 2, "options": {"first": 0}, "seed": 5, "moves": moves, "level": level}
    found = ask("decide", game=game, workers=workers, timed=True, **facts)
    return float(found["rounds"] / found["seconds"])


def main() -> None:
    print("| rounds a second | one worker | two workers | ratio |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, page_side(Path(folder)) as ask:
        for game in NAMES:
            for level in LEVELS[game]:
                found = [[rounds_a_second(ask, game, level, workers) for workers in (1, 2)] for _ in range(REPEATS)]
                one, two = (max(row[column] for row in found) for column in (0, 1))
                print(f"| {game}, {level} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main()
