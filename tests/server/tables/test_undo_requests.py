"""Asking the others to take back a move: all of them have to agree, and the request is gone when somebody moves."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from houseful.host.checkpoints import table_at
from houseful.server.cluster.messages import UndoRequestChanged
from houseful.server.errors import Refused
from houseful.server.messages import Join
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables import undo_requests
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.public_info import state_at
from tests.server.support.services import arrive, lay, services_in

Scene = Callable[[Services, list[Person], LiveTable], Awaitable[None]]


def act(folder: Path, scene: Scene, players: int = 2) -> None:
    """People at a table of the plane, who have each made some moves."""

    async def run() -> None:
        async with services_in(folder) as services:
            people = [await arrive(services, name) for name in ("Ada", "Bob", "Cleo")[:players]]
            live = await lay(services, people[0], "overbooked", "me", *["open"] * (players - 1))
            for person in people[1:]:
                await services.seating.join(person, live.id, Join())
            await services.waiting_room.start(people[0], live.id)
            luck = random.Random(1)
            for _ in range(6 * players):
                await move(live, people, luck)
            await scene(services, people, live)

    asyncio.run(run())


async def move(live: LiveTable, people: list[Person], luck: random.Random) -> None:
    assert live.turn is not None
    await live.move(people[live.turn].id, live.ply, str(luck.choice(live.table.legal())))


def last_decision(live: LiveTable, seat: int) -> int:
    """The ply before a seat's last move."""
    return max(entry.ply for entry in live.entries if entry.seat == seat) - 1


def test_a_move_and_what_followed_are_taken_back_when_the_other_agrees(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(services: Services, people: list[Person], live: LiveTable) -> None:
        asker = 1 - live.entries[-1].seat  # whose move lies further back
        back, other = last_decision(live, asker), people[1 - asker]
        before = table_at(live.position, back)
        await services.undo_requests.ask(people[asker], live, live.ply)
        asked = state_at(live, other.id, 1 - asker, None).asked
        assert asked is not None
        assert (asked.seat, asked.moves, asked.agreed) == (asker, live.ply - back, [])
        for stranger in (people[asker], await arrive(services, "Eve")):
            with pytest.raises(Refused, match="server-not-sitting"):
                await services.undo_requests.answer(stranger, live, live.ply, agree=True)
        await services.undo_requests.answer(other, live, live.ply, agree=True)
        assert live.table == before
        assert live.turn == asker
        assert live.asked_undo.at(live.ply) is None
        services.registry.forget(live.id)
        assert (await services.registry.live(live.id)).table == before, "after a restart, too"

    act(tmp_path, scene)


def test_a_request_that_is_declined_is_not_asked_again_before_somebody_moves(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(services: Services, people: list[Person], live: LiveTable) -> None:
        luck, ply = random.Random(2), live.ply
        await services.undo_requests.ask(people[0], live, ply)
        await services.undo_requests.answer(people[1], live, ply, agree=False)
        assert live.ply == ply
        with pytest.raises(Refused, match="server-undo-declined"):
            await services.undo_requests.ask(people[0], live, ply)
        await move(live, people, luck)
        await services.undo_requests.ask(people[0], live, live.ply)
        await move(live, people, luck)
        assert live.asked_undo.at(live.ply) is None, "somebody has moved"
        with pytest.raises(Refused, match="server-undo-not-asked"):
            await services.undo_requests.answer(people[1], live, live.ply, agree=True)

    act(tmp_path, scene)


def test_whoever_asks_or_agrees_twice_is_heard_once(
    tmp_path: Path, fixed_deals: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, people: list[Person], live: LiveTable) -> None:
        told: list[object] = []
        monkeypatch.setattr(live.delivery, "broadcast", told.append)
        for _ in range(3):
            await services.undo_requests.ask(people[0], live, live.ply)
        for _ in range(3):
            await services.undo_requests.answer(people[1], live, live.ply, agree=True)
        assert len(told) == 2

    act(tmp_path, scene, players=3)


def test_of_three_both_others_have_to_agree_whichever_worker_they_are_at(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(services: Services, people: list[Person], live: LiveTable) -> None:
        ply = live.ply
        await services.undo_requests.ask(people[0], live, ply)
        await services.undo_requests.answer(people[1], live, ply, agree=True)
        assert live.ply == ply, "one of two"
        asked = live.asked_undo.at(ply)
        assert asked is not None
        theirs = msgspec.structs.replace(asked, agreed=[2])  # as another worker knows it
        await undo_requests.receive(live, UndoRequestChanged(table=live.id, asked=theirs))
        assert live.ply == ply + 1
        assert live.entries[-1].kind == "undo"

    act(tmp_path, scene, players=3)


def test_there_has_to_be_somebody_to_ask_and_something_to_take_back(tmp_path: Path, fixed_deals: None) -> None:
    async def run() -> None:
        async with services_in(tmp_path) as services:
            ada, bob = await arrive(services), await arrive(services, "Bob")
            alone = await lay(services, ada, "overbooked", "me", "me")
            await move(alone, [ada, ada], random.Random(1))
            with pytest.raises(Refused, match="server-undo-nobody"):
                await services.undo_requests.ask(ada, alone, alone.ply)
            with pytest.raises(Refused, match="server-not-sitting"):
                await services.undo_requests.ask(bob, alone, alone.ply)
            live = await lay(services, ada, "overbooked", "me", "open")
            await services.seating.join(bob, live.id, Join())
            await services.waiting_room.start(ada, live.id)
            for person in (ada, bob):
                with pytest.raises(Refused, match="server-undo-none"):
                    await services.undo_requests.ask(person, live, 0)
            with pytest.raises(Refused, match="server-stale"):
                await services.undo_requests.ask(ada, live, 3)

    asyncio.run(run())
