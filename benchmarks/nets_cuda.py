"""How many decisions a second does a CUDA device play by the shipped nets, with observation and mask?

Every decision is drawn from what the net would choose, as in training: what each legal move does is described to it.
"""

import importlib.util
import os
from typing import Any

from benchmarks.measuring import best_time, table
from houseful.bots.nets.shipped import FILE
from houseful.bots.nets.weights import read_weights, sizes_of
from houseful.games import NAMES, find_game

GAMES = int(os.environ.get("HOUSEFUL_CUDA_GAMES", "65536"))
STEPS = 40


def rate(name: str) -> float:
    """Decisions a second of many games with the most players."""
    import torch

    from houseful.lab.training.games import Games
    from houseful.lab.training.network import load_arrays, look, make_network

    game = find_game(name)
    weights = read_weights(game.folder / FILE, game)
    net: Any = make_network(game, sizes_of(weights), "cuda")
    load_arrays(net, weights.arrays)
    games = Games(game, GAMES, 1, "cuda", players=game.rules.players[-1])

    def run() -> None:
        with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
            for _ in range(STEPS):
                logits, _values = look(net, games.features, games.described, games.mask.bool())
                games.step(torch.distributions.Categorical(logits=logits, validate_args=False).sample())
        torch.cuda.synchronize()

    run()
    return GAMES * STEPS / best_time(run)


def main() -> None:
    if importlib.util.find_spec("torch") is None or importlib.util.find_spec("numba_cuda") is None:
        table("Nets on a CUDA device", [("device", "not here", "needs houseful[gpu], houseful[train] and a GPU")])
        return
    rows = [(name, f"{rate(name):,.0f}", f"decisions a second, {GAMES:,} games") for name in NAMES]
    table("Nets on a CUDA device", rows)
