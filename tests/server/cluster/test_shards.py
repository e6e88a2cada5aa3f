"""Workers hear of the tables that they hold, and of no others: several workers in one process over PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
import pytest

from houseful.server.cluster.messages import EntriesWritten, Published, SeatsChanged, WorkerAlive
from houseful.server.cluster.pubsub import PubSub
from houseful.server.cluster.shards import EVERYBODY, channel_of, shard_of
from houseful.server.cluster.workers import Workers
from houseful.server.db import queries
from houseful.server.errors import Refused
from houseful.server.messages import NewTable, WantedSeat
from houseful.server.people import new_id
from houseful.server.services import Services
from houseful.server.tables import registry as registries
from houseful.server.tables.live_table import LiveTable
from tests.server.support.postgres import new_database
from tests.server.support.services import arrive, until
from tests.server.support.workers import workers_over

MOVES = 12


class Viewer:
    """A watcher that counts what it is sent."""

    viewpoint: int | None = None
    person = ""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def post(self, message: bytes) -> None:
        self.sent.append(message)

    def refresh(self) -> None:
        pass

    def dismiss(self, refused: Refused) -> None:
        """Stay."""


@pytest.fixture
def database(request: pytest.FixtureRequest, postgres_address: str) -> str:
    return new_database(postgres_address, request.node.name[:60])


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Callable[[Services], list[Published]]:
    """Keeps what each worker hears, signs of life left out."""
    kept: dict[PubSub, list[Published]] = {}
    listen = PubSub.listen

    async def listen_and_keep(self: PubSub, receive: Any, on_reconnect: Any) -> None:
        kept[self] = []

        def receive_and_keep(message: Published) -> Coroutine[Any, Any, None]:
            if not isinstance(message, WorkerAlive):
                kept[self].append(message)
            return receive(message)  # type: ignore[no-any-return]

        await listen(self, receive_and_keep, on_reconnect)

    monkeypatch.setattr(PubSub, "listen", listen_and_keep)
    return lambda services: kept[services.pubsub]


async def watched(services: Services, table_id: str) -> tuple[LiveTable, Viewer]:
    """A table with somebody who watches at a worker."""
    live, viewer = await services.registry.live(table_id), Viewer()
    live.delivery.watchers.add(viewer)
    await services.registry.watcher_added(live)
    return live, viewer


async def table_of_two(services: Services) -> tuple[str, str]:
    """A table that has begun, and the person who plays both seats."""
    ada = await arrive(services)
    seats = [WantedSeat("me"), WantedSeat("me")]
    return (await services.creation.create(ada, NewTable("oktoberfest", seats)))[0].id, ada.id


async def play(live: LiveTable, person: str, moves: int) -> None:
    for _ in range(moves):
        await live.move(person, live.ply, str(live.table.legal()[0]))


def test_a_worker_hears_the_moves_of_its_tables_and_no_others(
    database: str, heard: Callable[[Services], list[Published]]
) -> None:
    async def run() -> None:
        async with workers_over(database, 3) as (first, second, uninvolved):
            table_id, ada = await table_of_two(first)
            here, _ = await watched(first, table_id)
            there, viewer = await watched(second, table_id)
            await play(here, ada, MOVES)
            await until(lambda: there.ply == MOVES)
            lines = [line for m in heard(second) if isinstance(m, EntriesWritten) for line in m.entries]
            assert [line[1] for line in lines] == list(range(1, MOVES + 1)), "all of them, in order"
            assert len([message for message in viewer.sent if b'"played"' in message]) == MOVES
            uninvolved.pubsub.publish(WorkerAlive())  # NOTIFY keeps its order: what comes before it has come
            before = first.pubsub.heard
            await until(lambda: first.pubsub.heard > before)
            assert heard(uninvolved) == []
            assert not any(isinstance(message, EntriesWritten) for message in heard(first)), "its own come not back"

    asyncio.run(run())


def test_a_worker_that_begins_to_watch_while_moves_are_played_misses_none(database: str) -> None:
    async def run() -> None:
        async with workers_over(database, 2) as (first, second):
            for _ in range(5):
                table_id, ada = await table_of_two(first)
                here, _ = await watched(first, table_id)
                playing = asyncio.create_task(play(here, ada, MOVES))
                await until(lambda here=here: here.ply > 2)  # type: ignore[misc]
                there, _ = await watched(second, table_id)
                await playing
                await until(lambda there=there: there.ply == MOVES)  # type: ignore[misc]

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_channel_is_listened_to_before_the_rows_are_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with workers_over(database, 2) as (first, second):
            table_id, _ = await table_of_two(first)
            order: list[str] = []
            real = queries.read_table

            async def read_table(connection: Any, wanted: str) -> Any:
                order.extend(await listened(second))
                return await real(connection, wanted)

            monkeypatch.setattr(registries, "read_table", read_table)
            await second.registry.live(table_id)
            assert channel_of(table_id) in order

    asyncio.run(run())


async def listened(services: Services) -> list[str]:
    """The channels that PostgreSQL has for a worker."""
    assert services.pubsub._listener is not None
    return [row[0] for row in await services.pubsub._listener.fetch("SELECT pg_listening_channels()")]


def test_channels_of_tables_that_nobody_uses_are_left(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with workers_over(database, 1) as (only,):
            kept_id, _ = await table_of_two(only)
            left_id, _ = await table_of_two(only)
            while shard_of(left_id) == shard_of(kept_id):
                left_id, _ = await table_of_two(only)
            await watched(only, kept_id)
            await only.registry.live(left_id)
            await only.registry.release_unused()
            assert {channel_of(left_id), channel_of(kept_id)} <= set(await listened(only)), "used a moment ago"
            monkeypatch.setattr(registries, "UNUSED", -1)
            await only.registry.release_unused()
            assert set(await listened(only)) == {EVERYBODY, channel_of(kept_id)}
            assert set(only.registry.live_tables) == {kept_id}
            await only.registry.live(left_id)
            assert channel_of(left_id) in await listened(only)

    asyncio.run(run())


def test_a_lost_connection_listens_again_to_the_same_channels(database: str) -> None:
    async def run() -> None:
        async with workers_over(database, 2) as (first, second):
            table_id, ada = await table_of_two(first)
            here, _ = await watched(first, table_id)
            there, _ = await watched(second, table_id)
            lost = second.pubsub._listener
            assert lost is not None
            lost.terminate()
            await play(here, ada, 1)
            await until(lambda: second.pubsub._listener is not lost)
            await until(lambda: there.ply == 1)
            await play(here, ada, 1)
            await until(lambda: there.ply == 2)
            assert channel_of(table_id) in await listened(second)

    asyncio.run(run())


def test_a_table_is_refused_while_its_channel_cannot_be_listened_to(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with workers_over(database, 1) as (only,):

            async def fail(*_: object) -> None:
                raise asyncpg.InterfaceError("the connection is closed")

            monkeypatch.setattr(asyncpg.Connection, "add_listener", fail)
            with pytest.raises(Refused, match="server-not-ready"):
                await only.pubsub.follow(new_id())

    asyncio.run(run())


def test_one_message_too_long_for_postgresql_is_left_out_and_the_others_go_on(database: str) -> None:
    async def run() -> None:
        async with workers_over(database, 2) as (first, second):
            table_id, _ = await table_of_two(first)
            there, _ = await watched(second, table_id)
            first.pubsub.publish(EntriesWritten(table=table_id, entries=[(table_id, 99, 0, "move", "x" * 9000, 0)]))
            async with first.db.writing() as connection:
                await connection.exec_driver_sql("UPDATE tables SET stand_in = 'expert'")
            first.pubsub.publish(SeatsChanged(table=table_id))
            await until(lambda: there.row.stand_in == "expert")

    asyncio.run(run())


def test_tables_spread_evenly_over_shards() -> None:
    shards = {shard_of(new_id()) for _ in range(20_000)}
    assert len(shards) == 961
    assert channel_of("") == EVERYBODY


def test_the_tables_of_a_shard_are_looked_after_by_the_same_worker() -> None:
    mine, others = Workers("one"), ("two", "three")
    for worker in others:
        mine.heard_from(worker)
    looked_after: dict[str, set[bool]] = {f"{first}{second}": set() for first in "abc" for second in "def"}
    for shard, found in looked_after.items():
        found.update(mine.looks_after_table(f"{shard}{rest}") for rest in ("xxxxxxxxxx", "yyyyyyyyyy", "zzzzzzzzzz"))
    assert all(len(found) == 1 for found in looked_after.values())
    assert {True} in looked_after.values()
    assert {False} in looked_after.values()
