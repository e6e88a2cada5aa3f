"""Frames of every kind, a client that does not read, and answers in the order of the requests."""

import asyncio
import os
import socket as sockets
import struct
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from houseful.server.main import STOCK_WEBSOCKETS
from houseful.server.ws import close_codes, transport
from houseful.server.ws.messages import HereMessage
from houseful.server.ws.picows_protocol import PicowsProtocol
from tests.server.support.clients import Client
from tests.server.support.in_process import Guest, serving_here
from tests.server.support.processes import Server

PING = b'{"do": "ping", "id": 5}'
TEXT, BINARY, CONTINUED, RESERVED = 0x1, 0x2, 0x0, 0x40
LAST = 0x80


@pytest.fixture
def ada(socket_server: Server) -> Any:
    client = Client(socket_server.url)
    yield client
    client.close()


def frame(first: int, payload: bytes, masked: bool = True) -> bytes:
    """A frame as a client writes it, byte by byte."""
    assert len(payload) < 65_536
    flag = 0x80 if masked else 0
    size = bytes([flag | len(payload)]) if len(payload) < 126 else struct.pack("!BH", flag | 126, len(payload))
    mask = os.urandom(4)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([first]) + size + (mask + body if masked else payload)


async def attend(client: Client, *frames: bytes) -> tuple[list[dict[str, Any]], int | None]:
    """Send frames written by hand; return what is received until either side closes."""
    table = client.table("overbooking", "me", "me")["table"]["id"]
    socket = await client.socket(table)
    await socket.next_that_is("state")
    for raw in frames:
        socket.transport.underlying_transport.write(raw)
        await asyncio.sleep(0)
    heard = []
    while (message := await socket.next()) is not None:
        if message["is"] in ("pong", "refused"):
            heard.append(message)
            break
    await socket.close()
    return heard, socket.closed_with


def test_a_message_in_several_frames(ada: Client) -> None:
    parts = [frame(TEXT, PING[:7]), frame(CONTINUED, b""), frame(CONTINUED | LAST, PING[7:])]
    assert asyncio.run(attend(ada, *parts)) == ([{"is": "pong", "id": 5}], None)


def test_a_ping_between_the_frames_of_a_message(ada: Client) -> None:
    parts = [frame(TEXT, PING[:7]), frame(0x9 | LAST, b"here?"), frame(CONTINUED | LAST, PING[7:])]
    assert asyncio.run(attend(ada, *parts)) == ([{"is": "pong", "id": 5}], None)


def test_text_outside_of_ascii_in_several_frames(ada: Client) -> None:
    said = '{"do": "ping", "id": 5, "x": "ü"}'.encode()
    at = said.index("ü".encode()) + 1  # in the middle of a letter
    heard = asyncio.run(attend(ada, frame(TEXT, said[:at]), frame(CONTINUED | LAST, said[at:])))[0]
    assert [message["error"] for message in heard] == ["server-message"], "read, and not understood"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(CONTINUED | LAST, PING)], close_codes.PROTOCOL_ERROR),
        ([frame(TEXT, PING[:7]), frame(TEXT | LAST, PING)], close_codes.PROTOCOL_ERROR),
        ([frame(TEXT | LAST | RESERVED, PING)], close_codes.PROTOCOL_ERROR),
        ([frame(TEXT | LAST, PING, masked=False)], close_codes.PROTOCOL_ERROR),
        ([frame(TEXT, b" " * 9000), frame(CONTINUED | LAST, b" " * 9000)], close_codes.MESSAGE_TOO_BIG),
        ([frame(TEXT, b"\xc3"), frame(CONTINUED | LAST, b"(")], close_codes.INVALID_PAYLOAD),
    ],
    ids=["no beginning", "two at once", "extension", "unmasked", "too large", "not UTF-8"],
)
def test_frames_that_cannot_be(frames: list[bytes], code: int, ada: Client, socket_server: Server) -> None:
    heard, closed_with = asyncio.run(attend(ada, *frames))
    assert heard == []
    if socket_server.websockets == "hypercorn":  # which disconnects without a code
        assert closed_with in (code, None)
    else:
        assert closed_with == code


def test_a_message_in_too_many_frames(sqlite_server: Server) -> None:
    """picows only: the others limit bytes, not frames."""
    with closing(Client(sqlite_server.url)) as ada:
        frames = [frame(TEXT, b" ")] + [frame(CONTINUED, b"")] * 200
        assert asyncio.run(attend(ada, *frames)) == ([], close_codes.MESSAGE_TOO_BIG)


def test_answers_come_in_the_order_of_the_questions(ada: Client) -> None:
    """A ping behind a move is answered when the move is on disk, not before."""

    async def ask() -> list[str]:
        table = ada.table("overbooking", "me", "me")["table"]["id"]
        seat = ada.get(f"/api/tables/{table}/state")["turn"]
        socket = await ada.socket(table, seat=seat)
        state = (await socket.next_that_is("state"))["state"]
        for number, move in enumerate(state["legal"][:1] * 20):
            socket.send(do="move", ply=state["ply"], move=move, id=number)
            socket.send(do="ping", id=number)
        heard: list[str] = []
        while heard.count("pong") < 20:
            message = await socket.next_that_is("played", "refused", "pong")
            heard.append(message["is"])
        await socket.close()
        return heard

    assert asyncio.run(ask()) == ["played", "pong", *["refused", "pong"] * 19]


@pytest.mark.parametrize("websockets", [PicowsProtocol, STOCK_WEBSOCKETS], ids=["picows", "stock"])
def test_a_client_that_does_not_read_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, websockets: Any
) -> None:
    """The others play on, and nothing is kept for it."""
    monkeypatch.setattr(transport, "MOST_UNSENT", 200_000)

    async def flood() -> None:
        async with serving_here(tmp_path, websockets=websockets) as inside:
            ada = Guest(inside.url, "Ada")
            await ada.arrive()
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await ada.http.post("/api/tables", json={"game": "overbooking", "seats": seats})
            table = made.json()["table"]["id"]
            deaf = await upgrade_by_hand(inside.url, f"/api/tables/{table}/socket")
            live = await inside.services.registry.live(table)
            while not live.delivery.watchers:
                await asyncio.sleep(0.01)
            for _ in range(20_000):
                live.delivery.broadcast(HereMessage(["x" * 1000], 0))
                await asyncio.sleep(0)
            await asyncio.wait_for(until_nobody_watches(live), transport.CLOSE_SECONDS + 60)
            deaf.close()
            await ada.http.aclose()

    asyncio.run(flood())


async def until_nobody_watches(live: Any) -> None:
    while live.delivery.watchers:
        await asyncio.sleep(0.05)


async def upgrade_by_hand(url: str, path: str) -> sockets.socket:
    """A WebSocket that is connected and then never read."""
    host, _, port = url.removeprefix("http://").partition(":")
    end = sockets.socket()
    end.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    end.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(end, (host, int(port)))
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(end, asked.encode())
    assert (await loop.sock_recv(end, 64)).startswith(b"HTTP/1.1 101")
    return end


def test_a_finished_game_says_so_with_its_last_move(ada: Client) -> None:
    async def play() -> dict[str, Any]:
        table = ada.table("overbooking", "me", "me")["table"]["id"]
        sockets = [await ada.socket(table, seat=seat) for seat in (0, 1)]
        seen = [(await socket.next_that_is("state"))["state"] for socket in sockets]
        while (turn := seen[0]["turn"]) is not None:
            sockets[turn].send(do="move", ply=seen[turn]["ply"], move=seen[turn]["legal"][0])
            seen = [await socket.next_that_is("played") for socket in sockets]
        info: dict[str, Any] = ada.get(f"/api/tables/{table}")
        states = [(await socket.next_that_is("state"))["state"]["table"] for socket in sockets]
        for socket in sockets:
            await socket.close()
        assert {state["stage"] for state in states} == {"over"}
        assert ada.post(f"/api/tables/{table}/rematch")["stage"] == "playing"
        return info

    info = asyncio.run(play())
    assert info["stage"] == "over"
    assert info["result"]["winners"]
    assert info["fair"]["secret"], "nothing is secret any more"
