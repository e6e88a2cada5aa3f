"""Floods, crowds and half-sent requests from one address, beside a calm table.

    python -m benchmarks.attacks.bounds [--source OTHER/src] [--only flood,presence]

`--source` measures the server of another checkout with the same attacks.
"""

import argparse
import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

import httpx
from picows import WSListener, WSMsgType, ws_connect

from benchmarks.attacks.calm import ATTACKER, Attack, default_server, measure

SECONDS = 12.0
GONE = (OSError, httpx.HTTPError, asyncio.IncompleteReadError)


def attacker(url: str) -> httpx.AsyncClient:
    """A client at the attacker's address."""
    return httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address=ATTACKER), timeout=60)


async def sit_down(url: str) -> tuple[str, dict[str, str]]:
    """A table of the attacker's own; the address of its socket, and the headers to open it with."""
    async with attacker(url) as http:
        await http.post("/api/me", json={"name": "Eve"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await http.post("/api/tables", json={"game": "overbooking", "seats": seats})
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    table = made.json()["table"]["id"]
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket", {"Cookie": cookie}


async def connect(address: str, headers: dict[str, str]) -> Any:
    """A socket from the attacker's address."""
    transport, _ = await ws_connect(WSListener, address, extra_headers=headers, local_addr=(ATTACKER, 0))
    return transport


async def flood(url: str, end: float) -> None:
    """One socket after the other that sends as fast as it can."""
    address, headers = await sit_down(url)
    while time.monotonic() < end:
        with contextlib.suppress(Exception):
            transport = await connect(address, headers)
            while time.monotonic() < end and not transport.is_close_frame_sent:
                for _ in range(200):
                    transport.send(WSMsgType.TEXT, b'{"do":"ping","id":1}')
                await asyncio.sleep(0)
                if transport.underlying_transport.is_closing():
                    break
        await asyncio.sleep(0.02)


async def presence(url: str, end: float) -> None:
    """500 who watch one table, and come again when they are sent away."""
    address, headers = await sit_down(url)
    while time.monotonic() < end:
        held = []
        for _ in range(500):
            with contextlib.suppress(Exception):
                held.append(await connect(address, headers))
            if time.monotonic() > end:
                break
        await asyncio.sleep(1)
        for transport in held:
            transport.disconnect()


async def hold(url: str, end: float, count: int, parts: list[bytes]) -> None:
    """Connections that send the first part of a request at once and a little of the rest now and then."""

    async def one() -> None:
        at = urlsplit(url)
        while time.monotonic() < end:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(ATTACKER, 0))
                writer.write(parts[0])
                while time.monotonic() < end and not writer.is_closing():
                    await asyncio.sleep(1)
                    writer.write(parts[1])
                    await writer.drain()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(count)))


async def endless_headers(url: str, end: float) -> None:
    """Header fields without end, as fast as they are read."""
    at, field = urlsplit(url), b"X: " + b"x" * 8000 + b"\r\n"
    while time.monotonic() < end:
        with contextlib.suppress(*GONE):
            _, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while time.monotonic() < end and not writer.is_closing():
                writer.write(field)
                await writer.drain()
        await asyncio.sleep(0.01)


async def half_bodies(url: str, end: float) -> None:
    """600 bodies of which the last bytes never come."""
    head = b"POST /api/logs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 499999\r\n\r\n"
    await hold(url, end, 600, [head + b" " * 490_000, b" "])


async def half_requests(url: str, end: float) -> None:
    """1,100 requests whose header never ends."""
    await hold(url, end, 1_100, [b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: x\r\n"])


async def pages(url: str, end: float) -> None:
    """The page and the metrics, on 20 connections."""

    async def one(path: str) -> None:
        async with attacker(url) as http:
            while time.monotonic() < end:
                with contextlib.suppress(*GONE):
                    await http.get(path)

    await asyncio.gather(*(one(path) for path in ("/", "/metrics", "/schema", "/health") for _ in range(5)))


ATTACKS = {
    "nobody": None,
    "flood": flood,
    "presence": presence,
    "endless headers": endless_headers,
    "half bodies": half_bodies,
    "half requests": half_requests,
    "pages": pages,
}


class Attacking:
    """An attack in a process of its own."""

    def __init__(self, attack: Any) -> None:
        self.attack = attack

    def __call__(self, url: str, seconds: float) -> None:
        work: Coroutine[Any, Any, None] = self.attack(url, time.monotonic() + seconds)
        with contextlib.suppress(TimeoutError):
            asyncio.run(asyncio.wait_for(work, seconds + 5))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks.bounds")
    parser.add_argument("--source")
    parser.add_argument("--only", default=",".join(ATTACKS))
    options = parser.parse_args(arguments)
    print("| attack | calm p50 ms | calm p99 ms | server MB |\n|---|---|---|---|", flush=True)
    for name in options.only.split(","):
        with default_server(options.source) as server:
            attack: Attack | None = Attacking(ATTACKS[name]) if ATTACKS[name] else None
            try:
                median, late, memory = measure(server, attack, SECONDS)
                print(f"| {name} | {median:.1f} | {late:.1f} | {memory:.0f} |", flush=True)
            except Exception as error:  # the calm table was not served at all
                print(f"| {name} | — | {type(error).__name__} | — |", flush=True)


if __name__ == "__main__":
    main()
