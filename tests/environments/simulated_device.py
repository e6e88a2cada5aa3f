"""CUDA kernels on numba's simulator, move by move beside a batch on the CPU, rules interpreted.

The simulator runs a thread of Python for each thread of the device, so a few games are plenty. It hands out NumPy's
numbers where the device has its own: tables and boxes are read as plain Python numbers instead.
"""

import sys
from typing import Any

import numpy as np
import pytest

from houseful.environments.batch import BatchEnv
from houseful.environments.cuda_batch import CudaBatchEnv

GAMES = 3


class Records:
    """Records of one kind, as a kernel finds them by their number."""

    def __init__(self, kind: Any, rows: Any) -> None:
        self.kind, self.rows = kind, rows

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: int) -> Any:
        return self.kind.over(self.rows[at])


def simulated(name: str, players: int, **options: Any) -> CudaBatchEnv:
    """A batch on the simulated device."""
    env = CudaBatchEnv(name, players, GAMES, seed=4, **options)
    rules = env.setting.game.rules
    env._tables = Records(rules.table, env._held["tables"]._ary)
    env._box = Records(rules.box, env.setting.pack.box[np.newaxis])
    return env


def compare(name: str, players: int, steps: int) -> None:
    """Play the same random games on both and look at all arrays after each step."""
    here, there = BatchEnv(name, players, GAMES, seed=4), simulated(name, players)
    here.reset(), there.reset()
    ended = 0
    for step in range(steps):
        chosen = here.random_actions()
        assert np.array_equal(there.random_actions().numpy(), chosen)
        if step % 2:
            there._held["actions"].copy_to_device(chosen)
        here.step(chosen)
        there.step(there.arrays.actions)
        ended += int(here.state.done.sum())
        for field in ("tables", "seeds", "luck", "found", "sheets", "totals", "shares", *here._step._fields):
            same = np.array_equal(getattr(here.state, field), getattr(there.arrays, field).numpy())
            assert same, f"{name}, {players} players, step {step}: {field}"
    assert ended, "no game has ended"
    refuse(there)
    print(name, players, f"{steps} steps, {ended} games ended", flush=True)


def refuse(env: CudaBatchEnv) -> None:
    """A move that is not legal leaves its game as it is and is named."""
    env.check()
    env.random_actions()
    env._held["actions"]._ary[1] = wrong = int(np.flatnonzero(~env.arrays.masks.numpy()[1])[0])
    before = env.arrays.tables.numpy()
    env.step(env.arrays.actions)
    after = env.arrays.tables.numpy()
    assert [bool(np.array_equal(before[game], after[game])) for game in range(GAMES)] == [False, True, False]
    with pytest.raises(ValueError, match=f"Action {wrong} is not legal in game 1 of the batch"):
        env.check()


if __name__ == "__main__":
    compare(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
