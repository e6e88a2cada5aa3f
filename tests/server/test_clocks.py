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
from houseful.server.services import House
from houseful.server.tables.live_table import Room
from houseful.server.tables.public_info import info_of
from tests.server.indoors import FakeTime, arrive, house_in, lay, until
from tests.server.running import Client, Server

Scene = Callable[[House, Person], Awaitable[None]]
DAY = 86_400


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


def act(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with house_in(folder) as house:
            await scene(house, await arrive(house))

    asyncio.run(run())


async def play(room: Room, person: Person) -> int:
    """The first legal move."""
    return await room.move(person.id, room.ply, room.table.legal()[0])


async def refused(room: Room, person: Person) -> str:
    with pytest.raises(Refused) as told:
        await play(room, person)
    return told.value.key


async def let_the_keeper_look(house: House, room: Room) -> None:
    """What the keeper does every few seconds; a bot answers."""
    ply = room.ply
    house.hall._looked.clear()
    await house.hall.look_round(0)
    await until(lambda: room.ply > ply and not house.bots.waiting)


def test_a_clock_for_each_move(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(house: House, ada: Person) -> None:
        room = await lay(house, ada, "oktoberfest", "me", "me", clock=("move", 60), stand_in="random")
        seat = room.turn
        assert seat is not None
        clock.pass_seconds(59)
        assert room.time_left(seat, now()) == 1_000
        assert room.time_left(1 - seat, now()) == 60_000
        assert room.stand_in(now()) is None
        await play(room, ada)
        seat = room.turn
        assert seat is not None
        assert room.time_left(seat, now()) == 60_000, "each decision has its own time"
        clock.pass_seconds(61)
        assert room.stand_in(now()) == "random"
        assert await refused(room, ada) == "server-out-of-time"
        await let_the_keeper_look(house, room)
        assert room.stand_in(now()) is None
        await play(room, ada)

    act(tmp_path, scene)


def test_a_clock_for_the_whole_game(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(house: House, ada: Person) -> None:
        room = await lay(house, ada, "oktoberfest", "me", "me", clock=("game", 100), stand_in="random")
        slow = room.turn
        assert slow is not None
        while room.turn == slow:
            await play(room, ada)
        clock.pass_seconds(30)
        while room.turn != slow:
            await play(room, ada)
        assert room.time_left(1 - slow, now()) == 70_000
        assert room.time_left(slow, now()) == 100_000
        clock.pass_seconds(101)
        assert await refused(room, ada) == "server-out-of-time"
        await let_the_keeper_look(house, room)
        for _ in range(3):
            while room.turn == 1 - slow and not room.table.over:
                await play(room, ada)
            await until(lambda: room.turn != slow)
        assert room.time_left(slow, now()) == -1_000, "what is spent does not come back"
        assert [seat.clock for seat in info_of(room).seats] == [room.time_left(s, now()) for s in (0, 1)]

    act(tmp_path, scene)


def test_taking_a_move_back_does_not_wind_the_clock(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(house: House, ada: Person) -> None:
        room = await lay(house, ada, "overbooking", "me", "me", clock=("move", 60), stand_in="random")
        while True:
            seat = room.turn
            assert seat is not None
            clock.pass_seconds(40)
            await play(room, ada)
            if room.may_undo(ada.id):
                break
        clock.pass_seconds(5)
        await room.undo(ada.id, room.ply)
        assert room.turn == seat
        assert room.time_left(seat, now()) == 15_000
        await play(room, ada)
        await room.undo(ada.id, room.ply)
        clock.pass_seconds(16)
        assert await refused(room, ada) == "server-out-of-time"

    act(tmp_path, scene)


def test_a_slow_table_has_days(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(house: House, ada: Person) -> None:
        room = await lay(house, ada, "oktoberfest", "me", "me", pace="slow", stand_in="random")
        seat = room.turn
        assert seat is not None
        assert (room.row.clock, room.row.seconds) == ("move", 3 * DAY)
        clock.pass_seconds(3 * DAY - 1)
        house.hall._looked.clear()
        await house.hall.look_round(0)
        await asyncio.sleep(0.05)
        assert room.ply == 0
        clock.pass_seconds(2)
        await let_the_keeper_look(house, room)
        assert room.ply >= 1

    act(tmp_path, scene)


def test_the_keeper_looks_again_when_a_clock_runs_out(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(house: House, ada: Person) -> None:
        room = await lay(house, ada, "oktoberfest", "me", "me", clock=("move", 3600), stand_in="random")
        await house.hall.look_round(15_000)
        clock.pass_seconds(3599)
        await house.hall.look_round(15_000)
        assert room.ply == house.bots.waiting == 0
        clock.pass_seconds(2)
        await house.hall.look_round(15_000)
        await until(lambda: room.ply > 0)

    act(tmp_path, scene)


@pytest.mark.parametrize("per", ["move", "game"])
def test_clocks_survive_a_restart(tmp_path: Path, clock: FakeTime, per: str) -> None:
    told: dict[str, Any] = {}

    async def before(house: House, ada: Person) -> None:
        room = await lay(house, ada, "oktoberfest", "me", "me", clock=(per, 600), stand_in="random")
        for seconds in (7, 11, 13, 17):
            clock.pass_seconds(seconds)
            await play(room, ada)
        clock.pass_seconds(5)
        told.update(id=room.id, turn=room.turn, left=[room.time_left(seat, now()) for seat in (0, 1)])

    async def after(house: House, _person: Person) -> None:
        room = await house.hall.room(told["id"])
        assert (room.turn, [room.time_left(seat, now()) for seat in (0, 1)]) == (told["turn"], told["left"])
        clock.pass_seconds(600)
        await let_the_keeper_look(house, room)

    act(tmp_path, before)
    assert min(told["left"]) < 600_000
    act(tmp_path, after)


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
