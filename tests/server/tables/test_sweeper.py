"""What is old is deleted, page by page, on both engines; what somebody uses is kept."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from houseful.server.db import schema
from houseful.server.retention import Retention
from houseful.server.services import Services
from houseful.server.tables import sweeper
from tests.server.support.postgres import new_database
from tests.server.support.services import FakeTime, arrive, lay, services_in, until
from tests.server.support.watcher import Watcher

DAY = 86_400
NOTHING = {"waiting": 0, "running": 0, "finished": 0, "chat": 0, "people": 0, "mail": 0, "sheets": 0}
Address = Callable[[str], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """The address of a fresh database on each engine."""

    def fresh(name: str) -> str:
        if request.param == "sqlite":
            return f"sqlite:///{tmp_path}/{name}.db"
        return new_database(request.getfixturevalue("postgres_address"), name)

    return fresh


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "PAGE", 2)
    monkeypatch.setattr(sweeper, "ROWS", 2)
    monkeypatch.setattr(sweeper, "PAUSE", 0.0)


async def rows(services: Services) -> dict[str, int]:
    names = ("people", "tables", "seats", "entries", "messages")
    async with services.db.reading() as connection:
        counts = [select(func.count()).select_from(schema.METADATA.tables[name]) for name in names]
        return {name: (await connection.execute(count)).scalar_one() for name, count in zip(names, counts, strict=True)}


async def furnish(services: Services) -> dict[str, Any]:
    """Three tables of each stage, with moves and chat."""
    ada, bob = await arrive(services), await arrive(services, "Bob")
    waiting = [await lay(services, ada, "oktoberfest", "me", "open") for _ in range(3)]
    running = [await lay(services, ada, "oktoberfest", "me", "me", public=True) for _ in range(3)]
    over = [await lay(services, ada, "oktoberfest", "random", "random") for _ in range(3)]
    for live in running:
        await live.move(ada.id, live.ply, live.table.legal()[0])
        await services.chats.post(bob, live.id, "chat", "good luck")
    await until(lambda: all(live.row.stage == "over" for live in over))
    return {"ada": ada, "waiting": waiting, "running": running, "over": over}


def test_old_tables_are_deleted_with_all_that_belongs_to_them(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime(monkeypatch)
    keep = Retention(waiting=7, running=90, finished=200, chat=0, people=0)
    database = address("old-tables")

    async def scene() -> None:
        async with services_in(tmp_path, database, keep=keep) as services:
            made = await furnish(services)
            await services.seating.leave(made["ada"], made["waiting"][2].id)
            assert made["waiting"][2].row.stage == "closed"
            assert await services.watchdog.sweeper.sweep() == NOTHING
            clock.pass_seconds(8 * DAY)
            assert await services.watchdog.sweeper.sweep() == {**NOTHING, "waiting": 3}
            assert made["waiting"][0].id not in services.registry.live_tables
            first = made["running"][0]
            await first.move(made["ada"].id, first.ply, first.table.legal()[0])
            clock.pass_seconds(84 * DAY)
            assert await services.watchdog.sweeper.sweep() == {**NOTHING, "running": 2}, "one was played on"
            assert (await rows(services))["messages"] == 1
            await first.move(made["ada"].id, first.ply, first.table.legal()[0])
            clock.pass_seconds(109 * DAY)
            assert await services.watchdog.sweeper.sweep() == {**NOTHING, "running": 1, "finished": 3}
            left = await rows(services)
            assert (left["people"], sum(left.values())) == (2, 2), left

    asyncio.run(scene())


def test_old_messages_and_unused_people_are_deleted(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime(monkeypatch)
    keep = Retention(waiting=0, running=0, finished=0, chat=100, people=300)
    database = address("old-people")

    async def scene() -> None:
        async with services_in(tmp_path, database, keep=keep) as services:
            made = await furnish(services)
            for name in ("Cy", "Di", "Ed"):
                await arrive(services, name)
            returning, reading = await arrive(services, "Flo"), await arrive(services, "Gus")
            old = await services.people.issue_token(reading, "cookie")
            clock.pass_seconds(99 * DAY)
            await services.chats.post(made["ada"], made["running"][0].id, "chat", "still there?")
            assert await services.watchdog.sweeper.sweep() == NOTHING
            clock.pass_seconds(2 * DAY)
            assert await services.watchdog.sweeper.sweep() == {**NOTHING, "chat": 3}
            await services.people.issue_token(returning, "cookie")
            assert await services.people.find_by_token(old) == reading
            clock.pass_seconds(250 * DAY)
            swept = await services.watchdog.sweeper.sweep()
            assert swept == {**NOTHING, "chat": 1, "people": 4}, (
                "Ada has tables, Flo a new device, Gus used an old one; Bob has only talked"
            )
            assert (await rows(services))["people"] == 3

    asyncio.run(scene())


def test_by_default_finished_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeTime(monkeypatch)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            made = await furnish(services)
            clock.pass_seconds(10_000 * DAY)
            swept = await services.watchdog.sweeper.sweep()
            assert swept == {**NOTHING, "waiting": 3, "running": 3, "people": 1}
            assert [await services.registry.live(live.id) for live in made["over"]] == made["over"]

    asyncio.run(scene())


def test_a_table_that_somebody_watches_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeTime(monkeypatch)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            made = await furnish(services)
            made["running"][1].delivery.watchers.add(Watcher("bob"))
            clock.pass_seconds(1_000 * DAY)
            assert (await services.watchdog.sweeper.sweep())["running"] == 2
            made["running"][1].delivery.watchers.clear()

    asyncio.run(scene())
