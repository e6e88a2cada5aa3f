"""Measuring: the best of several runs, because other programs disturb and none helps."""

import time
from collections.abc import Callable


def best_time(do: Callable[[], object], repeats: int = 5) -> float:
    """Seconds of the quickest run."""
    best = float("inf")
    for _ in range(repeats):
        began = time.perf_counter()
        do()
        best = min(best, time.perf_counter() - began)
    return best


def micros(do: Callable[[], object], calls: int = 20_000) -> float:
    """Microseconds of one call."""

    def run() -> None:
        for _ in range(calls):
            do()

    return 1e6 * best_time(run) / calls


def table(title: str, rows: list[tuple[str, str, str]]) -> None:
    """Print what was measured beside what was promised."""
    print(title)
    width = max(len(row[0]) for row in rows)
    for what, found, promise in rows:
        print(f"  {what:<{width}}  {found:>16}  {promise}")
