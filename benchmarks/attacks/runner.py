"""What one attacker does to everybody else: the answers at a calm table and the server's memory, before and during.

`python -m benchmarks.attacks [NAME …] [--seconds S] [--before B]`: each attack gets a server of its own over SQLite
with default settings. An attack is a file here with a coroutine `attack(attacker)`; it runs in a process of its own at
full rate, from one address. The promise: the calm table's 99th percentile stays under 50 ms, the memory under 600 MB.
"""

import argparse
import asyncio
import importlib
import inspect
import json
import os
import pkgutil
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import fields

from tests.server.support.processes import Server, serving

import benchmarks.attacks
from benchmarks.attacks.attackers import Attacker
from benchmarks.attacks.calm_tables import CalmTables
from benchmarks.server import memory_of
from houseful.server.limits import Limits, variable
from houseful.server.settings import REQUESTS_PER_SECOND

LATEST, LARGEST = 50.0, 600.0  # ms, MB
HEAD = (
    "| attack | friends p50/p99 ms before | during | novice p50/p99 ms before | during | MB before | most | promise |\n"
    "|---|---|---|---|---|---|---|---|"
)


def attacks() -> list[str]:
    """The names of all attacks."""
    names = [module.name for module in pkgutil.iter_modules(benchmarks.attacks.__path__) if module.name != "__main__"]
    modules = {name: importlib.import_module(f"benchmarks.attacks.{name}") for name in names}
    return [name for name, module in modules.items() if inspect.iscoroutinefunction(getattr(module, "attack", None))]


def use_default_limits() -> None:
    """Start servers with the limits that everybody gets, whatever the environment says."""
    os.environ.update({variable(field.name): str(field.default) for field in fields(Limits)})


async def run_attacker(name: str, url: str, seconds: float) -> None:
    """Attack in this process; print what became of the requests."""
    attacker = Attacker(url, seconds)
    try:
        await asyncio.wait_for(importlib.import_module(f"benchmarks.attacks.{name}").attack(attacker), seconds + 1)
    except TimeoutError:
        attacker.outcomes["cut off"] += 1
    finally:
        print(json.dumps(attacker.outcomes.most_common(8)), flush=True)
    os._exit(0)  # thousands of connections need no closing


async def start_attacker(name: str, url: str, seconds: float) -> Process:
    """Attack from a process that leaves the processor to the calm table's clients."""
    command = ("-m", "benchmarks.attacks", "--attacker", name, "--url", url, "--seconds", str(seconds))
    return await asyncio.create_subprocess_exec("nice", sys.executable, *command, stdout=PIPE, stderr=DEVNULL)


async def sample(server: Server, calm: CalmTables, seconds: float) -> tuple[list[tuple[float, float]], float]:
    """Friends and novice for a while: p50 and p99 each; and the most memory, in MB."""
    calm.begin()
    most, end = 0.0, asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        most = max(most, memory_of(server))
        await asyncio.sleep(0.1)
    return [calm.figures(bot) for bot in (False, True)], most


async def measure(server: Server, name: str, before: float, seconds: float) -> tuple[str, str]:
    """One row of the table, and what became of the attacker's requests."""
    calm = CalmTables(server.url)
    await calm.open()
    await asyncio.sleep(1)
    quiet, small = await sample(server, calm, before)
    attacker = await start_attacker(name, server.url, seconds)
    await asyncio.sleep(1)  # it starts
    loud, large = await sample(server, calm, seconds)
    told, _ = await asyncio.wait_for(attacker.communicate(), 60)
    assert server.process is not None
    kept = server.process.poll() is None and loud[0][1] < LATEST and large < LARGEST
    promise = "kept" if kept else "BROKEN" if quiet[0][1] < LATEST or large >= LARGEST else "machine too busy to say"
    figures = [f"{middle:.1f} / {late:.1f}" for pair in zip(quiet, loud, strict=True) for middle, late in pair]
    cells = [name, *figures, f"{small:.0f}", f"{large:.0f}", promise]
    await calm.close()
    return f"| {' | '.join(cells)} |", f"  {name}: {told.decode().strip()}"


def main() -> None:
    """Run the attacks that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(attacks()))
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--before", type=float, default=10.0)
    parser.add_argument("--attacker", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attacker:
        asyncio.run(run_attacker(options.attacker, options.url, options.seconds))
    use_default_limits()
    print(HEAD, flush=True)
    outcomes = []
    for name in options.names or attacks():
        folder = tempfile.TemporaryDirectory()
        with folder, serving(f"sqlite:///{folder.name}/houseful.db", rate=REQUESTS_PER_SECOND) as server:
            row, outcome = asyncio.run(measure(server, name, options.before, options.seconds))
        print(row, flush=True)
        outcomes.append(outcome)
    print("\nWhat the attackers were answered:", *outcomes, sep="\n")
