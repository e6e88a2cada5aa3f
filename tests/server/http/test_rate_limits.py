"""Chat and requests that come too fast are refused."""

import asyncio
from pathlib import Path

import httpx

from tests.server.support.game_in_progress import GameInProgress, check_refused
from tests.server.support.in_process import Guest, serving_here
from tests.server.support.processes import Server


def test_chat_is_limited(postgres_server: Server) -> None:
    running = GameInProgress(postgres_server)
    try:
        statuses = [running.bob.http.post(f"{running.here}/chat", json={"text": "hi"}).status_code for _ in range(6)]
        assert statuses == [201] * 5 + [429]
        with running.unchanged():
            answer = running.bob.http.post(f"{running.here}/reactions", json={"reaction": "wow"})
            check_refused(answer, 429, language="de", key="server-limit-chat")
    finally:
        running.close()


async def ask_often(folder: Path) -> list[httpx.Response]:
    async with serving_here(folder, rate=2) as inside:
        requests = inside.services.quotas.requests
        assert (requests._burst, requests._rate) == (8, 2)
        requests._rate = 0.001  # however slow this machine is, nothing comes back meanwhile
        guest = Guest(inside.url, "Ada")
        headers = {"accept-language": "it"}
        answers = [await guest.ask("GET", "/api/games", headers=headers) for _ in range(12)]
        answers.append(await guest.ask("GET", "/health"))
        socket = await guest.socket("nosuchtable")
        told = await socket.next()
        assert told is not None
        assert told["error"] == "server-too-fast"
        assert await socket.next() is None
        assert socket.closed_with == 4429
        await guest.close()
        return answers


def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    *asked, health = asyncio.run(ask_often(tmp_path))
    assert [answer.status_code for answer in asked[:8]] == [200] * 8
    check_refused(asked[-1], 429, language="it", key="server-too-fast")
    assert health.status_code == 200
