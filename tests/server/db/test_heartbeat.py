"""The heartbeat: outages are found at a start and after a database was away, and only then."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from houseful.server.db.engine import Database
from houseful.server.db.heartbeat import Heartbeat, Outages
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.settings import Settings, read_database
from tests.server.support.postgres import new_database
from tests.server.support.services import FakeTime


def in_database(address: str, scene: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        db = Database(Settings(read_database(address)))
        await db.open()
        try:
            await scene(db)
        finally:
            await db.close()

    asyncio.run(run())


def test_only_the_part_of_an_outage_within_a_decision_counts() -> None:
    outages = Outages()
    outages.replace([(100, 200), (400, 450)])
    assert outages.between(0, 1_000) == 150
    assert outages.between(150, 420) == 70
    assert outages.between(200, 400) == 0
    assert outages.between(120, 130) == 10
    assert Outages().between(0, 10**15) == 0


def test_what_passed_since_the_last_heartbeat_of_a_killed_server_is_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime(monkeypatch)

    async def scene(db: Database) -> None:
        await Heartbeat(db).beat()  # and then the process is killed
        began = now()
        clock.pass_seconds(3600)
        clock.restart()
        again = Heartbeat(db)
        await again.beat()
        assert again.outages.between(0, now()) == 3_600_000
        assert again.outages.between(began, began + 60_000) == 60_000
        clock.pass_seconds(3600)
        await again.beat()
        assert again.outages.between(0, now()) == 3_600_000, "a server that runs is not down, however long it takes"

    in_database(f"sqlite:///{tmp_path / 'x.db'}", scene)


def test_a_database_that_is_away_is_an_outage_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeTime(monkeypatch)

    async def scene(db: Database) -> None:
        monkeypatch.setattr("houseful.server.db.heartbeat.BEAT_SECONDS", 0.01)
        heart = Heartbeat(db)
        await heart.open()
        beat, failed = heart.beat, asyncio.Event()

        async def fail() -> None:
            failed.set()
            raise Refused(503, "server-not-ready")

        heart.beat = fail  # type: ignore[method-assign]
        await asyncio.wait_for(failed.wait(), 60)
        clock.pass_seconds(90)
        heart.beat = beat  # type: ignore[method-assign]
        async with asyncio.timeout(60):
            while not heart.outages.between(0, now()):
                await asyncio.sleep(0.01)
        assert heart.outages.between(0, now()) == 90_000
        await heart.close()

    in_database(f"sqlite:///{tmp_path / 'x.db'}", scene)


def test_workers_agree_on_the_time_and_one_that_comes_later_finds_no_outage(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime(monkeypatch)

    async def scene(db: Database) -> None:
        await asyncio.gather(*(Heartbeat(db).beat() for _ in range(3)))
        clock.pass_seconds(4)
        late = Heartbeat(db)
        await late.beat()
        assert late.outages.between(0, now()) == 0
        before = now()
        clock.set_wall_clock(-7200)
        clock.restart()
        await Heartbeat(db).beat()
        assert now() >= before, "a worker that starts with its wall clock set back goes on from the others' time"

    in_database(new_database(postgres_address, "heartbeat"), scene)
