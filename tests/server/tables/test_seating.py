"""Taking and leaving seats, before and during the game; several seats on one device."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support.clients import Client
from tests.server.support.http_tables import kinds, path

Arrive = Callable[[str], Client]


def test_joining_takes_the_first_open_seat_or_the_one_named(visitor: Arrive) -> None:
    ada, bob, cleo = visitor("Ada"), visitor("Bob"), visitor("Cleo")
    table = ada.table("overbooking", "me", "open", "open")["table"]
    bob.post(path(table, "join"), seat=2, number="bob")
    joined = cleo.post(path(table, "join"))
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Cleo", "Bob"]
    refused = visitor("Dan").post(path(table, "join"), 409)
    assert refused["error"] == "server-no-seat"


def test_joining_twice_keeps_one_seat(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open", "open")["table"]
    bob.post(path(table, "join"), number="first")
    assert kinds(bob.post(path(table, "join"), number="second")) == ["person", "person", "open"]
    assert kinds(bob.post(path(table, "join"), seat=2)) == ["person", "person", "person"]


def test_a_friends_seat_needs_the_token(visitor: Arrive) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    created = ada.table("overbooking", "me", "invite")
    table, token = created["table"], created["invites"]["1"]
    for wish in ({}, {"seat": 1}, {"invite": "x" * 24}, {"invite": token[:-1] + "?"}):
        assert eve.post(path(table, "join"), 409, **wish)["error"] == "server-no-seat"
    assert bob.post(path(table, "join"), invite=token)["seats"][1]["name"] == "Bob"
    assert eve.post(path(table, "join"), 409, invite=token)["error"] == "server-no-seat"
    assert token not in str(ada.get(path(table)))


def test_leaving_before_the_start_frees_the_seat(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open")["table"]
    assert bob.post(path(table, "leave"), 409)["error"] == "server-not-sitting"
    bob.post(path(table, "join"))
    assert kinds(bob.post(path(table, "leave"))) == ["person", "open"]


def test_a_host_who_leaves_hands_the_table_on(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open")["table"]
    bob.post(path(table, "join"))
    left = ada.post(path(table, "leave"))
    assert left["host"] == bob.me["id"]
    assert kinds(left) == ["open", "person"]
    assert ada.post(path(table, "bot"), 403, seat=0, level="random")["error"] == "server-host-only"
    bob.post(path(table, "bot"), seat=0, level="random")
    assert bob.post(path(table, "start"))["stage"] == "playing"


def test_a_waiting_table_that_everybody_has_left_is_closed(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open", public=True)["table"]
    assert ada.post(path(table, "leave"))["stage"] == "closed"
    listed = [other["id"] for other in (*bob.get("/api/tables")["tables"], *ada.get("/api/tables/mine")["tables"])]
    assert table["id"] not in listed
    assert bob.post(path(table, "join"), 409)["error"] == "server-closed"
    assert ada.post(path(table, "start"), 409)["error"] == "server-closed"


def test_a_host_without_a_seat_hands_the_table_on_too(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "open", "novice")["table"]
    bob.post(path(table, "join"))
    assert ada.post(path(table, "leave"))["host"] == bob.me["id"]
    assert bob.post(path(table, "start"))["stage"] == "playing"


def test_a_stranger_takes_one_seat_of_a_public_table(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.table("overbooking", "me", "open", "open", "open", public=True)["table"]
    eve.post(path(table, "join"))
    for seat in (2, 3):
        assert eve.post(path(table, "join"), 409, seat=seat)["error"] == "server-one-seat"
    assert ada.post(path(table, "join"), 409, seat=2)["error"] == "server-one-seat", "nor does its host"
    assert eve.get(path(table, "state"))["mine"] == [1]


@pytest.mark.parametrize("wish", [{"seats": ("me", "open", "open"), "hot_seat": True}, {"seats": ("me", "me", "open")}])
def test_the_host_of_a_public_hot_seat_table_may_hold_several(visitor: Arrive, wish: dict[str, Any]) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    seats = wish.pop("seats")
    table = ada.table("overbooking", *seats, public=True, **wish)["table"]
    assert table["hot_seat"]
    ada.post(path(table, "join"), seat=1)
    eve.post(path(table, "join"))
    assert kinds(eve.get(path(table))) == ["person", "person", "person"]
    assert eve.post(path(table, "join"), 200, seat=2)["stage"] == "waiting", "that is her seat already"


def test_the_host_frees_seats_and_seats_bots(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open", "open")["table"]
    bob.post(path(table, "join"))
    assert bob.post(path(table, "kick"), 403, seat=0)["error"] == "server-host-only"
    assert ada.post(path(table, "kick"), 409, seat=0)["error"] == "server-nobody-there"
    assert ada.post(path(table, "kick"), 409, seat=2)["error"] == "server-nobody-there"
    assert ada.post(path(table, "kick"), 409, seat=7)["error"] == "server-nobody-there"
    assert ada.post(path(table, "bot"), 409, seat=1, level="random")["error"] == "server-seat-taken"
    assert kinds(ada.post(path(table, "kick"), seat=1)) == ["person", "open", "open"]
    assert kinds(ada.post(path(table, "bot"), seat=1, level="novice")) == ["person", "bot", "open"]
    assert kinds(ada.post(path(table, "bot"), seat=1)) == ["person", "open", "open"]


def test_only_the_host_starts_and_only_when_all_seats_are_taken(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open")["table"]
    assert ada.post(path(table, "start"), 409)["error"] == "server-seats-open"
    bob.post(path(table, "join"))
    assert bob.post(path(table, "start"), 403)["error"] == "server-host-only"
    assert ada.post(path(table, "moves"), 409, ply=0, move="pass")["error"] == "server-not-started"
    assert ada.post(path(table, "start"))["stage"] == "playing"
    for word, body in (("start", {}), ("kick", {"seat": 1}), ("bot", {"seat": 1, "level": "random"})):
        assert ada.post(path(table, word), 409, **body)["error"] == "server-started"
    assert visitor("Eve").post(path(table, "join"), 409)["error"] == "server-started"


def test_spectators_see_what_everybody_sees_and_play_nothing(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.table("overbooking", "me", "me")["table"]
    seen = eve.get(path(table, "state"))
    assert seen["viewpoint"] is None
    assert seen["mine"] == seen["legal"] == []
    assert seen["view"]["seat"] is None
    assert eve.get(path(table, "state"), 403, seat=0)["error"] == "server-not-your-seat"
    move = ada.get(path(table, "state"))["legal"][0]
    assert eve.post(path(table, "moves"), 403, ply=0, move=move)["error"] == "server-not-your-turn"


@pytest.mark.parametrize("stand_in", ["random", "like"])
def test_a_leaver_is_played_by_a_bot_until_they_return(visitor: Arrive, stand_in: str) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("oktoberfest", "me", "open", stand_in=stand_in)["table"]
    bob.post(path(table, "join"))
    ada.post(path(table, "start"))
    people, luck = (ada, bob), random.Random(1)
    turn = ada.get(path(table))["turn"]
    away, stays = people[turn], people[1 - turn]
    state = away.get(path(table, "state"))
    assert away.post(path(table, "leave"))["seats"][turn]["away"]
    # The bot has begun to play for them, and goes on whenever it is their turn.
    for _ in range(3):
        state = wait_for_turn(stays, table)
        if state["turn"] is None:
            break
        stays.post(path(table, "moves"), ply=state["ply"], move=luck.choice(state["legal"]))
    wait_for_turn(stays, table)
    back = away.post(path(table, "join"))
    assert not back["seats"][turn]["away"]
    while (state := stays.get(path(table, "state")))["turn"] != turn:
        assert state["turn"] is not None
        stays.post(path(table, "moves"), ply=state["ply"], move=luck.choice(state["legal"]))
    wait_for_other_bots(ada)
    mine = away.get(path(table, "state"))
    assert mine["ply"] == state["ply"], "nobody plays for somebody who is back"
    away.post(path(table, "moves"), ply=mine["ply"], move=mine["legal"][0])


def wait_for_other_bots(person: Client) -> None:
    """Wait for the end of a game of bots: they decide in turn, so one that was asked before has decided by then."""
    table = person.table("oktoberfest", "random", "random")["table"]
    assert wait_for_turn(person, table)["turn"] is None


def wait_for_turn(person: Client, table: dict[str, Any]) -> dict[str, Any]:
    for _ in range(1200):
        state: dict[str, Any] = person.get(path(table, "state"))
        if state["legal"] or state["turn"] is None:
            return state
        time.sleep(0.05)
    raise AssertionError("nobody plays")


def test_somebody_who_left_does_not_play_beside_the_bot(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open", stand_in="master")["table"]
    bob.post(path(table, "join"))
    ada.post(path(table, "start"))
    turn = ada.get(path(table))["turn"]
    away = (ada, bob)[turn]
    state = away.get(path(table, "state"))
    away.post(path(table, "leave"))
    answer = away.post(path(table, "moves"), 409, ply=state["ply"], move=state["legal"][0])
    assert answer["error"] in ("server-not-sitting", "server-stale")


def test_hot_seat_shows_one_seat_at_a_time(visitor: Arrive) -> None:
    asyncio.run(share_a_device(visitor("Ada")))


async def share_a_device(ada: Client) -> None:
    table = ada.table("overbooking", "me", "me")["table"]
    socket = await ada.socket(table["id"], seat=1)
    state = (await socket.next_that_is("state"))["state"]
    assert (state["viewpoint"], state["mine"], state["view"]["seat"]) == (1, [0, 1], 1)
    luck = random.Random(2)
    for _ in range(12):
        turn = state["turn"]
        for seat in (1 - turn, turn):
            socket.send(do="look", seat=seat)
            state = (await socket.next_that_is("state"))["state"]
            assert state["viewpoint"] == state["view"]["seat"] == seat
            assert bool(state["legal"]) == (seat == turn), "only who decides has moves to choose from"
        socket.send(do="move", ply=state["ply"], move=luck.choice(state["legal"]))
        played = await socket.next_that_is("played")
        assert played["view"]["seat"] == turn, "the eyes stay until somebody looks through others"
        assert played["legal"] == [] or played["turn"] == turn
        state = played
    socket.send(do="look", seat=5)
    assert (await socket.next_that_is("refused"))["error"] == "server-not-your-seat"
    await socket.close()
