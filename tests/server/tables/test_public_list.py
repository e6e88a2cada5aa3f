"""The list of public tables: nobody fills it alone."""

from collections.abc import Callable

from tests.server.support.clients import Client
from tests.server.support.http_tables import path

Arrive = Callable[[str], Client]


def test_one_person_has_at_most_three_tables_in_the_list(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    modest = ada.table("overbooking", "me", "open", public=True)["table"]
    started = eve.table("oktoberfest", "me", "me", public=True)["table"]
    flood = [eve.table("oktoberfest", "me", "open", public=True)["table"]["id"] for _ in range(5)]
    listed = [table["id"] for table in ada.get("/api/tables")["tables"]]
    assert modest["id"] in listed
    assert [table_id for table_id in listed if table_id in flood] == flood[:-4:-1], "three that wait"
    assert started["id"] in listed, "games that go on are counted by themselves"
    eve.post(path({"id": flood[-1]}, "leave"))
    assert flood[1] in [table["id"] for table in ada.get("/api/tables", game="oktoberfest")["tables"]]
