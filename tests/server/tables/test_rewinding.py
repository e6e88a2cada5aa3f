"""Taking back against bots alone: back to one's own last decision, unless something hidden has come to light."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.host.checkpoints import table_at
from houseful.server.errors import Refused
from houseful.server.messages import Join
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.bot_runner import Bots
from houseful.server.tables.live_table import LiveTable
from tests.server.support.services import arrive, lay, services_in

Scene = Callable[[Services, Person, LiveTable], Awaitable[None]]


@pytest.fixture(autouse=True)
def bots_wait_for_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "request", lambda *_: None)


def act(folder: Path, game: str, scene: Scene, *others: str) -> None:
    """Ada against bots."""

    async def run() -> None:
        async with services_in(folder) as services:
            ada = await arrive(services)
            await scene(services, ada, await lay(services, ada, game, "me", *(others or ("random",))))

    asyncio.run(run())


async def answer(live: LiveTable, luck: random.Random) -> list[dict[str, Any]]:
    """The bots play until it is Ada's turn; what she sees of it."""
    seen: list[dict[str, Any]] = []
    while live.turn not in (0, None):
        await live.write(live.turn, "bot", str(luck.choice(live.table.legal())))
        seen += live.table.events(0)
    return seen


@pytest.mark.parametrize("game", houseful.games())
def test_the_bots_answers_are_taken_back_with_ones_move(tmp_path: Path, fixed_deals: None, game: str) -> None:
    async def scene(services: Services, ada: Person, live: LiveTable) -> None:
        luck, rewound, stood = random.Random(5), 0, 0
        await answer(live, luck)
        while live.turn is not None and (rewound < 4 or not stood):
            before, ply = live.table.copy(), live.ply
            await live.move(ada.id, live.ply, str(luck.choice(live.table.legal())))
            own = live.ply
            seen = [*live.table.events(0), *await answer(live, luck)]
            if live.table.over:
                break
            if live.undo_refusal(ada.id) is None:
                assert not any(event["kind"] in ("reveal", "over") for event in seen)
                answered = live.ply
                rewound += answered > own
                await live.undo(ada.id, own)  # the ply that she saw, before the bots were so quick
                assert live.table == before
                assert live.turn == 0
                assert live.ply == answered + 1, "one entry, however many moves"
                services.registry.forget(live.id)
                again = await services.registry.live(live.id)
                assert again.position.reachable == live.position.reachable, "after a restart, too"
                assert table_at(again.position, again.ply) == before
                live = again
                await live.move(ada.id, live.ply, str(luck.choice(live.table.legal())))
                await answer(live, luck)
            else:
                stood += 1
                assert live.undo_refusal(ada.id) == "server-undo-revealed"
                assert live.ply > ply
        assert stood, "something came to light"
        assert rewound or game != "overbooking", "guests are laid face down"

    act(tmp_path, game, scene)


def test_food_that_a_bot_paid_with_has_come_to_light(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(_services: Services, ada: Person, live: LiveTable) -> None:
        luck = random.Random(3)
        while True:
            assert live.turn is not None, "no bot has served"
            legal = [str(move) for move in live.table.legal()]
            paid = [move for move in legal if move.startswith("serve ") and not move.endswith("heroes")]
            if live.turn == 1 and paid:
                break
            kind = "move" if live.turn == 0 else "bot"
            await live.write(live.turn, kind, luck.choice(legal))
        await live.write(1, "bot", paid[0])
        assert live.undo_refusal(ada.id) == "server-undo-revealed"

    act(tmp_path, "oktoberfest", scene)


def test_before_ones_first_move_there_is_nothing_to_take_back(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(_services: Services, ada: Person, live: LiveTable) -> None:
        luck = random.Random(1)
        while live.turn != 1:
            await live.write(0, "bot", str(luck.choice(live.table.legal())))  # as if she were away
        await answer(live, luck)
        with pytest.raises(Refused, match="server-undo-none"):
            await live.undo(ada.id, live.ply)

    act(tmp_path, "overbooking", scene)


def test_one_goes_back_step_by_step(tmp_path: Path, fixed_deals: None) -> None:
    async def scene(_services: Services, ada: Person, live: LiveTable) -> None:
        luck, decisions = random.Random(2), list[Any]()
        await answer(live, luck)
        while len(decisions) < 3:
            decisions.append(live.table.copy())
            await live.move(ada.id, live.ply, str(luck.choice(live.table.legal())))
            await answer(live, luck)
            if live.undo_refusal(ada.id) is not None:
                decisions.clear()
        for before in reversed(decisions):
            await live.undo(ada.id, live.ply)
            assert live.table == before

    act(tmp_path, "overbooking", scene, "random", "random")


def test_with_another_person_bots_moves_stand(tmp_path: Path, fixed_deals: None) -> None:
    async def run() -> None:
        async with services_in(tmp_path) as services:
            ada, bob, luck = await arrive(services), await arrive(services, "Bob"), random.Random(4)
            live = await lay(services, ada, "overbooking", "me", "open", "random")
            await services.seating.join(bob, live.id, Join())
            await services.waiting_room.start(ada, live.id)
            people = {0: ada, 1: bob}
            for _ in range(6):
                seat = live.turn
                assert seat is not None
                legal = str(luck.choice(live.table.legal()))
                await live.write(seat, "move" if seat in people else "bot", legal)
                if seat == 2:
                    assert all(live.undo_refusal(person.id) == "server-undo-not-yours" for person in people.values())

    asyncio.run(run())
