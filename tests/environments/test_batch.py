"""A batch of games is so many single games: move by move, seed by seed, to the last point."""

from typing import Any

import numpy as np
import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.environments import batch, room
from houseful.environments.batch import BatchEnv, Step
from houseful.environments.setting import REWARDS
from houseful.games import find_game
from houseful.lab.playing import Job, play_chunk
from tests.environments.settings import GAMES, SETTINGS, STEPS, unusual_options


def check_shown(now: Step, game: int, table: Table) -> None:
    """What a batch shows of a game is what its table shows the seat to act."""
    assert table.turn is not None
    assert now.seats[game] == table.turn
    assert np.flatnonzero(now.masks[game]).tolist() == sorted(move.action for move in table.legal())
    assert np.array_equal(now.observations[game], table.observe(table.turn))


def check_ended(env: BatchEnv, now: Step, game: int, table: Table) -> None:
    """Score sheets, win shares and rewards of a game that has ended are its table's."""
    sheets, winners = table.scores(), table.winners()
    shares = [1 / len(winners) if seat in winners else 0 for seat in range(table.players)]
    assert env.state.totals[game].tolist() == [sheet.total for sheet in sheets]
    assert env.state.shares[game].tolist() == pytest.approx(shares)
    assert now.rewards[game].tolist() == pytest.approx(shares)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_batch_equals_single_games_played_by_the_same_moves(name: str, players: int) -> None:
    options = unusual_options(name, players)
    env = BatchEnv(name, players, GAMES, seed=5, **options)
    now, ended = env.reset(), 0
    tables = [houseful.deal(name, players, 5 + game, **options) for game in range(GAMES)]
    moves = tables[0]._catalogue.texts
    seeds = [5 + game for game in range(GAMES)]
    for _ in range(STEPS):
        chosen = env.random_actions().copy()
        now = env.step(chosen)
        for game, action in enumerate(chosen.tolist()):
            tables[game].play(moves[action])
            assert now.done[game] == tables[game].over
            if tables[game].over:
                ended += 1
                check_ended(env, now, game, tables[game])
                seeds[game] += GAMES
                tables[game] = houseful.deal(name, players, seeds[game], **options)
            else:
                assert not now.rewards[game].any()
            check_shown(now, game, tables[game])
    assert env.state.seeds.tolist() == seeds
    assert ended > GAMES or INTERPRETED


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_random_play_is_what_is_simulated(name: str, players: int) -> None:
    """Random games of a batch are the random games of the lab, however many lie side by side, in threads or not."""
    job = Job(find_game(name), find_game(name).standard, BatchEnv(name, players, 1).setting.options, 8, 3)
    sheets = play_chunk(job, 0, 8).sheets
    with_threads = BatchEnv(name, players, 8, seed=3, threads=3)
    for env in (BatchEnv(name, players, 8, seed=3), with_threads):
        now, found = env.reset(), np.full_like(sheets, -1)
        waiting = np.ones(8, bool)
        while waiting.any():
            now = env.step(env.random_actions())
            found[now.done & waiting] = env.state.sheets[now.done & waiting]
            waiting &= ~now.done
        assert np.array_equal(found, sheets)
        env.close()


@pytest.mark.parametrize(("name", "players"), [setting for setting in SETTINGS if setting[1] > 1])
def test_rewards_add_up(name: str, players: int) -> None:
    """One win is shared; points less the best of the others; points: all of them from one score sheet."""
    wide = {reward: BatchEnv(name, players, GAMES, seed=1, reward=reward) for reward in REWARDS}
    for env in wide.values():
        env.reset()
    for _ in range(STEPS):
        chosen = wide["win"].random_actions().copy()
        by = {reward: env.step(chosen) for reward, env in wide.items()}
        done = by["win"].done
        assert by["win"].rewards[done].sum(axis=1) == pytest.approx(1)
        points = by["points"].rewards
        assert np.array_equal(points[done], wide["points"].state.totals[done])
        for seat in range(players):
            others = np.delete(points, seat, axis=1).max(axis=1)
            assert np.array_equal(by["margin"].rewards[:, seat], points[:, seat] - others)
        assert all(not step.rewards[~done].any() for step in by.values())


def test_a_seed_deals_the_same_games_again() -> None:
    env = BatchEnv("overbooking", 3, 4, seed=9)
    first = env.reset().observations.copy()
    for _ in range(20):
        env.step(env.random_actions())
    assert np.array_equal(env.reset().observations, first)
    assert np.array_equal(BatchEnv("overbooking", 3, 4, seed=9).reset().observations, first)
    assert not np.array_equal(env.reset(seed=10).observations, first)
    assert np.array_equal(env.reset(seed=10).observations[:-1], first[1:])


@pytest.mark.parametrize("action", [-1, None, 10**6])
def test_a_move_that_is_not_legal_is_refused_and_nothing_moves(action: int | None) -> None:
    env = BatchEnv("overbooking", 2, 3)
    now = env.reset()
    action = int(np.flatnonzero(~now.masks[1])[0]) if action is None else action
    before = env.state.tables.copy()
    chosen = env.random_actions().copy()
    chosen[1] = action
    with pytest.raises(ValueError, match=f"Action {action} is not legal in game 1 of the batch"):
        env.step(chosen)
    assert np.array_equal(env.state.tables, before)


@pytest.mark.parametrize("actions", [[1, 2], [0.5, 1.0, 2.0], [[1], [2], [3]], 7, ["a", "b", "c"]])
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    env = BatchEnv("overbooking", 2, 3)
    env.reset()
    with pytest.raises(ValueError, match="Expected 3 whole numbers, one action for each game"):
        env.step(actions)


def test_a_batch_that_does_not_fit_is_refused_before_memory_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "State", lambda **_: pytest.fail("memory was taken"))
    with pytest.raises(ValueError, match=r"1000000000000 games take .* of memory are free, enough for ") as refused:
        BatchEnv("overbooked", 4, 10**12)
    assert "\n" not in str(refused.value)
    monkeypatch.setattr(batch, "free_memory", lambda: 10**6)
    with pytest.raises(ValueError, match=r"1000 games take .* MB; 1 MB of memory are free, enough for \d+ games"):
        BatchEnv("overbooked", 4, 1000)


def test_the_memory_of_a_game_is_what_is_taken() -> None:
    for name, players in SETTINGS:
        env = BatchEnv(name, players, 3)
        taken = sum(array.nbytes for array in env.state) + env._chosen.nbytes
        assert taken == 3 * batch.bytes_of_a_game(env.setting)


def test_free_memory_is_known_here() -> None:
    free = room.free_memory()
    assert free is not None
    assert 0 < free < 2**50


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"games": 0}, "Option games is a whole number of at least 1"),
        ({"threads": "2"}, "Option threads is a whole number"),
        ({"reward": "glory"}, "not one of: win, margin, points"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"players": 9}, "not one of: 2, 3, 4"),
        ({"bonus": "none at all"}, "Option bonus"),
        ({"colour": 3}, "There is no option colour"),
    ],
)
def test_wrong_options_name_the_choices(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        BatchEnv("overbooking", **{"players": 2, "games": 1, **wrong})
