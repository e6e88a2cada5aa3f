"""Is an acknowledged move ever lost? Servers are killed with SIGKILL while people play, over both databases.

`python -m benchmarks kills [--kills N] [--batch K] [--seed S] [--fresh]`: half of the kills hit one server over SQLite,
half hit two workers over one PostgreSQL. After each kill all that anybody was sent is compared with the database, after
each batch the logs are replayed. Batches that passed are kept in `.kills/results.json`, so a run that was stopped goes
on where it was.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.support.kills import survive
from tests.server.support.postgres import new_database, postgres
from tqdm import tqdm

TAKES_HOURS = True
RESULTS = Path(".kills") / "results.json"
KINDS = {"SQLite": 1, "PostgreSQL, two workers": 2}  # servers that are killed


def kept(fresh: bool) -> list[dict[str, int | str]]:
    """The batches that have passed."""
    found: list[dict[str, int | str]] = [] if fresh or not RESULTS.exists() else json.loads(RESULTS.read_text())
    return found


def keep(batches: list[dict[str, int | str]]) -> None:
    """Keep the batches for the next run."""
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(batches, indent=1))


def run_batch(kind: str, kills: int, seed: int, address: str, on_kill: Callable[[], object]) -> dict[str, int | str]:
    """So many kills of one kind; what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        single = KINDS[kind] == 1
        database = f"sqlite:///{folder}/houseful.db" if single else new_database(address, f"kills {seed} {kills}")
        memory = asyncio.run(survive(database, kills, seed, KINDS[kind], on_kill))
    figures = {"acknowledged": len(memory.acknowledged), "games": len(memory.finished)}
    return {"kind": kind, "kills": kills, "seed": seed, **figures}


def report(batches: list[dict[str, int | str]]) -> None:
    """Print what was seen, by kind."""
    print("| database | kills | acknowledged moves | finished games | lost |")
    print("|---|---|---|---|---|")
    for kind in KINDS:
        sums = [sum(int(batch[name]) for batch in batches if batch["kind"] == kind) for name in COUNTED]
        print(f"| {kind} | {' | '.join(f'{number:,}' for number in sums)} | 0 |")


COUNTED = ("kills", "acknowledged", "games")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks kills")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true")
    options = parser.parse_args()
    batches = kept(options.fresh)
    done = sum(int(batch["kills"]) for batch in batches)
    with postgres() as cluster, tqdm(total=options.kills, initial=min(done, options.kills), unit="kill") as bar:
        for kind in KINDS:
            wanted = options.kills // len(KINDS) - sum(
                int(batch["kills"]) for batch in batches if batch["kind"] == kind
            )
            while wanted > 0:
                kills = min(wanted, options.batch)
                batches.append(run_batch(kind, kills, options.seed + len(batches), cluster.address, bar.update))
                keep(batches)
                wanted -= kills
    report(batches)


if __name__ == "__main__":
    main()
