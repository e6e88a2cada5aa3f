"""How quickly do workers think together, and what is left for the server to do for a hint?

Rounds a second with one and two workers, in Node's V8, by turns; the server's time to hand over a seat's knowledge.

`make kernels web/generated/js/shared.js` first; wants two idle processors.
"""

import tempfile
import timeit
from pathlib import Path

import msgspec
from tests.javascript.page_side import Ask, before_a_bot, page_side

from houseful.games import NAMES
from houseful.host.imagining import imagined_message

REPEATS = 5
NETS = ("master", "grandmaster")
LEVELS = {"overbooking": NETS, "overbooked": NETS, "oktoberfest": ("master",)}


def rounds_a_second(ask: Ask, game: str, level: str, workers: int) -> float:
    """Of one decision that is thought about to its end; workers are opened before."""
    _, moves = before_a_bot(game, level)
    facts = {"players": 2, "options": {"first": 0}, "seed": 5, "moves": moves, "level": level}
    found = ask("decide", game=game, workers=workers, timed=True, **facts)
    return float(found["rounds"] / found["seconds"])


def handing_over(game: str) -> tuple[float, int]:
    """Microseconds and bytes of a seat's knowledge, as it leaves the server."""
    table, _ = before_a_bot(game, None)

    def message() -> bytes:
        return msgspec.json.encode(imagined_message(table, "here", "en"))

    return min(timeit.repeat(message, number=200, repeat=REPEATS)) / 200 * 1e6, len(message())


def main() -> None:
    print("| rounds a second | one worker | two workers | ratio |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, page_side(Path(folder)) as ask:
        for game in NAMES:
            for level in LEVELS[game]:
                found = [[rounds_a_second(ask, game, level, workers) for workers in (1, 2)] for _ in range(REPEATS)]
                one, two = (max(row[column] for row in found) for column in (0, 1))
                print(f"| {game}, {level} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)
    for game in NAMES:
        spent, size = handing_over(game)
        print(f"{game}: handed over in {spent:.0f} µs, {size} bytes")


if __name__ == "__main__":
    main()
