"""The net as PyTorch trains it. `houseful.bots.nets` plays it without PyTorch.

Features → two hidden layers. A move's logit is its own row times the second layer, plus what the move does, weighed by
the second layer. So an untrained net plays by the evaluation, and training begins from there. The values are of every
seat from the one that looks on: its share of the win as a logit, and its margin over the best other.
"""

from typing import Any

from houseful.core.game import Game
from houseful.lab.training.stepping import MOST_SEATS

MASKED = -1e9


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


def look(net: Any, features: Any, described: Any, mask: Any) -> tuple[Any, Any]:
    """Logits of the moves (masked), and values: worth, logits of the win, margins."""
    import torch

    hidden = torch.relu(net["second"](torch.relu(net["first"](features))))
    weights = net["deeds"](hidden)
    deeds = torch.bmm(described.to(weights.dtype), weights.unsqueeze(2)).squeeze(2)
    logits = net["moves"](hidden) + deeds
    return logits.float().masked_fill(~mask, MASKED), net["outcome"](hidden).float()


def as_channels(values: Any) -> Any:
    """Values as numbers that can be averaged: the win as a chance."""
    import torch

    worth, wins, margins = values.split([1, MOST_SEATS, MOST_SEATS], -1)
    return torch.cat([worth, torch.sigmoid(wins), margins], -1)
