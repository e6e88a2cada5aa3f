"""How quick and how small are the kernels? Node's V8 and a worker in Chromium beside native, in turns in the same run.

`python -m benchmarks browser_speed --write` puts the tables into docs/kernels.md. `make kernels` and the translated
modules (`make page`) first.
"""

import argparse
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.bundling import GENERATED, node
from tests.wasm.both_sides import begun, in_base64, page_side, playouts, search_job
from tests.wasm.chromium_side import seconds_in_chromium

from benchmarks.browser_results import PAGE, headed
from benchmarks.measuring import write_between
from houseful.browser.wasm.build import BOX, INFO, MODULE, NET, is_current
from houseful.core.game import Game
from houseful.core.table import deal
from houseful.games import NAMES, find_game

TAKES_HOURS = True
GAMES, ROUNDS, NET_ROUNDS, REPEATS, AGAIN = 3_000, 1_000, 200, 2, 5
TURBOFAN = ("--no-liftoff",)  # optimised from the first call: warming up is no part of the speed


class Speed(NamedTuple):
    """How much is done in a second, natively, in V8 and in Chromium: the best of several runs, taken in turns."""

    what: str
    native: float
    v8: float
    chromium: float

    @property
    def row(self) -> str:
        """A line of the table."""
        ratios = f"{self.v8 / self.native:.2f} | {self.chromium / self.native:.2f}"
        return f"{self.what} | {self.native:,.0f} | {self.v8:,.0f} | {self.chromium:,.0f} | {ratios} |"


def seconds_of(do: Any) -> float:
    began = time.process_time()
    do()
    return time.process_time() - began


class Work(NamedTuple):
    """Something that both sides do: how much it is, and how each is told."""

    what: str
    amount: int
    native: Callable[[], Any]
    job: dict[str, Any]


def work_of(game: Game, players: int) -> Iterator[Work]:
    """Random games, rounds of search, and rounds with the net."""
    table = deal(game, players, 3, None, {})
    blank = in_base64(game.rules.blank_table(table.options))
    job: dict[str, Any] = {"does": "playouts", "blank": blank, "seed": 1, "games": GAMES}
    yield Work("random games", GAMES, lambda: playouts(game, table.options, 1, GAMES), job)
    for what, rounds, with_net in (("rounds of search", ROUNDS, False), ("rounds with the net", NET_ROUNDS, True)):
        job = search_job(table, 1, rounds, with_net)
        yield Work(what, rounds, lambda r=rounds, n=with_net: begun(table, 1, r, n).think(r), job)  # type: ignore[misc]


def speeds(game: Game, players: int) -> Iterator[Speed]:
    """The best of several runs, in turns."""
    works = [*work_of(game, players)]
    jobs = [work.job for work in works]
    best = [[float("inf")] * 3 for _ in works]
    for _ in range(REPEATS):
        here = [seconds_of(work.native) for work in works]
        answers = page_side(game, [job for job in jobs for _ in range(AGAIN)], *TURBOFAN)["answers"]
        v8 = [min(answer["time"] for answer in answers[at : at + AGAIN]) for at in range(0, len(answers), AGAIN)]
        measured = zip(here, v8, seconds_in_chromium(game, jobs), strict=True)
        best = [[*map(min, before, now)] for before, now in zip(best, measured, strict=True)]
    for work, seconds in zip(works, best, strict=True):
        yield Speed(work.what, *(work.amount / one for one in seconds))


def speed_rows(game: Game) -> Iterator[str]:
    for players in sorted({2, game.rules.players[-1]}):
        for speed in speeds(game, players):
            yield f"| {game.name}, {players} players: {speed.row}"


def brotli(*files: Path) -> float:
    """The sizes of some files by Brotli, in KB."""
    sizes = "process.argv.slice(1).map((file) => zlib.brotliCompressSync(fs.readFileSync(file)).length)"
    script = f"console.log({sizes}.reduce((sum, size) => sum + size, 0))"
    told = subprocess.run([node(), "-e", script, *map(str, files)], check=True, capture_output=True, text=True)
    return int(told.stdout) / 1000


def size_rows() -> Iterator[str]:
    """Sizes of a game's files, and how long a kernel takes to be ready: compiled and instantiated."""
    js = GENERATED / "js"
    whole = brotli(js / "shared.js")
    yield f"| all games | | | | {whole:.1f} | | |"
    for game in map(find_game, NAMES):
        folder = GENERATED / game.name
        parts = [brotli(file) for file in (folder / MODULE, folder / INFO, folder / BOX, js / f"{game.name}.js")]
        whole += sum(parts)
        ready = statistics.median(page_side(game, [])["ready"] for _ in range(7))
        numbers = " | ".join(f"{part:.1f}" for part in parts)
        yield f"| {game.name} | {numbers} | {brotli(folder / NET):,.0f} | {ready:.0f} |"
    yield f"| together, without nets | | | | {whole:.1f} | | |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks browser_speed")
    parser.add_argument("--game", choices=NAMES, help="the speed of this one alone")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/kernels.md")
    wanted = parser.parse_args()
    for game in map(find_game, NAMES):
        assert is_current(game, GENERATED / game.name), "make kernels"
    tables = {
        "size": headed("KB by Brotli | kernel | its description | box | views | net | ready, ms", [*size_rows()]),
        "speed": headed(
            "in a second | native | V8 | Chromium | V8 : native | Chromium : native",
            [row for name in NAMES if wanted.game in (None, name) for row in speed_rows(find_game(name))],
        ),
    }
    for mark, lines in tables.items():
        print("\n".join(lines), flush=True)
        if wanted.write:
            write_between(PAGE, mark, lines)
