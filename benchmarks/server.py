"""The server under load: two clients a table, each moving as fast as it is answered, every move on disk.

The server has one core and the clients the other, as in the figures of boardgame.io that these are compared
with (2,400 moves a second with one match, 3,200 with 50, 3,100 with 500; games in memory only).
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import uvloop
from picows import WSListener, ws_connect
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database, postgres
from tests.server.support.processes import Server, serving

import houseful
from benchmarks.socket_clients import GAME, Run, open_pairs

SECONDS = 5.0
POOL = 1000  # tables with their sockets open, so that a pair whose game is over goes on with the next


async def measure(server: Server, tables: int, pause: float = 0.0) -> tuple[float, float, float, float]:
    """Moves a second; ms from move to acknowledgement, median and 99th percentile; processor µs a move."""
    url = server.url
    run = Run(pause)
    pool = tables if pause else max(POOL, 2 * tables)
    pairs = await open_pairs(url, run, pool)
    await asyncio.sleep(0.5)
    run.running = True
    run.spare = pairs[tables:]
    for number, pair in enumerate(pairs[:tables]):
        asyncio.get_running_loop().call_later(pause * number / tables, pair.begin)
    gc.collect()
    gc.disable()  # a pause of the clients would be counted as one of the server
    await asyncio.sleep(1.0)  # let it get under way
    run.moves, run.waits = 0, []
    began, busy = time.perf_counter(), seconds_of(server)
    await asyncio.sleep(SECONDS)
    took, busy = time.perf_counter() - began, seconds_of(server) - busy
    moves, waits = run.moves, sorted(run.waits)
    run.running = False
    gc.enable()
    for pair in pairs:
        for seat in pair.seats:
            seat.transport.disconnect()
    await asyncio.sleep(0.3)
    late = waits[int(0.99 * len(waits))]
    return moves / took, 1000 * statistics.median(waits), 1000 * late, 1e6 * busy / moves


def memory_of(server: Server) -> float:
    """The memory of a server and its workers, in MB."""
    assert server.process is not None
    total = 0.0
    for process in [server.process.pid, *children_of(server.process.pid)]:
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{process}/status").read_text()
            total += int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return total


def seconds_of(server: Server) -> float:
    """The processor time a server and its workers have used."""
    assert server.process is not None
    ticks = 0
    for process in [server.process.pid, *children_of(server.process.pid)]:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


@contextlib.contextmanager
def servers(kinds: list[str]) -> Iterator[Iterator[tuple[str, Server]]]:
    """Each kind of server in turn, on the first core; the clients take the second."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        wanted = any("PostgreSQL" in kind for kind in kinds)
        address = stack.enter_context(postgres()).address if wanted else ""

        def each() -> Iterator[tuple[str, Server]]:
            for number, kind in enumerate(kinds):
                workers = 2 if "two" in kind else 1
                alone, websockets = kind.startswith("SQLite"), "stock" if "stock" in kind else "picows"
                base = f"sqlite:///{folder}/{number}.db" if alone else new_database(address, f"b{number}")
                os.sched_setaffinity(0, {0} if alone else {0, 1})
                with serving(base, workers, websockets=websockets) as server:
                    os.sched_setaffinity(0, {1} if alone else {0, 1})
                    yield kind, server
                os.sched_setaffinity(0, {0, 1})

        yield each()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks server")
    parser.add_argument("--kinds", default="SQLite,PostgreSQL,PostgreSQL (two workers)")
    parser.add_argument("--tables", default="1,50,500")
    parser.add_argument("--rest", action=argparse.BooleanOptionalAction, default=True)
    options = parser.parse_args(arguments)
    print(f"{GAME}, two clients a table, {SECONDS:.0f} s each; every acknowledged move is on disk\n")
    print("| database | tables | moves/s | p50 ms | p99 ms | server µs/move | server MB |")
    print("|---|---|---|---|---|---|---|", flush=True)
    with servers(options.kinds.split(",")) as each:
        for kind, server in each:
            for tables in map(int, options.tables.split(",")):
                report(kind, server, f"{tables}", uvloop.run(measure(server, tables)))
            if "500" in options.tables:
                calm = uvloop.run(measure(server, 500, pause=1.0))
                report(kind, server, "500, a move a second", calm)
        if options.rest:
            with serving(f"sqlite:///{tempfile.mkdtemp()}/rest.db") as server:
                report_the_rest(server)


async def idle_sockets(server: Server, count: int) -> tuple[int, float]:
    """Open so many sockets at 50 tables; how many are held, and the memory that one costs, in KB."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], count + 500), limit[1]))
    host = await asyncio.to_thread(Client, server.url)
    seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "me"}]
    tables = [host.post("/api/tables", 201, game=GAME, seats=seats)["table"]["id"] for _ in range(50)]
    before, held = memory_of(server), []
    for number in range(count):
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{tables[number % 50]}/socket"
        held.append((await ws_connect(WSListener, address, extra_headers={"Cookie": host.cookie}))[0])
    await asyncio.sleep(2)
    grown = memory_of(server) - before
    for transport in held:
        transport.disconnect()
    await asyncio.sleep(0.5)
    host.close()
    return len(held), 1024 * grown / count


def jumps(server: Server) -> list[float]:
    """Opening finished games and jumping to plies of them, in ms: one long game of each kind."""
    host, took = Client(server.url), []
    for game in houseful.games():
        table = houseful.deal(game, players=2, seed=1)
        while not table.over:
            table.play(table.legal()[0])
        replay = host.post("/api/logs", 201, log=table.log())["id"]
        for ply in range(0, table.ply + 1, 3):
            began = time.perf_counter()
            host.get(f"/api/tables/{replay}/replay", ply=ply, eyes="open")
            took.append(1000 * (time.perf_counter() - began))
    host.close()
    return sorted(took)


async def cost_of_a_table(server: Server, count: int) -> float:
    """What one table with two sockets costs in memory, in KB."""
    before = memory_of(server)
    pairs = await open_pairs(server.url, Run(), count)
    await asyncio.sleep(1)
    grown = memory_of(server) - before
    for pair in pairs:
        for seat in pair.seats:
            seat.transport.disconnect()
    await asyncio.sleep(0.5)
    return 1024 * grown / count


def report_the_rest(server: Server) -> None:
    base = memory_of(server)
    print(f"\nA table with two sockets: {uvloop.run(cost_of_a_table(server, 500)):.0f} KB; {base:.0f} MB before")
    held, cost = uvloop.run(idle_sockets(server, 5000))
    print(f"{held:,} idle sockets: {memory_of(server):.0f} MB, {cost:.0f} KB each")
    took = jumps(server)
    print(f"Jumping to a ply of a finished game: p50 {statistics.median(took):.1f} ms, most {took[-1]:.1f} ms")


def report(kind: str, server: Server, tables: str, figures: tuple[float, float, float, float]) -> None:
    rate, middle, late, busy = figures
    memory = memory_of(server)
    print(
        f"| {kind} | {tables} | {rate:,.0f} | {middle:.1f} | {late:.1f} | {busy:.0f} | {memory:.0f} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
