"""Presence: a crowd is told as a number, in few small messages, here and between workers."""

import asyncio
from pathlib import Path

import msgspec

from houseful.server.cluster.messages import PresenceChanged
from houseful.server.errors import Refused
from houseful.server.tables import presence
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.presence import MOST_NAMED, Present, counted, message_about
from houseful.server.ws.messages import HereMessage
from tests.server.support.services import arrive, lay, services_in, until

CROWD = 600
LONGEST_NOTICE = 8_000  # bytes, of PostgreSQL's NOTIFY


class Watching:
    """A watcher who counts."""

    viewpoint: int | None = None

    def __init__(self, person: str) -> None:
        self.person = person
        self.here: list[HereMessage] = []
        self.size = 0

    def post(self, message: bytes) -> None:
        self.size += len(message)
        self.here.append(msgspec.json.decode(message, type=HereMessage))

    def refresh(self) -> None:
        pass

    def dismiss(self, refused: Refused) -> None:
        """Stay."""


def come(live: LiveTable, person: str) -> Watching:
    watcher = Watching(person)
    live.delivery.watchers.add(watcher)
    live.delivery.broadcast_presence()
    return watcher


def test_a_crowd_costs_few_messages(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            published: list[Present] = []
            live.delivery.publish_presence = published.append
            first = come(live, ada.id)
            crowd = [come(live, f"person{number:06}" if number % 2 else "") for number in range(CROWD)]
            await until(lambda: len(first.here[-1].people) + first.here[-1].more == CROWD + 1)
            last = first.here[-1]
            assert ada.id in last.people, "those who sit there are always named"
            assert len(last.people) == MOST_NAMED + 1
            assert sum(len(watcher.here) for watcher in crowd) < 5 * CROWD, "one by one it would be its square"
            assert max(watcher.size for watcher in (first, *crowd)) < 5_000
            assert len(published) < 10
            notice = PresenceChanged(worker="w" * 32, table=live.id, people=[*published[-1].people], more=last.more)
            assert len(msgspec.json.encode(notice)) < LONGEST_NOTICE / 4

    asyncio.run(scene())


def test_nothing_is_told_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            watcher = come(live, ada.id)
            come(live, ada.id)  # a second tab
            await asyncio.sleep(3 * presence.PAUSE)
            assert watcher.here == [HereMessage([ada.id], 0)]

    asyncio.run(scene())


def test_those_at_other_workers_are_counted() -> None:
    seated = frozenset({"ada", "bob"})
    here = counted(["ada", "", "", "eve"], seated)
    assert here == Present(frozenset({"ada", "eve"}), 2)
    there = Present(frozenset({"bob", "eve"}), 300)
    assert message_about([here, there], seated) == HereMessage(["ada", "bob", "eve"], 302)
    many = counted(["bob", *(f"p{number:03}" for number in range(100))], seated)
    told = message_about([here, many], seated)
    assert {"ada", "bob"} < set(told.people)
    assert (len(told.people), told.more + len(told.people)) == (MOST_NAMED + 2, 2 + 1 + 101 + 1)
