"""The CUDA device, or one line that says why there is none."""

import os
from typing import Any

import numpy as np

from houseful.core.text.validation import Fault
from houseful.environments.extras import require

GONE = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}  # names that numba-cuda asks a newer NumPy for
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


def cuda_here() -> Any:
    """Numba's CUDA, where it is installed and finds a device."""
    if not SIMULATED:
        require("numba_cuda", "cuda")
    for old, new in GONE.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    from numba import cuda

    if not cuda.is_available():
        raise Fault("fault-environment-device")
    return cuda


def free_on(cuda: Any) -> int | None:
    """The bytes of memory that are free on the device; None for one that is only simulated."""
    return None if SIMULATED else int(cuda.current_context().get_memory_info().free)


def number_of_device(cuda: Any) -> int:
    """The number of the device in use."""
    return 0 if SIMULATED else int(cuda.get_current_device().id)
