"""How long until the first decision? Each figure is a fresh Python process."""

import os
import subprocess
import sys
import tempfile

from benchmarks.measuring import table

IMPORT = """
import time; began = time.perf_counter()
import houseful
print(time.perf_counter() - began)
"""
FIRST = """
import time; began = time.perf_counter()
import houseful
table = houseful.deal("overbooking", players=4, seed=1)
table.play(table.legal()[0])
print(time.perf_counter() - began)
"""


def seconds(program: str, cache: str, repeats: int = 1) -> float:
    """The quickest of some runs."""
    environment = {**os.environ, "HOUSEFUL_CACHE": cache}
    command = [sys.executable, "-c", program]
    runs = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True) for _ in range(repeats)
    ]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        rows = [
            ("import houseful, s", f"{seconds(IMPORT, cache, 5):.3f}", "under 0.5"),
            ("first decision, cold cache, s", f"{seconds(FIRST, cache):.2f}", "under 15"),
            ("first decision, warm cache, s", f"{seconds(FIRST, cache, 5):.2f}", "under 1"),
        ]
    table("Starting", rows)
