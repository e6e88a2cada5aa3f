"""Logs that go back and forth: opened, told and gone on with in a bounded number of moves."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.core.table import Table
from houseful.host import checkpoints
from houseful.host.checkpoints import table_at
from houseful.host.history import decisions_of, events_since
from houseful.host.undo import reveals_something
from houseful.server.db import schema
from houseful.server.errors import Refused
from houseful.server.limits import Limits
from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.position import CHECKPOINTS, Position
from houseful.server.tables.public_info import state_at
from tests.server.support.services import arrive, lay, services_in

pytestmark = pytest.mark.usefixtures("fixed_deals")  # some first moves show a card, and cannot be taken back

LINES = 5_000
EVENTS = Limits().events


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every move that is played from now on."""
    played: list[str] = []
    advance = Table.advance

    def counting(table: Table, move: str) -> Any:
        played.append(move)
        return advance(table, move)

    CHECKPOINTS.clear()
    monkeypatch.setattr(Table, "advance", counting)
    yield played
    CHECKPOINTS.clear()


async def go_back_and_forth(services: Services, live: LiveTable, lines: int) -> None:
    """Write a log that takes the next move back again and again."""
    move, seat, ply, at = str(live.table.legal()[0]), live.turn, live.ply, live.position.decision_began()
    written = [
        {
            "table_id": live.id,
            "ply": ply + n,
            "seat": seat,
            "kind": kind,
            "text": move if kind == "move" else "",
            "at": at,
        }
        for n in range(1, lines + 1)
        for kind in [("undo", "move")[n % 2]]
    ]
    async with services.db.writing() as connection:
        await connection.execute(schema.entries.insert(), written)


def quiet_move(table: Table) -> str:
    """A move that can be taken back: others show a card to everybody."""
    for move in table.legal():
        after, seat = table.copy(), table.turn or 0
        after.play(move)
        if not reveals_something(after, seat):
            return str(move)
    raise AssertionError("every move reveals something")


def test_a_long_log_costs_few_moves(tmp_path: Path, plays: list[str]) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            await go_back_and_forth(services, live, LINES)
            table_id = live.id
        async with services_in(tmp_path) as services:
            plays.clear()
            live = await services.registry.live(table_id)
            assert (live.ply, live.table.ply, live.position.undos) == (LINES, 0, LINES // 2)
            assert len(plays) == 0, "nothing stands"
            last = state_at(live, ada.id, 0, LINES - 1).events
            assert [(told.ply, told.events[0]["kind"]) for told in last] == [(LINES, "undo")]
            assert len(plays) == 0
            told = state_at(live, ada.id, 0, 0).events
            assert [line.ply for line in told] == [*range(LINES - EVENTS + 1, LINES + 1)], "the last lines"
            assert len(plays) <= EVENTS
            await live.move(ada.id, live.ply, quiet_move(live.table))
            with pytest.raises(Refused) as refused:
                await live.undo(ada.id, live.ply)
            assert refused.value.key == "server-limit-undos"
            assert not state_at(live, ada.id, 0, None).undo

    asyncio.run(scene())


def test_only_new_lines_are_read_of_a_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            await go_back_and_forth(services, live, LINES)
            live.outdated = True
            assert (await services.registry.live(live.id)).ply == LINES
            asked: list[int] = []
            read = services.registry.live.__globals__["read_entries"]

            async def reading(connection: Any, table_id: str, after: int = 0) -> Any:
                asked.append(after)
                return await read(connection, table_id, after)

            monkeypatch.setitem(services.registry.live.__globals__, "read_entries", reading)
            live.outdated = True
            await services.registry.live(live.id)
            assert asked == [LINES]

    asyncio.run(scene())


async def play_wildly(live: LiveTable, ada: Person, luck: random.Random) -> list[Table]:
    """A game with many moves taken back; the table after each entry."""
    after = [live.table]
    while live.stage == "playing" and live.ply < 80:
        if live.undo_refusal(ada.id) is None and luck.random() < 0.4:
            await live.undo(ada.id, live.ply)
        else:
            await live.move(ada.id, live.ply, str(luck.choice(live.table.legal())))
        after.append(live.table)
    return after


@pytest.mark.parametrize("game", houseful.games())
def test_an_opened_table_is_the_one_that_was_played(tmp_path: Path, game: str, plays: list[str]) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, game, "me", "me", clock=("game", 5000))
            after = await play_wildly(live, ada, random.Random(f"{game} 1"))
            assert live.position.undos > 5
        async with services_in(tmp_path) as services:
            plays.clear()
            again = await services.registry.live(live.id)
            assert len(plays) == live.table.ply, "only moves that stand are played"
            assert again.position.reachable == live.position.reachable
            assert again.clock._used == live.clock._used
            assert again.clock._used_on == live.clock._used_on
            assert [table_at(again.position, ply) for ply in range(again.ply + 1)] == after
            for seat in (0, 1, None):
                check_events(again.position, seat, after)
            check_decisions(again.position, after)

    asyncio.run(scene())


def check_events(position: Position, seat: int | None, after: list[Table]) -> None:
    """What is told of every span of the log is what the tables say."""
    for since in range(position.ply):
        told = events_since(position, seat, since)
        assert [line.ply for line in told] == [*range(since + 1, position.ply + 1)]
        for line in told[:3]:
            undone = position.entries[line.ply - 1].kind == "undo"
            assert line.events == ([{"kind": "undo", "seat": line.seat}] if undone else after[line.ply].events(seat))


def check_decisions(position: Position, after: list[Table]) -> None:
    """A person's decisions are those of the moves that stand."""
    stand = [position.entries[ply - 1] for ply in position.standing_moves(position.ply)]
    for seat in (0, 1):
        made = decisions_of(position, seat)
        theirs = [entry for entry in stand if entry.seat == seat]
        assert [text for _, text in made] == [entry.text for entry in theirs]
        for (known, _), entry in zip(made, theirs, strict=True):
            assert known.view() == after[entry.ply - 1].view(seat)


def test_the_past_is_found_from_checkpoints(tmp_path: Path, plays: list[str]) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            while live.stage == "playing" and live.ply < 50:
                await live.move(ada.id, live.ply, str(live.table.legal()[0]))
            table_at(live.position, live.ply)
            for ply in range(live.ply):
                plays.clear()
                assert table_at(live.position, ply).ply == ply
                assert len(plays) < checkpoints.CHECKPOINT_EVERY

    asyncio.run(scene())


def test_checkpoints_of_all_tables_are_bounded(monkeypatch: pytest.MonkeyPatch, plays: list[str]) -> None:
    monkeypatch.setattr(checkpoints, "MOST_CHECKPOINTS", 3)
    table = houseful.deal("overbooking", players=2, seed=1)
    for number in range(10):
        checkpoints.keep_checkpoint(CHECKPOINTS, f"table 1 {number}", table)
    assert [int(key.split()[-1]) for key in CHECKPOINTS] == [7, 8, 9]


@pytest.mark.parametrize(("limits", "name"), [(Limits(undos=3), "undos"), (Limits(journal=7), "journal")])
def test_a_table_has_so_many_undos_and_no_more(tmp_path: Path, limits: Limits, name: str) -> None:
    async def scene() -> None:
        async with services_in(tmp_path, limits=limits) as services:
            ada = await arrive(services)
            live = await lay(services, ada, "overbooking", "me", "me")
            move = quiet_move(live.table)
            for _ in range(3):
                await live.move(ada.id, live.ply, move)
                assert live.undo_possible(0)
                await live.undo(ada.id, live.ply)
            await live.move(ada.id, live.ply, move)
            assert not live.undo_possible(0)
            with pytest.raises(Refused) as refused:
                await live.undo(ada.id, live.ply)
            assert refused.value.key == f"server-limit-{name}"
            assert str(getattr(limits, name)) in refused.value.say("en")
            await live.move(ada.id, live.ply, str(live.table.legal()[0]))  # the game goes on

    asyncio.run(scene())
