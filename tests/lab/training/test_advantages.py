"""The advantages of a window of self-play against a slow second implementation, chain by chain."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from houseful.lab.training.advantages import KEPT, Window, advantages
from houseful.lab.training.stepping import CHANNELS, MOST_SEATS

STEPS, GAMES = 24, 30


def any_window(luck: np.random.Generator) -> tuple[Window, Any, Any]:
    """Games of one to four seats that end now and then; who decides afterwards, and what they expect."""
    players = 1 + np.arange(GAMES) % MOST_SEATS
    actor = luck.integers(0, players, (STEPS + 1, GAMES))
    watcher = (actor[:-1] + luck.integers(1, np.maximum(players, 2), (STEPS, GAMES))) % players
    values = luck.normal(size=(STEPS + 1, GAMES, CHANNELS)).astype(np.float32)
    done = luck.random((STEPS, GAMES)) < 0.1
    result = luck.normal(size=(STEPS, GAMES, MOST_SEATS, CHANNELS)).astype(np.float32) * done[..., None, None]
    return Window(actor[:-1], watcher, values[:-1], done, result.astype(np.float32)), actor[-1], values[-1]


def chains(window: Window, game: int, actor: int, last: Any) -> list[tuple[list[int], Any]]:
    """Each seat's decisions in one game, and what they lead to; None where the window does not say."""
    found, running = [], {}  # type: list[tuple[list[int], Any]], dict[int, list[int]]
    for step in range(STEPS):
        running.setdefault(int(window.actor[step, game]), []).append(step)
        if window.done[step, game]:
            found += [(decisions, window.result[step, game, seat]) for seat, decisions in running.items()]
            running = {}
    return found + [(decisions, last if seat == actor else None) for seat, decisions in running.items()]


def slow_advantages(window: Window, actor: Any, last: Any) -> tuple[Any, Any]:
    """By the definition: the sum of the surprises from a decision on, each worth less by lambda than the one before."""
    gains, sure = np.zeros((STEPS, GAMES, CHANNELS)), np.zeros((STEPS, GAMES), bool)
    for game in range(GAMES):
        for decisions, end in chains(window, game, actor[game], last[game]):
            expected = [window.values[step, game] for step in decisions] + ([] if end is None else [end])
            surprises = [after - before for before, after in pairwise(expected)]
            for place in range(len(surprises)):
                sure[decisions[place], game] = True
                for later in range(place, len(surprises)):
                    gains[decisions[place], game] += KEPT ** (later - place) * surprises[later]
    return gains, sure


@pytest.mark.parametrize("seed", range(5))
def test_advantages_are_those_of_the_definition(seed: int) -> None:
    window, actor, last = any_window(np.random.default_rng(seed))
    learnt = advantages(window, actor, last, np)
    expected, known = slow_advantages(window, actor, last)
    assert np.array_equal(learnt.sure, known)
    assert not known.all()
    assert np.abs(learnt.gains - expected).max() < 1e-5


def slow_expectations(window: Window, actor: Any, last: Any) -> tuple[Any, Any]:
    """What the seats that look on came to at their next decision, and whether the window says."""
    gains, _ = slow_advantages(window, actor, last)
    expected, known = np.zeros((STEPS, GAMES, CHANNELS)), np.zeros((STEPS, GAMES), bool)
    for step, game in np.ndindex(STEPS, GAMES):
        seat = window.watcher[step, game]
        for later in range(step, STEPS):
            if later > step and window.actor[later, game] == seat:
                expected[step, game] = window.values[later, game] + KEPT * gains[later, game]
                known[step, game] = True
                break
            if window.done[later, game]:
                expected[step, game], known[step, game] = window.result[later, game, seat], True
                break
        else:
            if actor[game] == seat:
                expected[step, game], known[step, game] = last[game], True
    return expected, known


@pytest.mark.parametrize("seed", range(5))
def test_who_looks_on_expects_what_its_next_decision_came_to(seed: int) -> None:
    window, actor, last = any_window(np.random.default_rng(seed))
    learnt = advantages(window, actor, last, np)
    expected, known = slow_expectations(window, actor, last)
    assert np.array_equal(learnt.followed, known)
    assert not known.all()
    assert np.abs(learnt.expected - expected)[known].max() < 1e-5


def test_pytorch_finds_the_same() -> None:
    torch = pytest.importorskip("torch")
    window, actor, last = any_window(np.random.default_rng(9))
    here = advantages(window, actor, last, np)
    tensors = Window(*(torch.from_numpy(array) for array in window))
    there = advantages(tensors, torch.from_numpy(actor), torch.from_numpy(last), torch)
    assert np.array_equal(there.sure.numpy(), here.sure)
    assert np.array_equal(there.followed.numpy(), here.followed)
    assert np.abs(there.gains.numpy() - here.gains).max() < 1e-5
    assert np.abs(there.expected.numpy() - here.expected).max() < 1e-5


def test_a_chain_that_leaves_the_window_ends_in_the_value_of_its_last_decision() -> None:
    """Two seats by turns; nobody knows what became of the second seat's last decision."""
    actor = np.array([[0], [1], [0], [1]])
    values = np.array([0.2, 0.5, 0.4, 0.9], np.float32)[:, None, None]
    window = Window(actor, 1 - actor, values, np.zeros((4, 1), bool), np.zeros((4, 1, MOST_SEATS, 1), np.float32))
    learnt = advantages(window, np.array([0]), np.array([[0.6]], np.float32), np)
    assert learnt.sure[:, 0].tolist() == [True, True, True, False]
    assert np.allclose(learnt.gains[:, 0, 0], [0.2 + KEPT * 0.2, 0.4, 0.2, 0.0])
