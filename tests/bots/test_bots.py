"""Bots are blind by construction, repeat themselves with a seed, and are better than chance."""

import random

import pytest

import houseful
from houseful.bots.arena import Contest, hold
from houseful.bots.levels import LEVELS, NAMES, RECIPES, Recipe, make_bot
from houseful.bots.seat import Seat
from houseful.core.rule import INTERPRETED
from houseful.games import NAMES as GAMES
from houseful.games import find_game


def middle(name: str, seed: int, players: int = 2) -> houseful.Table:
    table = houseful.deal(name, players=players, seed=seed)
    luck = random.Random(seed)
    for _ in range(10):
        table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_holds_nothing_that_it_may_not_know(game: str) -> None:
    table = middle(game, 3)
    assert table.turn is not None
    seat = Seat(table, table.turn)
    other = Seat(table.redeal(table.turn, 99), table.turn)
    assert seat._table == other._table
    assert seat.view() == table.view(table.turn)
    assert seat.legal() == table.legal()
    assert seat.imagine(5) == table.redeal(table.turn, 5)


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_poisoned_secrets_do_not_change_a_move(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = RECIPES.get(bot, Recipe())
    if few.searches:  # what is poisoned does not depend on how long the bot looks at it
        monkeypatch.setitem(RECIPES, bot, few._replace(rounds=4 if INTERPRETED else 200, seconds=None))
    table = middle(game, 4)
    assert table.turn is not None
    moves = {
        make_bot(bot, 7).choose(Seat(poisoned, table.turn))
        for poisoned in (table, table.redeal(table.turn, 1), table.redeal(table.turn, 2))
    }
    assert len(moves) == 1


def test_the_levels_have_their_recipes() -> None:
    assert LEVELS == ("novice", "casual", "skilled", "expert", "master")
    assert set(NAMES) == {*RECIPES, "random"}
    assert [RECIPES[level].searches for level in LEVELS] == [False, False, True, True, True]
    assert RECIPES["novice"].slips > RECIPES["casual"].slips > RECIPES["greedy"].slips
    for game in GAMES:
        rounds = find_game(game).judgement.rounds
        assert rounds._fields == LEVELS[2:]
        assert list(rounds) == sorted(set(rounds))
    with pytest.raises(ValueError, match="random, greedy, novice"):
        make_bot("genius", 1)


def test_greedy_beats_chance() -> None:
    games = 4 if INTERPRETED else 20
    contest = Contest(find_game("overbooking"), None, {}, 2, ("greedy", "random"), games, 1)
    greedy, chance = hold(contest)["bots"]
    assert greedy["win_rate"] > 0.9
    assert greedy["mean_score"] > chance["mean_score"]
