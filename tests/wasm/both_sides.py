"""The same games and searches in Python and in a kernel, as hashes that must be equal."""

import base64
import hashlib
import json
import random
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from houseful.bots.move_values import bound_evaluation
from houseful.bots.net_bot import look_at
from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search.session import NetSearch, Search, net_figures_of
from houseful.bots.seat import Seat
from houseful.core.compile import trace as tracing
from houseful.core.game import Game
from houseful.core.table import Table
from tests.bundling import GENERATED, ROOT, bundled, node

PYTHON = ROOT / ".venv" / "bin" / "python"
NODE = node()


@cache
def bundle() -> Path:
    """The page's loader as one module that Node runs."""
    return bundled("offline/kernel.ts", Path(tempfile.mkdtemp(prefix="houseful-kernel-")) / "kernel.mjs")


def page_side(game: Game, jobs: Sequence[dict[str, Any]], *flags: str) -> dict[str, Any]:
    """What the kernel answers to some jobs, and how long it took to be ready."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(jobs, file)
        file.flush()
        script = Path(__file__).parent / "page_side.mjs"
        command = [NODE, *flags, script, bundle(), GENERATED / game.name, file.name]
        done = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def in_base64(memory: Any) -> str:
    """Bytes as text."""
    return base64.b64encode(bytes(memory)).decode()


def digest(*arrays: Any) -> str:
    """A short hash of the bytes of arrays."""
    text = hashlib.sha256()
    for array in arrays:
        text.update(np.ascontiguousarray(array).tobytes())
    return text.hexdigest()[:16]


def ints(numbers: Any) -> Any:
    """Whole numbers as the page hashes them."""
    return np.array(numbers, np.int32).reshape(-1)


def random_game(table: Table, seed: int) -> list[int]:
    """The actions of a random game from here to its end."""
    luck, actions = random.Random(seed), []
    while not table.over:
        move = luck.choice(table.legal())
        actions.append(move.action)
        table.advance(move)
    return actions


def described(game: Game, memory: Any, table: Table, step: int) -> str:
    """All that the rules say of a table, as a hash."""
    box, entry, players = table.pack.box, game.entry_points, table.players
    weights, moves = np.empty(game.rules.moves), np.empty(game.rules.moves, np.int16)
    found = bound_evaluation(game)(box, memory.copy(), moves, weights)
    redealt = memory.copy()
    entry.redeal(box, redealt, step % (players + 1) - 1, step)
    seats = [table.observe(seat) for seat in range(players)]
    parts = [ints(moves[:found]), ints(table._rows()), weights[:found], *seats, redealt]
    if step % 5 == 0 and found:
        _, sight = look_at(table)
        parts += [sight.logits[:found], sight.priors[:found], sight.wins[:players], sight.margins[:players]]
    return digest(memory, *parts)


def game_job(table: Table, seed: int) -> tuple[dict[str, Any], list[str]]:
    """A random game for the page to repeat from its deal, and what Python says of each of its positions."""
    game = table.definition
    start = {"blank": in_base64(game.rules.blank_table(table.options)), "players": table.players, "seed": table.seed}
    copy = table.copy()
    actions = random_game(table.copy(), seed)
    steps = [described(game, copy.memory(), copy, 0)]
    for step, action in enumerate(actions):
        memory, trace = copy.memory(), tracing.blank()
        game.entry_points.play(table.pack.box, memory, action, trace, np.empty(game.rules.moves, np.int16))
        entries = ints(trace[1 : 1 + tracing.WIDTH * trace.item(0)])
        copy.advance(next(move for move in copy.legal() if move.action == action))
        steps.append(f"true {digest(entries)} {described(game, memory, copy, step + 1)}")
    return {"does": "game", **start, "actions": actions}, steps


def playouts(game: Game, options: dict[str, Any], seed: int, games: int) -> tuple[Any, int]:
    """The sheets of random games, with rows for all seats that the game may have, and the decisions made."""
    rules = game.rules
    sheets = np.zeros((games, max(rules.players), rules.columns), np.int16)
    moves, blank = np.empty(rules.moves, np.int16), rules.blank_table(options)
    play = game.entry_points.playouts
    return sheets, play(game.standard.box, blank, rules.table.blank(), seed, moves, sheets, tracing.SILENT)


def sheets_of(answer: dict[str, Any], like: Any) -> Any:
    """The sheets that the page answered with, in the shape of Python's."""
    return np.frombuffer(base64.b64decode(answer["sheets"]), np.int16).reshape(like.shape)


def begun(table: Table, seed: int, rounds: int, with_net: bool) -> Search:
    """A search of the decision of whose turn it is."""
    assert table.turn is not None
    seat, game = Seat(table, table.turn), table.definition
    if with_net:
        return NetSearch(seat.imagine(0), seat.number, seed, rounds, net_figures_of(game), shipped_net(game))
    return Search(seat.imagine(0), seat.number, seed, rounds)


def search_job(table: Table, seed: int, rounds: int, with_net: bool, slices: int = 1) -> dict[str, Any]:
    """The same search for the page."""
    assert table.turn is not None
    root = Seat(table, table.turn).imagine(0).memory()
    job = {"table": in_base64(root), "seat": table.turn, "seed": str(seed), "rounds": rounds}
    return {"does": "search", **job, "withNet": with_net, "slices": slices}


def tree_of(search: Search) -> str:
    """All nodes of a tree, as a hash."""
    size = int(search.tree.counters[0])
    return digest(search.tree.links[:size], search.tree.values[:size])
