"""Health: alive is not ready, ready means that something was written, and asking often costs nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from houseful.server.db.engine import Database
from houseful.server.errors import Refused
from houseful.server.readiness import Readiness
from tests.server.support.in_process import Guest, serving_here


class FakeDatabase:
    """Counts probes, and fails or hangs as the test wishes."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.probes = 0
        self.failure: Exception | None = None
        self.answers = asyncio.Event()
        self.answers.set()

    async def probe(self) -> None:
        self.probes += 1
        await self.answers.wait()
        if self.failure is not None:
            raise self.failure


def readiness_of(database: FakeDatabase) -> Readiness:
    fake: Any = database
    return Readiness(fake)


async def reason(readiness: Readiness) -> str | None:
    try:
        await readiness.check()
    except Refused as refused:
        return refused.key
    return None


def test_however_many_ask_the_database_is_written_to_once_a_second() -> None:
    async def ask() -> int:
        database = FakeDatabase()
        readiness = readiness_of(database)
        assert await asyncio.gather(*(reason(readiness) for _ in range(200))) == [None] * 200
        assert [await reason(readiness) for _ in range(200)] == [None] * 200
        return database.probes

    assert asyncio.run(ask()) == 1


@pytest.mark.parametrize(
    ("failure", "key"),
    [
        (Refused(503, "server-database-moved"), "server-database-moved"),
        (ValueError("a defect"), "server-database-unwritable"),
    ],
)
def test_a_probe_that_fails_is_a_reason_until_one_succeeds(
    failure: Exception, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("houseful.server.readiness.PROBE_EVERY", 0)

    async def ask() -> list[str | None]:
        database = FakeDatabase()
        readiness = readiness_of(database)
        database.failure = failure
        found = [await reason(readiness)]
        database.failure = None
        return [*found, await reason(readiness)]

    assert asyncio.run(ask()) == [key, None]


@pytest.mark.parametrize(
    ("file", "key"), [(None, "server-database-silent"), (Path("games.db"), "server-database-unwritable")]
)
def test_nobody_waits_long_for_a_database_that_hangs(
    file: Path | None, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("houseful.server.readiness.PATIENCE", 0.01)
    monkeypatch.setattr("houseful.server.readiness.PROBE_EVERY", 0)

    async def ask() -> list[str | None]:
        database = FakeDatabase(file)
        database.answers.clear()
        readiness = readiness_of(database)
        found = [await reason(readiness), await reason(readiness)]
        assert database.probes == 1, "one at a time"
        database.answers.set()
        return [*found, await reason(readiness)]

    assert asyncio.run(ask()) == [key, key, None]


def test_a_live_server_says_so_and_a_ready_one_has_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    probe = Database.probe

    async def watched(self: Database) -> None:
        await probe(self)
        written.append("probe")

    monkeypatch.setattr(Database, "probe", watched)

    async def ask() -> None:
        async with serving_here(tmp_path) as inside:
            guest = Guest(inside.url, "Ada")
            assert (await guest.http.get("/health/live")).json()["status"] == "live"
            assert written == []
            for path in ("/health", "/health/ready"):
                answer = await guest.http.get(path)
                assert (answer.status_code, answer.json()["status"]) == (200, "ready")
            assert written == ["probe"]
            inside.services.ready = False
            answers = [await guest.http.get(path) for path in ("/health/live", "/health/ready", "/health")]
            assert [answer.status_code for answer in answers] == [200, 503, 503]
            assert answers[1].headers["retry-after"] == "5"
            await guest.close()

    asyncio.run(ask())
