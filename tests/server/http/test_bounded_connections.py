"""Connections that send too much, too slowly, or are too many: answered with the limit they met, and closed."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from houseful.server.limits import Limits
from tests.server.support.clients import PATIENCE
from tests.server.support.in_process import Guest, Inside, serving_here

LINE = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
UPGRADE = (
    b"GET /api/tables/nosuch/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
POST = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n"


class Wire:
    """One connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, inside: Inside) -> "Wire":
        at = urlsplit(inside.url)
        return cls(*await asyncio.open_connection(at.hostname, at.port))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, dict[str, Any]]:
        """The next answer: its status and its body."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
        body = await asyncio.wait_for(self.reader.readexactly(int(fields[b"content-length"])), PATIENCE)
        return int(head.split()[1]), json.loads(body)

    async def refused(self) -> tuple[int, str]:
        """The status and the key of a refusal; nothing comes after it."""
        status, failure = await self.answer()
        assert await self.rest() == b""
        assert any(character.isdigit() for character in failure["message"]), "it says how much is allowed"
        return status, failure["error"]

    async def rest(self) -> bytes:
        """Everything up to the end."""
        return await asyncio.wait_for(self.reader.read(), PATIENCE)

    async def close(self) -> None:
        self.writer.close()
        await asyncio.gather(self.writer.wait_closed(), return_exceptions=True)


def serve_and(scene: Callable[[Inside], Any], folder: Path, limits: Limits) -> None:
    async def serve() -> None:
        async with serving_here(folder, limits=limits) as inside:
            await asyncio.wait_for(scene(inside), PATIENCE)
            assert "crashed" not in inside.log.getvalue()

    asyncio.run(serve())


@asynccontextmanager
async def wired(inside: Inside) -> AsyncIterator[Wire]:
    wire = await Wire.open(inside)
    try:
        yield wire
    finally:
        await wire.close()


TOO_LARGE = {
    "one long field": [LINE + b"X: " + b"x" * 250_000 + b"\r\n\r\n"],
    "a long field without end": [LINE + b"X: ", *[b"x" * 1_000] * 40],
    "a long address": [b"GET /" + b"x" * 30_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n"],
    "fields without end": [LINE, *[b"X: " + b"x" * 500 + b"\r\n"] * 80],
    "a socket": [UPGRADE + b"X: " + b"x" * 250_000 + b"\r\n\r\n"],
}


def test_headers_have_a_size(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        for what, parts in TOO_LARGE.items():
            async with wired(inside) as wire:
                for part in parts:
                    await wire.send(part)
                assert await wire.refused() == (431, "server-limit-head-bytes"), what
        async with wired(inside) as wire:
            await wire.send(LINE + b"".join(b"X%d: x\r\n" % number for number in range(200)) + b"\r\n")
            assert await wire.refused() == (431, "server-limit-head-fields")
        async with wired(inside) as wire:  # what is allowed, twice in one piece, still works
            await wire.send((LINE + b"X: " + b"x" * 15_000 + b"\r\n\r\n") * 2)
            assert [(await wire.answer())[0] for _ in range(2)] == [200, 200]

    serve_and(scene, tmp_path, Limits())


def test_bodies_have_a_size(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        async with wired(inside) as wire:
            await wire.send(POST + b" " * 400_000)
            status, failure = await wire.answer()
            assert (status, failure["error"]) == (413, "server-limit-body-bytes")

    serve_and(scene, tmp_path, Limits(body_bytes=1_000))


def test_slow_senders_are_cut_off(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        async with wired(inside) as silent, wired(inside) as head, wired(inside) as body, wired(inside) as second:
            await head.send(LINE)
            await body.send(POST + b'{"name": ')
            await second.send(LINE + b"\r\n" + LINE)
            assert (await second.answer())[0] == 200
            assert await silent.rest() == b"", "nothing asked, nothing answered"
            assert await head.refused() == (408, "server-limit-head-seconds")
            assert await body.refused() == (408, "server-limit-body-seconds")
            assert await second.refused() == (408, "server-limit-head-seconds")

    serve_and(scene, tmp_path, Limits(head_seconds=1, body_seconds=1))


def test_half_sent_requests_leave_room_for_others(tmp_path: Path) -> None:
    """An address that holds as many connections as it may is refused more, until it lets go of one."""

    async def scene(inside: Inside) -> None:
        held = [await Wire.open(inside) for _ in range(5)]
        for wire in held:
            await wire.send(LINE)
        async with wired(inside) as more:
            assert await more.refused() == (429, "server-limit-address-connections")
        await held.pop().close()
        while True:
            async with wired(inside) as again:
                await again.send(LINE + b"\r\n")
                if (await again.answer())[0] == 200:
                    break
        for wire in held:
            await wire.close()

    serve_and(scene, tmp_path, Limits(address_connections=5))


def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        async with wired(inside) as first:
            await first.send(LINE + b"X-Forwarded-For: 192.0.2.7\r\n\r\n")
            assert (await first.answer())[0] == 200
            others = [await Wire.open(inside) for _ in range(4)]
            for wire in others:
                await wire.send(LINE + b"\r\n")
                assert (await wire.answer())[0] == 200
            for wire in others:
                await wire.close()

    serve_and(scene, tmp_path, Limits(address_connections=2))


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        held = [await Wire.open(inside) for _ in range(3)]
        async with wired(inside) as more:
            assert await more.refused() == (503, "server-limit-connections")
        for wire in held:
            await wire.close()

    serve_and(scene, tmp_path, Limits(connections=3, address_connections=0))


@pytest.mark.parametrize("limits", [Limits(sockets=2), Limits(address_sockets=2)])
def test_one_person_and_one_address_have_so_many_sockets(tmp_path: Path, limits: Limits) -> None:
    async def scene(inside: Inside) -> None:
        ada = await Guest(inside.url, "Ada").arrive()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = (await ada.http.post("/api/tables", json={"game": "overbooking", "seats": seats})).json()["table"]["id"]
        open_now = [await ada.socket(table) for _ in range(2)]
        for socket in open_now:
            await socket.next_that_is("state")
        more = await ada.socket(table)
        refused = await more.next()
        assert refused is not None
        assert refused["error"] in ("server-limit-sockets", "server-limit-address-sockets")
        assert await more.next() is None
        assert more.closed_with == 4429
        await open_now.pop().close()
        while (first := await (again := await ada.socket(table)).next()) is not None and first["is"] != "state":
            await again.close()
        for socket in (*open_now, again):
            await socket.close()
        await ada.close()

    serve_and(scene, tmp_path, limits)
