"""Before the start the host chooses seats and options, and everybody who waits sees them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support.clients import Client
from tests.server.support.http_tables import kinds, path

Arrive = Callable[[str], Client]


def test_the_host_closes_seats_and_opens_them_again(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooked", "me", "open", "open", "closed")["table"]
    assert kinds(table) == ["person", "open", "open", "closed"]
    assert ada.post(path(table, "bot"), seat=3, level="novice")["seats"][3]["level"] == "novice"
    assert kinds(ada.post(path(table, "bot"), seat=3, closed=True))[3] == "closed"
    assert kinds(ada.post(path(table, "bot"), seat=1, closed=True)) == ["person", "closed", "open", "closed"]
    assert bob.post(path(table, "bot"), 403, seat=2, closed=True)["error"] == "server-host-only"
    assert bob.post(path(table, "join"), 409, seat=1)["error"] == "server-no-seat"
    assert bob.post(path(table, "join"))["seats"][2]["name"] == "Bob"
    assert ada.post(path(table, "bot"), 409, seat=2, closed=True)["error"] == "server-seat-taken"
    assert kinds(ada.post(path(table, "bot"), seat=1)) == ["person", "open", "person", "closed"]
    ada.post(path(table, "bot"), seat=1, closed=True)
    started = ada.post(path(table, "start"))
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Bob"], "closed seats are taken away"
    assert bob.get(path(table, "state"))["mine"] == [1]


def test_a_game_keeps_as_many_seats_as_it_needs(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooking", "me", "open")["table"]
    assert ada.post(path(table, "bot"), 400, seat=1, closed=True)["message"]
    assert kinds(ada.get(path(table))) == ["person", "open"]
    assert ada.post("/api/tables", 400, game="overbooking", seats=[{"kind": "me"}, {"kind": "closed"}])["message"]


def test_everybody_who_waits_sees_what_the_host_changes(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open")["table"]
    bob.post(path(table, "join"))
    wanted: dict[str, Any] = {"options": {"bonus": "expert"}, "hints": True, "stand_in": "master"}

    async def wait() -> None:
        socket = await bob.socket(table["id"])
        await socket.next_that_is("state")
        ada.post(path(table, "change"), **wanted)
        seen = (await socket.next_that_is("state"))["state"]["table"]
        assert {name: seen[name] for name in wanted} == wanted
        ada.post(path(table, "bot"), 409, seat=1, closed=True)
        await socket.close()

    asyncio.run(wait())
    assert bob.post(path(table, "change"), 403, hints=False)["error"] == "server-host-only"
    assert ada.post(path(table, "change"), 400, options={"bonus": "nonsense"})["message"]
    assert ada.post(path(table, "change"), 400, options={"players": 3})["error"] == "server-option"
    assert ada.post(path(table, "change"), options={})["hints"], "what is not named stays"
    ada.post(path(table, "start"))
    assert ada.post(path(table, "change"), 409, hints=False)["error"] == "server-started"


def test_people_at_one_device_have_names(visitor: Arrive) -> None:
    ada = visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Cleo "}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = ada.post("/api/tables", 201, game="overbooking", seats=seats)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Cleo", "Ada 2", None]
    named = ada.post(path(table, "join"), seat=3, name="Dan")
    assert named["seats"][3]["name"] == "Dan"
    assert [seat["name"] for seat in ada.get("/api/tables/mine")["tables"][0]["seats"]][3] == "Dan"
    started = ada.post(path(table, "start"))
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Cleo", "Ada 2", "Dan"]
    assert ada.post("/api/tables", 400, game="overbooking", seats=[{"kind": "me"}, {"kind": "me", "name": "\u200b"}])


@pytest.mark.parametrize("name", ["Eve", "Ada"])
def test_a_stranger_is_called_by_the_name_they_have(visitor: Arrive, name: str) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.table("overbooking", "me", "open")["table"]
    joined = eve.post(path(table, "join"), name=name)
    assert joined["seats"][1]["name"] == "Eve", "a name is for those who share one's device"


def test_the_page_knows_when_a_stand_in_may_be_asked_for(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooking", "me", "me")["table"]
    assert ada.get(path(table, "state"))["patience"] == 120
