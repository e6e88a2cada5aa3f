"""Does a page say what Python says? Whole games, by the translated modules over kernels in Node's V8, answer by answer.

At every position: legal moves, why others are refused, what each seat and a spectator see and are told, score sheets
with where each point comes from, what each seat tells a net, and what it can imagine. In part of the games besides all
sentences, in five languages.
`python -m benchmarks browser_views` writes its table into docs/kernels.md; it can be stopped at any time and goes on
where it was. `make kernels web/generated/walking/shared.js` first.
"""

import argparse
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from tests.bundling import GENERATED, WALKS, walker_in

from benchmarks.browser_results import PAGE, Results, headed
from benchmarks.measuring import write_between
from houseful.browser.testing.walking import Compared, Walk, compare
from houseful.browser.wasm.build import is_current
from houseful.core.game import Game
from houseful.core.testing.conformance import deals
from houseful.games import NAMES, find_game

TAKES_HOURS = True
TOGETHER = 12  # games between two savings
COLUMNS = "game | games | positions | looked at by seats and spectators | once more with all sentences | other answers"


def walks(game: Game, first: int, sentences: bool) -> list[Walk]:
    """The next games, over all player counts and options."""
    chosen = islice(deals(game), first, first + TOGETHER)
    return [Walk(game, *one, seed=first + at, sentences=sentences) for at, one in enumerate(chosen)]


def compare_game(game: Game, results: Results, wanted: argparse.Namespace, command: Sequence[str]) -> None:
    """Play until there are enough positions of each kind."""
    kinds = (("facts", "positions", wanted.positions), ("said", "sentences", wanted.sentences))
    for kind, counted, many in kinds:
        while results[counted] < many:
            played = walks(game, results[f"{kind}_games"], kind == "said")
            found = compare(played, command)
            tell(found.different)
            tell_times(game.name, kind, found)
            more = {f"{kind}_games": len(played), counted: found.positions, f"{kind}_looks": found.looks}
            results.add(**more, different=len(found.different))


def tell(differences: Sequence[str]) -> None:
    for difference in differences:
        print(difference, flush=True)


def tell_times(game: str, kind: str, found: Compared) -> None:
    """What answering took on average, at each position for all who look."""
    here, there = (1e6 * seconds / found.positions for seconds in (found.python, found.javascript))
    print(f"{game}, {kind}: {here:.0f} µs a position in Python, {there:.0f} in V8", flush=True)


def row_of(game: str, found: Results) -> str:
    """One line of the table."""
    numbers = (found[name] for name in ("facts_games", "positions", "facts_looks", "sentences", "different"))
    return f"| {game} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks browser_views")
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--positions", type=int, default=20_000, help="of each game")
    parser.add_argument("--sentences", type=int, default=2_000, help="positions of each game with all sentences")
    wanted = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        command = walker_in(Path(folder), GENERATED)
        for game in map(find_game, NAMES):
            assert is_current(game, GENERATED / game.name), "make kernels"
            results = Results("views", game, WALKS / f"{game.name}.js", WALKS / "shared.js")
            if wanted.game in (None, game.name):
                compare_game(game, results, wanted, command)
            rows.append(row_of(game.name, results))
            print(rows[-1], flush=True)
    write_between(PAGE, "views", headed(COLUMNS, rows))
