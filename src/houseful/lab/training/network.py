"""The net as PyTorch trains it. `houseful.bots.nets` plays it without PyTorch.

Features → two hidden layers. A move's logit is its own row times the second layer, plus what the move does, weighed by
the second layer. So an untrained net plays by the evaluation, and training begins from there. The values are of every
seat from the one that looks on: its share of the win as a logit, and its margin over the best other.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.bots.nets.weights import VALUES
from houseful.core.game import Game
from houseful.lab.training.stepping import MOST_SEATS

MASKED = -1e9
INWARD = ("first", "second")  # layers that a file keeps with a row for each input


def make_network(game: Game, sizes: tuple[int, int], device: str) -> Any:
    """An untrained net; its logits are those of the evaluation."""
    import torch
    from torch import nn

    first, second = sizes
    net = nn.ModuleDict(
        {
            "first": nn.Linear(game.ai.features, first),
            "second": nn.Linear(first, second),
            "moves": nn.Linear(second, game.rules.moves),
            "deeds": nn.Linear(second, game.ai.described),
            "outcome": nn.Linear(second, 1 + 2 * MOST_SEATS),
        }
    )
    with torch.no_grad():
        for name in ("moves", "deeds", "outcome"):
            net[name].weight.zero_()
            net[name].bias.zero_()
        net["deeds"].bias[0] = 1.0 / game.ai.evaluation.spread
    return net.to(device)


def kept_name(name: str) -> str:
    """What a file calls a part of the net."""
    return "values" if name == "outcome" else name


def arrays_of(net: Any) -> dict[str, npt.NDArray[np.float32]]:
    """The net's arrays as a file has them: all but the worth to the seat, which only training needs."""
    found = {}
    for name, part in net.items():
        kept = kept_name(name)
        weight, bias = part.weight.detach().float().cpu().numpy(), part.bias.detach().float().cpu().numpy()
        if name == "outcome":
            weight, bias = weight[-VALUES:], bias[-VALUES:]
        found[kept] = weight.T if name in INWARD else weight
        found[f"{kept}_bias"] = bias
    return found


def load_arrays(net: Any, arrays: dict[str, npt.NDArray[np.float32]]) -> None:
    """Have a net go on from the arrays of a file; its worth begins as half the win and half the margin."""
    import torch

    with torch.no_grad():
        for name, part in net.items():
            kept = kept_name(name)
            weight, bias = arrays[kept], arrays[f"{kept}_bias"]
            if name == "outcome":
                weight, bias = (np.concatenate([worth_of(rows)[None], rows]) for rows in (weight, bias))
            part.weight.copy_(torch.from_numpy(weight.T.copy() if name in INWARD else weight))
            part.bias.copy_(torch.from_numpy(bias))


def freeze_policy(net: Any) -> None:
    """Have nothing learn but the values, so that a net plays as it did."""
    for name, part in net.items():
        part.requires_grad_(name == "outcome")


def worth_of(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Weights of the worth to the seat that looks on, from those of its win and margin, as if both were straight."""
    worth: npt.NDArray[np.float32] = 0.25 * rows[0] + 0.5 * rows[MOST_SEATS]
    return worth


def look(net: Any, features: Any, described: Any, mask: Any) -> tuple[Any, Any]:
    """Logits of the moves (masked), and values: worth, logits of the win, margins."""
    import torch

    hidden = torch.relu(net["second"](torch.relu(net["first"](features))))
    weights = net["deeds"](hidden)
    deeds = torch.bmm(described.to(weights.dtype), weights.unsqueeze(2)).squeeze(2)
    logits = net["moves"](hidden) + deeds
    return logits.float().masked_fill(~mask, MASKED), net["outcome"](hidden).float()


def expect(net: Any, features: Any) -> Any:
    """The values alone, of what any seat sees."""
    import torch

    hidden = torch.relu(net["second"](torch.relu(net["first"](features))))
    return net["outcome"](hidden).float()


def as_channels(values: Any) -> Any:
    """Values as numbers that can be averaged: the win as a chance."""
    import torch

    worth, wins, margins = values.split([1, MOST_SEATS, MOST_SEATS], -1)
    return torch.cat([worth, torch.sigmoid(wins), margins], -1)
