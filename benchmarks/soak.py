"""Does the server stay as it is? Half an hour at 70 % of what it can do, its memory and answers by the minute.

`python -m benchmarks soak [--minutes M] [--share 0.7] [--tables T] [--database sqlite|postgresql]`: two clients at each
table play game after game, each at a new table. What the server can do is measured first, in the same way without
pauses. Level means: the last third of the minutes against the third before.
"""

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator

import httpx
import uvloop
from picows import WSError
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database, postgres
from tests.server.support.processes import Server, serving

from benchmarks.server import memory_of, seconds_of
from benchmarks.socket_clients import Pair, Run, open_pair

TAKES_HOURS = True
MEMORY_GROWTH, P99_GROWTH = 1.05, 1.5  # what still counts as level
STEER_SECONDS = 2.0
LOST = (OSError, WSError, httpx.HTTPError, TimeoutError)


class Load:
    """Pairs of clients, one game after another."""

    def __init__(self, url: str, tables: int, pause: float) -> None:
        self.url, self.run, self.lost = url, Run(pause), 0
        self.host = Client(url)
        self.http = httpx.AsyncClient(base_url=url, cookies=dict(self.host.http.cookies), timeout=60)
        self._tasks = [asyncio.create_task(self._play(pause * number / tables)) for number in range(tables)]
        self.run.running = True

    async def _play(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while True:
            try:
                pair = await open_pair(self.url, self.run, self.http, self.host.cookie)
                pair.begin()
                await self._finish(pair)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.5)

    async def _finish(self, pair: Pair) -> None:
        while not pair.over and all(seat.open for seat in pair.seats):
            await asyncio.sleep(0.05)
        for seat in pair.seats:
            seat.transport.disconnect()

    def steer(self, wanted: float) -> None:
        """Shorten or lengthen the pauses, again and again, so that this many moves a second are played."""
        self._tasks.append(asyncio.create_task(self._steer(wanted)))

    async def _steer(self, wanted: float) -> None:
        tables, before = len(self._tasks), 0
        while True:
            await asyncio.sleep(STEER_SECONDS)
            found = max(1, self.run.played - before) / STEER_SECONDS
            before = self.run.played
            self.run.pause = max(0.0, self.run.pause + (tables / wanted - tables / found) / 2)

    def take(self) -> tuple[int, list[float]]:
        """Moves and waits since the last time, and begin anew."""
        found = self.run.moves, sorted(self.run.waits)
        self.run.moves, self.run.waits = 0, []
        return found

    async def close(self) -> None:
        """Stop."""
        self.run.running = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.aclose()
        self.host.close()


async def capacity(server: Server, tables: int, seconds: float) -> float:
    """Moves a second without pauses."""
    load = Load(server.url, tables, 0.0)
    await asyncio.sleep(3)
    load.take()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    moves, _ = load.take()
    took = time.perf_counter() - began
    await load.close()
    return moves / took


async def soak(server: Server, options: argparse.Namespace) -> list[tuple[float, float]]:
    """Memory in MB and p99 in ms of each minute."""
    most = await capacity(server, options.tables, options.measure)
    wanted = options.share * most
    print(f"{most:,.0f} moves a second at most; {options.minutes:g} minutes at {wanted:,.0f}\n")
    print(
        "| minute | moves/s | p50 ms | p99 ms | server % of a core | server MB |\n|---|---|---|---|---|---|", flush=True
    )
    load, rows = Load(server.url, options.tables, options.tables / wanted), []
    load.steer(wanted)
    await asyncio.sleep(5)
    load.take()
    for minute in range(round(options.minutes * 60 / options.every)):
        began, busy = time.perf_counter(), seconds_of(server)
        await asyncio.sleep(options.every)
        took, busy = time.perf_counter() - began, seconds_of(server) - busy
        moves, waits = load.take()
        middle, late, memory = 1000 * statistics.median(waits), 1000 * waits[int(0.99 * len(waits))], memory_of(server)
        share = 100 * busy / took
        print(
            f"| {minute + 1} | {moves / took:,.0f} | {middle:.1f} | {late:.1f} | {share:.0f} | {memory:.0f} |",
            flush=True,
        )
        rows.append((memory, late))
    await load.close()
    print(f"\n{load.lost} connections were lost")
    return rows


def verdict(rows: list[tuple[float, float]]) -> str:
    """Whether memory and answers were level towards the end."""
    third = len(rows) // 3
    if not third:
        return "too short to say whether it is level"
    before, last = rows[third : 2 * third], rows[-third:]
    growth = [statistics.mean(r[n] for r in last) / statistics.mean(r[n] for r in before) for n in (0, 1)]
    words = [f"x{by:.2f}, {'level' if by < most else 'NOT LEVEL'}" for by, most in zip(growth, GROWTH, strict=True)]
    return f"memory {words[0]}; p99 {words[1]} (the last third against the one before)"


GROWTH = (MEMORY_GROWTH, P99_GROWTH)


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """A fresh database."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/houseful.db"
    else:
        with postgres() as cluster:
            yield new_database(cluster.address, "soak")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--share", type=float, default=0.7)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--measure", type=float, default=15.0, metavar="SECONDS", help="of measuring the capacity")
    parser.add_argument("--every", type=float, default=60.0, metavar="SECONDS", help="of one row")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options = parser.parse_args()
    with database(options.database) as address, serving(address) as server:
        print(verdict(uvloop.run(soak(server, options))))


if __name__ == "__main__":
    main()
