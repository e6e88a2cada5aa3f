"""A net as rules: what a decision looks like to it, computed without allocating anything.

So the same source can run compiled on the processor, on CUDA devices and in WebAssembly. Sums are taken in one order.
"""

from typing import Any, NamedTuple

import numpy as np

from houseful.bots.nets.weights import LANES, NAMES, VALUES, Weights
from houseful.core.compile.exponential import exp
from houseful.core.compile.rule import rule
from houseful.core.game import Game

SEATS = VALUES // 2
LEAST = -20.0  # points; a move that is worse than the best by more counts as worse by these


class Net(NamedTuple):
    """The arrays of a net (weights.py), float32, and its calibration by number of players."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    moves: Any
    moves_bias: Any
    deeds: Any
    deeds_bias: Any
    values: Any
    values_bias: Any
    calibration: Any  # float64: slope and offset of the win's logit and slope of the margin, own; then others'


class Sight(NamedTuple):
    """What a net sees and says of one decision; arrays that are written anew each time."""

    features: Any  # float32
    described: Any  # float32, a row for each legal move
    first: Any  # float32, the hidden layers
    second: Any
    weighed: Any  # float64, what each number of a move's description counts here
    logits: Any  # float64, of each legal move
    priors: Any  # float64, the chance that the net would choose each legal move
    wins: Any  # float64, the chance to win of each seat from the one that moves on
    margins: Any  # float64, their margins over the best other


def as_net(weights: Weights) -> Net:
    """A net ready to be played."""
    calibration = np.zeros((SEATS + 1, 6))
    calibration[:] = (1.0, 0.0, 1.0, 1.0, 0.0, 1.0)
    for players, numbers in weights.calibration.items():
        calibration[int(players)] = numbers
    return Net(**{name: weights.arrays[name] for name in NAMES}, calibration=calibration)


def blank_sight(game: Game, net: Net) -> Sight:
    """Room for what a net sees and says."""
    moves, ai = game.rules.moves, game.ai
    return Sight(
        features=np.zeros(ai.features, np.float32),
        described=np.zeros((moves, ai.described), np.float32),
        first=np.zeros(len(net.first_bias), np.float32),
        second=np.zeros(len(net.second_bias), np.float32),
        weighed=np.zeros(ai.described),
        logits=np.zeros(moves),
        priors=np.zeros(moves),
        wins=np.zeros(SEATS),
        margins=np.zeros(SEATS),
    )


@rule
def layer(inputs: Any, weights: Any, bias: Any, outputs: Any) -> None:
    """A layer with rectified outputs; inputs that are nought cost nothing."""
    for place in range(len(outputs)):
        outputs[place] = bias[place]
    for place in range(len(inputs)):
        given = inputs[place]
        if given != 0:
            row = weights[place]
            for other in range(len(outputs)):
                outputs[other] += given * row[other]
    for place in range(len(outputs)):
        outputs[place] = max(outputs[place], 0)


@rule
def product(row: Any, hidden: Any) -> float:
    """The sum of products of two rows, in eight parts that a processor adds up at once; lengths divide by eight."""
    a = row[0] * hidden[0]
    b, c, d = row[1] * hidden[1], row[2] * hidden[2], row[3] * hidden[3]
    e, f, g, h = row[4] * hidden[4], row[5] * hidden[5], row[6] * hidden[6], row[7] * hidden[7]
    for at in range(LANES, len(hidden), LANES):
        a += row[at] * hidden[at]
        b += row[at + 1] * hidden[at + 1]
        c += row[at + 2] * hidden[at + 2]
        d += row[at + 3] * hidden[at + 3]
        e += row[at + 4] * hidden[at + 4]
        f += row[at + 5] * hidden[at + 5]
        g += row[at + 6] * hidden[at + 6]
        h += row[at + 7] * hidden[at + 7]
    return float(((a + b) + (c + d)) + ((e + f) + (g + h)))


@rule
def judge_seats(net: Net, sight: Sight, players: int, scale: float) -> None:
    """Calibrated chances to win and margins of every seat; the chances of several players add up to one."""
    whole = 0.0
    for after in range(players):
        column = 0 if after == 0 else 3
        logit = product(net.values[after], sight.second) + net.values_bias[after]
        logit = net.calibration[players, column] * logit + net.calibration[players, column + 1]
        margin = product(net.values[SEATS + after], sight.second) + net.values_bias[SEATS + after]
        sight.wins[after] = 1.0 / (1.0 + exp(-logit))
        sight.margins[after] = margin * net.calibration[players, column + 2] * scale
        whole += sight.wins[after]
    if players > 1:
        for after in range(players):
            sight.wins[after] /= whole


@rule
def rate_moves(net: Net, sight: Sight, moves: Any, found: int) -> None:
    """Logits of the legal moves, and how likely the net would choose each."""
    best = sight.described[0, 0]
    for choice in range(found):
        best = max(best, sight.described[choice, 0])
    for deed in range(len(sight.weighed)):
        sight.weighed[deed] = product(net.deeds[deed], sight.second) + net.deeds_bias[deed]
    highest = -1e30
    for choice in range(found):
        move = moves[choice]
        logit = product(net.moves[move], sight.second) + net.moves_bias[move]
        sight.described[choice, 0] = max(LEAST, sight.described[choice, 0] - best)
        for deed in range(len(sight.weighed)):
            logit += sight.weighed[deed] * sight.described[choice, deed]
        sight.logits[choice] = logit
        highest = max(highest, logit)
    whole = 0.0
    for choice in range(found):
        sight.priors[choice] = exp(sight.logits[choice] - highest)
        whole += sight.priors[choice]
    for choice in range(found):
        sight.priors[choice] /= whole


# The template. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def look(box: Any, table: Any, moves: Any, found: int, net: Net, sight: Sight) -> None:
    """Have the net look at a decision from the seat whose it is."""
    features, described = sight.features, sight.described
    for place in range(len(features)):
        features[place] = 0
    observe(box, table, int(table.actor), features)
    for choice in range(found):
        for deed in range(described.shape[1]):
            described[choice, deed] = 0
        describe_move(box, table, int(moves[choice]), described[choice])
    layer(features, net.first, net.first_bias, sight.first)
    layer(sight.first, net.second, net.second_bias, sight.second)
    rate_moves(net, sight, moves, found)
    judge_seats(net, sight, int(table.players), SCALE)
