"""Every message of whole games over real sockets, both ways, is valid by the AsyncAPI document."""

import asyncio
import copy
import random
from typing import Any

import httpx
import jsonschema_rs
import pytest

from tests.server.support.clients import Client, Socket
from tests.server.support.http_tables import two_at_a_table
from tests.server.support.processes import Server

PATIENCE = 60
SENT = {"state", "played", "refused", "said", "here", "pong"}
ASKED = {"move", "undo", "ask-undo", "answer-undo", "look", "say", "react", "stand-in", "take-over", "ping"}


def strict(schemas: dict[str, Any]) -> dict[str, Any]:
    """The same schemas, with no field allowed that they do not name."""
    closed = copy.deepcopy(schemas)
    for schema in closed.values():
        if "title" in schema and "properties" in schema:
            schema["additionalProperties"] = False
    return closed


class Checked:
    """A socket whose messages are checked against the document, in both directions."""

    def __init__(self, socket: Socket, schemas: dict[str, Any]) -> None:
        self.socket, self.seen, self.asked = socket, set[str](), set[str]()
        components = {"components": {"schemas": strict(schemas)}}
        self._in, self._out = (
            jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", **components})
            for name in ("ServerMessage", "ClientMessage")
        )

    def send(self, **message: Any) -> None:
        self._out.validate(message)
        self.asked.add(message["do"])
        self.socket.send(**message)

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.socket.next(PATIENCE)
            assert message is not None, self.socket.closed_with
            self._in.validate(message)
            self.seen.add(message["is"])
            if message["is"] in kinds:
                return message


@pytest.fixture
def document(sqlite_server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{sqlite_server.url}/schema/asyncapi.json", timeout=60).json()
    return found


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_every_message_of_a_whole_game_is_as_described(
    socket_server: Server, document: dict[str, Any], game: str
) -> None:
    ada = Client(socket_server.url)
    table = ada.table(game, "me", "me")["table"]["id"]

    async def play() -> tuple[set[str], set[str]]:
        schemas = document["components"]["schemas"]
        ends = [Checked(await ada.socket(table, seat=seat), schemas) for seat in (0, 1)]
        seen = [(await end.until("state"))["state"] for end in ends]
        await talk(ends[0])
        chance = random.Random(7)
        while (turn := seen[0]["turn"]) is not None:
            undoing = seen[turn]["undo"] and chance.random() < 0.1
            asked = {"do": "undo"} if undoing else {"do": "move", "move": chance.choice(seen[turn]["legal"])}
            ends[turn].send(ply=seen[turn]["ply"], **asked)
            seen = [await end.until("played") for end in ends]
            state = ada.get(f"/api/tables/{table}/state")
            assert [one["undo"] for one in seen] == [state["undo"]] * 2
        assert "result" in seen[0]
        for end in ends:
            await end.socket.close()
        return ends[0].seen | ends[1].seen, ends[0].asked | ends[1].asked

    sent, asked = asyncio.run(play())
    ada.close()
    assert sent == SENT
    assert asked >= ASKED - {"undo"}


async def talk(end: Checked) -> None:
    """Everything that is not a move."""
    end.send(do="ping", id=1)
    await end.until("pong")
    end.send(do="say", text="Hello", id=2)
    await end.until("said")
    end.send(do="react", reaction="wow")
    await end.until("said")
    end.send(do="look", seat=1, since=0)
    await end.until("state")
    end.send(do="look", seat=0)
    await end.until("state")
    for number, request in enumerate(({"do": "move", "ply": 0, "move": "nonsense"}, {"do": "stand-in", "seat": 1}), 3):
        end.send(**request, id=number)
        await end.until("refused")
    end.send(do="take-over", id=5)
    await end.until("refused")
    end.send(do="ask-undo", ply=0, id=6)
    await end.until("refused")
    end.send(do="answer-undo", ply=0, agree=True, id=7)
    await end.until("refused")


def test_asking_to_take_back_is_as_described(socket_server: Server, document: dict[str, Any]) -> None:
    ada, bob = Client(socket_server.url), Client(socket_server.url, "Bob")

    async def ask() -> None:
        async with two_at_a_table(ada, bob) as (sockets, turn):
            ends = [Checked(socket, document["components"]["schemas"]) for socket in sockets]
            state = (await ends[turn].until("state"))["state"]
            ends[turn].send(do="move", ply=0, move=state["legal"][0])
            ply = (await ends[turn].until("played"))["ply"]
            ends[turn].send(do="ask-undo", ply=ply)
            asked = (await ends[1 - turn].until("undo-asked"))["asked"]
            assert (asked["seat"], asked["moves"], asked["agreed"]) == (turn, 1, [])
            ends[1 - turn].send(do="answer-undo", ply=ply, agree=True)
            await ends[turn].until("undo-asked")
            undone = await ends[turn].until("played")
            assert undone["events"] == [{"kind": "undo", "seat": turn}]

    asyncio.run(ask())
    ada.close()
    bob.close()


def test_an_undescribed_field_is_found(document: dict[str, Any]) -> None:
    schemas = strict(document["components"]["schemas"])
    pong = jsonschema_rs.validator_for({"$ref": "#/components/schemas/PongMessage", "components": {"schemas": schemas}})
    pong.validate({"is": "pong", "id": 1})
    with pytest.raises(jsonschema_rs.ValidationError):
        pong.validate({"is": "pong", "id": 1, "secret": 2})


def test_the_document_names_every_message_and_points_nowhere_else(document: dict[str, Any]) -> None:
    named = set(document["channels"]["table"]["messages"])
    assert named == set(document["components"]["messages"])
    directions = document["operations"].values()
    assert named == {one["$ref"].rpartition("/")[2] for way in directions for one in way["messages"]}
    for reference in references(document):
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]


def references(part: Any) -> list[str]:
    """All references in a document."""
    if isinstance(part, list):
        return [found for inner in part for found in references(inner)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if "$ref" in part else []
    return own + [found for inner in part.values() for found in references(inner)]


def test_the_page_shows_every_message(sqlite_server: Server, document: dict[str, Any]) -> None:
    page = httpx.get(f"{sqlite_server.url}/schema/socket", timeout=60)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    for name in document["channels"]["table"]["messages"]:
        assert f'id="{name}"' in page.text
    assert "<script" not in page.text
