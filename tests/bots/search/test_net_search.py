"""The search with a net repeats itself, keeps its sums, and looks further than the net alone."""

import random

import numpy as np
import pytest

import houseful
from houseful.bots.levels import make_bot
from houseful.bots.net_bot import look_at
from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search.analysis import Budget, Thought, consider
from houseful.bots.search.session import NetSearch, net_figures_of
from houseful.bots.search.tree import CHILD, MOVE, NONE, PRIOR, ROOT, VISITS
from houseful.bots.seat import Seat
from houseful.core.compile.rule import INTERPRETED
from houseful.games import NAMES, find_game

# As shipped those that a level searches so, with all else that is compiled for them.
GAMES = [name for name in NAMES if INTERPRETED or find_game(name).ai.evaluation.net_search]
ROUNDS = 6 if INTERPRETED else 300


def seat_after(name: str, plies: int, players: int = 2) -> Seat:
    table, luck = houseful.deal(name, players=players, seed=5), random.Random(5)
    while table.ply < plies or len(table.legal()) < 3:
        table.play(luck.choice(table.legal()))
    assert table.turn is not None
    return Seat(table, table.turn)


def thought(seat: Seat, rounds: int = ROUNDS, seed: int = 3) -> Thought:
    return consider(seat, Budget(rounds, seed=seed, net=True))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    seat = seat_after(name, 12)
    first = thought(seat)
    assert first == thought(seat)
    assert 0.0 <= first.win_chance <= 1.0
    assert {str(one.move) for one in first.moves} <= {str(move) for move in seat.legal()}


@pytest.mark.parametrize("name", GAMES)
def test_every_round_but_the_first_tries_a_move(name: str) -> None:
    game = find_game(name)
    for players in game.rules.players:
        seat = seat_after(name, 10, players)
        search = NetSearch(seat.imagine(0), seat.number, 1, ROUNDS, net_figures_of(game), shipped_net(game))
        search.think(ROUNDS)
        links, values = search.tree.links, search.tree.values
        assert links[ROOT, VISITS] == ROUNDS
        tried = sum(int(links[child, VISITS]) for child in search.children())
        assert ROUNDS - 3 <= tried < ROUNDS if game.ai.evaluation.net_values else tried == ROUNDS
        assert len({int(links[child, MOVE]) for child in search.children()}) == len(search.children())
        assert all(0.0 < values[child, PRIOR] <= 1.0 for child in search.children())
        assert np.isfinite(values[: search.tree.counters[0]]).all()


def test_a_full_tree_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houseful.bots.search.session.MOST_NODES", 40)
    found = thought(seat_after("overbooking", 12))
    assert sum(one.visits for one in found.moves) >= ROUNDS - 3


@pytest.mark.parametrize("name", GAMES)
def test_grandmaster_plays_a_legal_move(name: str) -> None:
    seat = seat_after(name, 14)
    bot = make_bot("grandmaster", 1)
    bot.rounds = ROUNDS  # type: ignore[attr-defined]
    assert bot.choose(seat) in seat.legal()


@pytest.mark.compiled
def test_where_playouts_stay_the_net_says_the_priors_at_the_root() -> None:
    game, seat = find_game("overbooking"), seat_after("overbooking", 12)
    assert not game.ai.evaluation.net_values
    search = NetSearch(seat.imagine(0), seat.number, 1, ROUNDS, net_figures_of(game), shipped_net(game))
    search.think(ROUNDS)
    links, values, children = search.tree.links, search.tree.values, search.children()
    moves = [move.action for move in seat.legal()]
    _, sight = look_at(seat.imagine(0))
    for child in children:
        assert values[child, PRIOR] == pytest.approx(sight.priors[moves.index(int(links[child, MOVE]))])
    first = moves[int(np.argmax(sight.priors[: len(moves)]))]
    assert int(links[children[-1], MOVE]) == first
    deeper = [int(links[child, CHILD]) for child in children if links[child, CHILD] != NONE]
    assert deeper
    assert all(0.0 < values[child, PRIOR] <= 1.0 for child in deeper)
