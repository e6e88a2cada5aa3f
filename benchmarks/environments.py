"""How many decisions a second do the environments play on one core, beside those of others? Random legal moves.

One step at a time from Python: raw (legal moves, a choice, the move), the same with observation and mask, PettingZoo,
Gymnasium; then batches of 1,024. Peers are measured in the same run where they are installed (`make peers`). Seconds
are the processor's own, the best of several runs: other programs disturb, and none helps.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks.measuring import table
from houseful.environments.batch import BatchEnv
from houseful.environments.raw import RawGame
from houseful.games import NAMES, find_game

DECISIONS, RUNS, BATCH = 10_000, 4, 1_024
OPENSPIEL = ("leduc_poker", "gin_rummy", "hearts", "spades")  # its card games in C++
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3")
Play = Callable[[int], int]  # plays at least so many decisions; returns how many


def rate(play: Play, decisions: int = DECISIONS) -> str:
    """Decisions in a second of the processor."""
    play(decisions // 20)
    best = 0.0
    for _ in range(RUNS):
        began = time.process_time()
        best = max(best, play(decisions) / (time.process_time() - began))
    return f"{best:,.0f}"


def raw(name: str, players: int, observing: bool) -> Play:
    """Games from Python, one move after another."""
    game, lot = RawGame(name, players, observing=observing), random.Random(1).random

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            game.deal(done)
            while not game.over:
                moves = game.legal()
                game.play(moves[int(lot() * len(moves))])
                done += 1
        return done

    return play


def turns(env: Any) -> Play:
    """Games of PettingZoo by the masks of their observations; what is done for agents of a finished game counts in."""
    luck = np.random.default_rng(1)
    draws = luck.random(4096).tolist()

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.reset(seed=done)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(draws[done & 4095] * len(legal))]))
                done += 1
        return done

    return play


def single(name: str, players: int) -> Play:
    """Games of Gymnasium against random bots; only the learner's decisions are counted."""
    from houseful.environments.single import SingleEnv

    env, luck = SingleEnv(name, players), random.Random(1)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            _, info = env.reset(seed=done)
            over = False
            while not over:
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = env.step(int(luck.choice(legal)))
                done += 1
        return done

    return play


def batch(name: str, players: int) -> Play:
    """A batch with observations and masks."""
    env = BatchEnv(name, players, BATCH)
    env.reset()

    def play(decisions: int) -> int:
        steps = -(-decisions // BATCH)
        for _ in range(steps):
            env.step(env.random_actions())
        return steps * BATCH

    return play


def openspiel(name: str, observing: bool) -> Play:
    """Games of OpenSpiel; chance nodes are drawn and not counted."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(luck.choice(state.chance_outcomes())[0])
                    continue
                if observing:
                    getattr(state, tensor)(state.current_player())
                    state.legal_actions_mask()
                state.apply_action(luck.choice(state.legal_actions()))
                done += 1
        return done

    return play


class ByLot:
    """A random agent of RLCard; importing its own asks for pip."""

    use_raw = False

    def __init__(self) -> None:
        self.luck = random.Random(1)

    def step(self, state: Any) -> Any:
        return self.luck.choice(list(state["legal_actions"]))


def rlcard(name: str) -> Play:
    """Games of RLCard by its own loop, with random agents; it always observes."""
    env = import_module("rlcard").make(name)
    env.set_agents([ByLot() for _ in range(env.num_players)])

    def play(decisions: int) -> int:
        before = env.timestep
        while env.timestep - before < decisions:
            env.run(is_training=True)
        return int(env.timestep - before)

    return play


def ours(name: str) -> list[tuple[str, str, str]]:
    """One game with two players, and batches with the most as well."""
    from houseful.environments.turns import env

    rows = [
        (f"{name}: raw", rate(raw(name, 2, observing=False), 100_000), "at least 400,000"),
        (f"{name}: raw, observation and mask", rate(raw(name, 2, observing=True), 100_000), "at least 200,000"),
        (f"{name}: PettingZoo", rate(turns(env(name, 2))), "at least 60,000"),
        (f"{name}: Gymnasium, random opponent", rate(single(name, 2)), "the learner's decisions"),
    ]
    for players in sorted({2, find_game(name).rules.players[-1]}):
        found = rate(batch(name, players), 400 * BATCH)
        rows.append((f"{name}: batch of {BATCH:,}, {players} players", found, "at least 2,000,000"))
    return rows


def peers() -> list[tuple[str, str, str]]:
    """What others play in the same run, where they are installed."""
    tries: list[tuple[str, Callable[[], Play]]] = []
    for name in OPENSPIEL:
        tries.append((f"OpenSpiel, {name}: raw", partial(openspiel, name, observing=False)))
        tries.append((f"OpenSpiel, {name}: raw, tensor and mask", partial(openspiel, name, observing=True)))
    tries += [(f"RLCard, {name}", partial(rlcard, name)) for name in RLCARD]
    tries += [(f"PettingZoo, {name}", partial(classic, name)) for name in PETTINGZOO]
    return [measured(what, make) for what, make in tries]


def classic(name: str) -> Play:
    """A game that comes with PettingZoo, with the wrappers it comes in."""
    return turns(import_module(f"pettingzoo.classic.{name}").env())


def measured(what: str, make: Callable[[], Play]) -> tuple[str, str, str]:
    """One row; a peer that is not installed, or cannot be started, says so."""
    try:
        return what, rate(make(), 2_000), ""
    except Exception as missing:  # not installed, or broken: peers fail in many ways
        return what, "not here", f"{type(missing).__name__}: {missing}".splitlines()[0]


def main() -> None:
    table("Environments, decisions a second on one core", [row for name in NAMES for row in ours(name)] + peers())
