"""How many processors this process may use: by its affinity and the quota of its container, not by the machine."""

import contextlib
import math
import os
from pathlib import Path

CGROUPS = Path("/sys/fs/cgroup")


def usable_processors(cgroups: Path = CGROUPS) -> int:
    """Whole processors, at least one."""
    quota = cgroup_quota(cgroups)
    return max(1, min(assigned_processors(), math.ceil(quota) if quota else assigned_processors()))


def assigned_processors() -> int:
    """The processors that the system may run this process on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cgroup_quota(cgroups: Path) -> float | None:
    """The processors that a container may use on average, by version 2 or 1 of control groups; None: no limit."""
    with contextlib.suppress(OSError, ValueError):
        most, period = (cgroups / "cpu.max").read_text().split()
        return None if most == "max" else int(most) / int(period)
    with contextlib.suppress(OSError, ValueError):
        most, period = ((cgroups / "cpu" / f"cpu.cfs_{name}_us").read_text() for name in ("quota", "period"))
        return None if int(most) <= 0 else int(most) / int(period)
    return None
