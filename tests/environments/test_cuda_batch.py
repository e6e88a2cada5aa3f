"""The kernels of the CUDA batch on numba's simulator, arrays handed over by DLPack, and missing devices.

On a device `python -m benchmarks environments_cuda` compares the same, and reads the arrays from PyTorch and JAX.
"""

import gc
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from houseful.environments import cuda_device, dlpack, extras
from houseful.environments.cuda_batch import CudaBatchEnv

LONG_ENOUGH = {("overbooking", 2): 90, ("overbooked", 1): 40, ("oktoberfest", 2): 80}  # for games to end


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), LONG_ENOUGH)
def test_the_kernels_play_what_the_cpu_plays(name: str, players: int) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "HOUSEFUL_RULES": "interpreted"}
    command = [sys.executable, "-m", "tests.environments.simulated_device", name, str(players)]
    command.append(str(LONG_ENOUGH[name, players]))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "games ended" in done.stdout


class Exported:
    """An array of this machine that is only known by DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **_wishes: Any) -> Any:
        array = self.array
        return dlpack.export(array.ctypes.data, array.shape, array.dtype, self.__dlpack_device__(), array)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0


@pytest.mark.parametrize("kind", [np.float32, np.bool_, np.int64, np.int16, np.uint8])
def test_an_exported_array_is_the_same_memory(kind: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(kind)
    taken = np.from_dlpack(Exported(array))
    assert taken.dtype == array.dtype
    assert np.array_equal(taken, array)
    array[1, 2] = 0
    assert np.array_equal(taken, array)


def test_an_exported_array_is_kept_until_it_is_let_go() -> None:
    gc.collect()
    before = len(dlpack._kept)
    taken = np.from_dlpack(Exported(np.full((2, 3), 7.0, np.float32)))
    gc.collect()
    assert len(dlpack._kept) == before + 1
    assert taken.sum() == 42
    del taken
    gc.collect()
    assert len(dlpack._kept) == before
    capsule = Exported(np.zeros(3)).__dlpack__()  # nobody takes this one
    assert len(dlpack._kept) == before + 1
    del capsule
    gc.collect()
    assert len(dlpack._kept) == before


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(ImportError) as missing:
        CudaBatchEnv("overbooking", 2)
    assert str(missing.value) == "This needs numba_cuda, which is not here: pip install 'houseful[cuda]'"
    assert isinstance(missing.value, ValueError)


def test_a_missing_device_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda_device, "require", lambda *_: None)
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(ValueError, match=r"^There is no CUDA device here\.$"):
        CudaBatchEnv("overbooking", 2)
