"""PettingZoo's own checks for every game and number of players, and what an agent gets."""

import random
import warnings

import numpy as np
import pytest

from houseful.core.compile.rule import INTERPRETED
from houseful.environments.turns import TurnsEnv, env
from tests.environments.settings import SETTINGS, unusual_options

with warnings.catch_warnings():  # where pygame is installed, its checks import a game of its own the former way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# PettingZoo lists the games of its own that may return a mask beside the observation, and have agents that wait.
EXPECTED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
pytestmark = [pytest.mark.filterwarnings(line) for line in EXPECTED]


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_api_is_pettingzoos(name: str, players: int) -> None:
    api_test(env(name, players, **unusual_options(name, players)), num_cycles=10 if INTERPRETED else 300)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_seeds_decide_everything(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=5 if INTERPRETED else 60)


def played(game: TurnsEnv, seed: int) -> dict[str, float]:
    """Play a random game by its masks; return what each agent has got in all."""
    luck, got = random.Random(seed), dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, reward, termination, _, _ = game.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert termination or legal == sorted(game._raw.legal())
        game.step(None if termination else luck.choice(legal))
    return got


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_agent_gets_the_reward_of_its_seat(name: str, players: int) -> None:
    game = env(name, players, reward="points")
    assert list(played(game, 3).values()) == game._raw.result()[1].tolist()
    game = env(name, players)
    assert list(played(game, 3).values()) == pytest.approx(game._raw.result()[0].tolist())


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_no_observation_or_mask_shows_what_an_agent_cannot_know(name: str, players: int) -> None:
    """Everything hidden is drawn afresh: what an agent gets stays the same."""
    game, luck = env(name, players), random.Random(1)
    game.reset(seed=7)
    for ply in range(4 if INTERPRETED else 30):
        for seat, agent in enumerate(game.agents):
            before, memory = game.observe(agent), game._raw.memory.copy()
            game._raw.memory[:] = game._raw.table().redeal(seat, ply).memory()
            game._raw._look()
            after = game.observe(agent)
            assert all(np.array_equal(before[key], after[key]) for key in ("observation", "action_mask"))
            game._raw.memory[:] = memory
            game._raw._look()
        game.step(luck.choice(game._raw.legal()))
        if game._raw.over:
            return


def test_a_move_that_is_not_legal_ends_the_game() -> None:
    game = env("overbooking", 2, illegal_reward=-3.0)
    game.reset(seed=1)
    agent, wrong = game.agent_selection, int(np.flatnonzero(~game._raw.mask)[0])
    game.step(wrong)
    assert game.terminations == {"player_0": True, "player_1": True}
    assert game.rewards[agent] == -3.0
    assert sum(game.rewards.values()) == -3.0
    assert game.infos[agent] == {"illegal_action": wrong}


def test_a_game_is_told_in_sentences() -> None:
    game = env("overbooking", 2, render_mode="ansi")
    game.reset(seed=1)
    told = game.render()
    assert told is not None
    assert len(told.splitlines()) > 3
    assert game.metadata["name"] == "overbooking_v0"
