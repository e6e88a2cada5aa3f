"""Costs of single steps, from which `many_machines` computes: a move, a commit, a notification, an open table."""

import asyncio
import contextlib
import os
import statistics
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import msgspec
import uvloop
from tests.server.support.postgres import Postgres, new_database, postgres
from tests.server.support.processes import serving
from tests.server.support.workers import services_over

from benchmarks import server as server_benchmark
from houseful.host.entries import Entry
from houseful.server.cluster.messages import DECODER, EntriesWritten
from houseful.server.cluster.shards import EVERYBODY
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.move_writers import PostgresWriter
from houseful.server.errors import Refused
from houseful.server.messages import NewTable, WantedSeat
from houseful.server.people import new_id
from houseful.server.services import Services
from houseful.server.settings import Settings, read_database

BATCHES = (1, 16, 128)  # lines of a commit
WRITERS = 8  # that commit at the same time
LISTENERS = 24  # further connections that listen to other channels
TABLES = 1000
WATCHED_TABLES = 300
MESSAGES = 1000
APART = 0.001  # seconds between messages that do not come together


@dataclass
class Costs:
    """Seconds and bytes."""

    move: float  # of a worker, for a move at a table with two sockets; everything but the database
    heard: float  # of a worker, for a move that another wrote at a table watched here
    unheard: float  # the same for a table that is not open here: what each worker paid while all heard everything
    unheard_alone: float  # if it does not come together with others
    commit: float  # of PostgreSQL, for a commit that notifies; they wait for each other
    line: float  # and for each line of it
    wake: float  # and for each connection that listens, to whatever channel
    open_table: float  # bytes of an open table that nobody watches
    watched_table: float  # bytes of one with two sockets
    worker: float  # bytes of a worker without tables


def measure() -> Costs:
    """Measure every cost; takes about a minute."""
    with postgres() as cluster:
        commit, line, wake = uvloop.run(commit_costs(cluster))
        inside = uvloop.run(table_costs(new_database(cluster.address, "inside")))
        with serving(new_database(cluster.address, "served")) as served:
            worker = server_benchmark.memory_of(served)
            watched = uvloop.run(server_benchmark.cost_of_a_table(served, WATCHED_TABLES))
            move = uvloop.run(server_benchmark.measure(served, 50))[3]
    return Costs(move / 1e6, *inside[:3], commit, line, wake, inside[3], 1024 * watched, 2**20 * worker)


# Commits


async def commit_costs(cluster: Postgres) -> tuple[float, float, float]:
    """Seconds of a commit, of each of its lines, and of each listener: a straight line through a few batch sizes."""
    database = await asyncio.to_thread(new_database, cluster.address, "commits")
    tables = await lay_rows(database)
    async with writers(database) as each:
        alone = [await seconds_of_a_commit(each, tables, size, base) for base, size in enumerate(BATCHES)]
        listening = [await asyncpg.connect(database) for _ in range(LISTENERS)]
        for number, connection in enumerate(listening):
            await connection.add_listener(f"other_{number}", print)
        crowded = await seconds_of_a_commit(each, tables, BATCHES[1], len(BATCHES))
        for connection in listening:
            await connection.close()
    slope, commit = statistics.linear_regression(BATCHES, alone)
    wake = max(0.0, crowded - alone[1]) / LISTENERS
    return max(commit, 0.0), max(slope, 0.0), wake


async def lay_rows(database: str) -> list[str]:
    """Tables without players, of which entries can be written."""
    db, ids = Database(Settings(read_database(database))), [new_id() for _ in range(TABLES)]
    await db.open()
    plain = {"game": "oktoberfest", "options": "{}", "host": "", "public": False, "pace": "live", "clock": "none"}
    fixed = {"seconds": 0, "stand_in": "like", "stage": "over", "secret": "", "fair": False, "created": 0, "touched": 0}
    async with db.writing() as connection:
        await connection.execute(schema.tables.insert(), [{"id": table_id, **plain, **fixed} for table_id in ids])
    await db.close()
    return ids


@contextlib.asynccontextmanager
async def writers(database: str) -> AsyncIterator[list[PostgresWriter]]:
    """Several workers' ends of the move log."""
    bases = [Database(Settings(read_database(database))) for _ in range(WRITERS)]
    each = [PostgresWriter(db, new_id()) for db in bases]
    yield each
    for writer, db in zip(each, bases, strict=True):
        await writer.close()
        await db.close()


async def seconds_of_a_commit(each: list[PostgresWriter], tables: list[str], size: int, base: int) -> float:
    """Seconds between two commits of so many lines while all writers write; the best of three runs."""
    commits, best = max(5, 200 // size), float("inf")

    async def write(number: int, run: int) -> None:
        for commit in range(commits):
            first = 1 + ((base * 3 + run) * commits + commit) * WRITERS + number
            await each[number].write([(tables[n], Entry(first, 0, "move", "3 bird line 2", 0)) for n in range(size)])

    for run in range(3):
        began = time.perf_counter()
        await asyncio.gather(*(write(number, run) for number in range(WRITERS)))
        best = min(best, (time.perf_counter() - began) / (commits * WRITERS))
    return best


# Tables


async def table_costs(database: str) -> tuple[float, float, float, float]:
    """Seconds of a move heard at a table that is watched here, and at one that is not open, among others and alone.

    Then the bytes of an open table.
    """
    async with services_over(database) as services:
        ada = (await services.people.create("Ada", "en"))[0]
        wish = NewTable("overbooking", [WantedSeat("me"), WantedSeat("me")])
        await services.creation.create(ada, wish)
        before = memory()
        tables = [(await services.creation.create(ada, wish))[0] for _ in range(TABLES)]
        size = (memory() - before) / TABLES
        heard = await heard_moves(services, [live.id for live in tables])
        return heard, await unheard_cost(services, 0.0), await unheard_cost(services, APART), size


def memory() -> float:
    """The memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Viewer:
    """Somebody who watches."""

    viewpoint: int | None = 0
    person = ""

    def post(self, _message: bytes) -> None:
        """Send nothing."""

    def refresh(self) -> None:
        """Send nothing."""

    def dismiss(self, refused: Refused) -> None:
        """Stay."""


def announced(table_id: str, ply: int, seat: int, text: str) -> str:
    """A move as another worker announces it."""
    message = EntriesWritten(worker=new_id(32), entries=[(table_id, ply, seat, "move", text, 0)])
    return msgspec.json.encode(message).decode()


async def heard_moves(services: Services, table_ids: list[str]) -> float:
    """Seconds of one move at a table that is watched here."""
    took = []
    for table_id in table_ids[:300]:
        live = await services.registry.live(table_id)
        live.delivery.watchers.add(Viewer())
        seat = live.turn or 0
        raw = announced(table_id, live.ply + 1, seat, str(live.table.legal()[0]))
        began = time.perf_counter()
        await services.worker_messages.receive(DECODER.decode(raw))
        took.append(time.perf_counter() - began)
        live.delivery.watchers.clear()
    return statistics.median(took)


async def unheard_cost(services: Services, pause: float) -> float:
    """What a move costs that comes to everybody, beyond one that does not come here."""
    heard, not_sent = [await unheard_moves(services, channel, pause) for channel in (EVERYBODY, f"{EVERYBODY}_nobody")]
    return max(0.0, heard - not_sent)


NOTIFY_ONE_BY_ONE = """
    DO $$ BEGIN FOR number IN 1..{count} LOOP
        PERFORM pg_notify('{channel}', '{message}'); COMMIT; PERFORM pg_sleep({pause});
    END LOOP; END $$"""


async def unheard_moves(services: Services, channel: str, pause: float) -> float:
    """Seconds of this process for one move that another worker announces at a table that is not open here."""
    publisher = await asyncpg.connect(services.db.settings.database.set(drivername="postgresql").render_as_string())
    statement = NOTIFY_ONE_BY_ONE.format(
        count=MESSAGES, channel=channel, pause=pause, message=announced(new_id(), 7, 0, "1 bed 2")
    )
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        await publisher.execute(statement)
        await asyncio.sleep(0.5)
        best = min(best, time.process_time() - began)
    await publisher.close()
    return best / MESSAGES
