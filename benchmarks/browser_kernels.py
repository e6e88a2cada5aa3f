"""Are the kernels in WebAssembly equal to Python? Games and searches over all player counts and options, in Node's V8.

Sheets, trees and values must be equal to the last bit. `python -m benchmarks browser_kernels` writes its table into
docs/kernels.md; it can be stopped at any time and goes on where it was. `make kernels` first.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from tests.bundling import GENERATED
from tests.wasm.both_sides import begun, in_base64, page_side, playouts, search_job, sheets_of, tree_of

from benchmarks.browser_results import PAGE, Results, headed
from benchmarks.measuring import write_between
from houseful.browser.wasm.build import is_current
from houseful.core.game import Game
from houseful.core.table import Table, deal
from houseful.core.testing.conformance import deals
from houseful.games import NAMES, find_game

TAKES_HOURS = True
CHUNK, TOGETHER = 250, 20  # games of one setting, and settings between two savings
SEARCHES = 20  # between two savings
NET_SHARE, NET_ROUNDS = 4, 200  # every fourth search goes by the net, with fewer rounds
COLUMNS = (
    "game | games | settings | decisions | other sheets | searches | with the net | nodes of their trees | other trees"
)


def settings(game: Game, numbers: range) -> list[dict[str, Any]]:
    """Options of deals, over all player counts and options."""
    chosen = islice(deals(game), numbers.start, numbers.stop)
    return [deal(game, players, 0, None, dict(options)).options for players, options in chosen]


def compare_games(game: Game, results: Results, many: int) -> None:
    """Random games of one setting after the other."""
    while results["games"] < many:
        first = results["games"] // CHUNK
        numbers = range(first, first + TOGETHER)
        chosen = settings(game, numbers)
        job: dict[str, Any] = {"does": "playouts", "games": CHUNK}
        jobs = [
            {**job, "blank": in_base64(game.rules.blank_table(options)), "seed": number * CHUNK}
            for number, options in zip(numbers, chosen, strict=True)
        ]
        different = total = 0
        for asked, options, found in zip(jobs, chosen, page_side(game, jobs)["answers"], strict=True):
            sheets, decisions = playouts(game, options, asked["seed"], CHUNK)
            unlike = int((sheets_of(found, sheets) != sheets).any(axis=(1, 2)).sum())
            different += unlike or int(found["decisions"] != decisions)
            total += decisions
        results.add(games=len(jobs) * CHUNK, settings=len(jobs), decisions=total, different_games=different)


def positions(game: Game, first: int) -> Iterator[Table]:
    """Decisions with a choice, one somewhere in each random game of all player counts and options."""
    for number, (players, options) in enumerate(islice(deals(game), first, None), first):
        luck = random.Random(number)
        table = deal(game, players, luck.randrange(1 << 60), None, dict(options))
        choices = []
        while not table.over:
            legal = table.legal()
            if len(legal) > 1:
                choices.append(table.copy())
            table.advance(luck.choice(legal))
        yield luck.choice(choices)


def compare_searches(game: Game, results: Results, many: int, rounds: int) -> None:
    """Searches, of which every fourth has the net."""
    while (first := results["searches"]) < many:
        numbers = range(first, min(first + SEARCHES, many))
        found = [grown(table, number, rounds) for number, table in zip(numbers, positions(game, first), strict=False)]
        answers = page_side(game, [job for job, _, _ in found])["answers"]
        different = sum(theirs["tree"] != tree for theirs, (_, tree, _) in zip(answers, found, strict=True))
        nets, nodes = sum(job["withNet"] for job, _, _ in found), sum(nodes for _, _, nodes in found)
        results.add(searches=len(found), net_searches=nets, nodes=nodes, different_trees=different)


def grown(table: Table, number: int, rounds: int) -> tuple[dict[str, Any], str, int]:
    """A search for the page, and the tree that Python grows: its hash, and how many nodes it has."""
    with_net = number % NET_SHARE == NET_SHARE - 1
    seed, length = (1 << 59) + number, NET_ROUNDS if with_net else rounds
    search = begun(table, seed, length, with_net)
    search.think(length)
    return search_job(table, seed, length, with_net), tree_of(search), int(search.tree.counters[0])


def row_of(game: str, results: Results) -> str:
    """One line of the table."""
    names = ("games", "settings", "decisions", "different_games")
    more = ("searches", "net_searches", "nodes", "different_trees")
    return f"| {game} | " + " | ".join(f"{results[name]:,}" for name in (*names, *more)) + " |"


def write_page(rows: Sequence[str], rounds: int) -> None:
    """The table, and what it was made with."""
    told = f"Searches of {rounds:,} rounds; every fourth goes by the net, for {NET_ROUNDS} rounds."
    write_between(PAGE, "equality", [told, "", *headed(COLUMNS, list(rows))])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks browser_kernels")
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--games", type=int, default=100_000, help="of each game")
    parser.add_argument("--searches", type=int, default=1_000, help="of each game")
    parser.add_argument("--rounds", type=int, default=1_000, help="of each search without a net")
    wanted = parser.parse_args()
    rows: list[str] = []
    for game in map(find_game, NAMES):
        assert is_current(game, GENERATED / game.name), "make kernels"
        results = Results("kernels", game)
        if wanted.game in (None, game.name):
            compare_games(game, results, wanted.games)
            print(row_of(game.name, results), flush=True)
            compare_searches(game, results, wanted.searches, wanted.rounds)
        rows.append(row_of(game.name, results))
        print(rows[-1], flush=True)
    write_page(rows, wanted.rounds)
