"""Taking back a move: one's own, while nothing was revealed, nothing drawn, and nobody has acted since."""

import asyncio
import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import houseful
from tests.server.support.clients import Client
from tests.server.support.processes import serving
from tests.server.support.services import arrive, lay, services_in

Arrive = Callable[[str], Client]
Seen = list[dict[str, Any]]


class Hotseat:
    """One person with all seats of a table."""

    def __init__(self, client: Client, game: str) -> None:
        self.client, self.luck = client, random.Random(11)
        self.path = f"/api/tables/{client.table(game, 'me', 'me')['table']['id']}"
        self.undone = 0

    def state(self, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"{self.path}/state", **query)
        return found

    def views(self) -> Seen:
        """The view of each seat; a view counts moves, so it goes back with the table."""
        return [self.state(seat=seat)["view"] for seat in range(2)]

    def move(self) -> list[dict[str, Any]]:
        """Any move; what it caused."""
        state = self.state()
        answer = self.client.post(f"{self.path}/moves", ply=state["ply"], move=self.luck.choice(state["legal"]))
        events: list[dict[str, Any]] = answer["events"][0]["events"]
        return events

    def undo(self, status: int = 200) -> dict[str, Any]:
        self.undone += status == 200
        found: dict[str, Any] = self.client.post(f"{self.path}/undo", status, ply=self.state()["ply"])
        return found


@pytest.mark.parametrize("game", houseful.games())
def test_a_move_that_revealed_something_stands_and_any_other_can_be_taken_back(visitor: Arrive, game: str) -> None:
    table = Hotseat(visitor("Ada"), game)
    told: set[str] = set()
    silent = 0
    ways = 1 if game == "overbooked" else 2  # to learn something: cards drawn, and cards turned up
    while table.state()["turn"] is not None and not (len(told) >= ways and silent > 10):
        before, ply = table.views(), table.state()["ply"]
        events = table.move()
        if table.state()["turn"] is None:
            break
        revealing = [event["kind"] for event in events if event.get("reveals")]
        assert table.state()["undo"] == (not revealing)
        if revealing:
            told.update(revealing)
            assert table.undo(409)["error"] == "server-undo-revealed"
        else:
            silent += 1
            undone = table.undo()
            assert undone["ply"] == ply + 2, "an undo is an entry of the log like any other"
            assert undone["events"][0]["events"] == [{"kind": "undo", "seat": undone["turn"]}]
            assert table.views() == before
            table.move()
    assert len(told) >= ways, "something was turned up and something drawn"
    assert silent, "something could be taken back"


def two_people(ada: Client, bob: Client, game: str) -> str:
    table_id = ada.table(game, "me", "open")["table"]["id"]
    bob.post(f"/api/tables/{table_id}/join")
    ada.post(f"/api/tables/{table_id}/start")
    return f"/api/tables/{table_id}"


def play_until(people: list[Client], path: str, luck: random.Random, wanted: Callable[[Any], bool]) -> Any:
    """Any moves until one leads where we want; the mover's answer."""
    while True:
        turn = people[0].get(path)["turn"]
        assert turn is not None, "the game ended before that"
        state = people[turn].get(f"{path}/state")
        answer = people[turn].post(f"{path}/moves", ply=state["ply"], move=luck.choice(state["legal"]))
        if wanted({**answer, "mover": turn}):
            return {**answer, "mover": turn}


def test_only_ones_own_move_and_only_until_somebody_else_acts(visitor: Arrive) -> None:
    luck, found = random.Random(1), 0
    for game in ("overbooking", "oktoberfest", "overbooking", "overbooking"):
        people = [visitor("Ada"), visitor("Bob")]
        path = two_people(people[0], people[1], game)
        handed = play_until(people, path, luck, lambda a: a["undo"] and a["turn"] not in (None, a["mover"]))
        mover, other = people[handed["mover"]], people[1 - handed["mover"]]
        assert other.post(f"{path}/undo", 409, ply=handed["ply"])["error"] == "server-undo-not-yours"
        assert not other.get(f"{path}/state")["undo"]
        state = other.get(f"{path}/state")
        after = other.post(f"{path}/moves", ply=state["ply"], move=luck.choice(state["legal"]))
        refused = mover.post(f"{path}/undo", 409, ply=after["ply"])
        assert refused["error"] == "server-undo-not-yours", "somebody has acted since"
        if after["undo"]:
            found += 1
            back = other.post(f"{path}/undo", ply=after["ply"])
            assert back["turn"] == 1 - handed["mover"]
            assert mover.post(f"{path}/undo", 409, ply=back["ply"])["error"] == "server-undo-not-yours"
            assert other.post(f"{path}/undo", 409, ply=back["ply"])["error"] == "server-undo-none"
    assert found


def test_what_a_stand_in_did_is_not_ones_own_move(tmp_path: Path) -> None:
    """A person who comes back can take back their own next move, but not the stand-in's."""

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada, luck = await arrive(services), random.Random(3)
            live = await lay(services, ada, "overbooked", "me", "me")
            stood_in = further = 0
            while (seat := live.turn) is not None:
                await live.write(seat, "bot", luck.choice(live.table.legal()))  # as when she is away
                if live.turn is None:
                    break
                assert live.undo_refusal(ada.id) == "server-undo-not-yours"
                stood_in += 1
                if live.turn == seat:
                    await live.move(ada.id, live.ply, luck.choice(live.table.legal()))
                    if live.undo_refusal(ada.id) is None:
                        await live.undo(ada.id, live.ply)
                        assert live.undo_refusal(ada.id) == "server-undo-none", "that one, and no further"
                        further += 1
            assert stood_in > 10
            assert further > 0

    asyncio.run(scene())


def test_there_is_nothing_to_take_back_at_the_beginning(visitor: Arrive) -> None:
    table = Hotseat(visitor("Ada"), "overbooking")
    assert table.undo(409)["error"] == "server-undo-none"


def test_an_old_ply_is_not_taken_back(visitor: Arrive) -> None:
    table = Hotseat(visitor("Ada"), "oktoberfest")
    while not table.state()["undo"]:
        table.move()
    ply = table.state()["ply"]
    assert table.client.post(f"{table.path}/undo", 409, ply=ply - 1)["error"] == "server-stale"


@pytest.mark.parametrize("game", houseful.games())
def test_the_log_of_a_finished_game_leaves_out_what_was_taken_back(visitor: Arrive, game: str) -> None:
    table = Hotseat(visitor("Ada"), game)
    while table.state()["turn"] is not None:
        table.move()
        if table.state()["undo"] and table.luck.random() < 0.4:
            table.undo()
    assert table.undone > 0
    info = table.client.get(table.path)
    again = houseful.replay(table.client.get(f"{table.path}/log"))
    assert again.over
    assert again.ply == info["ply"] - 2 * table.undone
    assert again.result() == info["result"]
    assert table.undo(409)["error"] == "server-undo-over"


def test_what_was_taken_back_stays_so_after_a_kill(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'houseful.db'}") as server, closing(Client(server.url)) as ada:
        table = Hotseat(ada, "overbooking")
        for _ in range(12):
            table.move()
            if table.state()["undo"]:
                table.undo()
        while not table.state()["undo"]:
            table.move()
        before = states_without_absences(table)
        assert table.undone
        server.kill()
        server.start()
        ada.http.get("/health")
        assert states_without_absences(table) == before
        table.undo()


def states_without_absences(table: Hotseat) -> list[dict[str, Any]]:
    """What both seats see, apart from how long their people have not watched: that grows by itself."""
    states = [table.state(seat=seat, since=0) for seat in range(2)]
    for state in states:
        state["table"].pop("host_gone")
        for seat in state["table"]["seats"]:
            seat.pop("gone")
    return states
