"""Sending people away: a kick voids the link, a ban by the host holds until the host lifts it."""

from collections.abc import Callable
from typing import Any

from tests.server.support.clients import Client
from tests.server.support.http_tables import kinds, path, play_out

Arrive = Callable[[str], Client]


def test_a_kick_voids_the_link_and_the_host_makes_a_new_one(visitor: Arrive) -> None:
    ada, bob, cleo = visitor("Ada"), visitor("Bob"), visitor("Cleo")
    created = ada.table("overbooking", "me", "invite")
    table, token = created["table"], created["invites"]["1"]
    bob.post(path(table, "join"), invite=token)
    assert kinds(ada.post(path(table, "kick"), seat=1)) == ["person", "invite"], "the seat stays a kept one"
    assert bob.post(path(table, "join"), 409, invite=token)["error"] == "server-no-seat"
    assert bob.post(path(table, "invite"), 403, seat=1)["error"] == "server-host-only"
    renewed = ada.post(path(table, "invite"), seat=1)["invites"]["1"]
    assert cleo.post(path(table, "join"), 409, invite=token)["error"] == "server-no-seat"
    assert cleo.post(path(table, "join"), invite=renewed)["seats"][1]["name"] == "Cleo"
    assert ada.post(path(table, "invite"), 409, seat=1)["error"] == "server-seat-taken"


def test_a_ban_holds_by_link_by_seat_and_in_the_chat(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    created = ada.table("overbooking", "me", "invite", "open", public=True)
    table, token = created["table"], created["invites"]["1"]
    bob.post(path(table, "join"), seat=2)
    bob.post(path(table, "chat"), 201, text="hello")
    ada.post(path(table, "kick"), seat=2, ban=True)
    wishes: list[dict[str, Any]] = [{}, {"seat": 2}, {"invite": token}]
    for wish in wishes:
        assert bob.post(path(table, "join"), 403, **wish)["error"] == "server-banned-here"
    assert bob.post(path(table, "chat"), 403, text="let me in")["error"] == "server-banned-here"
    assert bob.post(path(table, "reactions"), 403, reaction="sad")["error"] == "server-banned-here"
    assert bob.get(path(table, "chat"), 403)["error"] == "server-banned-here"
    assert ada.get(path(table, "bans"))["banned"] == [{"person": bob.me["id"], "name": "Bob"}]
    assert ada.post(path(table, "ban"), person=bob.me["id"], ban=False)["banned"] == []
    bob.post(path(table, "join"))


def test_only_the_host_bans_and_not_just_anybody(visitor: Arrive) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    table = ada.table("oktoberfest", "me", "open", public=True)["table"]
    bob.post(path(table, "join"))
    assert bob.post(path(table, "ban"), 403, person=eve.me["id"])["error"] == "server-host-only"
    assert bob.get(path(table, "bans"), 403)["error"] == "server-host-only"
    assert ada.post(path(table, "ban"), 404, person="nobody")["error"] == "server-nobody"
    assert ada.post(path(table, "ban"), 404, person=ada.me["id"])["error"] == "server-nobody"
    ada.post(path(table, "start"))
    assert ada.post(path(table, "ban"), 409, person=bob.me["id"])["error"] == "server-started"
    eve.post(path(table, "chat"), 201, text="take the red one!")
    ada.post(path(table, "ban"), person=eve.me["id"])
    assert eve.post(path(table, "chat"), 403, text="why?")["error"] == "server-banned-here"
    play_out(ada, bob, table=table)
    again = ada.post(path(table, "rematch"))
    assert [one["name"] for one in ada.get(path(again, "bans"))["banned"]] == ["Eve"], "a ban holds for the rematch"
