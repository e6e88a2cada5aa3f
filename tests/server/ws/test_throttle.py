"""A socket that sends too fast is slowed, refused and closed; the others do not notice."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from picows import WSMsgType

from houseful.server.limits import Limits
from houseful.server.main import STOCK_WEBSOCKETS
from houseful.server.rate_limit import TokenBucket
from houseful.server.ws.close_codes import POLICY_VIOLATION
from houseful.server.ws.picows_protocol import PicowsProtocol
from tests.server.support.clients import Socket
from tests.server.support.in_process import Guest, Inside, serving_here

RATE = 5  # messages a second


async def sit_down(inside: Inside) -> tuple[Guest, str]:
    ada = await Guest(inside.url, "Ada").arrive()
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await ada.http.post("/api/tables", json={"game": "overbooking", "seats": seats})
    return ada, made.json()["table"]["id"]


async def flood(socket: Socket, messages: int) -> tuple[int, list[dict[str, Any]]]:
    """Send pings without waiting; how many were answered when the socket was closed, and the refusals."""
    for number in range(messages):
        socket.send(do="ping", id=number)
    pongs, refusals = 0, []
    while (message := await socket.next()) is not None:
        pongs += message["is"] == "pong"
        if message["is"] == "refused":
            refusals.append(message)
    return pongs, refusals


def test_a_flooding_socket_is_refused_and_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, limits=Limits(messages=RATE)) as inside:
            ada, table = await sit_down(inside)
            calm, wild = await ada.socket(table), await ada.socket(table)
            await wild.next_that_is("state")
            pongs, refusals = await flood(wild, 5_000)
            assert wild.closed_with == POLICY_VIOLATION
            assert pongs <= 4 * RATE + RATE * 2
            assert {refusal["error"] for refusal in refusals} == {"server-limit-messages"}
            assert f"{RATE} messages a second" in refusals[0]["message"]
            assert len(refusals) < 60
            calm.send(do="ping", id=1)
            await calm.next_that_is("pong")
            await calm.close()
            await ada.close()

    asyncio.run(scene())


@pytest.mark.parametrize("websockets", [PicowsProtocol, STOCK_WEBSOCKETS])
@pytest.mark.parametrize("limits", [Limits(messages=RATE), Limits(messages=0, address_messages=RATE)])
def test_a_socket_in_a_hurry_is_slowed_and_loses_nothing(tmp_path: Path, limits: Limits, websockets: Any) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path, limits=limits, websockets=websockets) as inside:
            ada, table = await sit_down(inside)
            socket = await ada.socket(table)
            await socket.next_that_is("state")
            began, sent = time.monotonic(), 2 * RATE + 8
            for number in range(sent):
                socket.send(do="ping", id=number)
            answered = [(await socket.next_that_is("pong", "refused"))["id"] for _ in range(sent)]
            assert answered == [*range(sent)]
            socket.send(do="ping")
            await socket.next_that_is("pong")
            assert time.monotonic() - began > 1, "it was read slowly"
            await socket.close()
            await ada.close()

    asyncio.run(scene())


def test_pings_of_the_protocol_are_answered_and_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving_here(tmp_path) as inside:
            ada, table = await sit_down(inside)
            socket = await ada.socket(table)
            await socket.next_that_is("state")
            for kind in (WSMsgType.PING, WSMsgType.PONG):
                for _ in range(20):
                    socket.send_raw(b"?", kind)
            socket.send(do="ping", id=1)
            await socket.next_that_is("pong")
            for _ in range(2_000):
                socket.send_raw(b"?", WSMsgType.PING)
            while await socket.next() is not None:
                pass
            assert socket.closed_with == POLICY_VIOLATION
            await ada.close()

    asyncio.run(scene())


def test_a_debt_says_how_long_it_takes_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    bucket = TokenBucket(2, 4)
    assert [bucket.borrow() for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    moment += 0.75
    assert bucket.borrow() == 0.0
