"""A move and its undo in turn as fast as the server answers, and the whole log read again and again."""

import asyncio
import contextlib
from typing import Any

import httpx

from benchmarks.attacks.attackers import FAILED, Attacker, Socket

SEATS = [{"kind": "me"}, {"kind": "me"}]
GAMES = ("oktoberfest", "overbooked", "overbooking")


async def find_undoable(attacker: Attacker, client: httpx.AsyncClient) -> tuple[Socket, str, dict[str, Any], str]:
    """A socket to a table where a move has just been played that can be undone; its id, the message, the move."""
    for game in GAMES * 5:
        table_id = await attacker.table(client, game, SEATS)
        socket = await attacker.socket(client, table_id)
        state = (await socket.next_that_is("state"))["state"]
        ply, legal = state["ply"], state["legal"]
        for move in legal[:8]:
            socket.send(do="move", ply=ply, move=move)
            played = await socket.next_that_is("played", "refused")
            if played.get("undo"):
                return socket, table_id, played, move
            if played["is"] == "played":
                break
        socket.transport.disconnect()
    raise TimeoutError


async def attack(attacker: Attacker) -> None:
    """Flood a journal, and read it."""
    client = await attacker.person()
    tables: list[str] = []

    async def flood() -> None:
        socket, table_id, played, move = await find_undoable(attacker, client)
        tables.append(table_id)
        while attacker.goes_on:
            socket.send(do="undo", ply=played["ply"])
            played = await told(attacker, socket)
            socket.send(do="move", ply=played["ply"], move=move)
            played = await told(attacker, socket)

    async def read() -> None:
        for path in ("state?since=0", "prose?since=0"):
            if tables:
                await attacker.get(client, f"/api/tables/{tables[-1]}/{path}")
        await asyncio.sleep(0)

    with contextlib.suppress(*FAILED):
        await asyncio.gather(attacker.lanes(2, flood), attacker.lanes(4, read))


async def told(attacker: Attacker, socket: Socket) -> dict[str, Any]:
    """What became of a move or an undo; a new table after a refusal."""
    message = await socket.next_that_is("played", "refused")
    attacker.outcomes[message["is"]] += 1
    if message["is"] == "refused":
        socket.transport.disconnect()
        raise EOFError
    return message
