"""Lists of tables: a fixed number of statements, nothing opened, and room for everybody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from houseful.server.db import schema
from houseful.server.messages import NewTable, TableInfo, WantedSeat
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import info_of
from tests.server.support.postgres import new_database
from tests.server.support.services import arrive
from tests.server.support.workers import services_over

MOST_OF_A_HOST = 3


@pytest.fixture(params=["sqlite", "postgres_address"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'houseful.db'}"
    return new_database(request.getfixturevalue(request.param), f"lists {request.node.name}"[:60])


@asynccontextmanager
async def counted(services: Services) -> AsyncIterator[list[str]]:
    """The statements that are executed meanwhile by whoever asks, not by what the server does beside."""
    statements: list[str] = []
    asking = asyncio.current_task()

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if asyncio.current_task() is asking:
            statements.append(statement)

    event.listen(services.db.engine.sync_engine, "before_cursor_execute", note)
    yield statements
    event.remove(services.db.engine.sync_engine, "before_cursor_execute", note)


async def lay(services: Services, host: Person, *kinds: str, game: str = "oktoberfest") -> LiveTable:
    """A public table."""
    seats = [WantedSeat(kind) for kind in kinds]  # type: ignore[arg-type]
    return (await services.creation.create(host, NewTable(game, seats, public=True)))[0]


async def some_tables(services: Services, count: int) -> Person:
    """Tables of one person, waiting and playing ones in turn; returns the person, who has a seat at each."""
    ada = await arrive(services)
    for number in range(count):
        live = await lay(services, ada, "me", "me" if number % 2 else "open")
        if number % 4 == 1:
            await live.move(ada.id, 0, str(live.table.legal()[0]))
    services.registry.live_tables.clear()  # as after a restart
    return ada


def test_a_list_takes_as_many_statements_for_fifty_tables_as_for_five(database: str) -> None:
    async def run() -> None:
        async with services_over(database) as services:
            few, many = await some_tables(services, 5), await some_tables(services, 50)
            counts = []
            for person in (few, many):
                async with counted(services) as statements:
                    found = await services.lists.tables_of(person)
                counts.append((len(found), len(statements)))
                services.lists._turns._known.clear()
            (found_few, small), (found_many, large) = counts
            assert (found_few, found_many) == (5, 50)
            assert 0 < small == large <= 3
            async with counted(services) as statements:
                assert await services.lists.public_tables(None)
            assert len(statements) <= 3
            assert services.registry.live_tables == {}, "a list opens no table"

    asyncio.run(run())


def without_absences(info: TableInfo) -> TableInfo:
    """What a list says of a table, apart from how long people have been away: that grows while the test runs."""
    seats = [msgspec.structs.replace(seat, gone=None) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, host_gone=None)


def test_a_list_says_of_a_closed_table_what_the_table_would(database: str) -> None:
    async def run() -> None:
        async with services_over(database) as services:
            ada = await arrive(services)
            games = [await lay(services, ada, "me", "me", game=game) for game in ("oktoberfest", "overbooking")]
            for live in games:
                for _ in range(3):
                    await live.move(ada.id, live.ply, str(live.table.legal()[-1]))
            await games[0].undo(ada.id, 3)
            expected = {live.id: without_absences(info_of(live)) for live in games}
            assert {info.id: without_absences(info) for info in await services.lists.tables_of(ada)} == expected
            services.registry.live_tables.clear()
            restarted = {info.id: info for info in await services.lists.tables_of(ada)}
            assert restarted == expected, "after a restart, when nobody knows who is away"
            live = await services.registry.live(games[1].id)
            await live.move(ada.id, live.ply, str(live.table.legal()[0]))
            turns = {info.id: (info.ply, info.turn) for info in await services.lists.tables_of(ada)}
            assert turns[live.id] == (4, live.turn), "the turn that was known is not told after another move"

    asyncio.run(run())


def test_a_finished_game_is_listed_with_its_result(tmp_path: Path) -> None:
    async def run() -> None:
        async with services_over(f"sqlite:///{tmp_path}/houseful.db") as services:
            ada = await arrive(services)
            live = await lay(services, ada, "me", "me")
            while not live.table.over:
                await live.move(ada.id, live.ply, str(live.table.legal()[0]))
            await services.endings.record(live)
            expected = without_absences(info_of(live))
            services.registry.live_tables.clear()
            assert await services.lists.tables_of(ada) == [expected]
            assert expected.result is not None

    asyncio.run(run())


def test_a_game_that_ended_unrecorded_is_recorded_when_it_is_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with services_over(f"sqlite:///{tmp_path}/houseful.db") as services:
            ada = await arrive(services)
            live = await lay(services, ada, "me", "me")
            while not live.table.over:
                await live.move(ada.id, live.ply, str(live.table.legal()[0]))
            await services.endings.record(live)
            async with services.db.writing() as connection:  # as if the process had ended before
                await connection.execute(schema.tables.update().values(stage="playing", result=None, ended=None))
            services.registry.live_tables.clear()
            info: TableInfo = (await services.lists.tables_of(ada))[0]
            while info.stage != "over":
                await asyncio.sleep(0.01)
                info = (await services.lists.tables_of(ada))[0]
            assert info.result is not None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_fifty_tables_of_one_person_leave_room_for_the_others(database: str) -> None:
    async def run() -> None:
        async with services_over(database) as services:
            bob = await arrive(services, "Bob")
            his = await lay(services, bob, "me", "open")
            ada = await arrive(services)
            for _ in range(50):
                await lay(services, ada, "me", "open")
            listed = await services.lists.public_tables(None)
            assert [info.host for info in listed].count(ada.id) == MOST_OF_A_HOST
            assert his.id in [info.id for info in listed]

    asyncio.run(run())


def test_waiting_tables_come_first_then_the_newest(database: str) -> None:
    async def run() -> None:
        async with services_over(database) as services:
            ids = []
            for seats in (("me", "open"), ("me", "me"), ("me", "open"), ("me", "me")):
                ids.append((await lay(services, await arrive(services), *seats)).id)
            async with services.db.writing() as connection:
                for moment, table_id in enumerate(ids):
                    this = schema.tables.c.id == table_id
                    await connection.execute(schema.tables.update().where(this).values(created=moment))
            listed = [info.id for info in await services.lists.public_tables(None)]
            assert listed == [ids[2], ids[0], ids[3], ids[1]]
            assert await services.lists.public_tables("overbooked") == []

    asyncio.run(run())


@pytest.mark.parametrize("broken", [{"options": "{"}, {"game": "chess"}, {"options": '{"players": "many"}'}])
def test_a_table_that_cannot_be_read_breaks_no_list(tmp_path: Path, broken: dict[str, str]) -> None:
    async def run() -> None:
        async with services_over(f"sqlite:///{tmp_path}/houseful.db") as services:
            ada = await arrive(services)
            bad, good = await lay(services, ada, "me", "me"), await lay(services, ada, "me", "me")
            async with services.db.writing() as connection:
                this = schema.tables.c.id == bad.id
                await connection.execute(schema.tables.update().where(this).values(**broken))
            services.registry.live_tables.clear()
            for listed in (await services.lists.tables_of(ada), await services.lists.public_tables(None)):
                turns = {info.id: info.turn for info in listed}
                assert turns[good.id] is not None
                assert turns.get(bad.id) is None

    asyncio.run(run())
