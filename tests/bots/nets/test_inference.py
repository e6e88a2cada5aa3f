"""A net says the same as rules, with NumPy, and by a slow third reading with plain Python numbers."""

import math
import random
from collections.abc import Iterator

import numpy as np
import pytest

import houseful
from houseful.bots.levels import make_bot
from houseful.bots.net_bot import NetBot, look_at
from houseful.bots.nets.inference import as_net
from houseful.bots.nets.numpy_net import opinion
from houseful.bots.nets.shipped import FILE
from houseful.bots.nets.weights import Weights, read_weights
from houseful.bots.seat import Seat
from houseful.core.compile.rule import INTERPRETED, as_python
from houseful.games import NAMES as GAMES
from houseful.games import find_game


def positions(name: str, every: int) -> Iterator[houseful.Table]:
    """Decisions of games played by chance, of every number of players."""
    for players in find_game(name).rules.players:
        table = houseful.deal(name, players=players, seed=players)
        luck = random.Random(players)
        while not table.over:
            if table.ply % every == 0:
                yield table
            table.play(luck.choice(table.legal()))


def deeds_of(table: houseful.Table) -> np.ndarray:
    """What each legal move does, by the rules as Python, in the order of `legal`."""
    game = table.definition
    describe = as_python(game.ai.describe_move)
    deeds = np.zeros((len(table.legal()), game.ai.described), np.float32)
    box, record = game.rules.box.over(table.pack.box), game.rules.table.over(table.memory())
    for row, move in zip(deeds, table.legal(), strict=True):
        describe(box, record, move.action, row)
    return deeds


def slowly(weights: Weights, features: list[float], deeds: list[list[float]], actions: list[int]) -> list[float]:
    """Logits of the legal moves, sum by sum in Python's own numbers."""
    arrays = {name: array.tolist() for name, array in weights.arrays.items()}
    first = [
        max(0.0, sum(x * row[at] for x, row in zip(features, arrays["first"], strict=True) if x) + bias)
        for at, bias in enumerate(arrays["first_bias"])
    ]
    second = [
        max(0.0, sum(x * row[at] for x, row in zip(first, arrays["second"], strict=True) if x) + bias)
        for at, bias in enumerate(arrays["second_bias"])
    ]

    def dot(row: list[float]) -> float:
        return math.fsum(a * b for a, b in zip(row, second, strict=True))

    weighed = [dot(row) + bias for row, bias in zip(arrays["deeds"], arrays["deeds_bias"], strict=True)]
    best = max(row[0] for row in deeds)
    return [
        dot(arrays["moves"][action])
        + arrays["moves_bias"][action]
        + weighed[0] * max(-20.0, row[0] - best)
        + sum(weight * deed for weight, deed in zip(weighed[1:], row[1:], strict=True))
        for action, row in zip(actions, deeds, strict=True)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_rules_numpy_and_plain_python_agree(name: str) -> None:
    game = find_game(name)
    weights = read_weights(game.folder / FILE, game)
    net = as_net(weights)
    for table in positions(name, 40 if INTERPRETED else 9):
        seat = table.turn
        assert seat is not None
        found, sight = look_at(table, net)
        actions = [move.action for move in table.legal()]
        assert found == len(actions)
        deeds, features = deeds_of(table), table.observe(seat)
        described = np.zeros((1, game.rules.moves, game.ai.described), np.float32)
        mask = np.zeros((1, game.rules.moves), bool)
        described[0, actions], mask[0, actions] = deeds, True
        said = opinion(weights, features[None], described, mask)
        assert np.allclose(said.logits[0, actions], sight.logits[:found], atol=2e-3)
        assert np.isneginf(np.delete(said.logits[0], actions)).all()
        third = slowly(weights, features.tolist(), deeds.tolist(), actions)
        assert np.allclose(third, sight.logits[:found], atol=2e-3)
        assert math.isclose(sight.priors[:found].sum(), 1.0, abs_tol=1e-9)
        own, others = np.array(weights.calibration[str(table.players)]).reshape(2, 3)
        for after in range(table.players):
            margin = said.margins[0, after] * (own if after == 0 else others)[2] * game.ai.evaluation.scale
            assert math.isclose(sight.margins[after], margin, abs_tol=2e-2)
        if table.players == 1:
            chance = 1.0 / (1.0 + math.exp(-(own[0] * said.wins[0, 0] + own[1])))
            assert math.isclose(sight.wins[0], chance, abs_tol=1e-3)
        else:
            assert math.isclose(sight.wins[: table.players].sum(), 1.0, abs_tol=1e-9)


@pytest.mark.parametrize("name", GAMES)
def test_a_net_looks_at_nothing_that_its_seat_may_not_know(name: str) -> None:
    for table in positions(name, 40 if INTERPRETED else 12):
        assert table.turn is not None
        chosen = {NetBot().choose(Seat(table.redeal(table.turn, luck), table.turn)) for luck in range(4)}
        assert len(chosen) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_glance_of_the_net_beats_the_evaluation(name: str) -> None:
    """So the weights that ship are those of a net that has learnt, for this observation and these moves."""
    won = 0.0
    for number in range(30):
        table = houseful.deal(name, players=2, seed=77_000_000 + number // 2)
        net = number % 2
        bots = [NetBot() if seat == net else make_bot("greedy", seat) for seat in (0, 1)]
        while table.turn is not None:
            table.play(bots[table.turn].choose(Seat(table, table.turn)))
        won += (net in table.winners()) / max(1, len(table.winners()))
    assert won >= 17
