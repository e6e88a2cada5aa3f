"""The balance lab: whole games to the end, the same for the same seed, and greed hires few heroes."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import houseful
from houseful.core.compile.rng import STEP, WORD, mix64
from houseful.core.compile.rule import INTERPRETED, as_python
from houseful.core.table import Table
from houseful.core.text.packs import Pack
from houseful.games import NAMES, find_game
from houseful.lab.balance import DEPTH, Outcome, as_word, greediest_of, play_games, scratch_for

GAMES = 2 if INTERPRETED else 60
GREEDY = ("oktoberfest",)  # the longer turns of the others take minutes in plain Python, and long to compile


def outcome(name: str, greedy: bool, games: int = GAMES, seed: int = 5, pack: Pack | None = None) -> Outcome:
    game = find_game(name)
    options: dict[str, Any] = {option.name: option.default for option in game.rules.options}
    return play_games(game, pack or game.standard, {"players": 2, "first": None, **options}, games, seed, greedy=greedy)


@pytest.mark.parametrize("name", NAMES if INTERPRETED else GREEDY)
def test_games_are_played_to_the_end_and_every_win_is_shared_out(name: str) -> None:
    chance = outcome(name, greedy=False)
    assert (chance.tables["actor"] == -1).all()
    assert np.allclose(chance.shares.sum(axis=1), 1)
    assert chance.decisions > 10 * GAMES


@pytest.mark.parametrize("name", GREEDY)
def test_the_same_seeds_play_the_same_games(name: str) -> None:
    twice = [outcome(name, greedy=True, games=2) for _ in range(2)]
    assert (twice[0].totals == twice[1].totals).all()
    assert twice[0].decisions == twice[1].decisions


def test_greedy_games_score_more_than_random_ones_where_heroes_bring_points() -> None:
    """Today's heroes are an investment: who looks at the points of one turn alone hires nobody and serves less."""
    game = find_game("oktoberfest")
    pack = game.read_pack((game.folder / "former_packs" / "b79ac4d7ef7f.toml").read_text("utf-8"))
    greedy, chance = (outcome(game.name, greedy=which, pack=pack).totals.mean() for which in (True, False))
    assert greedy > chance


def test_a_win_rate_counts_the_seats_that_are_marked() -> None:
    chance = outcome(GREEDY[0], greedy=False)
    seats = np.zeros_like(chance.shares, dtype=bool)
    seats[:, 0] = True
    assert chance.win_rate(seats) == pytest.approx(chance.shares[:, 0].mean())
    assert chance.win_rate(~seats) == pytest.approx(1 - chance.win_rate(seats))


def margins(table: Table, seat: int, depth: int) -> list[int]:
    """The margin at every way to finish the turn."""
    if table.turn != seat or depth == DEPTH:
        mine, other = (table.scores()[who].total for who in (seat, 1 - seat))
        return [mine - other]
    return [value for move in table.legal() for value in margins(after(table, move), seat, depth + 1)]


def after(table: Table, move: str) -> Table:
    twin = table.copy()
    twin.play(move)
    return twin


def best_moves(table: Table) -> dict[int, int]:
    """The moves that can lead to the best margin, and how many ways to finish the turn then do."""
    seat = table.turn
    assert seat is not None
    found = {move.action: margins(after(table, move), seat, 1) for move in table.legal()}
    best = max(max(values) for values in found.values())
    return {action: values.count(best) for action, values in found.items() if best in values}


def uneven_choice() -> tuple[Table, dict[int, int]]:
    """A table with three best moves, from which different numbers of ways lead on."""
    for seed in range(100):
        table, luck = houseful.deal("oktoberfest", players=2, seed=seed), random.Random(seed)
        while not table.over:
            ways = best_moves(table) if len(table.legal()) < 9 else {}
            if len(ways) == 3 and len(set(ways.values())) > 1:
                return table, ways
            table.play(luck.choice(table.legal()))
    raise AssertionError


def test_equal_moves_are_drawn_evenly_however_many_ways_lead_on_from_them() -> None:
    table, ways = uneven_choice()
    draws = 100 * len(ways) if INTERPRETED else 1000 * len(ways)
    drawn = Counter(draw_greedily(table, luck) for luck in range(draws))
    assert set(drawn) == set(ways)
    assert max(drawn.values()) - min(drawn.values()) < draws / len(ways) / (2 if INTERPRETED else 5)


def draw_greedily(table: Table, luck: int) -> int:
    game = table.definition
    scratch = scratch_for(game, 2)
    scratch.tables[0] = table.memory()
    word = as_python(mix64)((luck * STEP) & WORD)
    return int(greediest_of(game)(table.pack.box, scratch, as_word(word)))
