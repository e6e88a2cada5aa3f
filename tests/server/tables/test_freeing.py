"""Memory: a table that was evicted and a socket that was closed are freed at once, without garbage collection.

Garbage collection of a server that is seldom idle comes late, and a server that waits for it grows by the hour.
"""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from houseful.server.people import Person
from houseful.server.services import Services
from houseful.server.ws.connection import ClientConnection
from houseful.server.ws.endpoint import attend
from tests.server.support.services import arrive, lay, services_in, until


class OpenTransport:
    """A socket that sends nothing anywhere until it is closed."""

    def __init__(self) -> None:
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.listening = False

    def listen(self, _receive: object) -> None:
        self.listening = True

    def send(self, message: bytes) -> None:
        """Nobody reads it."""

    def close(self, code: int) -> None:
        """Nobody closes it."""

    def pause(self) -> None:
        """Nothing is read anyway."""

    def resume(self) -> None:
        """Nothing is read anyway."""


async def play_and_evict(services: Services, host: Person) -> list[weakref.ref[object]]:
    """Play with a socket open, close it, evict the table; references that hold nothing."""
    live = await lay(services, host, "overbooking", "me", "me")
    transport = OpenTransport()
    client = ClientConnection(services, live, host, transport, "192.0.2.1")
    attending = asyncio.create_task(attend(services, client, transport, None))
    await until(lambda: transport.listening)
    for _ in range(6):
        await live.move(host.id, live.ply, live.table.legal()[0])
    transport.closed.set_result(None)
    await attending
    watched: list[object] = [live, live.position, live.delivery, client, transport]
    services.registry.forget(live.id)
    return [weakref.ref(one) for one in watched]


async def held_without_collection(folder: Path) -> None:
    """Wait until nothing of a table and its socket is held any more."""
    async with services_in(folder) as services:
        host = await arrive(services)
        held = await play_and_evict(services, host)
        await until(lambda: not any(one() for one in held))


def test_tables_and_sockets_are_freed_without_garbage_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("houseful.server.services.freeze_gc", lambda: None)  # which collects, too
    gc.disable()
    try:
        asyncio.run(held_without_collection(tmp_path))
    finally:
        gc.enable()
