"""A million open tables and 50,000 moves a second over many workers: what breaks first?

`python -m benchmarks many_machines [--tables N] [--moves M] [--workers 10,20,…] [--split S]` measures what single steps
cost here (`unit_costs`), then computes: each worker has a core, a connection to one PostgreSQL and an equal share of
the tables. Moves that arrive while a worker's commit is under way wait for the next one. PostgreSQL lets one
transaction after another notify, so commits wait for each other: that queue is simulated. `--split` is the share of
moves at tables whose watchers are at two workers, as without a proxy that hashes by table id.
"""

import argparse
import heapq
import random
import time
from dataclasses import dataclass

from benchmarks.unit_costs import Costs, measure
from houseful.server.db.move_log import LARGEST_BATCH

SIMULATED = 3.0  # seconds
FULL = 0.7  # of a core: more than this is no plan
MACHINE = 64 * 2**30  # bytes
CORES = 16  # of a machine: as many workers


@dataclass
class Queue:
    """What became of the commits."""

    busy: float  # share of the time in which PostgreSQL commits
    batch: float  # lines of a commit
    middle: float  # seconds from a move to its acknowledgement, median
    late: float  # 99th percentile


def simulate(costs: Costs, workers: int, rate: float, seconds: float = SIMULATED) -> Queue:
    """The queue of commits: each worker sends what has arrived, and again as soon as that is committed."""
    luck, each = random.Random(1), rate / workers
    ready = [(luck.expovariate(each), number) for number in range(workers)]
    heapq.heapify(ready)
    last = [0.0] * workers  # when each worker last took moves
    left = [0] * workers  # moves beyond the largest batch
    free = busy = 0.0
    waits: list[float] = []
    lines = commits = 0
    while ready[0][0] < seconds:
        moment, number = heapq.heappop(ready)
        arrived = round(each * (moment - last[number]) + luck.uniform(-0.5, 0.5)) or 1
        size = min(LARGEST_BATCH, left[number] + arrived)
        left[number] += arrived - size
        took = costs.commit + costs.line * size + costs.wake * workers
        free, busy = max(free, moment) + took, busy + took
        waits += [free - luck.uniform(last[number], moment) for _ in range(min(size, 20))]
        lines, commits, last[number] = lines + size, commits + 1, moment
        heapq.heappush(ready, (max(free, moment + luck.expovariate(each) if each * took < 1 else free), number))
    waits.sort()
    return Queue(busy / max(free, seconds), lines / commits, waits[len(waits) // 2], waits[int(0.99 * len(waits))])


@dataclass
class Row:
    """One number of workers."""

    workers: int
    worker: float  # share of a worker's core
    worker_before: float  # the same if every worker heard every move
    memory: float  # bytes of one machine with its workers
    queue: Queue

    @property
    def first(self) -> str:
        """What breaks first, or is nearest to it."""
        loads = {
            "the workers' processors": self.worker / FULL,
            "memory": self.memory / MACHINE,
            "PostgreSQL's commits": self.queue.busy / FULL,
        }
        name = max(loads, key=lambda load: loads[load])
        return f"{name} ({'breaks' if loads[name] > 1 else 'holds'})"


def compute(costs: Costs, tables: float, rate: float, split: float, workers: int) -> Row:
    """What so many workers do."""
    own = rate / workers
    load = own * (costs.move + split * costs.heard)
    memory = min(CORES, workers) * costs.worker + min(CORES, workers) * tables / workers * costs.watched_table
    before = own * (costs.move + split * costs.heard) + (rate - own) * costs.unheard
    return Row(workers, load, before, memory, simulate(costs, workers, rate))


def report(costs: Costs) -> None:
    """Print what was measured."""
    print("Measured here:")
    for words, seconds in (
        ("a move at its worker, the database left out", costs.move),
        ("a move heard from another worker, at a table watched here", costs.heard),
        ("a move of a table that is not open here, if every worker heard every move", costs.unheard),
        ("the same, where it does not come together with others", costs.unheard_alone),
        ("a commit that notifies", costs.commit),
        ("each line of it", costs.line),
        ("each connection that listens", costs.wake),
    ):
        print(f"  {1e6 * seconds:8.1f} µs  {words}")
    for words, size in (
        ("an open table", costs.open_table),
        ("an open table with two sockets", costs.watched_table),
        ("a worker without tables", costs.worker),
    ):
        print(f"  {size / 1024:8.1f} KB  {words}")


def limit(costs: Costs, workers: int) -> float:
    """Moves a second at which PostgreSQL commits all the time, with batches as large as they may be."""
    size = LARGEST_BATCH
    return size / (costs.commit + costs.line * size + costs.wake * workers)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks many_machines")
    parser.add_argument("--tables", type=float, default=1_000_000)
    parser.add_argument("--moves", type=float, default=50_000)
    parser.add_argument("--workers", default="10,20,50,100,200")
    parser.add_argument("--split", type=float, default=0.0)
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    costs = measure()
    report(costs)
    print(f"\n{options.tables:,.0f} open tables, {options.moves:,.0f} moves a second, {options.split:.0%} split")
    heads = (
        "workers",
        "% of a worker",
        "all hearing all",
        "GB a machine",
        "commits %",
        "lines",
        "p50 ms",
        "p99 ms",
    )
    print(f"| {' | '.join(heads)} | first |\n{'|---' * (len(heads) + 1)}|")
    for workers in map(int, options.workers.split(",")):
        row = compute(costs, options.tables, options.moves, options.split, workers)
        queue = row.queue
        cells = [f"{workers}", f"{100 * row.worker:.0f}", f"{100 * row.worker_before:.0f}", f"{row.memory / 2**30:.0f}"]
        cells += [f"{100 * queue.busy:.0f}", f"{queue.batch:.0f}", f"{1000 * queue.middle:.1f}"]
        print(f"| {' | '.join(cells)} | {1000 * queue.late:.1f} | {row.first} |", flush=True)
    most = limit(costs, max(map(int, options.workers.split(","))))
    print(f"\nOne PostgreSQL like this one commits at most {most:,.0f} moves a second, whatever the number of workers.")
    print(f"({time.perf_counter() - began:.0f} s)")


if __name__ == "__main__":
    main()
