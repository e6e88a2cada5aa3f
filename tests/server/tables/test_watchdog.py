"""The watchdog finds what is due by an index and leaves everything else on disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.dialects import sqlite

from houseful.bots.search.analysis import Budget, consider
from houseful.bots.seat import Seat
from houseful.server.db import schema
from houseful.server.services import Services
from houseful.server.tables import bot_runner, watchdog
from houseful.server.tables.scheduling import GRACE
from houseful.server.tables.watchdog import Watchdog
from tests.server.support.services import FakeTime, arrive, lay, services_in, until
from tests.server.support.watcher import Watcher

GAME = "oktoberfest"
BOT_BEGINS: dict[str, Any] = {"options": {"first": 1}}
DAY = 86_400


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


async def nothing(*_: Any) -> None:
    """In place of something that does not happen."""


async def due_of(services: Services, table_id: str) -> int | None:
    async with services.db.reading() as connection:
        query = select(schema.tables.c.due).where(schema.tables.c.id == table_id)
        due: int | None = (await connection.execute(query)).scalar_one()
        return due


def test_abandoned_games_stay_on_disk_after_a_restart(tmp_path: Path, clock: FakeTime) -> None:
    async def before() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            for seats in (("me", "me"), ("me", "random"), ("me", "random")):
                await lay(services, ada, GAME, *seats)
            left = await lay(services, ada, GAME, "me", "random", stand_in="random")
            await until(lambda: services.bots.waiting == 0)
            await services.watchdog.scan(GRACE)
            clock.pass_seconds(61)  # nobody looks any more
            await services.seating.leave(ada, left.id)
            left.looked_at = 0
            await services.watchdog.scan(GRACE)

    async def after() -> None:
        async with services_in(tmp_path) as services:
            for _ in range(3):
                await services.watchdog.scan(0)
            assert list(services.registry.live_tables) == []
            assert services.bots.decisions == services.bots.waiting == 0

    asyncio.run(before())
    clock.pass_seconds(600)
    asyncio.run(after())


def test_the_longer_nothing_happens_the_rarer_a_game_is_looked_at(tmp_path: Path, clock: FakeTime) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            live = await lay(services, await arrive(services), GAME, "me", "random")
            await until(lambda: services.bots.waiting == 0)
            looks, last = 0, await due_of(services, live.id)
            for _ in range(60 * 4):
                clock.pass_seconds(6 * 3600)
                await services.watchdog.scan(GRACE)
                looks, last = looks + (last != (following := await due_of(services, live.id))), following
            assert looks < 14, "in two months"

    asyncio.run(scene())


def test_a_scan_opens_a_few_tables_at_a_time_and_closes_them_again(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "MOST_OPENED", 2)
    monkeypatch.setattr(Watchdog, "run", nothing)  # only the scans of this test

    async def before() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            for _ in range(5):
                await lay(services, ada, GAME, "me", "me", clock=("move", 3 * DAY), stand_in="random")

    async def after() -> None:
        async with services_in(tmp_path) as services:
            opened: list[str] = []
            real = services.registry._read

            async def read(table_id: str) -> Any:
                opened.append(table_id)
                return await real(table_id)

            monkeypatch.setattr(services.registry, "_read", read)
            for scans in (1, 2, 3, 4):
                await services.watchdog.scan(GRACE)
                assert len(opened) <= 2 * scans
                assert list(services.registry.live_tables) == [], "there was nothing to do"
            assert len(set(opened)) == len(opened) <= 5

    asyncio.run(before())
    clock.pass_seconds(DAY)
    asyncio.run(after())


def test_a_scan_evicts_no_table_that_somebody_else_asked_for_meanwhile(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watchdog, "run", nothing)  # only the scan of this test

    async def before() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            await lay(services, ada, GAME, "me", "me", clock=("move", 3 * DAY), stand_in="random")

    async def after() -> None:
        async with services_in(tmp_path) as services:
            registry, asked = services.registry, []
            real = registry._read

            async def read(table_id: str) -> Any:
                found = await real(table_id)
                asked.append(await registry.live(table_id))
                return found

            monkeypatch.setattr(registry, "_read", read)
            await services.watchdog.scan(GRACE)
            assert list(registry.live_tables.values()) == asked != []

    asyncio.run(before())
    clock.pass_seconds(DAY)
    asyncio.run(after())


def test_due_tables_are_found_by_an_index(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services, services.db.reading() as connection:
            tables = schema.tables.c
            query = select(tables.id).where(tables.due <= 5, tables.stage == "playing").order_by(tables.due).limit(7)
            told = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
            plan = (await connection.execute(text(f"EXPLAIN QUERY PLAN {told}"))).all()
            assert "tables_due" in str(plan)
            assert "TEMP B-TREE" not in str(plan)

    asyncio.run(scene())


@pytest.mark.parametrize("ending", ["closed", "killed"])
def test_a_long_thought_goes_on_after_a_restart(
    tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    levels: list[str] = []

    def think(level: str, seed: int, seat: Seat) -> Any:
        levels.append(level)
        if len(levels) == 1:
            consider(seat, Budget(rounds=1_000_000_000, seconds=60.0))
        return seat.legal()[0]

    async def before() -> str:
        async with services_in(tmp_path) as services:
            live = await lay(services, await arrive(services), GAME, "master", "me", **BOT_BEGINS)
            await until(lambda: bool(levels))
            clock.pass_seconds(6)
            await services.watchdog.scan(GRACE)
            if ending == "killed":
                monkeypatch.setattr(Watchdog, "_set_due", nothing)  # which writes nothing any more
            return live.id

    async def after(table_id: str) -> None:
        async with services_in(tmp_path) as services:  # nobody asks for the table
            await until(lambda: table_id in services.registry.live_tables)
            await until(lambda: services.registry.live_tables[table_id].ply == 1)

    monkeypatch.setattr(bot_runner, "choose_move", think)
    table_id = asyncio.run(before())
    monkeypatch.undo()
    monkeypatch.setattr(bot_runner, "choose_move", think)
    later = FakeTime(monkeypatch)
    later.wall = clock.wall
    later.restart()
    asyncio.run(after(table_id))


def test_a_host_who_is_there_keeps_a_waiting_table(tmp_path: Path, clock: FakeTime) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, GAME, "me", "open", public=True)
            watcher = Watcher()
            live.delivery.watchers.add(watcher)
            for person, listed in (("somebody", 0), (ada.id, 1), ("somebody", 0)):
                watcher.person = person
                clock.pass_seconds(DAY / 2 + 1)
                await services.watchdog.scan(GRACE)
                clock.pass_seconds(DAY / 2 + 1)
                assert len(await services.lists.public_tables(None)) == listed, person

    asyncio.run(scene())
