"""Hints: where the host allows them, for whoever is to move, from what their seat knows."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import houseful
from houseful.server import bots
from tests.server.indoors import arrive, house_in, lay
from tests.server.running import Client

Arrive = Callable[[str], Client]


@pytest.mark.parametrize("game", houseful.games())
def test_a_hint_names_legal_moves_the_best_first(visitor: Arrive, game: str) -> None:
    ada = visitor("Ada")
    table = ada.table(game, "me", "me", hints=True)["table"]
    assert table["hints"]
    path = f"/api/tables/{table['id']}"
    state = ada.get(f"{path}/state")
    hint = ada.get(f"{path}/hint")
    assert hint["ply"] == state["ply"]
    assert 1 <= len(hint["moves"]) <= 5
    assert {advice["move"] for advice in hint["moves"]} <= set(state["legal"])
    shares = [advice["share"] for advice in hint["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1.0001
    assert all(0 <= advice["win_chance"] <= 1 for advice in hint["moves"])
    assert ada.get(f"{path}/hint") == hint, "asked again, the same is said"
    moved = ada.post(f"{path}/moves", ply=hint["ply"], move=hint["moves"][0]["move"])
    assert moved["ply"] == hint["ply"] + 1
    again = ada.post(f"{path}/moves", ply=moved["ply"], move=ada.get(f"{path}/hint")["moves"][0]["move"])
    assert again["ply"] == moved["ply"] + 1


def test_hints_are_for_whoever_is_to_move_and_only_where_the_host_allows_them(visitor: Arrive) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    strict = ada.table("overbooking", "me", "me")["table"]
    assert not strict["hints"]
    assert ada.get(f"/api/tables/{strict['id']}/hint", 403)["error"] == "server-no-hints"
    path = f"/api/tables/{ada.table('overbooking', 'me', 'open', hints=True)['table']['id']}"
    assert ada.get(f"{path}/hint", 409)["error"] == "core-over", "it has not begun"
    bob.post(f"{path}/join")
    ada.post(f"{path}/start")
    turn = ada.get(f"{path}/state")["turn"]
    waiting = (bob, ada)[turn]
    assert waiting.get(f"{path}/hint", 403)["error"] == "server-not-your-turn"
    eve = visitor("Eve")
    assert eve.get(f"{path}/hint", 403)["error"] == "server-not-your-turn"


def test_a_rematch_keeps_the_hints(visitor: Arrive) -> None:
    ada = visitor("Ada")
    path = f"/api/tables/{ada.table('oktoberfest', 'me', 'me', hints=True)['table']['id']}"
    while (state := ada.get(f"{path}/state"))["turn"] is not None:
        ada.post(f"{path}/moves", ply=state["ply"], move=state["legal"][0])
    assert ada.get(f"{path}/hint", 409)["error"] == "core-over"
    assert ada.post(f"{path}/rematch")["hints"]


@pytest.mark.parametrize("game", houseful.games())
def test_a_hint_knows_no_more_than_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Exchange all that is hidden from the seat: the same is said."""
    monkeypatch.setattr(bots, "HINT_ROUNDS", 60)
    monkeypatch.setattr(bots, "HINT_SECONDS", None)

    async def scene() -> None:
        async with house_in(tmp_path) as house:
            ada, luck = await arrive(house), random.Random(8)
            room = await lay(house, ada, game, "me", "me")
            asked = 0
            while (seat := room.turn) is not None:
                if luck.random() < 0.3:
                    said = await house.bots.consider(room)
                    truth = room.past[-1]
                    for seed in range(3):
                        room.past[-1] = truth.redeal(seat, seed)
                        house.bots._thoughts.clear()
                        assert await house.bots.consider(room) == said
                    room.past[-1] = truth
                    asked += 1
                await room.move(ada.id, room.ply, luck.choice(room.table.legal()))
            assert asked > 5

    asyncio.run(scene())
