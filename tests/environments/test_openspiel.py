"""OpenSpiel's own test for every game and number of players, and its algorithms: `make openspiel` installs it."""

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from houseful.environments import openspiel  # noqa: E402
from houseful.games import NAMES, find_game  # noqa: E402
from tests.environments.settings import SETTINGS, unusual_options  # noqa: E402

pytestmark = pytest.mark.compiled


def loaded(name: str, players: int, **said: str) -> openspiel.SpielGame:
    """A game as OpenSpiel loads it."""
    game: openspiel.SpielGame = pyspiel.load_game(f"houseful_{name}_v0", {"players": players, **said})
    return game


def dealt(game: openspiel.SpielGame, luck: random.Random) -> openspiel.SpielState:
    """A game after its chance nodes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_random_simulations_of_openspiel_pass(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_options_are_said_as_in_logs(name: str, players: int) -> None:
    wished, options = unusual_options(name, players), find_game(name).rules.options
    chosen = {option.name: option.read(wished[option.name]) for option in options}
    said = {option.name: openspiel.as_parameter(option, chosen[option.name]) for option in options}
    game = loaded(name, players, **said)
    assert game.setting.options == {"players": players, **chosen, "first": None}
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_redealt_state_has_the_same_information_state(name: str) -> None:
    luck = random.Random(1)
    state = dealt(loaded(name, 2), luck)
    for _ in range(12):
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        for told in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, told)(player) == getattr(state, told)(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_searches_of_openspiel_play_whole_games(name: str) -> None:
    """Its tree search and its information-set search, against chance. (In C++ they take no game in Python.)"""
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = loaded(name, 2), random.Random(2)
    judge, chance = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3)), np.random.RandomState(3)
    tree = mcts.MCTSBot(game, 1.0, 3, judge, random_state=chance)
    sets = ismcts.ISMCTSBot(game, judge, 1.0, 4, random_state=chance)
    for bot in (tree, sets):
        state = dealt(game, luck)
        while not state.is_terminal():
            mine = state.current_player() == 0 and luck.random() < 0.2
            action = bot.step(state) if mine else luck.choice(state.legal_actions())
            assert action in state.legal_actions()
            state.apply_action(action)
        assert sum(state.returns()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_its_learners_play_in_its_environment(name: str) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import tabular_qlearner

    env = rl_environment.Environment(
        loaded(name, 2), seed=1, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    agents = [tabular_qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in (0, 1)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 1
