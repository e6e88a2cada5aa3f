"""Bots at the server's tables: each level answers, tables are served in turn, a kill does not stop them."""

import asyncio
import random
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from houseful.bots.levels import NAMES, make_bot
from houseful.bots.seat import Seat
from houseful.core.text.validation import Fault
from houseful.host.checkpoints import table_at
from houseful.server.tables import bot_runner
from tests.server.support.clients import Client
from tests.server.support.processes import Server, serving
from tests.server.support.services import arrive, lay, services_in, until


@pytest.mark.parametrize("level", NAMES)
def test_each_level_answers(sqlite_server: Server, level: str) -> None:
    with closing(Client(sqlite_server.url)) as ada:
        asyncio.run(wait_for_answer(ada, level))


async def wait_for_answer(ada: Client, level: str) -> None:
    luck = random.Random(1)
    table = ada.table("oktoberfest", "me", level, options={"first": 0})["table"]
    socket = await ada.socket(table["id"])
    seen: dict[str, Any] = (await socket.next_that_is("state"))["state"]
    answers = 0
    while answers < 2:
        if seen["legal"]:
            socket.send(do="move", ply=seen["ply"], move=luck.choice(seen["legal"]))
        seen = await socket.next_that_is("played", timeout=60)
        answers += seen["seat"] == 1
    await socket.close()


def test_bots_are_handed_a_seat_and_never_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Any] = []

    def look(level: str, seed: int, seat: Seat) -> Any:
        handed.append(seat)
        return make_bot("random", 1).choose(seat)

    monkeypatch.setattr(bot_runner, "choose_move", look)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            live = await lay(services, await arrive(services), "overbooking", "novice", "novice")
            await until(lambda: live.row.stage == "over" or live.table.over)
            assert len(handed) == live.ply

    asyncio.run(scene())
    for seat in handed:
        assert type(seat) is Seat
        with pytest.raises(Fault):  # no past, hence no seed and no cards of others
            seat._table.moves()
        assert seat._table.seed == 0
        assert seat._table.fair is None


def test_a_bots_moves_can_be_explained_by_the_published_secret(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            live = await lay(services, await arrive(services), "overbooking", "novice", "casual")
            await until(lambda: live.table.over)
            for entry in live.entries:
                table = table_at(live.position, entry.ply - 1)
                level = live.seats[entry.seat].level
                assert level is not None
                seed = bot_runner.bot_seed(live.row.secret, table.ply, entry.seat)
                assert str(make_bot(level, seed).choose(Seat(table, entry.seat))) == entry.text

    asyncio.run(scene())


def test_a_game_goes_on_by_itself_when_the_server_was_killed_in_a_bots_thought(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'houseful.db'}") as server, closing(Client(server.url)) as ada:
        tables = [ada.table(game, "master", "master")["table"]["id"] for game in ("overbooked", "oktoberfest")]
        plies: dict[str, int] = {}
        for _ in range(2):
            wait_for_thoughts(ada)
            server.kill()
            server.start()
            before = {table_id: ada.get(f"/api/tables/{table_id}")["ply"] for table_id in tables}
            assert all(before[table_id] >= plies.get(table_id, 0) for table_id in tables)
            plies = {table_id: grown(ada, table_id, before[table_id]) for table_id in tables}
        metrics = ada.get("/metrics")
        assert "houseful_bot_decisions" in metrics
        assert "bot.failed" not in server.said()


def wait_for_thoughts(ada: Client) -> None:
    """Wait until both tables have asked for a bot."""
    end = time.monotonic() + 60
    while "houseful_bots_waiting 2.0" not in ada.get("/metrics"):
        assert time.monotonic() < end, "no bot was asked"
        time.sleep(0.01)


def grown(ada: Client, table_id: str, ply: int) -> int:
    """Wait until somebody has played."""
    for _ in range(1200):
        now = int(ada.get(f"/api/tables/{table_id}")["ply"])
        if now > ply:
            return now
        time.sleep(0.05)
    raise AssertionError("the bots do not go on")
