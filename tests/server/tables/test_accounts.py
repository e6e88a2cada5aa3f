"""Scores as they stand, over HTTP: for everybody, at every ply, with the rule of each line; and what has changed."""

import random
from collections.abc import Callable

import pytest

import houseful
from houseful.games import find_game
from tests.server.support.clients import Client

Arrive = Callable[..., Client]


@pytest.mark.parametrize("game", houseful.games())
def test_an_account_makes_the_totals_that_the_table_shows(visitor: Arrive, game: str) -> None:
    ada, luck = visitor("Ada"), random.Random(2)
    path = f"/api/tables/{ada.table(game, 'me', 'random')['table']['id']}"
    totals = []
    for _ in range(12):
        state = ada.get(f"{path}/state")
        if state["turn"] is None:
            break
        told = ada.get(f"{path}/account", language="fr")
        if told["ply"] == state["ply"]:  # else the bot has moved in between
            assert [seat["total"] for seat in told["seats"]] == state["totals"]
            totals.append(state["totals"])
        for seat in told["seats"]:
            assert seat["total"] == sum(part["points"] for part in seat["parts"])
            assert {part["rule"] for part in seat["parts"]} <= set(find_game(game).rules.ids)
        if state["legal"]:
            ada.post(f"{path}/moves", None, ply=state["ply"], move=luck.choice(state["legal"]))
    assert totals


def test_before_the_game_there_is_nothing_to_explain(visitor: Arrive) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooked", "me", "open")["table"]["id"]
    assert ada.get(f"/api/tables/{table}/account", 409)["error"] == "server-not-started"


def test_the_recap_says_how_the_points_have_changed(visitor: Arrive) -> None:
    ada = visitor("Ada")
    path = f"/api/tables/{ada.table('overbooked', 'me', 'me')['table']['id']}"
    changed = 0
    for _ in range(12):
        state = ada.get(f"{path}/state")
        seat = state["turn"]
        recap = ada.get(f"{path}/recap", seat=seat)
        before = ada.get(f"{path}/past", seat=seat, ply=recap["start"])["totals"]
        assert [gain["total"] for gain in recap["gains"]] == [
            now - then for now, then in zip(state["totals"], before, strict=True)
        ]
        assert all(gain["total"] == sum(gain["lines"].values()) for gain in recap["gains"])
        changed += any(gain["lines"] for gain in recap["gains"])
        ada.post(f"{path}/moves", ply=state["ply"], move=state["legal"][0])
    assert changed
