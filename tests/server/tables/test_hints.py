"""Hints: where the host allows them, for the player to move, from what they know."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import houseful
from houseful.bots.search.analysis import Budget
from houseful.games import find_game
from houseful.host.deciding import Consideration
from houseful.host.imagining import HintHere
from houseful.host.messages.previews import Imagined
from houseful.server.tables import bot_runner
from tests.server.support.clients import Client
from tests.server.support.services import arrive, services_in
from tests.server.support.services import lay as lay_here

ClientConnection = Callable[..., Client]


def lay(client: Client, game: str, *seats: str, hints: bool) -> str:
    """A table; its id."""
    table: str = client.table(game, *seats, hints=hints)["table"]["id"]
    return table


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_a_hint_is_a_legal_move_in_words(visitor: ClientConnection, game: str) -> None:
    ada = visitor()
    table = lay(ada, game, "me", "me", hints=True)
    told = ada.post(f"/api/tables/{table}/hint")
    state = ada.get(f"/api/tables/{table}/state")
    assert told["move"] in state["legal"]
    assert told["ply"] == state["ply"]
    assert told["sentence"]
    assert told["reasons"]
    assert told["rule"] in find_game(game).rules.ids
    assert 0 <= told["win_chance"] <= 1
    ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=told["move"])


def test_without_the_hosts_leave_there_are_none(visitor: ClientConnection) -> None:
    ada = visitor()
    table = lay(ada, "overbooked", "me", "me", hints=False)
    assert ada.post(f"/api/tables/{table}/hint", 403)["error"] == "server-no-hints"
    assert ada.get(f"/api/tables/{table}")["hints"] is False


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed"),
    [
        (("me", "novice"), None, True),
        (("me", "novice", "closed"), None, True),
        (("me", "novice"), False, False),
        (("me", "me"), None, False),
        (("me", "novice", "open"), None, False),
        (("me", "invite"), None, False),
        (("me", "open"), True, True),
    ],
)
def test_they_are_on_against_bots_alone_unless_the_host_says_otherwise(
    visitor: ClientConnection, seats: tuple[str, ...], wanted: bool | None, allowed: bool
) -> None:
    more = {} if wanted is None else {"hints": wanted}
    assert visitor().table("overbooked", *seats, **more)["table"]["hints"] is allowed


def test_only_the_player_to_move_may_ask(visitor: ClientConnection) -> None:
    ada, bo = visitor(), visitor("Bo")
    table = lay(ada, "overbooked", "me", "me", hints=True)
    bo.post(f"/api/tables/{table}/hint", 403)


def test_a_rematch_keeps_them(visitor: ClientConnection) -> None:
    ada = visitor()
    table = lay(ada, "oktoberfest", "me", "random", hints=True)
    while (state := ada.get(f"/api/tables/{table}/state"))["table"]["stage"] != "over":
        if state["legal"]:
            ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][-1])
    assert ada.post(f"/api/tables/{table}/rematch")["hints"] is True


@pytest.mark.parametrize("game", houseful.games())
def test_a_device_may_think_about_a_hint_itself(
    visitor: ClientConnection, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    budget, rules = Budget(rounds=12), find_game(game)
    monkeypatch.setattr(bot_runner, "HINT", budget)
    ada = visitor()
    table = lay(ada, game, "me", "me", hints=True)
    message = msgspec.convert(ada.get(f"/api/tables/{table}/imagined"), Imagined)
    here = HintHere(message, rules, rules.standard)
    here.consideration = Consideration(here.table, message.seat, budget)
    while not here.consideration.go_on():
        pass
    found = msgspec.json.decode(msgspec.json.encode(here.hint(here.consideration.thought(), "en")))
    assert found == ada.post(f"/api/tables/{table}/hint")


def test_what_a_device_may_think_about_is_for_the_player_to_move_where_there_are_hints(
    visitor: ClientConnection,
) -> None:
    ada, bo = visitor(), visitor("Bo")
    with_hints, without = (lay(ada, "overbooked", "me", "me", hints=hints) for hints in (True, False))
    bo.get(f"/api/tables/{with_hints}/imagined", 403)
    assert ada.get(f"/api/tables/{without}/imagined", 403)["error"] == "server-no-hints"


@pytest.mark.parametrize("game", houseful.games())
def test_a_hint_knows_no_more_than_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Redeal all that is hidden from the seat: the hint stays the same."""
    monkeypatch.setattr(bot_runner, "HINT", Budget(rounds=60))

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ada, luck = await arrive(services), random.Random(8)
            live = await lay_here(services, ada, game, "me", "me")
            asked = 0
            while (seat := live.turn) is not None:
                if luck.random() < 0.3:
                    said = await services.bots.hint(live)
                    truth = live.position.reachable[-1]
                    for seed in range(3):
                        live.position.reachable[-1] = truth.redeal(seat, seed)
                        services.bots._hints.clear()
                        assert await services.bots.hint(live) == said
                    live.position.reachable[-1] = truth
                    asked += 1
                await live.move(ada.id, live.ply, luck.choice(live.table.legal()))
            assert asked > 5

    asyncio.run(scene())
