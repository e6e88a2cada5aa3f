"""Clocks: for each move or the whole game; when time is up a bot plays, and after a restart they go on."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import info_of
from tests.server.support.clients import Client
from tests.server.support.processes import Server
from tests.server.support.services import FakeTime, arrive, lay, services_in, until

Scene = Callable[[Services, Person], Awaitable[None]]
DAY = 86_400


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


def act(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with services_in(folder) as services:
            await scene(services, await arrive(services))

    asyncio.run(run())


async def play(live: LiveTable, person: Person) -> int:
    """The first legal move."""
    return await live.move(person.id, live.ply, live.table.legal()[0])


async def refused(live: LiveTable, person: Person) -> str:
    with pytest.raises(Refused) as told:
        await play(live, person)
    return told.value.key


async def let_the_watchdog_look(services: Services, live: LiveTable) -> None:
    """Run one scan of the watchdog; a bot moves."""
    ply = live.ply
    await services.watchdog.scan(0)
    await until(lambda: live.ply > ply and not services.bots.waiting)


def test_a_clock_for_each_move(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=("move", 60), stand_in="random")
        seat = live.turn
        assert seat is not None
        clock.pass_seconds(59)
        assert live.clock.time_left(seat, now()) == 1_000
        assert live.clock.time_left(1 - seat, now()) == 60_000
        assert live.bot_to_move(now()) is None
        await play(live, ada)
        seat = live.turn
        assert seat is not None
        assert live.clock.time_left(seat, now()) == 60_000, "each decision has its own time"
        clock.pass_seconds(61)
        assert live.bot_to_move(now()) == "random"
        assert await refused(live, ada) == "server-out-of-time"
        await let_the_watchdog_look(services, live)
        assert live.bot_to_move(now()) is None
        await play(live, ada)

    act(tmp_path, scene)


def test_a_clock_for_the_whole_game(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=("game", 100), stand_in="random")
        slow = live.turn
        assert slow is not None
        while live.turn == slow:
            await play(live, ada)
        clock.pass_seconds(30)
        while live.turn != slow:
            await play(live, ada)
        assert live.clock.time_left(1 - slow, now()) == 70_000
        assert live.clock.time_left(slow, now()) == 100_000
        clock.pass_seconds(101)
        assert await refused(live, ada) == "server-out-of-time"
        await let_the_watchdog_look(services, live)
        for _ in range(3):
            while live.turn == 1 - slow and not live.table.over:
                await play(live, ada)
            await until(lambda: live.turn != slow)
        assert live.clock.time_left(slow, now()) == -1_000, "what is spent does not come back"
        assert [seat.clock for seat in info_of(live).seats] == [live.clock.time_left(s, now()) for s in (0, 1)]

    act(tmp_path, scene)


def test_taking_a_move_back_does_not_refill_the_clock(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "overbooking", "me", "me", clock=("move", 60), stand_in="random")
        while True:
            seat = live.turn
            assert seat is not None
            clock.pass_seconds(40)
            await play(live, ada)
            if live.undo_refusal(ada.id) is None:
                break
        clock.pass_seconds(5)
        await live.undo(ada.id, live.ply)
        assert live.turn == seat
        assert live.clock.time_left(seat, now()) == 15_000
        await play(live, ada)
        await live.undo(ada.id, live.ply)
        clock.pass_seconds(16)
        assert await refused(live, ada) == "server-out-of-time"

    act(tmp_path, scene)


def test_a_slow_table_has_days(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", pace="slow", stand_in="random")
        seat = live.turn
        assert seat is not None
        assert (live.row.clock, live.row.seconds) == ("move", 3 * DAY)
        clock.pass_seconds(3 * DAY - 1)
        await services.watchdog.scan(0)
        assert live.ply == services.bots.waiting == 0
        clock.pass_seconds(2)
        await let_the_watchdog_look(services, live)
        assert live.ply >= 1

    act(tmp_path, scene)


def test_the_watchdog_looks_again_when_a_clock_runs_out(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=("move", 3600), stand_in="random")
        await services.watchdog.scan(15_000)
        clock.pass_seconds(3599)
        await services.watchdog.scan(15_000)
        assert live.ply == services.bots.waiting == 0
        clock.pass_seconds(2)
        await services.watchdog.scan(15_000)
        await until(lambda: live.ply > 0)

    act(tmp_path, scene)


@pytest.mark.parametrize("per", ["move", "game"])
def test_clocks_survive_a_restart(tmp_path: Path, clock: FakeTime, per: str) -> None:
    told: dict[str, Any] = {}

    async def before(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=(per, 600), stand_in="random")
        for seconds in (7, 11, 13, 17):
            clock.pass_seconds(seconds)
            await play(live, ada)
        clock.pass_seconds(5)
        told.update(id=live.id, turn=live.turn, left=[live.clock.time_left(seat, now()) for seat in (0, 1)])

    async def after(services: Services, _person: Person) -> None:
        live = await services.registry.live(told["id"])
        assert (live.turn, [live.clock.time_left(seat, now()) for seat in (0, 1)]) == (told["turn"], told["left"])
        clock.pass_seconds(600)
        await let_the_watchdog_look(services, live)

    act(tmp_path, before)
    assert min(told["left"]) < 600_000
    act(tmp_path, after)


@pytest.mark.parametrize("hours", [2, -2])
def test_setting_the_wall_clock_costs_nobody_anything(tmp_path: Path, clock: FakeTime, hours: int) -> None:
    async def scene(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=("game", 600), stand_in="random")
        seat = live.turn
        assert seat is not None
        clock.pass_seconds(10)
        clock.set_wall_clock(hours * 3600)
        assert live.clock.time_left(seat, now()) == 590_000
        await play(live, ada)
        assert live.clock.time_left(seat, now()) == 590_000
        clock.pass_seconds(5)
        turn = live.turn
        assert turn is not None
        assert live.clock.time_left(turn, now()) == (585_000 if turn == seat else 595_000)

    act(tmp_path, scene)


def restart_after(clock: FakeTime, folder: Path, hours: float, wall: float = 0) -> list[int | None]:
    """What is left on both clocks: 600 s, of which 20 pass before and 7 after a pause in which the server is down."""
    told: dict[str, Any] = {}

    async def before(services: Services, ada: Person) -> None:
        live = await lay(services, ada, "oktoberfest", "me", "me", clock=("game", 600), stand_in="random")
        clock.pass_seconds(20)
        told.update(id=live.id, turn=live.turn)

    async def after(services: Services, _person: Person) -> None:
        live = await services.registry.live(told["id"])
        clock.pass_seconds(7)
        order = (told["turn"], 1 - told["turn"])
        told["left"] = [live.clock.time_left(seat, now()) for seat in order]
        assert live.bot_to_move(now()) is None

    act(folder, before)
    clock.pass_seconds(hours * 3600)
    clock.set_wall_clock(wall * 3600)
    clock.restart()
    act(folder, after)
    left: list[int | None] = told["left"]
    return left


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, clock: FakeTime) -> None:
    assert restart_after(clock, tmp_path, hours=1) == [573_000, 600_000]


def test_a_restart_with_the_wall_clock_set_back_gives_nobody_more_time(tmp_path: Path, clock: FakeTime) -> None:
    assert restart_after(clock, tmp_path, hours=0.01, wall=-2) == [573_000, 600_000]


def test_five_real_seconds(sqlite_server: Server) -> None:
    with closing(Client(sqlite_server.url)) as ada:
        asyncio.run(let_time_pass(ada))


async def let_time_pass(ada: Client) -> None:
    table = ada.table("oktoberfest", "me", "me", clock={"per": "move", "seconds": 5}, stand_in="random")
    socket = await ada.socket(table["table"]["id"])
    state = (await socket.next_that_is("state"))["state"]
    clocks = [seat["clock"] for seat in state["table"]["seats"]]
    assert 4_000 < clocks[state["turn"]] <= 5_000
    played = await socket.next_that_is("played")
    assert 5_000 <= played["at"] - state["table"]["created"] < 8_000
    assert played["seat"] == state["turn"]
    await socket.close()
