"""The trace: what happened during a move, as integers that rules write and events are made from.

trace[0] counts the entries; each entry is a code and four numbers. A zero-length trace disables recording;
searches and simulations pass one.
"""

import numpy as np
import numpy.typing as npt

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule

WIDTH = 5
ROOM = 256


@rule
def note(trace: Row, code: int, a: int, b: int, c: int, d: int) -> None:
    """Write one entry, if the trace records and has room."""
    if len(trace) > 0 and trace[0] < ROOM:
        at = 1 + WIDTH * trace[0]
        trace[at] = code
        trace[at + 1] = a
        trace[at + 2] = b
        trace[at + 3] = c
        trace[at + 4] = d
        trace[0] += 1


def blank() -> npt.NDArray[np.int16]:
    """An empty trace with room for the longest move."""
    trace = np.empty(1 + WIDTH * ROOM, np.int16)
    trace[0] = 0
    return trace


def entries(trace: npt.NDArray[np.int16]) -> list[tuple[int, ...]]:
    """The entries of a trace, in order, as plain numbers."""
    written = iter(trace[1 : 1 + WIDTH * trace.item(0)].tolist())
    return list(zip(*[written] * WIDTH, strict=True))


def may_have_overflowed(found: list[tuple[int, ...]]) -> bool:
    """Whether entries of a trace may have been lost for want of room."""
    return len(found) >= ROOM


SILENT = np.empty(0, np.int16)
