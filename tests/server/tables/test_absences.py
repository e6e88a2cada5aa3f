"""A closed tab counts as away: after a while the others may seat a stand-in, or take over from the host."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from houseful.server.errors import Refused
from houseful.server.messages import Join, NewTable, WantedSeat
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import info_of
from tests.server.support.services import FakeTime, arrive, services_in

Scene = Callable[[Services, Person, Person, LiveTable], Awaitable[None]]


class Tab:
    """Somebody's open page."""

    viewpoint: int | None = None

    def __init__(self, person: str) -> None:
        self.person = person

    def post(self, message: bytes) -> None:
        pass

    def refresh(self) -> None:
        pass

    def dismiss(self, refused: Refused) -> None:
        """Stay."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


def act(folder: Path, scene: Scene, pace: str = "live") -> None:
    """Ada and Bob at a table that waits."""

    async def run() -> None:
        async with services_in(folder) as services:
            ada, bob = await arrive(services, "Ada"), await arrive(services, "Bob")
            wish = NewTable("oktoberfest", [WantedSeat("me"), WantedSeat("open")], pace=pace, stand_in="random")  # type: ignore[arg-type]
            live, _ = await services.creation.create(ada, wish)
            await services.seating.join(bob, live.id, Join())
            await scene(services, ada, bob, live)

    asyncio.run(run())


def open_tab(services: Services, live: LiveTable, person: Person) -> Tab:
    tab = Tab(person.id)
    live.delivery.watchers.add(tab)
    services.registry.presence_changed(live)
    return tab


def close_tab(services: Services, live: LiveTable, tab: Tab) -> None:
    live.delivery.watchers.discard(tab)
    services.registry.presence_changed(live)


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as told:
        await work
    return told.value.key


def test_the_others_seat_a_stand_in_for_a_closed_tab(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        await services.waiting_room.start(ada, live.id)
        open_tab(services, live, ada)
        tab = open_tab(services, live, bob)
        clock.pass_seconds(3600)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-not-away"
        close_tab(services, live, tab)
        assert info_of(live).seats[1].gone == 0
        clock.pass_seconds(119)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-not-away"
        clock.pass_seconds(1)
        assert info_of(live).seats[1].gone == 120_000
        assert info_of(live).seats[0].gone is None
        assert (await services.seating.seat_stand_in(ada, live, 1)).seats[1].away
        await services.seating.join(bob, live.id, Join())
        assert not live.seats[1].away, "who returns has their seat back"

    act(tmp_path, scene)


def test_a_tab_that_comes_back_in_time_keeps_the_seat(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        await services.waiting_room.start(ada, live.id)
        close_tab(services, live, open_tab(services, live, bob))
        clock.pass_seconds(100)
        close_tab(services, live, open_tab(services, live, bob))
        clock.pass_seconds(100)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-not-away"
        live.delivery.seen(bob.id)  # a script without a socket
        clock.pass_seconds(100)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-not-away"

    act(tmp_path, scene)


def test_only_those_who_play_replace_only_those_who_do(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        eve = await arrive(services, "Eve")
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-no-stand-in"
        await services.waiting_room.start(ada, live.id)
        info_of(live)
        clock.pass_seconds(500)
        assert await refused(services.seating.seat_stand_in(eve, live, 1)) == "server-not-sitting"
        for seat in (0, 5):
            assert await refused(services.seating.seat_stand_in(ada, live, seat)) == "server-nobody-there"
        await services.seating.seat_stand_in(ada, live, 1)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-nobody-there"

    act(tmp_path, scene)


def test_a_slow_table_has_its_clock_for_that(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        await services.waiting_room.start(ada, live.id)
        info_of(live)
        clock.pass_seconds(7200)
        assert await refused(services.seating.seat_stand_in(ada, live, 1)) == "server-no-stand-in"

    act(tmp_path, scene, pace="slow")


def test_somebody_takes_over_from_a_host_who_is_gone(tmp_path: Path, clock: FakeTime) -> None:
    async def scene(services: Services, ada: Person, bob: Person, live: LiveTable) -> None:
        tab = open_tab(services, live, ada)
        clock.pass_seconds(500)
        assert await refused(services.seating.take_over(bob, live)) == "server-not-away"
        close_tab(services, live, tab)
        clock.pass_seconds(121)
        assert info_of(live).host_gone == 121_000
        assert await refused(services.seating.take_over(await arrive(services, "Eve"), live)) == "server-not-sitting"
        assert (await services.seating.take_over(bob, live)).row.host == bob.id
        await services.waiting_room.start(bob, live.id)
        assert await refused(services.seating.take_over(ada, live)) == "server-started"

    act(tmp_path, scene)
