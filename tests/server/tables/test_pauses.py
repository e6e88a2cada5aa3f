"""Leaving a running game: against bots alone it waits, with others a bot plays, and a seat can be given up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from houseful.host.names import names_at
from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.errors import Refused
from houseful.server.messages import Join, TableInfo
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import info_of
from houseful.server.tables.watchdog import next_look
from tests.server.support.services import FakeTime, arrive, lay, services_in, until

GAME = "overbooked"
Scene = Callable[[Services, Person, LiveTable], Awaitable[None]]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


def against_a_bot(folder: Path, scene: Scene, **wishes: object) -> None:
    """Ada against a bot, at her turn."""

    async def run() -> None:
        async with services_in(folder) as services:
            ada = await arrive(services)
            live = await lay(services, ada, GAME, "me", "random", options={"first": 0}, **wishes)
            assert live.turn == 0
            await scene(services, ada, live)

    asyncio.run(run())


async def mine(services: Services, person: Person) -> list[TableInfo]:
    return await services.lists.tables_of(person)


def test_against_bots_alone_a_game_waits_until_its_player_returns(tmp_path: Path) -> None:
    async def scene(services: Services, ada: Person, live: LiveTable) -> None:
        await services.seating.leave(ada, live.id)
        [listed] = await mine(services, ada)
        assert listed.paused
        assert not live.seats[0].away, "nobody plays for her"
        with pytest.raises(Refused, match="server-paused"):
            await live.move(ada.id, live.ply, str(live.table.legal()[0]))
        while live.turn == 0:  # as if her last move had just been written when she left
            await live.write(0, "move", str(live.table.legal()[0]))
        assert live.bot_to_move(0) is None
        assert services.bots.waiting == 0
        assert next_look(live, now()) is None
        await services.seating.leave(ada, live.id)  # twice is once

    against_a_bot(tmp_path, scene)

    async def later() -> None:
        async with services_in(tmp_path) as services:
            ada = Person(*(await first_person(services)))
            [listed] = await mine(services, ada)
            live = await services.registry.look(listed.id)
            ply = live.ply
            assert info_of(live).paused, "also after a restart"
            assert services.bots.waiting == 0
            await services.seating.join(ada, live.id, Join())
            assert not info_of(live).paused
            await until(lambda: live.ply > ply and services.bots.waiting == 0)

    asyncio.run(later())


async def first_person(services: Services) -> tuple[str, str, str]:
    async with services.db.reading() as connection:
        found = (await connection.execute(schema.people.select())).one()
    return found.id, found.name, found.language


def test_a_clock_stands_still_in_a_pause(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, live: LiveTable) -> None:
        clock.pass_seconds(20)
        for _ in range(2):
            await services.seating.leave(ada, live.id)
            clock.pass_seconds(3600)
            assert live.bot_to_move(now()) is None, "nobody plays for her, whatever the clock says"
            await services.seating.join(ada, live.id, Join())
            clock.pass_seconds(10)
        assert live.clock.time_left(0, now()) == 20_000
        await live.move(ada.id, live.ply, str(live.table.legal()[0]))
        assert live.clock._used[0] == 40_000

    against_a_bot(tmp_path, scene, clock=("game", 60))


def with_others(folder: Path, scene: Callable[[Services, Person, Person, LiveTable], Awaitable[None]]) -> None:
    """Ada and Bob at a table of three."""

    async def run() -> None:
        async with services_in(folder) as services:
            ada, bob = await arrive(services), await arrive(services, "Bob")
            live = await lay(services, ada, GAME, "me", "open", "random", stand_in="random")
            await services.seating.join(bob, live.id, Join())
            await services.waiting_room.start(ada, live.id)
            await scene(services, ada, bob, live)

    asyncio.run(run())


def test_with_others_one_comes_back_later_or_gives_up_the_seat(tmp_path: Path) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        await services.seating.leave(bob, live.id)
        assert (info_of(live).seats[1].away, info_of(live).paused) == (True, False)
        await services.seating.join(bob, live.id, Join())
        assert not info_of(live).seats[1].away
        await services.seating.give_up(bob, live.id)
        assert (live.seats[1].person, live.seats[1].level) == (None, "random")
        assert info_of(live).seats[1].kind == "bot"
        assert await mine(services, bob) == []
        for again in (services.seating.give_up(bob, live.id), services.seating.join(bob, live.id, Join())):
            with pytest.raises(Refused):
                await again
        await services.seating.leave(ada, live.id)
        assert info_of(live).paused, "she plays against bots alone now"

    with_others(tmp_path, scene)


def test_a_game_against_bots_that_is_given_up_is_not_kept(tmp_path: Path) -> None:
    async def scene(services: Services, ada: Person, live: LiveTable) -> None:
        await services.seating.give_up(ada, live.id)
        assert live.stage == "closed"
        assert await mine(services, ada) == []
        assert services.bots.waiting == 0

    against_a_bot(tmp_path, scene)


@pytest.mark.parametrize("level", ["like", "random"])
def test_a_seat_that_was_given_up_is_played_to_the_end(tmp_path: Path, level: str) -> None:
    async def run() -> None:
        async with services_in(tmp_path) as services:
            ada, bob = await arrive(services), await arrive(services, "Bob")
            live = await lay(services, ada, GAME, "me", "open", options={"first": 0}, stand_in=level)
            await services.seating.join(bob, live.id, Join())
            await services.waiting_room.start(ada, live.id)
            ply = live.ply
            await services.seating.give_up(ada, live.id)
            await until(lambda: live.ply > ply)
            assert live.entries[ply].kind == "bot"
            assert names_at(live.seats, "en")[0] == {"like": "Stand-in", "random": "Random bot"}[level]

    asyncio.run(run())
