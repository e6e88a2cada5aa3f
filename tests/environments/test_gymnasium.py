"""Gymnasium's own checks for every game and number of players, opponents of every kind, and the rewards."""

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from houseful.core.compile.rule import INTERPRETED
from houseful.environments.single import SingleEnv
from tests.environments.settings import SETTINGS


def made(name: str, players: int, **options: Any) -> SingleEnv:
    """A game as Gymnasium makes it by its name."""
    return cast(SingleEnv, gymnasium.make(f"houseful/{name.capitalize()}-v0", players=players, **options).unwrapped)


def play_out(env: SingleEnv, seed: int) -> tuple[float, list[Any]]:
    """Play a game with the first legal moves; return the rewards in all, and what was observed."""
    observation, info = env.reset(seed=seed)
    got, seen = 0.0, [observation]
    while info["action_mask"].any():
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        assert env._raw.seat == env.seat == info["seat"]
        assert np.array_equal(observation, env._raw.observe(env.seat))
        observation, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        got += reward
        seen.append(observation)
        assert not truncated
        assert terminated == (not info["action_mask"].any())
    return got, seen


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_api_is_gymnasiums(name: str, players: int) -> None:
    check_env(made(name, players))


@pytest.mark.parametrize(("name", "players"), SETTINGS)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_learner_gets_the_reward_of_its_seat(name: str, players: int, seat: int | None) -> None:
    env = made(name, players, seat=seat, reward="points", opponents="random" if INTERPRETED else "novice")
    got, seen = play_out(env, 3)
    assert got == env._raw.result()[1][env.seat]
    again, the_same = play_out(env, 3)
    assert again == got
    assert all(np.array_equal(one, other) for one, other in zip(seen, the_same, strict=True))


def test_a_seat_that_nobody_chose_is_drawn_for_each_game() -> None:
    env = made("overbooking", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.compiled
def test_opponents_of_different_levels_sit_in_the_other_seats() -> None:
    env = made("overbooking", 3, opponents=("greedy", "skilled"), seat=1)
    env.reset(seed=1)
    assert [type(env._bots[seat]).__name__ for seat in (0, 2)] == ["GreedyBot", "SearchBot"]


@pytest.mark.compiled
def test_stronger_opponents_win_more_often() -> None:
    """Against greedy bots the first legal move wins less often than against random ones."""
    won = [
        sum(play_out(made("overbooking", 2, opponents=level), seed)[0] for seed in range(40))
        for level in ("random", "greedy")
    ]
    assert won[0] > won[1]


def test_a_move_that_is_not_legal_ends_the_game() -> None:
    env = made("overbooking", 2)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, wrong)
    with pytest.raises(ValueError, match="This game is over: reset deals the next"):
        env.step(wrong)


def test_a_game_is_told_in_sentences() -> None:
    env = made("overbooking", 2, render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert len(told.splitlines()) > 3


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"opponents": "champion"}, "There is no bot"),
        ({"opponents": ("random",)}, "Expected levels of 2 opponents, found 1"),
        ({"seat": 3}, "Option seat"),
        ({"reward": "glory"}, "not one of: win, margin, points"),
        ({"bonus": "none at all"}, "Option bonus"),
    ],
)
def test_wrong_options_name_the_choices(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        made("overbooking", 3, **wrong)
