"""Rematches: the same people once more, seats moved on by one."""

from collections.abc import Callable

from tests.server.support.clients import Client
from tests.server.support.http_tables import path, play_out

Arrive = Callable[[str], Client]


def test_a_rematch_moves_the_seats_on_and_keeps_them_for_the_same_people(visitor: Arrive) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    table = ada.table("oktoberfest", "me", "open", options={"first": 0}, public=True)["table"]
    assert ada.post(path(table, "rematch"), 409)["error"] == "server-no-rematch"
    bob.post(path(table, "join"))
    ada.post(path(table, "start"))
    over = play_out(ada, bob, table=table)
    assert over["next"] is None
    assert eve.post(path(table, "rematch"), 409)["error"] == "server-no-rematch"
    again = bob.post(path(table, "rematch"), number="b")
    assert again["host"] == bob.me["id"]
    assert again["options"] == table["options"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", None]
    assert again["fair"]["commitment"] != over["fair"]["commitment"]
    assert ada.get(path(table))["next"] == again["id"]
    assert eve.post(path(again, "join"), 409)["error"] == "server-no-seat"
    assert ada.post(path(table, "rematch"), number="a")["id"] == again["id"]
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
