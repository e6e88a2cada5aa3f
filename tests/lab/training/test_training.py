"""A net learns on the processor: the batched games, the run with its checkpoint, and what is refused."""

import sys
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from houseful.bots.nets.numpy_net import opinion
from houseful.bots.nets.shipped import FILE
from houseful.bots.nets.weights import read_weights
from houseful.core.text.validation import Fault
from houseful.games import NAMES as GAMES
from houseful.games import find_game
from houseful.lab.training.games import Games, blank_tables
from houseful.lab.training.network import arrays_of
from houseful.lab.training.ppo import Plan
from houseful.lab.training.run import Order, Run, imported_torch


def test_without_pytorch_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(Fault) as refused:
        imported_torch("cpu")
    assert "houseful[train]" in refused.value.say("en")


@pytest.mark.parametrize("name", GAMES)
def test_games_are_dealt_with_all_players_and_options(name: str) -> None:
    game = find_game(name)
    blanks = blank_tables(game, 200, 1, None)
    tables = [cast(Any, game.rules.table.over(blank)) for blank in blanks]
    assert {table.players for table in tables} == set(game.rules.players)
    assert len({blank.tobytes() for blank in blanks}) >= 6


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_batched_games_show_what_a_table_shows(name: str) -> None:
    torch = pytest.importorskip("torch")
    import houseful

    game, two = find_game(name), 2
    games = Games(game, 6, 3, "cpu", players=two)
    seeds = [3 * 1_000_003 + number for number in range(6)]
    tables = [houseful.deal(name, players=two, seed=seed) for seed in seeds]
    finished = 0
    for _ in range(60):
        action = torch.zeros(6, dtype=torch.int64)
        for number, table in enumerate(tables):
            legal = [move.action for move in table.legal()]
            assert table.turn is not None
            assert table.turn == games.actor[number]
            assert np.flatnonzero(games.mask[number].numpy()).tolist() == sorted(legal)
            assert np.array_equal(games.features[number].numpy(), table.observe(table.turn))
            watcher = int(games.watcher[number])
            assert watcher == 1 - table.turn
            assert np.array_equal(games.beside[number].numpy(), table.observe(watcher))
            action[number] = legal[0]
        games.step(action)
        for number, table in enumerate(tables):
            table.play(table.legal()[0])
            assert bool(games.done[number]) == table.over
            if table.over:
                shares = [(seat in table.winners()) / len(table.winners()) for seat in range(two)]
                assert games.result[number, :two, 1].tolist() == shares
                finished += 1
                seeds[number] += 6
                tables[number] = houseful.deal(name, players=two, seed=seeds[number])
    assert finished or name == "overbooked"


@pytest.mark.compiled
def test_a_run_goes_on_from_its_checkpoint_and_writes_a_net(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    game = find_game("oktoberfest")
    said: list[dict[str, Any]] = []
    plan = Plan(games=32, steps=8, batch=128)
    order = Order(game, tmp_path / "tent.net", 0.1, sizes=(16, 8), plan=plan, measured=16, say=said.append)
    Run(order).train()
    again = Run(order)
    assert again.record["decisions"] == said[-1]["decisions"] >= 256
    again.train()
    weights = read_weights(order.net, game)
    assert len(weights.training["runs"]) == 2
    order.checkpoint.write_bytes(b"no checkpoint")
    with pytest.raises(Fault, match="checkpoint"):
        Run(order)


@pytest.mark.compiled
def test_a_run_begins_from_a_net(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    game = find_game("oktoberfest")
    shipped = read_weights(game.folder / FILE, game)
    run = Run(Order(game, tmp_path / "tent.net", 0.0, plan=Plan(games=32, steps=8), begin=game.folder / FILE))
    for name, array in arrays_of(run.net).items():
        assert np.array_equal(array, shipped.arrays[name]), name
    assert run.record["runs"] == shipped.training["runs"]
    games = run.learner.games
    said = opinion(shipped, games.features.numpy(), games.described.numpy(), games.mask.numpy().astype(bool))
    with torch.no_grad():
        logits, values = run.learner.look(games.features, games.described, games.mask.bool())
    legal = games.mask.numpy().astype(bool)
    assert np.allclose(logits.numpy()[legal], said.logits[legal], atol=1e-3)
    assert np.allclose(values[:, 1:].numpy(), np.concatenate([said.wins, said.margins], 1), atol=1e-3)
    assert np.corrcoef(values[:, 0], said.wins[:, 0])[0, 1] > 0.5


@pytest.mark.compiled
def test_only_the_values_learn_where_that_is_asked_for(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    game = find_game("oktoberfest")
    plan = Plan(games=32, steps=8, batch=128, values_only=True)
    run = Run(Order(game, tmp_path / "tent.net", 0.1, plan=plan, begin=game.folder / FILE))
    before = {name: array.copy() for name, array in arrays_of(run.net).items()}
    run.learner.learn(0.0)
    changed = {name for name, array in arrays_of(run.net).items() if not np.array_equal(array, before[name])}
    assert changed == {"values", "values_bias"}
