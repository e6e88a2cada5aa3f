"""What houseful.deal refuses, and that it says what it would take."""

from typing import Any

import pytest

import houseful


def refused(**options: Any) -> str:
    with pytest.raises(ValueError, match=r".") as error:
        houseful.deal("overbooking", **{"players": 3, "seed": 1, **options})
    return str(error.value)


@pytest.mark.parametrize("players", [0, 1, 5, -2, 10**20, "3", 3.0, None, True, [3]])
def test_deal_names_the_numbers_of_players(players: Any) -> None:
    text = refused(players=players)
    assert "players" in text
    assert "2, 3, 4" in text


@pytest.mark.parametrize("bonus", ["", "Expert", 1, None, True])
def test_deal_names_the_bonuses(bonus: Any) -> None:
    text = refused(bonus=bonus)
    assert "bonus" in text
    assert "none, beginner, expert" in text


@pytest.mark.parametrize("peek", ["yes", "", 1, 0, None, []])
def test_deal_takes_true_or_false_for_peek(peek: Any) -> None:
    text = refused(peek=peek)
    assert "peek" in text
    assert "True" in text
    assert "False" in text


@pytest.mark.rule("hotel.setup.first")
@pytest.mark.parametrize("first", [-1, 3, 10**20, "0", 1.0, True])
def test_deal_names_the_seats_that_may_start(first: Any) -> None:
    text = refused(first=first)
    assert "first" in text
    assert "0, 1, 2" in text


@pytest.mark.parametrize("seed", [-1, 2**63, 10**40, "7", 7.0, True])
def test_deal_wants_a_whole_seed(seed: Any) -> None:
    assert "seed" in refused(seed=seed)


def test_deal_names_the_options_it_knows() -> None:
    text = refused(colour="red")
    assert "colour" in text
    assert "bonus" in text
    assert "peek" in text


@pytest.mark.parametrize("game", ["", "hotel", "Overbooking", None, 3, []])
def test_deal_names_the_games(game: Any) -> None:
    with pytest.raises(ValueError, match="overbooking"):
        houseful.deal(game, players=2)


@pytest.mark.parametrize("pack", [3, 1.5, True, [], {}])
def test_deal_wants_the_path_of_a_pack(pack: Any) -> None:
    assert "pack" in refused(pack=pack)


def test_deal_wants_a_pack_that_is_there() -> None:
    assert "nowhere.toml" in refused(pack="nowhere.toml")
