"""Kernels give what Python gives: games, sheets, what seats know, evaluations, the net, and searches to the bit."""

import random
from collections.abc import Callable
from itertools import islice

import numpy as np
import pytest

import houseful
from houseful.bots.net_bot import look_at
from houseful.bots.nets.inference import LEAST
from houseful.bots.search.tree import MARGIN, MOVE, VISITS, WON
from houseful.core.game import Game
from houseful.core.table import Table, deal
from houseful.core.testing.conformance import deals
from houseful.games import NAMES, find_game
from tests.wasm.both_sides import (
    begun,
    game_job,
    in_base64,
    page_side,
    playouts,
    search_job,
    sheets_of,
    tree_of,
)

# With a net those that a level searches with: a page brings no other.
SEARCHES = [(name, False) for name in NAMES] + [
    (name, True) for name in NAMES if find_game(name).ai.evaluation.net_search
]
KernelOf = Callable[[str], Game]
GAMES, RANDOM_GAMES, ROUNDS = 8, 200, 120


def middle(name: str, players: int, seed: int) -> Table:
    table, luck = houseful.deal(name, players=players, seed=seed), random.Random(seed)
    while table.ply < 10 or len(table.legal()) < 3:
        table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_games_is_the_same(name: str, kernel_of: KernelOf) -> None:
    """Legal moves, traces, sheets, observations, redeals, evaluations, what the net says, and the table's bytes."""
    game = kernel_of(name)
    tables = [deal(game, players, 7 + n, None, dict(o)) for n, (players, o) in enumerate(islice(deals(game), GAMES))]
    jobs = [game_job(table, seed=n) for n, table in enumerate(tables)]
    answers = page_side(game, [job for job, _ in jobs])["answers"]
    for (job, steps), found in zip(jobs, answers, strict=True):
        assert found == steps, job


@pytest.mark.parametrize("name", NAMES)
def test_random_games_end_with_the_same_sheets(name: str, kernel_of: KernelOf) -> None:
    game = kernel_of(name)
    chosen = [deal(game, players, 0, None, dict(options)).options for players, options in islice(deals(game), GAMES)]
    job = {"does": "playouts", "games": RANDOM_GAMES}
    jobs = [{**job, "blank": in_base64(game.rules.blank_table(one)), "seed": at} for at, one in enumerate(chosen)]
    for seed, (options, found) in enumerate(zip(chosen, page_side(game, jobs)["answers"], strict=True)):
        sheets, decisions = playouts(game, options, seed, RANDOM_GAMES)
        assert found["decisions"] == decisions
        assert np.array_equal(sheets_of(found, sheets), sheets), options


@pytest.mark.parametrize(("name", "with_net"), SEARCHES)
def test_searches_grow_the_same_trees(name: str, with_net: bool, kernel_of: KernelOf) -> None:
    """Also in slices; and with a seed that has more than 53 bits, as those of bots have."""
    game = kernel_of(name)
    tables = [middle(name, players, 3) for players in game.rules.players]
    seeds = [(1 << 60) - 5 - n for n in range(len(tables))]
    jobs = [
        search_job(t, s, ROUNDS, with_net, slices=n % 2 * 3 + 1)
        for n, (t, s) in enumerate(zip(tables, seeds, strict=True))
    ]
    answers = page_side(game, jobs)["answers"]
    for table, seed, found in zip(tables, seeds, answers, strict=True):
        search = begun(table, seed, ROUNDS, with_net)
        search.think(ROUNDS)
        assert found["tree"] == tree_of(search)
        links, values = search.tree.links, search.tree.values
        for child, told in zip(search.children(), found["children"], strict=True):
            assert (told["action"], told["visits"]) == (links[child, MOVE], links[child, VISITS])
            assert (told["margin"], told["won"]) == (values[child, MARGIN], values[child, WON])
            assert told["value"] == values[child, table.turn]


@pytest.mark.parametrize("name", NAMES)
def test_a_move_that_is_not_legal_changes_nothing(name: str, kernel_of: KernelOf) -> None:
    game = kernel_of(name)
    table = middle(name, 2, 4)
    legal = {move.action for move in table.legal()}
    forbidden = [action for action in (-1, *range(game.rules.moves)) if action not in legal][:30]
    jobs = [{"does": "refused", "table": in_base64(table.memory()), "action": action} for action in forbidden]
    for found in page_side(game, jobs)["answers"]:
        assert found == {"legal": False, "trace": [], "same": True}


@pytest.mark.parametrize("name", NAMES)
def test_a_move_is_described_as_in_python(name: str, kernel_of: KernelOf) -> None:
    game = kernel_of(name)
    table = middle(name, 2, 5)
    (found,) = page_side(game, [{"does": "described", "table": in_base64(table.memory())}])["answers"]
    described = np.array(found["described"], np.float32).reshape(-1, game.ai.described)
    _, sight = look_at(table)
    moves = table.legal()
    assert found["actions"] == [move.action for move in moves]
    assert np.array_equal(described[:, 1:], sight.described[: len(moves), 1:])
    # To the net a move's worth is told beside the best.
    told = np.maximum(np.float32(LEAST), described[:, 0] - described[:, 0].max())
    assert np.array_equal(told, sight.described[: len(moves), 0])


@pytest.mark.parametrize("name", NAMES)
def test_a_kernel_asks_for_nothing_and_is_small(name: str, kernel_of: KernelOf) -> None:
    """It imports nothing; a page fetches at most 45 KB for it."""
    game = kernel_of(name)
    answer = page_side(game, [])
    assert answer["imports"] == 0
    assert answer["brotli"] < 45_000
