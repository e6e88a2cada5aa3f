"""A calm table while somebody else attacks: how long its moves take, and the server's memory."""

import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ClassVar

from tests.server.support.clients import Client
from tests.server.support.processes import Server

ATTACKER = "127.0.0.2"  # the calm table is at 127.0.0.1
PAUSE = 0.02  # seconds between calm moves

Attack = Callable[[str, float], None]  # the server's address, seconds


@contextmanager
def default_server(source: str | None, database: str | None = None) -> Iterator[Server]:
    """A server with its default limits; with `source`, that of another checkout's `src`."""
    with tempfile.TemporaryDirectory() as folder:
        server = DefaultServer(database or f"sqlite:///{folder}/houseful.db", rate=50)
        before = os.environ.get("PYTHONPATH", "")
        os.environ["PYTHONPATH"] = f"{source}:{before}" if source else before
        try:
            yield server.start()
        finally:
            os.environ["PYTHONPATH"] = before
            if server.process is not None and server.process.poll() is None:
                server.kill()
            server.log.close()


class DefaultServer(Server):
    """`houseful serve` as it comes."""

    limits: ClassVar[dict[str, str]] = {}


def memory_of(server: Server) -> float:
    """The server's memory in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def play_calmly(url: str, seconds: float) -> list[float]:
    """Moves at a table of one's own, one after the other; how long each took to be acknowledged."""
    took: list[float] = []
    end = time.monotonic() + seconds
    with closing(Client(url)) as ada:
        while time.monotonic() < end:
            socket = await ada.socket(ada.table("overbooking", "me", "me")["table"]["id"])
            state = (await socket.next_that_is("state"))["state"]
            while state["turn"] is not None and time.monotonic() < end:
                if not state["legal"]:
                    socket.send(do="look", seat=state["turn"])
                    state = (await socket.next_that_is("state"))["state"]
                    continue
                began = time.perf_counter()
                socket.send(do="move", ply=state["ply"], move=state["legal"][0])
                state = await socket.next_that_is("played")
                took.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(PAUSE)
            await socket.close()
    return took


def measure(server: Server, attack: Attack | None, seconds: float) -> tuple[float, float, float]:
    """Calm moves during an attack: median and 99th percentile in ms; the server's highest memory in MB."""
    child = multiprocessing.Process(target=attack, args=(server.url, seconds)) if attack else None
    if child is not None:
        child.start()
        time.sleep(0.5)
    highest = 0.0

    async def watch() -> list[float]:
        nonlocal highest
        calm = asyncio.create_task(play_calmly(server.url, seconds - 1))
        while not calm.done():
            highest = max(highest, memory_of(server))
            await asyncio.sleep(0.1)
        return calm.result()

    try:
        took = sorted(asyncio.run(watch()))
    finally:
        if child is not None:
            child.terminate()
            child.join()
    return statistics.median(took), took[int(0.99 * len(took))], highest
