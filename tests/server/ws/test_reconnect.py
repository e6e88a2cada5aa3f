"""A client that comes back with `since` receives exactly the events it has not seen."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.support.clients import Client

Arrive = Callable[[str], Client]


def test_a_client_that_comes_back_receives_exactly_what_it_missed(visitor: Arrive) -> None:
    asyncio.run(come_back(visitor("Ada"), visitor("Bob")))


async def come_back(ada: Client, bob: Client) -> None:
    table_id = ada.table("overbooking", "me", "me", "open")["table"]["id"]
    bob.post(f"/api/tables/{table_id}/join")
    ada.post(f"/api/tables/{table_id}/start")
    steady = await bob.socket(table_id)
    heard: list[dict[str, Any]] = []
    for since in (0, 3, 9, 10):
        for _ in range(3):
            states = [person.get(f"/api/tables/{table_id}/state") for person in (ada, bob)]
            state = next(state for state in states if state["legal"])
            who = bob if state["mine"] == [2] else ada
            who.post(f"/api/tables/{table_id}/moves", ply=state["ply"], move=state["legal"][0])
            played = await steady.next_that_is("played")
            heard.append({name: played[name] for name in ("ply", "seat", "at", "events")})
        back = await bob.socket(table_id, since=since)
        state = (await back.next_that_is("state"))["state"]
        assert state["events"] == heard[since:]
        assert state["ply"] == len(heard)
        back.send(do="look", since=len(heard) - 1)
        assert (await back.next_that_is("state"))["state"]["events"] == heard[-1:]
        await back.close()
    ahead = await bob.socket(table_id, since=999)
    assert (await ahead.next_that_is("state"))["state"]["events"] == []
    await ahead.close()
    await steady.close()
