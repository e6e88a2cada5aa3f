"""Whether there is room for a batch, before any of it is taken."""

import os
from pathlib import Path

from houseful.core.text.validation import Fault

GROUP = Path("/sys/fs/cgroup")
UNITS = ("B", "kB", "MB", "GB", "TB", "PB")


def free_memory() -> int | None:
    """The bytes of memory that can still be taken; None where the system does not say."""
    found = [number for number in (_free_in_system(), _free_in_group()) if number is not None]
    return min(found, default=None)


def _free_in_system() -> int | None:
    try:
        for line in Path("/proc/meminfo").read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return 1024 * int(line.split()[1])
    except (OSError, ValueError):
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def _free_in_group() -> int | None:
    """What is left to a container."""
    try:
        most, taken = [(GROUP / name).read_text("ascii").strip() for name in ("memory.max", "memory.current")]
        return int(most) - int(taken)
    except (OSError, ValueError):
        return None


def check_room(games: int, bytes_each: int, free: int | None) -> None:
    """Refuse a batch that does not fit: a Fault with its size and how many games would fit."""
    if free is not None and games * bytes_each > free:
        fitting = max(0, free) // bytes_each
        raise Fault(
            "fault-environment-memory",
            games=str(games),
            size=as_size(games * bytes_each),
            free=as_size(max(0, free)),
            fitting=str(fitting),
        )


def as_size(size: float) -> str:
    """A number of bytes with a unit."""
    step = 0
    while size >= 1000 and step < len(UNITS) - 1:
        size, step = size / 1000, step + 1
    return f"{size:.3g} {UNITS[step]}"
