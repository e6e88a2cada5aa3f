"""Do one core, all cores, a CUDA device and a Ray cluster play the same games, to the last point?

`python -m benchmarks same_games [--games N]` plays N games of each game with its most players on everything that is
here, and compares a hash of all score sheets in the order of their seeds, and the decisions. A cluster of two nodes is
started on this machine if Ray is installed (`houseful[cluster]`); a device needs `houseful[gpu]` and a GPU.
"""

import argparse
import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from benchmarks.measuring import table
from houseful.core.options import read_options
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from houseful.lab import cuda, ray_cluster
from houseful.lab.playing import RANDOM, Crew, Job, in_seed_order, on_cores

TAKES_HOURS = True  # it wants a GPU and a cluster: asked for by its name only
NODES = 2


class Found(NamedTuple):
    """All games of one crew."""

    hash: str
    decisions: int
    seconds: float


def job_of(name: str, games: int) -> Job:
    """A game with its most players and its usual options."""
    game = find_game(name)
    options = read_options(game.rules.options, game.rules.players, game.rules.players[-1], {})
    return Job(game, game.standard, options, games, 0)


def play(job: Job, crew: Crew) -> Found:
    """Play a job and hash its games."""
    for _ in crew(replace(job, games=1), 0):
        pass  # compiled before the clock starts
    began, text, decisions = time.perf_counter(), hashlib.sha256(), 0
    for played in in_seed_order(crew(job, 0), 0):
        text.update(played.sheets.tobytes())
        decisions += played.decisions
    return Found(text.hexdigest()[:16], decisions, time.perf_counter() - began)


def one_core(job: Job, start: int) -> Iterator[object]:
    """The crew that all others are compared with."""
    return on_cores(replace(job, jobs=1), start)


@contextmanager
def local_cluster() -> Iterator[Crew | str]:
    """A cluster of two nodes on this machine; or why there is none."""
    try:
        import ray
        from ray.cluster_utils import Cluster
    except ImportError:
        yield "houseful[cluster] is not installed"
        return
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(NODES - 1):
        nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    try:
        yield ray_cluster.connect(nodes.address)
    finally:
        ray.shutdown()
        nodes.shutdown()


def device() -> Crew | str:
    """The CUDA device; or why there is none."""
    try:
        return cuda.connect(RANDOM)
    except Fault as fault:
        return str(fault)


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks same_games")
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    with local_cluster() as cluster:
        crews: dict[str, Crew | str] = {"all cores": on_cores, "CUDA": device(), f"Ray, {NODES} nodes": cluster}
        for name in NAMES:
            job = job_of(name, games)
            alone = play(job, one_core)  # type: ignore[arg-type]
            rows = [("one core", alone.hash, f"{alone.decisions:,} decisions, {alone.seconds:.1f} s")]
            for crew_name, crew in crews.items():
                rows.append((crew_name, *compared(job, crew, alone)))
            table(f"{name}, {games:,} games, {job.players} players", rows)


def compared(job: Job, crew: Crew | str, alone: Found) -> tuple[str, str]:
    """What a crew found beside one core, or why it was not tried."""
    if isinstance(crew, str):
        return "not tried", crew
    found = play(job, crew)
    same = (found.hash, found.decisions) == (alone.hash, alone.decisions)
    return found.hash, f"{'the same' if same else 'DIFFERENT'}, {found.seconds:.1f} s"
