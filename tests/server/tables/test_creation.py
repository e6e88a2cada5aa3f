"""Creating tables: seats, options, packs, and the lists they appear in."""

from collections.abc import Callable
from typing import Any

import pytest

from houseful.games import find_game
from tests.server.support.clients import Client
from tests.server.support.http_tables import kinds, path

Arrive = Callable[[str], Client]


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
