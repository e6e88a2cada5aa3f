"""Bots share their threads fairly; those among themselves play while somebody watches; what is in vain is stopped."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from houseful.bots.search.analysis import Budget, Cancelled, consider
from houseful.bots.seat import Seat
from houseful.server import metrics
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.services import Services
from houseful.server.tables import bot_runner
from houseful.server.tables.attention import owner_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.thinking import Thinking
from tests.server.support.clients import Client
from tests.server.support.services import FakeTime, arrive, lay, services_in, step_away, until
from tests.server.support.threaded_server import serving_in_thread

GAME = "oktoberfest"
BOT_BEGINS: dict[str, Any] = {"options": {"first": 1}}  # the seat after the first draws first
MASTERS = 60


class Thinker:
    """Stands in for all bots: plays the first legal move, and keeps which levels have thought."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self.released = threading.Event()
        self.stops_at = ""  # the level that thinks until it is released

    def think(self, level: str, _seed: int, seat: Seat) -> Any:
        self.levels.append(level)
        if level == self.stops_at:
            assert self.released.wait(60)
        return seat.legal()[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    found = Thinker()
    monkeypatch.setattr(bot_runner, "choose_move", found.think)
    yield found
    found.released.set()


def test_a_novice_waits_for_none_of_many_masters(tmp_path: Path, thinker: Thinker) -> None:
    async def scene() -> None:
        async with services_in(tmp_path, bot_threads=1) as services:
            thinker.stops_at = "master"
            eve, ada = await arrive(services, "Eve"), await arrive(services)
            for _ in range(MASTERS):
                await lay(services, eve, GAME, "master", "me", **BOT_BEGINS)
            await until(lambda: thinker.levels == ["master"])
            await until(lambda: len(services.bots.thinking.queue) == MASTERS - 1)
            live = await lay(services, ada, GAME, "novice", "me", **BOT_BEGINS)
            await until(lambda: live.ply > 0)
            assert thinker.levels.count("master") == 1, "it had begun before"
            assert f"houseful_bot_queue {MASTERS - 1}.0" in metrics.report(services).decode()
            thinker.released.set()

    asyncio.run(scene())


def test_a_master_waits_for_one_of_many_others(tmp_path: Path, thinker: Thinker) -> None:
    async def scene() -> None:
        async with services_in(tmp_path, bot_threads=1) as services:
            thinker.stops_at = "master"
            eve, ada = await arrive(services, "Eve"), await arrive(services)
            for _ in range(MASTERS):
                await lay(services, eve, GAME, "master", "me", **BOT_BEGINS)
            await until(lambda: thinker.levels == ["master"])
            live = await lay(services, ada, GAME, "expert", "me", **BOT_BEGINS)
            thinker.released.set()
            await until(lambda: live.ply > 0)
            assert thinker.levels.index("expert") <= 2

    asyncio.run(scene())


def test_a_move_over_http_is_answered_while_masters_think(tmp_path: Path, thinker: Thinker) -> None:
    thinker.stops_at = "master"
    with serving_in_thread(f"sqlite:///{tmp_path}/x.db") as url:
        eve, ada = Client(url, "Eve"), Client(url, "Ada")
        for _ in range(20):
            eve.table(GAME, "master", "me", **BOT_BEGINS)
        table = ada.table(GAME, "me", "novice")["table"]["id"]
        answers = asyncio.run(answers_of_the_bot(ada, table, 5))
        masters = thinker.levels.count("master")
        thinker.released.set()
        eve.close()
        ada.close()
    assert answers == 5
    assert masters <= Thinking().threads, "those that had begun before"


async def answers_of_the_bot(ada: Client, table: str, wanted: int) -> int:
    """Play until the bot has answered so often."""
    socket, answers = await ada.socket(table), 0
    seen: dict[str, Any] = (await socket.next_that_is("state"))["state"]
    while answers < wanted:
        if seen["legal"]:
            socket.send(do="move", ply=seen["ply"], move=seen["legal"][0])
        seen = await socket.next_that_is("played")
        answers += seen["seat"] == 1
    await socket.close()
    return answers


def test_the_host_pays_or_who_sits_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada, bob = await arrive(services), await arrive(services, "Bob")
            live = await lay(services, ada, GAME, "me", "random")
            assert owner_of(live) == ada.id
            live.position.seats[0] = type(live.seats[0])(0, bob.id, "Bob", None, None, "", False)
            assert owner_of(live) == bob.id
            live.position.seats[0] = type(live.seats[0])(0, bob.id, "Bob", None, None, "", True)
            assert owner_of(live) == ada.id

    asyncio.run(scene())


# Bots among themselves


async def rest(services: Services, live: LiveTable) -> int:
    """Wait until no bot thinks; the table's ply."""
    await until(lambda: services.bots.waiting == 0 and live.pending is None)
    return live.ply


def test_bots_among_themselves_play_while_somebody_watches(
    tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime(monkeypatch)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            thinker.stops_at = "master"
            live = await lay(services, await arrive(services), "overbooked", "master", "master", "master", "master")
            await until(lambda: bool(thinker.levels))
            clock.pass_seconds(61)
            thinker.released.set()
            assert await rest(services, live) == 1, "what had begun is played, then nobody looks any more"
            services.registry.scheduler.schedule(live)
            assert services.bots.waiting == 0
            await services.registry.look(live.id)
            await until(lambda: live.table.over)

    asyncio.run(scene())


def test_a_person_has_a_few_tables_of_bots_alone(tmp_path: Path, thinker: Thinker) -> None:
    limits = Limits(own_bot_tables=2, bot_tables=3)

    async def scene() -> None:
        async with services_in(tmp_path, limits=limits) as services:
            thinker.stops_at = "casual"
            eve, ada = await arrive(services, "Eve"), await arrive(services)
            own = [await lay(services, eve, GAME, "casual", "casual") for _ in range(2)]
            assert await refusal(services, eve) == "server-limit-own-bot-tables"
            assert await refusal(services, eve, "closed") == "server-limit-own-bot-tables", "however many chairs it has"
            filled = await lay(services, eve, GAME, "open", "casual")
            await services.waiting_room.seat_bot(eve, filled.id, 0, "casual", closed=False)
            with pytest.raises(Refused, match="server-limit-own-bot-tables"):
                await services.waiting_room.start(eve, filled.id)
            left = await lay(services, eve, GAME, "me", "casual", stand_in="casual", **BOT_BEGINS)
            await step_away(services, eve, left)
            assert services.bots.held == 1, "it waits until another one is over"
            assert "houseful_bot_tables_held 1.0" in metrics.report(services).decode()
            assert await refusal(services, ada) == "server-limit-bot-tables"
            await lay(services, ada, GAME, "me", "novice")  # with a person it is no such table
            thinker.released.set()
            await until(lambda: all(live.table.over for live in (*own, left)))
            await until(lambda: services.bots.waiting == services.bots.held == 0)
            await lay(services, eve, GAME, "casual", "casual")

    before = metrics.LIMITS_MET.labels("own_bot_tables")._value.get()
    asyncio.run(scene())
    assert metrics.LIMITS_MET.labels("own_bot_tables")._value.get() == before + 3


async def refusal(services: Services, person: Any, *more: str) -> str:
    with pytest.raises(Refused) as refused:
        await lay(services, person, GAME, "casual", "casual", *more)
    assert refused.value.status == 429
    return refused.value.key


# Searches that nobody needs any more


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What became of searches that would take a minute."""
    found: list[str] = []

    def search(level: str, seed: int, seat: Seat) -> Any:
        found.append("begun")
        try:
            consider(seat, Budget(rounds=1_000_000_000, seconds=60.0))
            found[-1] = "ended"
        except Cancelled:
            found[-1] = "cancelled"
            raise
        return seat.legal()[0]

    monkeypatch.setattr(bot_runner, "choose_move", search)
    return found


def test_a_move_taken_back_stops_the_search_for_an_answer(tmp_path: Path, searches: list[str]) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            while live.undo_refusal(ada.id) is not None:
                await live.move(ada.id, live.ply, live.table.legal()[0])
            seat = live.turn
            assert seat is not None
            live.position.seats[seat] = type(live.seats[seat])(seat, None, None, "expert", None, "", False)
            services.registry.scheduler.schedule(live)
            await until(lambda: searches == ["begun"])
            await live.undo(ada.id, live.ply)
            await until(lambda: searches == ["cancelled"])
            assert services.bots.waiting == 0

    asyncio.run(scene())


def test_a_server_that_closes_does_not_wait_for_a_search(tmp_path: Path, searches: list[str]) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            await lay(services, await arrive(services), GAME, "expert", "me", **BOT_BEGINS)
            await until(lambda: searches == ["begun"])
            assert services.bots.under_way_since(now()) != []

    asyncio.run(scene())
    assert searches == ["cancelled"]
