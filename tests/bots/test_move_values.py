"""Evaluations of moves: independent of what is hidden, the table left as it was, and right in plain cases."""

import random
from math import isfinite

import numpy as np
import pytest

import houseful
from houseful.bots.greedy_bot import GreedyBot
from houseful.bots.move_values import bound_evaluation, move_values
from houseful.bots.seat import Seat
from houseful.core.compile.rule import INTERPRETED
from houseful.games import NAMES as GAMES
from houseful.games import find_game

MOST = max(find_game(name).rules.moves for name in GAMES)
GAMES_PLAYED = 1 if INTERPRETED else 6


def positions(name: str) -> list[houseful.Table]:
    """Every third position of some random games, with all numbers of players and house rules."""
    kind = find_game(name)
    deals = kind.rules.sample_deals() if kind.rules.sample_deals else [(p, {}) for p in kind.rules.players]
    found = []
    for number in range(GAMES_PLAYED):
        players, options = deals[number % len(deals)]
        luck = random.Random(number)
        table = houseful.deal(name, players=players, seed=number, **options)
        while not table.over and table.ply < 100:
            if table.ply % 3 == 0:
                found.append(table.copy())
            table.play(luck.choice(table.legal()))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_judging_knows_no_secret(game: str) -> None:
    for table in positions(game):
        weights = move_values(table)
        assert len(weights) == len(table.legal())
        assert all(isfinite(weight) for weight in weights)
        other = table.redeal(table.turn, 17)
        assert move_values(other).tolist() == weights.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_judging_puts_everything_back(game: str) -> None:
    for table in positions(game):
        memory, moves, weights = table.memory(), np.empty(MOST, np.int16), np.empty(MOST)
        before = bytes(memory)
        bound_evaluation(table.definition)(table.pack.box, memory, moves, weights)
        assert bytes(memory) == before


@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 5))
def test_greedy_overbooks_nobody_while_seats_are_free(seed: int) -> None:
    table = houseful.deal("overbooked", players=2, seed=seed)
    rivals = [GreedyBot(seat) for seat in range(2)]
    while table.turn is not None and table.ply < 16:
        table.play(rivals[table.turn].choose(Seat(table, table.turn)))
    assert [sheet.lines["overbooked"] for sheet in table.scores()] == [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_greedy_wins_against_chance_from_either_side(game: str) -> None:
    for first in range(2):
        table = houseful.deal(game, players=2, seed=3, first=first)
        greedy, luck = GreedyBot(1), random.Random(2)
        while table.turn is not None:
            seat = Seat(table, table.turn)
            table.play(greedy.choose(seat) if table.turn == 0 else luck.choice(seat.legal()))
        assert table.winners() == [0]


def test_slips_make_a_bot_err_believably() -> None:
    table = houseful.deal("overbooked", players=2, seed=5)
    for _ in range(8):
        table.play(table.legal()[0])
    assert table.turn is not None
    seat = Seat(table, table.turn)
    best = GreedyBot(1).choose(seat)
    chosen = [GreedyBot(seed, slips=1.0).choose(seat) for seed in range(60)]
    assert len(set(chosen)) > 1
    assert max(set(chosen), key=chosen.count) == best
