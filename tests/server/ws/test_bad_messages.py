"""Bad messages to a socket: refused in the visitor's language, or the socket is closed with a known code."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from picows import WSError, WSMsgType

from houseful.core.text.i18n import say
from houseful.server.ws.close_codes import POLICY_VIOLATION
from tests.server.support.clients import Client, Socket, open_socket
from tests.server.support.game_in_progress import GameInProgress
from tests.server.support.processes import Server

UNREADABLE = {
    "empty": b"",
    "half": b'{"do": "move"',
    "not an object": b'["move"]',
    "no verb": b"{}",
    "unknown verb": b'{"do": "cheat"}',
    "unknown field": b'{"do": "ping", "seed": 1}',
    "another table": b'{"do": "move", "ply": 0, "move": "x", "table": "abc"}',
    "another seat": b'{"do": "move", "ply": 0, "move": "x", "seat": 1}',
    "wrong types": b'{"do": "move", "ply": "0", "move": 1}',
    "negative ply": b'{"do": "move", "ply": -1, "move": "x"}',
    "huge ply": b'{"do": "undo", "ply": 1' + b"0" * 400 + b"}",
    "infinite ply": b'{"do": "undo", "ply": 1e999}',
    "NaN": b'{"do": "undo", "ply": NaN}',
    "no move": b'{"do": "move", "ply": 0, "move": ""}',
    "long move": b'{"do": "move", "ply": 0, "move": "' + b"x" * 201 + b'"}',
    "negative id": b'{"do": "ping", "id": -1}',
    "deep nesting": b"[" * 4000,
    "deep objects": b'{"a":' * 800,
    "lone surrogate": rb'{"do": "say", "text": "\ud800"}',
    "NUL outside of strings": b'{"do": "ping"\x00}',
    "seat of nobody": b'{"do": "look", "seat": 99}',
    "unknown reaction": b'{"do": "react", "reaction": "\\u0000"}',
    "long chat": b'{"do": "say", "text": "' + b"x" * 501 + b'"}',
}


@pytest.fixture(scope="module")
def running(socket_server: Server) -> Iterator[GameInProgress]:
    running = GameInProgress(socket_server)
    yield running
    running.close()


def with_socket(running: GameInProgress, client: Client, do: Callable[[Socket], Awaitable[None]]) -> None:
    """Do something with a fresh socket; the table must stand as before."""

    async def run() -> None:
        socket = await client.socket(running.table)
        await socket.next_that_is("state")
        await do(socket)
        await socket.close()

    with running.unchanged():
        asyncio.run(run())


async def answer_to(socket: Socket, raw: bytes, kind: Any = WSMsgType.TEXT) -> dict[str, Any]:
    """The refusal of a message; the socket still works afterwards."""
    socket.send_raw(raw, kind)
    refused = await socket.next_that_is("refused")
    socket.send(do="ping", id=7)
    assert await socket.next_that_is("pong") == {"is": "pong", "id": 7}
    return refused


@pytest.mark.parametrize("kind", [WSMsgType.TEXT, WSMsgType.BINARY], ids=["text", "binary"])
def test_messages_that_cannot_be_understood(kind: Any, running: GameInProgress) -> None:
    async def say_them(socket: Socket) -> None:
        for name, raw in UNREADABLE.items():
            refused = await answer_to(socket, raw, kind)
            wanted = say("refused-server-message", "fr")
            assert (refused["error"], refused["message"], refused["id"]) == (
                "server-message",
                wanted,
                None,
            ), name

    with_socket(running, running.ada, say_them)


def test_messages_that_are_refused_with_a_reason(running: GameInProgress) -> None:
    mover, other, seen = running.players()
    ply, legal = seen["ply"], seen["legal"][0]

    async def say_them(socket: Socket) -> None:
        language = other.me["language"]
        for message, key in (
            ({"do": "move", "ply": ply, "move": legal, "id": 3}, "server-not-your-turn"),
            ({"do": "undo", "ply": ply, "id": 3}, "server-undo-none"),
            ({"do": "look", "seat": seen["turn"], "id": 3}, "server-not-your-seat"),
            ({"do": "say", "text": "\0\n\u202e", "id": 3}, "server-empty"),
        ):
            socket.send(**message)
            refused = await socket.next_that_is("refused")
            assert (refused["id"], refused["error"]) == (3, key)
            assert refused["message"] == say(f"refused-{key}", language)
        socket.send(do="move", ply=ply + 1, move=legal, id=4)
        refused = await socket.next_that_is("refused")
        assert (refused["id"], refused["error"], refused["ply"]) == (4, "server-stale", ply)
        assert (await socket.next_that_is("state"))["state"]["ply"] == ply  # and told how it is

    with_socket(running, other, say_them)

    async def play_nonsense(socket: Socket) -> None:
        refused = await answer_to(socket, b'{"do": "move", "ply": %d, "move": "\\u0000", "id": 9}' % ply)
        assert (refused["id"], refused["error"], refused["rule"]) == (9, "illegal", "core.notation")
        assert "\0" not in refused["message"]

    with_socket(running, mover, play_nonsense)


def test_a_move_sent_twice_over_a_socket_is_played_once(running: GameInProgress) -> None:
    mover, _, seen = running.players()

    async def play_twice() -> None:
        socket = await mover.socket(running.table)
        for number in (1, 2, 3):
            socket.send(do="move", ply=seen["ply"], move=seen["legal"][0], id=number)
        played = await socket.next_that_is("played")
        assert played["ply"] == seen["ply"] + 1
        for number in (2, 3):
            refused = await socket.next_that_is("refused", "played")
            assert (refused["id"], refused["error"], refused["ply"]) == (
                number,
                "server-stale",
                played["ply"],
            )
        await socket.close()

    asyncio.run(play_twice())
    assert running.ply == seen["ply"] + 1


def test_a_message_that_is_too_large(running: GameInProgress) -> None:
    async def say_much(socket: Socket) -> None:
        refused = await answer_to(socket, b'{"do": "say", "text": "' + b"x" * 5000 + b'"}')
        assert refused["message"] == say("refused-server-large", "fr")
        socket.send_raw(b" " * 20_000)
        assert await hang_up(socket) == 1009

    with_socket(running, running.ada, say_much)


async def hang_up(socket: Socket) -> int | None:
    """The code that the server closes the socket with."""
    while await socket.next() is not None:
        pass
    return socket.closed_with


def test_text_that_is_not_utf_8(running: GameInProgress) -> None:
    async def mumble(socket: Socket) -> None:
        refused = await answer_to(socket, b'{"do": "say", "text": "\xff\xfe"}', WSMsgType.BINARY)
        assert refused["error"] == "server-message"
        socket.send_raw(b'{"do": "say", "text": "\xff\xfe"}')
        assert await hang_up(socket) in (1007, None)  # None: hung up without a word

    with_socket(running, running.ada, mumble)


@pytest.mark.parametrize("message", [b"nonsense", b'{"do": "look", "since": 0}'], ids=["nonsense", "looking"])
def test_too_many_refusals_close_the_socket(message: bytes, running: GameInProgress) -> None:
    async def insist(socket: Socket) -> None:
        # One at a time: TCP drops the reason for closing where a message arrives after it.
        socket.send_raw(message)
        while (answer := await socket.next()) is not None:
            if answer["is"] in ("refused", "state"):
                socket.send_raw(message)
        assert socket.closed_with == POLICY_VIOLATION

    with_socket(running, running.ada, insist)


def test_somebody_without_a_name_only_watches(running: GameInProgress) -> None:
    _, _, seen = running.players()

    async def watch() -> None:
        address = f"{running.server.url.replace('http', 'ws', 1)}{running.here}/socket"
        socket = await open_socket(address, {"Accept-Language": "it"})
        state = (await socket.next_that_is("state"))["state"]
        assert (state["viewpoint"], state["mine"], state["view"]["hand"]) == (None, [], None)
        for message in (
            {"do": "move", "ply": seen["ply"], "move": seen["legal"][0]},
            {"do": "undo", "ply": seen["ply"]},
            {"do": "say", "text": "hello"},
            {"do": "react", "reaction": "wow"},
        ):
            socket.send(**message)
            assert (await socket.next_that_is("refused"))["message"] == say("refused-server-who", "it")
        await socket.close()

    with running.unchanged():
        asyncio.run(watch())


REFUSED_AT_THE_START = [
    ("nosuchtable", "", {}, 4404, "server-no-table"),
    ("TABLE", "?seat=1", {}, 4403, "server-not-your-seat"),
    ("TABLE", "", {"Origin": "https://elsewhere.example"}, 4403, "server-elsewhere"),
    ("TABLE", "", {"Origin": "null"}, 4403, "server-elsewhere"),
    ("TABLE", "", {"Origin": "http://["}, 4403, "server-elsewhere"),
]


@pytest.mark.parametrize(("place", "query", "headers", "code", "key"), REFUSED_AT_THE_START)
def test_sockets_that_are_refused_at_the_start(
    place: str, query: str, headers: dict[str, str], code: int, key: str, running: GameInProgress
) -> None:
    async def knock() -> None:
        address = f"{running.server.url.replace('http', 'ws', 1)}/api/tables/{place.replace('TABLE', running.table)}"
        headers_ = {"Cookie": running.ada.cookie, "Accept-Language": "fr", **headers}
        socket = await open_socket(f"{address}/socket{query}", headers_)
        told = await socket.next()
        assert told is not None
        assert (told["is"], told["error"]) == ("refused", key)
        assert told["message"] == say(f"refused-{key}", "fr")
        assert await hang_up(socket) == code

    with running.unchanged():
        asyncio.run(knock())


@pytest.mark.parametrize("asked", ["%00/socket", "TABLE/socket?seat=x", "TABLE/socket?since=-1", "TABLE/nothing"])
def test_sockets_that_cannot_be(asked: str, running: GameInProgress) -> None:
    async def knock() -> None:
        address = f"{running.server.url.replace('http', 'ws', 1)}/api/tables/{asked.replace('TABLE', running.table)}"
        with pytest.raises(WSError):
            await open_socket(address, {"Cookie": running.ada.cookie})

    with running.unchanged():
        asyncio.run(knock())
