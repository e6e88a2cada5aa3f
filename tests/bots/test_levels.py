"""Bots choose independently of what is hidden, repeat themselves with a seed, and are better than chance."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import houseful
from houseful.bots.arena import Contest, hold
from houseful.bots.levels import LEVELS, NAMES, RECIPES, Recipe, make_bot
from houseful.bots.seat import Seat
from houseful.core.compile.rule import INTERPRETED
from houseful.core.text.i18n import LANGUAGES, has
from houseful.games import NAMES as GAMES
from houseful.games import find_game
from houseful.server import messages


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
    asked = 0
    for table in open_positions(game, 1 if INTERPRETED else 6):
        seat = table.turn
        assert seat is not None
        poisoned = (table, *(table.redeal(seat, luck) for luck in range(1, 4)))
        assert len({make_bot(bot, 7).choose(Seat(one, seat)) for one in poisoned}) == 1
        asked += 1
    assert asked


def open_positions(name: str, many: int) -> Iterator[houseful.Table]:
    """Positions with much to choose from and something hidden."""
    luck = random.Random(name)
    while many:
        table = middle(name, luck.randrange(1_000))
        turn = table.turn
        if turn is not None and len(table.legal()) > 3 and table.redeal(turn, 1) != table:
            many -= 1
            yield table


PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bots_page_gives_the_recipes_of_the_code() -> None:
    """Rounds by game and seconds, row by row."""
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in PAGE.read_text("utf-8").splitlines()]
    shown = {row[0]: row[1:] for row in rows if len(row) == 6 and row[0] in LEVELS}
    assert set(shown) == set(LEVELS)
    for level, (*rounds, seconds, _errs) in shown.items():
        recipe = RECIPES[level]
        known = [getattr(find_game(game).ai.evaluation.rounds, level) if recipe.searches else "" for game in GAMES]
        assert rounds == [f"{number:,}" if number else "none" if number == 0 else "" for number in known]
        assert seconds == (f"{recipe.seconds:g}" if recipe.seconds else "")
    assert f"{RECIPES['skilled'].slips} of a slip" in shown["skilled"][-1]
    assert f"{RECIPES['novice'].slips} slips" in shown["novice"][-1]


def test_the_levels_have_their_recipes() -> None:
    assert LEVELS == ("novice", "casual", "skilled", "expert", "master", "grandmaster")
    assert set(NAMES) == {*RECIPES, "random"} - {"master-1"}
    assert [RECIPES[level].searches for level in LEVELS] == [False, False, True, True, True, True]
    assert [level for level in LEVELS if RECIPES[level].net] == ["grandmaster"]
    assert RECIPES["master-1"] == RECIPES["master"]
    assert RECIPES["novice"].slips > RECIPES["casual"].slips > RECIPES["greedy"].slips
    for game in GAMES:
        rounds = find_game(game).ai.evaluation.rounds
        assert rounds._fields == LEVELS[2:]
        assert list(rounds[:3]) == sorted(set(rounds[:3]))
    with pytest.raises(ValueError, match="random, greedy, novice"):
        make_bot("genius", 1)


def test_the_server_offers_the_bots_of_the_list() -> None:
    assert get_args(messages.Level) == NAMES
    assert get_args(messages.StandIn) == ("like", *NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_on_the_page(language: str) -> None:
    assert [name for name in NAMES if not has(f"page-level-{name}", language)] == []


def test_greedy_beats_chance() -> None:
    games = 4 if INTERPRETED else 20
    contest = Contest(find_game("overbooking"), None, {}, 2, ("greedy", "random"), games, 1)
    greedy, chance = hold(contest)["bots"]
    assert greedy["win_rate"] > 0.9
    assert greedy["mean_score"] > chance["mean_score"]
