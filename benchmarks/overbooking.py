"""How close do compiled rules come to hand-written C? Random games of Overbooking, four players, one core."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from benchmarks.measuring import best_time, table
from houseful.core.compile.trace import SILENT
from houseful.games import find_game

GAMES = 20_000
LIMITS = Path(os.environ.get("HOUSEFUL_LIMITS", Path(__file__).parents[2] / "shared" / "limits"))


def rules_rate() -> tuple[float, float]:
    """Decisions and games a second of the compiled rules."""
    game = find_game("overbooking")
    blank, memory = (
        game.rules.blank_table({"players": 4, "bonus": "expert", "peek": True, "first": None}),
        game.rules.table.blank(),
    )
    sheets = np.zeros((GAMES, 4, game.rules.columns), np.int16)
    moves = np.empty(game.rules.moves, np.int16)

    def run(pages: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> int:
        return int(game.entry_points.playouts(game.standard.box, blank, memory, 0, moves, pages, SILENT))

    run(sheets[:1])
    decisions = run(sheets)
    seconds = best_time(lambda: run(sheets))
    return decisions / seconds, GAMES / seconds


def limit_rate() -> float | None:
    """Decisions a second of the C program, if it and a compiler are there; the best of three."""
    source, compiler = LIMITS / "overbooking.c", shutil.which("cc") or shutil.which("gcc")
    if not source.exists() or compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/limit"
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, str(source)], check=True)
        runs = [subprocess.run([program], capture_output=True, text=True, check=True) for _ in range(3)]
    return max(float(run.stdout.split()[2]) for run in runs)


def main() -> None:
    decisions, games = rules_rate()
    limit = limit_rate()
    rows = [
        ("rules, decisions a second", f"{decisions:,.0f}", ""),
        ("rules, games a second", f"{games:,.0f}", ""),
    ]
    if limit is None:
        rows.append(("hand-written C", "not here", "no C program or no compiler"))
    else:
        rows.append(("hand-written C, decisions a second", f"{limit:,.0f}", ""))
        rows.append(("rules / C", f"{decisions / limit:.2f}", "at least 0.40, aim 0.70"))
    table("Overbooking, four random players, one core", rows)
