"""Our server beside boardgame.io, same machine, same run: server on one core, clients on the other.

`python -m benchmarks rival [--rounds N]` fetches boardgame.io with npm into a temporary folder. It keeps its
games in memory only and plays the smallest game there is; ours plays Overbooking with every move on disk.
"""

import argparse
import contextlib
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
import uvloop
from tests.server.running import Server, free_port

from benchmarks.measuring import table
from benchmarks.server import SECONDS, measure, memory_of, servers

FETCHES = True
FOLDER = Path(__file__).parent / "boardgame_io"
LOADS = ((1, 0.0), (50, 0.0), (500, 0.0), (500, 1.0))  # tables, seconds between two moves

Figures = tuple[float, float, float, float]  # moves a second, p50 and p99 in ms, MB of the server


@contextlib.contextmanager
def boardgame_io() -> Iterator[tuple[int, int, Path]]:
    """Fetched and running on the first core: its port, its process and its folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(shutil.copytree(FOLDER, name, dirs_exist_ok=True))
        quiet = ["--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(["npm", "install", *quiet], cwd=folder, check=True)
        port = free_port()
        command = ["taskset", "-c", "0", "node", "server.js", str(port)]
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/games")
            yield port, process.pid, folder
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(100):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(address)
            return
        time.sleep(0.1)
    raise SystemExit("boardgame.io does not answer")


def measure_theirs(port: int, process: int, folder: Path, tables: int, pause: float) -> Figures:
    words = [str(word) for word in (port, tables, SECONDS, int(1000 * pause))]
    command = ["taskset", "-c", "1", "node", "clients.js", *words]
    answer = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    rate, middle, late = json.loads(answer)
    status = Path(f"/proc/{process}/status").read_text()
    return rate, middle, late, int(status.partition("VmRSS:")[2].split()[0]) / 1024


def measure_ours(server: Server, tables: int, pause: float) -> Figures:
    rate, middle, late, _ = uvloop.run(measure(server, tables, pause))
    return rate, middle, late, memory_of(server)


def middle_of(runs: list[Figures]) -> Figures:
    rate, middle, late, memory = (median(column) for column in zip(*runs, strict=True))
    return rate, middle, late, memory


def cells(figures: Figures) -> str:
    rate, middle, late, memory = figures
    return f"{rate:,.0f} moves/s, p50 {middle:.1f} p99 {late:.1f} ms, {memory:.0f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks rival")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    rows = []
    with servers(["SQLite"]) as each, boardgame_io() as (port, process, folder):
        _, server = next(each)
        for tables, pause in LOADS:
            ours: list[Figures] = []
            theirs: list[Figures] = []
            for _ in range(wanted.rounds):
                theirs.append(measure_theirs(port, process, folder, tables, pause))
                ours.append(measure_ours(server, tables, pause))
            load = f"{tables} tables{', a move a second' if pause else ''}"
            ratio = middle_of(ours)[0] / middle_of(theirs)[0]
            rival = f"boardgame.io {cells(middle_of(theirs))}; {ratio:.2f} of its rate"
            rows.append((load, cells(middle_of(ours)), rival))
            print(rows[-1], flush=True)
    table("Our server on SQLite beside boardgame.io, the medians of alternating runs", rows)
