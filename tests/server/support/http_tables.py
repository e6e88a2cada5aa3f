"""Tables over HTTP: their addresses, their seats, and a way to play them to the end."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.support.clients import Client, Socket


def path(table: dict[str, Any], word: str = "") -> str:
    return f"/api/tables/{table['id']}" + (f"/{word}" if word else "")


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def play_out(*people: Client, table: dict[str, Any]) -> dict[str, Any]:
    """Play a table of people to the end over HTTP."""
    luck = random.Random(7)
    while True:
        for person in people:
            state = person.get(path(table, "state"))
            if state["table"]["stage"] == "over":
                return dict(state["table"])
            if state["legal"]:
                person.post(path(table, "moves"), ply=state["ply"], move=luck.choice(state["legal"]))


@asynccontextmanager
async def two_at_a_table(
    host: Client, guest: Client, game: str = "oktoberfest"
) -> AsyncIterator[tuple[list[Socket], int]]:
    """Two people at a table that has started: their sockets by seat, and whose turn it is."""
    table = host.table(game, "me", "open")["table"]
    guest.post(path(table, "join"))
    turn = host.post(path(table, "start"))["turn"]
    sockets = [await person.socket(table["id"]) for person in (host, guest)]
    yield sockets, turn
    for socket in sockets:
        await socket.close()
