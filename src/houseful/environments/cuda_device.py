"""The CUDA device, or one line that says why there is none; and its arrays, as other libraries take them."""

import os
from typing import Any

import numpy as np

from houseful.core.compile.cuda_rounding import round_products
from houseful.core.text.validation import Fault
from houseful.environments import dlpack
from houseful.environments.extras import require

GONE = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}  # names that numba-cuda asks a newer NumPy for
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


def cuda_here() -> Any:
    """Numba's CUDA, where it is installed and finds a device."""
    if not SIMULATED:
        require("numba_cuda", "gpu")
    for old, new in GONE.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    from numba import cuda

    if not cuda.is_available():
        raise Fault("fault-environment-device")
    round_products()
    return cuda


def free_on(cuda: Any) -> int | None:
    """The bytes of memory that are free on the device; None for one that is only simulated."""
    return None if SIMULATED else int(cuda.current_context().get_memory_info().free)


def number_of_device(cuda: Any) -> int:
    """The number of the device in use."""
    return 0 if SIMULATED else int(cuda.get_current_device().id)


class DeviceArray:
    """An array on the device as PyTorch, JAX, CuPy and Numba take it, without a copy."""

    def __init__(self, held: Any, number: int) -> None:
        self.held, self.shape, self.dtype, self._number = held, held.shape, held.dtype, number

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.held.__cuda_array_interface__
        return found

    def __dlpack__(self, **_wishes: Any) -> Any:
        address = self.__cuda_array_interface__["data"][0]
        return dlpack.export(address, self.shape, self.dtype, self.__dlpack_device__(), self.held)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, self._number

    def numpy(self) -> Any:
        """A copy on this machine."""
        return self.held.copy_to_host()
