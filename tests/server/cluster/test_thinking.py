"""Two workers over one PostgreSQL think once about each decision; when one is gone, the other goes on."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from houseful.bots.seat import Seat
from houseful.server.services import Services
from houseful.server.tables import bot_runner
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.scheduling import GRACE
from houseful.server.tables.watchdog import Watchdog
from tests.server.support.postgres import new_database
from tests.server.support.services import FakeTime, arrive, lay, services_in, until
from tests.server.support.watcher import Watcher


class Thinker:
    """Stands in for all bots, and counts the thoughts about each position."""

    def __init__(self) -> None:
        self.thoughts: Counter[int] = Counter()  # by ply
        self.may_go_on = threading.Event()
        self.waits_at = -1  # ply

    def think(self, _level: str, _seed: int, seat: Seat) -> Any:
        ply = int(seat.view()["ply"])
        self.thoughts[ply] += 1
        if ply == self.waits_at and self.thoughts[ply] == 1:
            assert self.may_go_on.wait(60)
        return seat.legal()[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    found = Thinker()
    monkeypatch.setattr(bot_runner, "choose_move", found.think)
    monkeypatch.setattr(Watchdog, "_scan_again_and_again", stand_still)  # only the scans of these tests
    return found


async def stand_still(_watchdog: Watchdog) -> None:
    """Instead of scanning."""


async def watch(services: Services, table_id: str, person: str) -> LiveTable:
    """Watch a table at a worker."""
    live = await services.registry.live(table_id)
    live.delivery.watchers.add(Watcher(person))
    await services.registry.watcher_added(live)
    services.registry.presence_changed(live)
    return live


async def meet(*all_services: Services) -> None:
    """Let workers hear of each other."""
    for services in all_services:
        services.worker_messages.publish_alive()
    await until(lambda: all(services.registry.scheduler.workers._last_message for services in all_services))


def test_workers_do_not_think_about_the_same_decision(
    tmp_path: Path, postgres_address: str, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, clock = new_database(postgres_address, "thinking"), FakeTime(monkeypatch)
    thinker.waits_at = 2

    async def scene() -> None:
        async with services_in(tmp_path, database) as first, services_in(tmp_path, database) as second:
            await meet(first, second)
            ada = await arrive(first)
            live = await lay(first, ada, "overbooking", "master", "master")
            here, there = await watch(first, live.id, ada.id), await watch(second, live.id, "bob")
            await until(lambda: thinker.thoughts[2] == 1)
            for seconds in (6, 10, 20, 20, 20):  # it thinks for long, and says so
                clock.pass_seconds(seconds)
                await first.watchdog.scan(GRACE)
                await second.watchdog.scan(GRACE)
                await second.registry.look(live.id)
                second.worker_messages.on_reconnect()
                await asyncio.gather(*second.registry.scheduler._tasks)
            assert second.bots.waiting == 0
            thinker.may_go_on.set()
            await until(lambda: here.table.over and there.ply == here.ply)
            assert set(thinker.thoughts.values()) == {1}, thinker.thoughts
            assert len(thinker.thoughts) == here.ply

    asyncio.run(scene())


def test_another_worker_goes_on_when_one_is_gone(
    tmp_path: Path, postgres_address: str, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, clock = new_database(postgres_address, "takeover"), FakeTime(monkeypatch)
    thinker.waits_at = 2

    async def scene() -> None:
        async with services_in(tmp_path, database) as first, services_in(tmp_path, database) as second:
            await meet(first, second)
            ada = await arrive(first)
            live = await lay(first, ada, "overbooking", "master", "master")
            await until(lambda: thinker.thoughts[2] == 1)
            clock.pass_seconds(6)
            await first.watchdog.scan(GRACE)  # the last sign of life
            there = await watch(second, live.id, "bob")
            clock.pass_seconds(20)
            second.worker_messages.drop_silent_workers()
            await second.watchdog.scan(GRACE)
            assert second.bots.waiting == 0, "the first may still be thinking"
            clock.pass_seconds(20)
            await second.watchdog.scan(GRACE)
            await until(lambda: there.table.over)
            assert first.bots.decisions == 2
            await until(lambda: second.bots.decisions == there.ply - 2)
            thinker.may_go_on.set()

    asyncio.run(scene())
