"""Do evaluations come out the same on a CUDA device, to the last bit? `python -m benchmarks same_bits` where one is."""

import random
from typing import Any

import numpy as np

from houseful.core.compile.exponential import exp
from houseful.core.compile.specialize import bind, copy_for
from houseful.core.game import Game
from houseful.environments.cuda_device import cuda_here
from houseful.games import NAMES, find_game

TAKES_HOURS = True  # needs a device
TABLES, POWERS, THREADS = 4_096, 1_000_000, 64

# The templates. The names that mypy cannot find are the game's and numba's.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def evaluate_all(boxes: Any, memory: Any, moves: Any, worth: Any) -> None:
    for game in range(len(memory)):
        box, table = as_box(boxes), as_table(memory[game])
        for choice in range(legal(box, table, moves[game])):
            worth[game, choice, 0] = evaluate_move(box, table, int(moves[game, choice]), 0)
            worth[game, choice, 1] = evaluate_move(box, table, int(moves[game, choice]), 1)
        for seat in range(table.players):
            worth[game, 0, 2 + seat] = expected_points(box, table, seat)


def evaluate_here(boxes: Any, tables: Any, moves: Any, worth: Any) -> None:
    game = cuda.grid(1)
    if game < len(tables):
        box, table = boxes[0], tables[game]
        for choice in range(legal(box, table, moves[game])):
            worth[game, choice, 0] = evaluate_move(box, table, int(moves[game, choice]), 0)
            worth[game, choice, 1] = evaluate_move(box, table, int(moves[game, choice]), 1)
        for seat in range(table.players):
            worth[game, 0, 2 + seat] = expected_points(box, table, seat)


def powers(arguments: Any, results: Any) -> None:
    place = cuda.grid(1)
    if place < len(arguments):
        results[place] = exp(arguments[place])


def powers_in_turn(arguments: Any, results: Any) -> None:
    for place in range(len(arguments)):
        results[place] = exp(arguments[place])


def positions(game: Game, players: int) -> Any:
    """Tables somewhere in random games."""
    rules, entry, luck = game.rules, game.entry_points, random.Random(players)
    options = {option.name: option.default for option in rules.options} | {"players": players, "first": 0}
    memory, moves = np.tile(rules.blank_table(options), (TABLES, 1)), np.empty(rules.moves, np.int16)
    silent = np.empty(0, np.int16)
    for number, table in enumerate(memory):
        entry.deal(game.standard.box, table, number)
        for _ in range(luck.randrange(40)):
            before = table.copy()
            found = entry.legal(game.standard.box, table, moves)
            if found:
                entry.play(game.standard.box, table, int(moves[luck.randrange(found)]), silent, moves)
            if not entry.legal(game.standard.box, table, moves):
                table[:] = before
                break
    return memory


def evaluated(game: Game, players: int, cuda: Any) -> tuple[Any, Any]:
    """What the processor and the device say of the same positions."""
    rules, memory = game.rules, positions(game, players)
    moves, here = np.zeros((TABLES, rules.moves), np.int16), np.zeros((TABLES, rules.moves, 6))
    box = game.standard.box
    bind(evaluate_all, game)(box, memory.copy(), moves, here)
    there = cuda.to_device(np.zeros_like(here))
    kernel = cuda.jit(copy_for(evaluate_here, game, cuda=cuda))
    boxes, tables = (
        cuda.to_device(box.view(rules.box.DTYPE)),
        cuda.to_device(memory.reshape(-1).view(rules.table.DTYPE)),
    )
    kernel[-(-TABLES // THREADS), THREADS](boxes, tables, cuda.to_device(moves), there)
    return here, there.copy_to_host()


def main() -> None:
    cuda: Any = cuda_here()
    arguments = np.random.default_rng(1).uniform(-40, 40, POWERS)
    here, there = np.zeros(POWERS), cuda.to_device(np.zeros(POWERS))
    bind(powers_in_turn, find_game(NAMES[0]))(arguments, here)
    kernel = cuda.jit(copy_for(powers, find_game(NAMES[0]), cuda=cuda))
    kernel[-(-POWERS // THREADS), THREADS](cuda.to_device(arguments), there)
    print(f"exp: {POWERS:,} compared, {(here != there.copy_to_host()).sum()} differ", flush=True)
    for game in map(find_game, NAMES):
        for players in sorted({2, game.rules.players[-1]}):
            one, other = evaluated(game, players, cuda)
            compared, differ = int((one != 0).sum()), int((one != other).sum())
            print(f"{game.name}, {players} players: {compared:,} numbers compared, {differ} differ", flush=True)
