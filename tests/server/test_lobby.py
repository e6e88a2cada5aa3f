"""Tables before, between and after games: making them, sitting down, leaving, starting, playing again."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from houseful.games import find_game
from tests.server.running import Client, Server

Arrive = Callable[[str], Client]


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


# Making a table


def test_each_kind_of_seat(visitor: Arrive) -> None:
    created = visitor("Ada").table("overbooking", "me", "open", "invite", "expert")
    table = created["table"]
    assert kinds(table) == ["person", "open", "invite", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, None, None, "expert"]
    assert list(created["invites"]) == ["2"]
    assert table["stage"] == "waiting"
    assert table["fair"]["commitment"]
    assert table["fair"]["secret"] is table["fair"]["seed"] is table["fair"]["numbers"] is None


def test_a_table_without_anybody_to_wait_for_starts_at_once(visitor: Arrive) -> None:
    table = visitor("Ada").table("oktoberfest", "me", "random")["table"]
    assert table["stage"] == "playing"


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"bonus": "most"}}, "bonus"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"seed": 7}}, "seed"),
        ({"options": {"players": 2}}, "Players"),
        ({"options": {"first": 9}}, "first"),
        ({"pack": "this is no pack"}, ""),
        ({"pack": 'game = "oktoberfest"'}, ""),
        ({"pace": "slow", "clock": {"per": "move", "seconds": 60}}, "hour"),
    ],
)
def test_a_table_that_cannot_be_dealt_is_refused(visitor: Arrive, wish: dict[str, Any], told: str) -> None:
    body = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    answer = visitor("Ada").post("/api/tables", 400, **body)
    assert told in answer["message"]
    assert "\n" not in answer["message"]


def test_too_many_players_are_refused(visitor: Arrive) -> None:
    seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
    visitor("Ada").post("/api/tables", 400, game="oktoberfest", seats=seats)


def test_options_and_a_pack_of_ones_own(visitor: Arrive) -> None:
    ada = visitor("Ada")
    standard = find_game("overbooking").standard.text
    pack = standard.replace('"lion"', '"bear"').replace("beds = 13", "beds = 9")
    options = {"bonus": "beginner", "peek": False}
    table = ada.table("overbooking", "me", "me", options=options, pack=pack)["table"]
    assert table["options"] == options
    assert table["pack"] is not None
    view = str(ada.get(path(table, "state"))["view"])
    assert "bear" in view
    assert "lion" not in view


def test_public_tables_are_listed_and_others_are_not(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    shown = ada.table("overbooked", "me", "open", public=True)["table"]["id"]
    hidden = ada.table("overbooked", "me", "open")["table"]["id"]
    listed = [table["id"] for table in eve.get("/api/tables")["tables"]]
    assert shown in listed
    assert hidden not in listed
    assert shown not in [table["id"] for table in eve.get("/api/tables", game="oktoberfest")["tables"]]
    assert eve.get("/api/tables", game="overbooked")["tables"]


def test_my_tables(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    first = ada.table("overbooked", "me", "open")["table"]
    second = ada.table("oktoberfest", "me", "open")["table"]
    assert [table["id"] for table in ada.get("/api/tables/mine")["tables"]] == [second["id"], first["id"]]
    assert bob.get("/api/tables/mine")["tables"] == []
    bob.post(path(first, "join"))
    assert [table["id"] for table in bob.get("/api/tables/mine")["tables"]] == [first["id"]]


# Sitting down


def test_joining_takes_the_first_open_seat_or_the_one_named(visitor: Arrive) -> None:
    ada, bob, cleo = visitor("Ada"), visitor("Bob"), visitor("Cleo")
    table = ada.table("overbooking", "me", "open", "open")["table"]
    bob.post(path(table, "join"), seat=2, luck="bob")
    joined = cleo.post(path(table, "join"))
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Cleo", "Bob"]
    refused = visitor("Dan").post(path(table, "join"), 409)
    assert refused["error"] == "server-no-seat"


def test_joining_twice_keeps_one_seat(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooking", "me", "open", "open")["table"]
    bob.post(path(table, "join"), luck="first")
    assert kinds(bob.post(path(table, "join"), luck="second")) == ["person", "person", "open"]
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
    assert seen["eyes"] is None
    assert seen["mine"] == seen["legal"] == []
    assert seen["view"]["seat"] is None
    assert eve.get(path(table, "state"), 403, seat=0)["error"] == "server-not-your-seat"
    move = ada.get(path(table, "state"))["legal"][0]
    assert eve.post(path(table, "moves"), 403, ply=0, move=move)["error"] == "server-not-your-turn"


# Leaving during the game


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
    asyncio.run(asyncio.sleep(0.3))
    mine = away.get(path(table, "state"))
    assert mine["ply"] == state["ply"], "nobody plays for somebody who is back"
    away.post(path(table, "moves"), ply=mine["ply"], move=mine["legal"][0])


def wait_for_turn(person: Client, table: dict[str, Any]) -> dict[str, Any]:
    for _ in range(600):
        state: dict[str, Any] = person.get(path(table, "state"))
        if state["legal"] or state["turn"] is None:
            return state
        asyncio.run(asyncio.sleep(0.05))
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


# Playing again


def test_a_rematch_moves_the_seats_on_and_keeps_them_for_the_same_people(visitor: Arrive) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    table = ada.table("oktoberfest", "me", "open", options={"first": 0}, public=True)["table"]
    assert ada.post(path(table, "rematch"), 409)["error"] == "server-no-rematch"
    bob.post(path(table, "join"))
    ada.post(path(table, "start"))
    over = play_out(ada, bob, table=table)
    assert over["next"] is None
    assert eve.post(path(table, "rematch"), 409)["error"] == "server-no-rematch"
    again = bob.post(path(table, "rematch"), luck="b")
    assert again["host"] == bob.me["id"]
    assert again["options"] == table["options"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", None]
    assert again["fair"]["commitment"] != over["fair"]["commitment"]
    assert ada.get(path(table))["next"] == again["id"]
    assert eve.post(path(again, "join"), 409)["error"] == "server-no-seat"
    assert ada.post(path(table, "rematch"), luck="a")["id"] == again["id"]
    joined = ada.get(path(again))
    assert [seat["name"] for seat in joined["seats"]] == ["Bob", "Ada"]
    assert bob.post(path(again, "start"))["stage"] == "playing"


def test_a_rematch_keeps_all_seats_of_somebody_who_had_two(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    table = ada.table("overbooked", "me", "me", "open")["table"]
    bob.post(path(table, "join"))
    ada.post(path(table, "start"))
    play_out(ada, bob, table=table)
    again = bob.post(path(table, "rematch"))
    assert [seat["name"] for seat in again["seats"]] == [None, "Bob", None]
    again = ada.post(path(table, "rematch"))
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bob", "Ada"]


def test_a_rematch_with_bots_starts_at_once(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("oktoberfest", "me", "me")["table"]
    play_out(ada, table=table)
    again = ada.post(path(table, "rematch"))
    assert again["stage"] == "playing"


# Several seats on one device


def test_hot_seat_shows_one_seat_at_a_time(visitor: Arrive, sqlite_server: Server) -> None:
    asyncio.run(share_a_device(visitor("Ada")))


async def share_a_device(ada: Client) -> None:
    table = ada.table("overbooking", "me", "me")["table"]
    socket = await ada.socket(table["id"], seat=1)
    state = (await socket.next_that_is("state"))["state"]
    assert (state["eyes"], state["mine"], state["view"]["seat"]) == (1, [0, 1], 1)
    luck = random.Random(2)
    for _ in range(12):
        turn = state["turn"]
        for seat in (1 - turn, turn):
            socket.send(do="look", seat=seat)
            state = (await socket.next_that_is("state"))["state"]
            assert state["eyes"] == state["view"]["seat"] == seat
            assert bool(state["legal"]) == (seat == turn), "only who decides has moves to choose from"
        socket.send(do="move", ply=state["ply"], move=luck.choice(state["legal"]))
        played = await socket.next_that_is("played")
        assert played["view"]["seat"] == turn, "the eyes stay until somebody looks through others"
        assert played["legal"] == [] or played["turn"] == turn
        state = played
    socket.send(do="look", seat=5)
    assert (await socket.next_that_is("refused"))["error"] == "server-not-your-seat"
    await socket.close()


# Who one is


def test_a_personal_link_carries_ones_identity(visitor: Arrive) -> None:
    ada, other = visitor("Ada"), visitor("Nobody")
    old = ada.post("/api/me/link", 201)["token"]
    new = ada.post("/api/me/link", 201)["token"]
    assert other.post("/api/me/enter", 403, token=old)["error"] == "server-link"
    assert other.post("/api/me/enter", token=new)["id"] == ada.me["id"]
    assert other.get("/api/me")["name"] == "Ada"
    table = other.table("oktoberfest", "me", "open")["table"]
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == table["id"]
    link_as_bearer = httpx.get(f"{ada.url}/api/me", headers={"Authorization": f"Bearer {new}"})
    assert link_as_bearer.status_code == 401


def test_a_script_plays_with_its_token(visitor: Arrive, sqlite_server: Server) -> None:
    ada = visitor("Ada")
    token = ada.post("/api/me/token", 201)["token"]
    with httpx.Client(base_url=sqlite_server.url, headers={"Authorization": f"Bearer {token}"}) as script:
        assert script.get("/api/me").json()["id"] == ada.me["id"]
    with httpx.Client(base_url=sqlite_server.url, headers={"Authorization": "Bearer made-up"}) as forged:
        assert forged.get("/api/me").status_code == 401


def test_signing_out_ends_one_device_only(visitor: Arrive) -> None:
    ada, phone = visitor("Ada"), visitor("Nobody")
    phone.post("/api/me/enter", token=ada.post("/api/me/link", 201)["token"])
    cookies = dict(phone.http.cookies)
    assert phone.http.delete("/api/me").status_code == 200
    phone.http.cookies.update(cookies)
    phone.get("/api/me", 401)
    assert ada.get("/api/me")["name"] == "Ada"
