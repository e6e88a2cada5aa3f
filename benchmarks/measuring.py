"""Measuring: the best of several runs, because other programs disturb and none helps."""

import time
from collections.abc import Callable
from pathlib import Path

BOTS_PAGE = Path(__file__).parent.parent / "docs" / "bots.md"


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


def write_between(page: Path, mark: str, lines: list[str]) -> None:
    """Put lines into a page between `<!-- mark -->` and `<!-- end of mark -->`, instead of those there."""
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    text = page.read_text("utf-8")
    before, after = text.split(begin)[0], text.split(end)[1]
    page.write_text("\n".join([before + begin, *lines, end + after]), "utf-8")
