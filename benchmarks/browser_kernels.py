"""Are the kernels in WebAssembly equal to Python, and how quick are they? Node's V8 beside native, in the same run.

Games and searches over all player counts and options; sheets, trees and values must be equal to the last bit.
`python -m benchmarks browser_kernels --write` puts the tables into docs/kernels.md. `make kernels` first.
"""

import argparse
import random
import statistics
import subprocess
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from tests.wasm.both_sides import GENERATED, NODE, begun, in_base64, page_side, playouts, search_job, sheets_of, tree_of

from benchmarks.measuring import write_between
from houseful.browser.wasm.build import BOX, INFO, MODULE, is_current
from houseful.core.game import Game
from houseful.core.table import Table, deal
from houseful.core.testing.conformance import deals
from houseful.games import NAMES, find_game

TAKES_HOURS = True
PAGE = Path(__file__).parent.parent / "docs" / "kernels.md"
CHUNK = 1_000  # games of one setting
NET_SHARE, NET_ROUNDS = 4, 100  # every fourth search goes by the net, with fewer rounds
SPEED_GAMES, SPEED_ROUNDS, REPEATS = 5_000, 2_000, 5
TURBOFAN = ("--no-liftoff",)  # optimised from the first call: warming up is no part of the speed


class Equality(NamedTuple):
    games: int
    different_games: int
    searches: int
    different_trees: int


def chosen(game: Game, many: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Options of deals, over all player counts and options."""
    for number, (players, options) in enumerate(islice(deals(game), many)):
        yield number, deal(game, players, 0, None, dict(options)).options


def compare_games(game: Game, many: int) -> int:
    """How many of so many random games have another sheet."""
    different = 0
    for number, options in chosen(game, many // CHUNK):
        job = {"does": "playouts", "blank": in_base64(game.rules.blank_table(options)), "seed": number * CHUNK}
        (found,) = page_side(game, [{**job, "games": CHUNK}])["answers"]
        sheets, decisions = playouts(game, options, number * CHUNK, CHUNK)
        unlike = (sheets_of(found, sheets) != sheets).any(axis=(1, 2)).sum()
        different += int(unlike) or (found["decisions"] != decisions)
    return different


def positions(game: Game, many: int) -> Iterator[Table]:
    """Decisions with a choice, somewhere in random games of all player counts and options."""
    luck = random.Random(1)
    for players, options in islice(deals(game), many):
        table = deal(game, players, luck.randrange(1 << 60), None, dict(options))
        choices, wanted = [], luck.random()
        while not table.over:
            legal = table.legal()
            if len(legal) > 1:
                choices.append(table.copy())
            table.advance(luck.choice(legal))
        yield choices[int(wanted * len(choices))]


def compare_searches(game: Game, many: int, rounds: int) -> int:
    """How many of so many searches grow another tree, or have another value anywhere in it."""
    jobs, expected = [], []
    for number, table in enumerate(positions(game, many)):
        with_net = number % NET_SHARE == NET_SHARE - 1
        seed, length = (1 << 59) + number, NET_ROUNDS if with_net else rounds
        search = begun(table, seed, length, with_net)
        search.think(length)
        jobs.append(search_job(table, seed, length, with_net))
        expected.append(tree_of(search))
    answers = page_side(game, jobs)["answers"]
    return sum(found["tree"] != tree for found, tree in zip(answers, expected, strict=True))


def seconds_of(do: Any) -> float:
    began = time.process_time()
    do()
    return time.process_time() - began


class Speed(NamedTuple):
    """Native and in the browser, a second of processor time: the best of several runs, taken in turns."""

    what: str
    native: float
    page: float


def speeds(game: Game, players: int) -> Iterator[Speed]:
    """Random games, rounds of search, and rounds with the net."""
    table = deal(game, players, 3, None, {})
    blank = in_base64(game.rules.blank_table(table.options))
    job: dict[str, Any] = {"does": "playouts", "blank": blank, "seed": 1, "games": SPEED_GAMES}
    native, page = [], []
    for _ in range(REPEATS):
        native.append(seconds_of(lambda: playouts(game, table.options, 1, SPEED_GAMES)))
        page.append(min(a["time"] for a in page_side(game, [job] * 3, *TURBOFAN)["answers"]))
    yield Speed("random games", SPEED_GAMES / min(native), SPEED_GAMES / min(page))
    for what, rounds, with_net in (("rounds of search", SPEED_ROUNDS, False), ("rounds with the net", 400, True)):
        job = search_job(table, 1, rounds, with_net)
        native, page = [], []
        for _ in range(REPEATS):
            native.append(seconds_of(lambda: begun(table, 1, rounds, with_net).think(rounds)))  # noqa: B023
            page.append(min(a["time"] for a in page_side(game, [job] * 3, *TURBOFAN)["answers"]))
        yield Speed(what, rounds / min(native), rounds / min(page))


def brotli(file: Path) -> int:
    """The size of a file by Brotli."""
    text = f"console.log(require('zlib').brotliCompressSync(require('fs').readFileSync('{file}')).length)"
    return int(subprocess.run([NODE, "-e", text], check=True, capture_output=True, text=True).stdout)


def size_row(game: Game) -> str:
    """Sizes, and how long a kernel takes to be ready: read, compiled and instantiated."""
    sizes = [brotli(GENERATED / game.name / name) / 1000 for name in (MODULE, INFO, BOX, "grandmaster.net")]
    ready = statistics.median(page_side(game, [])["ready"] for _ in range(7))
    kernel, info, box, net = sizes
    return f"| {game.name} | {kernel:.1f} | {info:.1f} | {box:.1f} | {net:,.0f} | {ready:.0f} |"


def equality_row(game: Game, games: int, searches: int, rounds: int) -> str:
    different = compare_games(game, games)
    trees = compare_searches(game, searches, rounds)
    return f"| {game.name} | {games:,} | {different} | {searches:,} | {trees} |"


def speed_rows(game: Game) -> Iterator[str]:
    for players in sorted({2, game.rules.players[-1]}):
        for what, native, page in speeds(game, players):
            yield f"| {game.name}, {players} players: {what} | {native:,.0f} | {page:,.0f} | {page / native:.2f} |"


def headed(columns: str, rows: list[str]) -> list[str]:
    return [f"| {columns} |", "|---" * (columns.count("|") + 1) + "|", *rows]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks browser_kernels")
    parser.add_argument("--games", type=int, default=100_000, help="of each game")
    parser.add_argument("--searches", type=int, default=334, help="of each game")
    parser.add_argument("--rounds", type=int, default=1_000, help="of each search without a net")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/kernels.md")
    wanted = parser.parse_args()
    equal: list[str] = []
    quick: list[str] = []
    small: list[str] = []
    for game in map(find_game, NAMES):
        assert is_current(game, GENERATED / game.name), "make kernels"
        small.append(size_row(game))
        quick += speed_rows(game)
        equal.append(equality_row(game, wanted.games, wanted.searches, wanted.rounds))
        print("\n".join([small[-1], equal[-1]]), flush=True)
    tables = {
        "equality": headed("game | games | other sheets | searches | other trees or values", equal),
        "speed": headed("a second of processor time | native | WebAssembly | ratio", quick),
        "size": headed("KB by Brotli | kernel | its description | box | net | ready, ms", small),
    }
    for mark, lines in tables.items():
        print("\n".join(lines), flush=True)
        if wanted.write:
            write_between(PAGE, mark, lines)
