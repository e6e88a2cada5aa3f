"""Two moves for the same ply: one is written, the other is rejected as stale; on one server and on two."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from tests.server.support.clients import NO_TLS, Client, Socket
from tests.server.support.postgres import new_database
from tests.server.support.processes import Server, serving

Messages = list[dict[str, Any]]


@pytest.fixture(scope="module")
def two_machines(postgres_address: str) -> Iterator[tuple[Server, Server]]:
    database = new_database(postgres_address, "machines")
    with serving(database) as first, serving(database) as second:
        yield first, second


class Elsewhere(Client):
    """The same person at another machine."""

    def __init__(self, person: Client, url: str) -> None:
        self.url, self.name, self.me = url, person.name, person.me
        self.http = httpx.Client(base_url=url, timeout=60, verify=NO_TLS, cookies=person.http.cookies)


async def until_pong(socket: Socket) -> Messages:
    """Everything up to the answer to a ping."""
    found: Messages = []
    while True:
        message = await socket.next()
        assert message is not None
        if message["is"] == "pong":
            return found
        found.append(message)


async def race(sockets: list[Socket], ply: int, moves: list[str]) -> list[Messages]:
    """Send everybody's moves at once; return what each receives."""
    for number, (socket, move) in enumerate(zip(sockets, moves, strict=True)):
        socket.send(do="move", ply=ply, move=move, id=number)
        socket.send(do="ping")
    return [await until_pong(socket) for socket in sockets]


def check_one_won(told: list[Messages], ply: int) -> int:
    """Check that one move was written and the others were rejected with the current ply; return whose it was."""
    lost = [n for n, messages in enumerate(told) if any(m["is"] == "refused" for m in messages)]
    assert len(lost) == len(told) - 1
    for number in lost:
        at = next(n for n, message in enumerate(told[number]) if message["is"] == "refused")
        refused, *later = told[number][at:]
        assert (refused["error"], refused["ply"], refused["id"]) == ("server-stale", ply + 1, number)
        assert str(ply + 1) in refused["message"]
        assert {m["state"]["ply"] for m in later if m["is"] == "state"} == {ply + 1}
    for messages in told:
        played = [m["ply"] for m in messages if m["is"] == "played"]
        assert played == [ply + 1], "everybody hears of the line once"
    return next(n for n in range(len(told)) if n not in lost)


async def race_through(first: Client, second: Client, game: str, races: int) -> list[int]:
    """One person with all seats, on two connections that both decide; who won how often."""
    luck = random.Random(races)
    wins = [0, 0]
    table_id = ""
    sockets: list[Socket] = []
    for number in range(races):
        state: Any = first.get(f"/api/tables/{table_id}/state") if table_id else {"turn": None}
        if state["turn"] is None:
            for socket in sockets:
                await socket.close()
            table_id = first.table(game, "me", "me")["table"]["id"]
            sockets = [await first.socket(table_id), await second.socket(table_id)]
            await asyncio.gather(*(socket.next_that_is("state") for socket in sockets))
            state = first.get(f"/api/tables/{table_id}/state")
        moves = [luck.choice(state["legal"]) for _ in sockets]
        order = (number % 2, 1 - number % 2)  # who shouts first; nobody loses until the server is tired of it
        told = await race([sockets[n] for n in order], state["ply"], moves)
        wins[order[check_one_won(told, state["ply"])]] += 1
        same = [person.get(f"/api/tables/{table_id}/state", since=0) for person in (first, second)]
        for state in same:
            state["table"].pop("host_gone")
            for seat in state["table"]["seats"]:
                seat.pop("here")
                seat.pop("gone")
        assert same[0] == same[1]
    for socket in sockets:
        await socket.close()
    return wins


def test_one_person_on_two_sockets(sqlite_server: Server) -> None:
    with closing(Client(sqlite_server.url)) as ada:
        wins = asyncio.run(race_through(ada, ada, "overbooking", 50))
    assert sum(wins) == 50


@pytest.mark.parametrize("game", ["overbooking", "oktoberfest"])
def test_one_person_at_two_machines(two_machines: tuple[Server, Server], game: str) -> None:
    with closing(Client(two_machines[0].url)) as ada, closing(Elsewhere(ada, two_machines[1].url)) as there:
        wins = asyncio.run(race_through(ada, there, game, 40))
    assert min(wins) > 0, wins


async def post_together(urls: list[str], cookies: Any, path: str, bodies: Messages) -> list[httpx.Response]:
    async with httpx.AsyncClient(cookies=cookies, timeout=60, verify=NO_TLS) as http:
        asked = [http.post(url + path, json=body) for url, body in zip(urls, bodies, strict=True)]
        return list(await asyncio.gather(*asked))


def test_scripts_race_over_http_at_two_machines(two_machines: tuple[Server, Server]) -> None:
    urls = [server.url for server in two_machines]
    luck = random.Random(3)
    with closing(Client(urls[0])) as ada:
        path = f"/api/tables/{ada.table('overbooking', 'me', 'me')['table']['id']}"
        for _ in range(20):
            state = ada.get(f"{path}/state")
            bodies = [{"ply": state["ply"], "move": luck.choice(state["legal"])} for _ in urls]
            answers = asyncio.run(post_together(urls, ada.http.cookies, f"{path}/moves", bodies))
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert (won.status_code, lost.status_code) == (200, 409)
            assert won.json()["ply"] == lost.json()["ply"] == state["ply"] + 1
            assert lost.json()["error"] == "server-stale"


async def heard_of(person: Client, table_id: str, ply: int) -> None:
    """Wait until each server's clients have received the move, and nothing else."""
    for _ in range(3000):
        found = person.get(f"/api/tables/{table_id}")["ply"]
        if found == ply:
            return
        assert found == ply - 1
        await asyncio.sleep(0.02)
    raise AssertionError("the news did not arrive")


async def both_try(ada: Client, bob: Client, races: int) -> None:
    """Two people who both try each time, though it is one's turn."""
    luck = random.Random(4)
    table_id = ada.table("oktoberfest", "me", "open")["table"]["id"]
    bob.post(f"/api/tables/{table_id}/join")
    ada.post(f"/api/tables/{table_id}/start")
    sockets = [await ada.socket(table_id), await bob.socket(table_id)]
    for _ in range(races):
        states = [person.get(f"/api/tables/{table_id}/state") for person in (ada, bob)]
        ply, turn = states[0]["ply"], states[0]["turn"]
        if turn is None:
            break
        told = await race(sockets, ply, [luck.choice(states[turn]["legal"])] * 2)
        refused = [[m["error"] for m in messages if m["is"] == "refused"] for messages in told]
        assert refused[turn] == []
        assert refused[1 - turn] in (["server-not-your-turn"], ["server-stale"])
        for person in (ada, bob):
            await heard_of(person, table_id, ply + 1)
    for socket in sockets:
        await socket.close()


def test_two_people_both_try(sqlite_server: Server) -> None:
    with closing(Client(sqlite_server.url)) as ada, closing(Client(sqlite_server.url, "Bob")) as bob:
        asyncio.run(both_try(ada, bob, 20))


def test_two_people_both_try_at_two_machines(two_machines: tuple[Server, Server]) -> None:
    with closing(Client(two_machines[0].url)) as ada, closing(Client(two_machines[1].url, "Bob")) as bob:
        asyncio.run(both_try(ada, bob, 20))
