"""The batched environment on a CUDA device: is it the one of the CPU, to the last bit, and how fast is it?

Beside random play, what PyTorch and JAX read of its memory by DLPack, where they are installed.
"""

import importlib.util
import os
from typing import Any

import numpy as np

from benchmarks.measuring import best_time, table
from houseful.environments.batch import BatchEnv
from houseful.games import NAMES, find_game

GAMES = int(os.environ.get("HOUSEFUL_CUDA_GAMES", "65536"))
SAME, STEPS, TIMED = 2048, 300, 100


def same_games(name: str, players: int) -> bool:
    """Whether so many random games go the same way on both, step by step, each array compared."""
    from houseful.environments.cuda_batch import CudaBatchEnv

    here, there = BatchEnv(name, players, SAME, seed=7), CudaBatchEnv(name, players, SAME, seed=7)
    here.reset(), there.reset()
    for _ in range(STEPS):
        chosen = here.random_actions()
        if not np.array_equal(there.random_actions().numpy(), chosen):
            return False
        here.step(chosen)
        there.step(there.arrays.actions)
        fields = ("tables", "sheets", "totals", "shares", *here._step._fields)
        if not all(np.array_equal(getattr(here.state, f), getattr(there.arrays, f).numpy()) for f in fields):
            return False
    there.check()
    return True


def rate(env: Any) -> float:
    """Decisions a second with observations and masks, moves drawn by lot on the device."""

    def run() -> None:
        for _ in range(TIMED):
            env.step(env.random_actions())
        env.synchronize()

    run()
    return TIMED * int(env.games) / best_time(run)


def read_by_torch(env: Any) -> str:
    """Whether PyTorch has the same memory, and steps with actions of its own."""
    import torch

    now = env.reset()
    observations, masks = torch.from_dlpack(now.observations), torch.from_dlpack(now.masks)
    same = observations.data_ptr() == now.observations.__cuda_array_interface__["data"][0]
    for _ in range(20):
        actions = torch.multinomial(masks.float(), 1).squeeze(1)
        torch.cuda.synchronize()
        env.step(actions)
        env.synchronize()
    env.check()
    same = same and np.array_equal(observations.cpu().numpy(), now.observations.numpy())
    return "yes" if same and np.array_equal(masks.cpu().numpy(), now.masks.numpy()) else "NO"


def read_by_jax(env: Any) -> str:
    """Whether JAX reads the same numbers, and steps with actions of its own."""
    import jax

    now = env.reset()
    for step in range(20):
        env.synchronize()
        masks = jax.dlpack.from_dlpack(now.masks)
        actions = jax.random.categorical(jax.random.key(step), jax.numpy.where(masks, 0.0, -1e9))
        env.step(actions.block_until_ready())
    env.check()
    env.synchronize()
    seen = jax.dlpack.from_dlpack(now.observations)
    return "yes" if np.array_equal(np.asarray(seen), now.observations.numpy()) else "NO"


def rows_of(name: str) -> list[tuple[str, str, str]]:
    """One game: every number of players compared, the most players timed."""
    from houseful.environments.cuda_batch import CudaBatchEnv

    players = find_game(name).rules.players
    promise = f"{SAME:,} games, {STEPS} steps, every array"
    rows = [(f"{name}, {n} players: as on the CPU", "yes" if same_games(name, n) else "NO", promise) for n in players]
    env = CudaBatchEnv(name, players[-1], GAMES, seed=1)
    env.reset()
    rows.append((f"{name}, {players[-1]} players: decisions a second", f"{rate(env):,.0f}", f"{GAMES:,} games"))
    for library, read in (("torch", read_by_torch), ("jax", read_by_jax)):
        found = read(env) if importlib.util.find_spec(library) else "not here"
        rows.append((f"{name}: the same memory in {library}", found, "no copy"))
    return rows


def main() -> None:
    try:
        from houseful.environments.cuda_device import cuda_here

        cuda_here()
    except ValueError as missing:
        table("Batches on a CUDA device", [("device", "not here", str(missing))])
        return
    table("Batches on a CUDA device, with observation and mask", [row for name in NAMES for row in rows_of(name)])
