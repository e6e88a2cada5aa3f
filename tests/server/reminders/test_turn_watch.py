"""Whoever's turn it is and who does not look is told once, by push; on both engines."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from houseful.server.admin import Admin
from houseful.server.db import schema
from houseful.server.messages import Join
from houseful.server.people import Person, digest_of
from houseful.server.personal_data import personal_data
from houseful.server.reminders import messenger
from houseful.server.reminders.choices import choose
from houseful.server.reminders.subscriptions import Subscription
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from tests.server.support.postgres import new_database
from tests.server.support.push_service import Browser, PushService, claims_in, push_service
from tests.server.support.services import FakeTime, lay, services_in, until
from tests.server.support.watcher import Watcher

TURN = {"en": "It is your turn at Heroes of Oktoberfest", "de": "Du bist dran bei Heroes of Oktoberfest"}


class Scene:
    """Ada and Bob at a game over days; Bob, who speaks German, has a browser that is told."""

    def __init__(self, services: Services, service: PushService, time: FakeTime) -> None:
        self.services, self.service, self.time = services, service, time
        self.ada: Person
        self.bob: Person
        self.live: LiveTable

    async def arrive(self, **table: Any) -> "Scene":
        self.ada, _ = await self.services.people.create("Ada", "en")
        self.bob, token = await self.services.people.create("Bob", "de")
        self.browser = self.service.browser("bob")
        await self.subscribe(self.bob, token, self.browser)
        self.live = await lay(self.services, self.ada, "oktoberfest", "me", "open", **{"pace": "slow", **table})
        await self.services.seating.join(self.bob, self.live.id, Join())
        self.live = await self.services.waiting_room.start(self.ada, self.live.id)
        return self

    async def subscribe(self, person: Person, token: str, browser: Browser) -> None:
        subscription = Subscription(digest_of(token), **browser.subscription)
        await self.services.turn_watch.messenger.subscriptions.keep(person, subscription)

    async def until_turn_of(self, person: Person) -> None:
        """Play until it is a person's turn, who has just been somebody else's."""
        while True:
            assert self.live.turn is not None
            mover = self.live.seats[self.live.turn].person or ""
            await self.live.move(mover, self.live.ply, self.live.table.legal()[0])
            turn = self.live.turn
            if mover != person.id and turn is not None and self.live.seats[turn].person == person.id:
                return

    async def scan(self, seconds: float = 0) -> None:
        """Let time pass, look, and wait until everybody is told who is to be."""
        self.time.pass_seconds(seconds)
        await self.services.turn_watch.scan()
        if self.services.settings.shared:
            await self.services.turn_watch.scan()  # the first has only opened what nobody here looks at
        await until(lambda: not self.services.registry.scheduler._tasks)

    @property
    def told(self) -> list[str]:
        return [notice["body"] for notice in self.browser.told]

    async def count(self, table: Any) -> int:
        async with self.services.db.reading() as connection:
            found: int = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/x.db"
    return new_database(request.getfixturevalue("postgres_address"), f"turns-{request.function.__name__}"[:60])


Run = Callable[..., None]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a test at a server whose clock stands still until the test says so."""

    def run(test: Callable[[Scene], Awaitable[None]], database: str | None = None, **table: Any) -> None:
        async def scene() -> None:
            time = FakeTime(monkeypatch)
            async with (
                push_service() as service,
                services_in(tmp_path, database, push="local", remind_seconds=60) as services,
            ):
                services._scanning[-1].cancel()  # the test itself looks
                await test(await Scene(services, service, time).arrive(**table))

        asyncio.run(scene())

    return run


def test_a_turn_is_told_once_and_without_a_secret(database: str, run: Run) -> None:
    async def test(at: Scene) -> None:
        await at.until_turn_of(at.bob)
        await at.scan(59)
        assert at.told == [], "not before a while has passed"
        await at.scan(2)
        assert at.told == [TURN["de"]]
        await at.scan(3600)
        assert len(at.told) == 1, "once a turn"
        (notice,) = at.browser.told
        assert notice == {"title": TURN["de"].partition("bei ")[2], "body": TURN["de"], "table": at.live.id}
        (headers,) = at.browser.headers
        claims, key = claims_in(headers["authorization"])
        assert claims["aud"] == at.service.origin
        assert key == (await at.services.turn_watch.messenger.key()).public  # type: ignore[union-attr]
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", at.live.id)
        await at.until_turn_of(at.bob)
        await at.scan(61)
        assert len(at.told) == 2, "and again the next turn"

    run(test, database)


def test_nobody_is_told_of_a_game_that_they_have_paused(database: str, run: Run) -> None:
    async def test(at: Scene) -> None:
        await at.until_turn_of(at.bob)
        await at.services.seating.give_up(at.ada, at.live.id)
        await at.services.seating.leave(at.bob, at.live.id)
        await at.scan(3600)
        assert at.told == []

    run(test, database)


def test_two_workers_tell_once(postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = new_database(postgres_address, "turns-two")

    async def scene() -> None:
        time = FakeTime(monkeypatch)
        async with (
            push_service() as service,
            services_in(tmp_path, database, push="local") as one,
            services_in(tmp_path, database, push="local") as other,
        ):
            for services in (one, other):
                services._scanning[-1].cancel()
            at = await Scene(one, service, time).arrive()
            await at.until_turn_of(at.bob)
            time.pass_seconds(61)
            await asyncio.gather(*(services.turn_watch.scan() for services in (one, other) * 3))
            await until(lambda: bool(at.told) and not one.registry.scheduler._tasks)
            await until(lambda: not other.registry.scheduler._tasks)
            assert len(at.told) == 1
            keys = [await services.turn_watch.messenger.key() for services in (one, other)]
            assert len({key.public for key in keys if key is not None}) == 1

    asyncio.run(scene())


def test_whoever_looks_is_told_only_after_they_have_gone(run: Run) -> None:
    async def test(at: Scene) -> None:
        watcher = Watcher(at.bob.id)
        at.live.delivery.watchers.add(watcher)
        at.live.delivery.broadcast_presence()
        await at.until_turn_of(at.bob)
        await at.scan(120)
        assert at.told == [], "Bob looks"
        at.live.delivery.watchers.remove(watcher)
        at.live.delivery.broadcast_presence()
        await at.scan(30)
        assert at.told == [], "Bob has just gone"
        await at.scan(31)
        assert len(at.told) == 1
        await at.until_turn_of(at.ada)
        await at.scan(61)
        assert len(at.told) == 1, "it is not Bob's turn"

    run(test)


@pytest.mark.parametrize("pace", ["slow", "live"])
def test_a_choice_counts_for_one_table(run: Run, pace: str) -> None:
    async def test(at: Scene) -> None:
        await at.until_turn_of(at.bob)
        await at.scan(61)
        usual = int(pace == "slow")
        assert len(at.told) == usual
        await choose(at.services.db, at.live.id, at.bob.id, False)
        await at.until_turn_of(at.bob)
        await at.scan(61)
        assert len(at.told) == usual
        await choose(at.services.db, at.live.id, at.bob.id, True)
        await at.until_turn_of(at.bob)
        await at.scan(61)
        assert len(at.told) == usual + 1

    run(test, pace=pace)


def test_a_busy_service_is_asked_again_and_a_device_that_is_gone_is_forgotten(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(at: Scene) -> None:
        monkeypatch.setattr(messenger, "PAUSES", (0.0, 0.0))
        at.service.answers = [503, 429]
        await at.until_turn_of(at.bob)
        await at.scan(61)
        assert len(at.told) == 1
        at.service.answers = [500, 500, 500, 500]
        await at.until_turn_of(at.bob)
        await at.scan(61)
        assert at.service.answers == [500], "three times, and no more"
        assert await at.count(schema.push_subscriptions) == 1
        for status in (404, 410):
            _, token = await at.services.people.create("Cy", "en")
            await at.subscribe(at.bob, token, at.browser)
            at.service.answers = [status]
            await at.until_turn_of(at.bob)
            await at.scan(61)
            assert await at.count(schema.push_subscriptions) == 0

    run(test)


def test_a_subscription_goes_with_its_device_and_its_person_and_its_keys_are_never_shown(run: Run) -> None:
    async def test(at: Scene) -> None:
        cy, token = await at.services.people.create("Cy", "en")
        await at.subscribe(cy, token, at.service.browser("cy"))
        await at.services.people.revoke(cy, digest_of(token))
        assert await at.count(schema.push_subscriptions) == 1
        async with at.services.db.reading() as connection:
            found = await personal_data(connection, at.bob.id)
        (shown,) = found["push_subscriptions"]
        assert shown["endpoint"] == at.browser.endpoint
        assert not {"token", "p256dh", "auth"} & set(shown)
        assert at.browser.subscription["auth"] not in json.dumps(found)
        await Admin(at.services.db).forget(at.bob.id)
        assert await at.count(schema.push_subscriptions) == 0

    run(test)
