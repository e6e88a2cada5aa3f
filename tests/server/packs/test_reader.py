"""Packs are read in a process of their own: the same pack, or a fault, or an end at the deadline."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from houseful.server.errors import Refused
from houseful.server.packs import reader
from houseful.server.packs.reader import PackReader

T = TypeVar("T")
STUCK = "import pickle, sys, time; pickle.dump(0, sys.stdout.buffer); sys.stdout.flush(); time.sleep(600)"
OWN = find_game("overbooking").standard.text.replace('"lion"', '"bear"')


def with_reader(work: Callable[[PackReader], Awaitable[T]], deadline: float = reader.DEADLINE) -> T:
    async def run() -> T:
        packs = PackReader(deadline)
        try:
            return await work(packs)
        finally:
            child = packs._child
            await packs.close()
            assert child is None or child.poll() is not None, "the process has ended"

    return asyncio.run(run())


def test_a_pack_is_the_same_as_if_it_were_read_here() -> None:
    async def read_all(packs: PackReader) -> list[Any]:
        return [await packs.read(name, find_game(name).standard.text) for name in NAMES]

    for name, read in zip(NAMES, with_reader(read_all), strict=True):
        here = find_game(name).standard
        assert bytes(read.box) == bytes(here.box)
        assert (read.name, read.text, repr(read.names)) == (here.name, here.text, repr(here.names))
        assert not read.standard


def test_a_fault_names_the_place_in_every_language() -> None:
    async def read(packs: PackReader) -> Fault:
        with pytest.raises(Fault) as found:
            await packs.read("overbooking", OWN.replace("coins = 3", "coins = -1", 1))
        await packs.read("overbooking", OWN)  # and the process goes on
        return found.value

    fault = with_reader(read)
    assert "guest/1/coins" in fault.say("en")
    assert fault.say("de") != fault.say("en")


def test_reading_ends_at_the_deadline_while_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "COMMAND", (sys.executable, "-c", STUCK))

    async def read(packs: PackReader) -> int:
        turns = 0
        reading = asyncio.create_task(packs.read("overbooking", OWN))
        while not reading.done():
            await asyncio.sleep(0.005)
            turns += 1
        with pytest.raises(Refused, match="server-pack-slow"):
            await reading
        monkeypatch.undo()
        packs._deadline = reader.DEADLINE
        assert (await packs.read("overbooking", OWN)).name  # a new process reads the next one
        return turns

    assert with_reader(read, deadline=0.5) > 10


def test_a_process_that_does_not_start_is_no_fault_of_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))

    async def read(packs: PackReader) -> Refused:
        with pytest.raises(Refused) as refused:
            await packs.read("overbooking", OWN)
        return refused.value

    assert with_reader(read).status == 503


def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MOST_WAITING", 3)
    monkeypatch.setattr(reader, "COMMAND", (sys.executable, "-c", STUCK))

    async def read(packs: PackReader) -> list[Any]:
        asked = [packs.read("overbooking", f"{OWN}# {number}") for number in range(5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    statuses = [error.status for error in with_reader(read, deadline=0.2)]
    assert sorted(statuses) == [400, 400, 400, 503, 503]


def test_closing_does_not_wait_for_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "COMMAND", (sys.executable, "-c", STUCK))

    async def read(packs: PackReader) -> None:
        reading = asyncio.create_task(packs.read("overbooking", OWN))
        while packs._child is None:
            await asyncio.sleep(0.005)
        await packs.close()
        with pytest.raises(Refused):
            await reading

    asyncio.run(asyncio.wait_for(_run(read), 60))


async def _run(work: Callable[[PackReader], Awaitable[None]]) -> None:
    await work(PackReader(deadline=3600))


def test_the_process_ends_when_its_server_is_gone() -> None:
    child = subprocess.Popen(reader.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    child.communicate(timeout=60)  # closes its input
    assert child.returncode == 0


def test_an_idle_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "IDLE", 0.01)

    async def read(packs: PackReader) -> None:
        await packs.read("overbooking", OWN)
        while packs._child is not None:
            await asyncio.sleep(0.005)
        assert (await packs.read("overbooking", OWN)).name

    with_reader(read)
