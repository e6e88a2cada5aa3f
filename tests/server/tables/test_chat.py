"""Chat is for those at the table: seats and host, and at a public table spectators with a name."""

import asyncio
from collections.abc import Callable

from tests.server.support.clients import Client, open_socket
from tests.server.support.http_tables import path

Arrive = Callable[[str], Client]


def test_a_private_tables_chat_is_for_those_who_sit_there(visitor: Arrive) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    table = ada.table("overbooking", "me", "open")["table"]
    bob.post(path(table, "join"))
    ada.post(path(table, "chat"), 201, text="our secret")
    assert [said["text"] for said in bob.get(path(table, "chat"))["messages"]] == ["our secret"]
    assert eve.get(path(table, "chat"), 403)["error"] == "server-chat"
    assert eve.post(path(table, "chat"), 403, text="hi")["error"] == "server-chat"
    assert eve.post(path(table, "reactions"), 403, reaction="hello")["error"] == "server-chat"
    assert eve.post(path(table, "mute"), 403, person=ada.me["id"])["error"] == "server-chat"
    eve.http.cookies.clear()
    assert eve.get(path(table, "chat"), 401)["error"] == "server-who"


def test_spectators_with_a_name_talk_at_a_public_table(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.table("overbooking", "me", "open", public=True)["table"]
    ada.post(path(table, "chat"), 201, text="anybody?")
    eve.post(path(table, "chat"), 201, text="good luck")
    assert [said["name"] for said in eve.get(path(table, "chat"))["messages"]] == ["Ada", "Eve"]
    eve.http.cookies.clear()
    eve.get(path(table, "chat"), 401)


def test_sockets_of_strangers_hear_nothing(visitor: Arrive) -> None:
    asyncio.run(listen_in(visitor("Ada"), visitor("Bob"), visitor("Eve")))


async def listen_in(ada: Client, bob: Client, eve: Client) -> None:
    table = ada.table("overbooking", "me", "open")["table"]
    bob.post(path(table, "join"))
    sockets = [await person.socket(table["id"]) for person in (bob, eve)]
    nameless = await open_socket(f"{ada.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket")
    for socket in (*sockets, nameless):
        await socket.next_that_is("state")
    ada.post(path(table, "chat"), 201, text="our secret")
    assert (await sockets[0].next_that_is("said"))["said"]["text"] == "our secret"
    for socket in (sockets[1], nameless):
        socket.send(do="ping", id=1)
        await socket.next_that_is("pong")
        assert b"our secret" not in b"".join(socket.raw)
    for socket in (*sockets, nameless):
        await socket.close()


def test_nobody_talks_under_a_name_that_looks_like_one_at_the_table(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Аda")  # her first letter is Cyrillic
    table = ada.table("overbooking", "me", "open", public=True)["table"]
    assert eve.post(path(table, "chat"), 201, text="it is me")["name"] == "Аda 2"
    assert ada.get(path(table, "chat"))["messages"][0]["name"] == "Аda 2"
    assert [seat["name"] for seat in eve.post(path(table, "join"))["seats"]] == ["Ada", "Аda 2"]
