"""Whole games over real sockets: two people and bots, on each database, with one worker and with two."""

import asyncio
import random
from contextlib import closing
from typing import Any

import pytest

import houseful
from tests.server.support.clients import Client, Socket
from tests.server.support.processes import Server

SERVERS = ("sqlite_server", "postgres_server", "two_workers")


async def play_seat(socket: Socket, luck: random.Random) -> dict[str, Any]:
    """Play a seat at random until the game is over; return the last state."""
    while True:
        message = await socket.next_that_is("state", "played", timeout=60)
        seen = message["state"] if message["is"] == "state" else message
        if message["is"] == "state" and seen["table"]["stage"] == "over":
            return dict(seen)
        if seen["legal"]:
            socket.send(do="move", ply=seen["ply"], move=luck.choice(seen["legal"]))


async def play_both(ada: Client, bob: Client, table_id: str) -> list[dict[str, Any]]:
    sockets = [await ada.socket(table_id), await bob.socket(table_id)]
    ends = await asyncio.gather(*(play_seat(s, random.Random(n)) for n, s in enumerate(sockets)))
    for socket in sockets:
        await socket.close()
    return list(ends)


@pytest.mark.parametrize("fixture", SERVERS)
@pytest.mark.parametrize("game", houseful.games())
def test_two_people_and_bots_play_to_the_end(fixture: str, game: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(fixture)
    with closing(Client(server.url, "Ada")) as ada, closing(Client(server.url, "Bob")) as bob:
        play_and_check(ada, bob, game)


def play_and_check(ada: Client, bob: Client, game: str) -> None:
    bots = [] if game == "oktoberfest" else ["novice", "random"]
    table = ada.table(game, "me", "open", *bots, number="7")["table"]
    assert table["stage"] == "waiting"
    bob.post(f"/api/tables/{table['id']}/join", number="8")
    ada.post(f"/api/tables/{table['id']}/start")
    first, second = asyncio.run(play_both(ada, bob, table["id"]))
    assert first["table"]["result"] == second["table"]["result"] is not None
    log = ada.get(f"/api/tables/{table['id']}/log")
    again = houseful.replay(log)
    assert again.over
    assert again.result() == first["table"]["result"]
    assert again.fair is not None
    assert again.fair.commitment == table["fair"]["commitment"]
    assert again.fair.numbers[:2] == ("7", "8")
