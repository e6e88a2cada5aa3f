"""What the pages around the boards ask: cards, rulebooks with parts, what earned the points, who is here."""

import time
from collections.abc import Callable

from tests.server.support.clients import Client
from tests.server.support.processes import Server

ClientConnection = Callable[..., Client]


def test_the_cards_of_a_game_as_data(visitor: ClientConnection) -> None:
    pack = visitor().get("/api/packs/oktoberfest")
    assert "Erich" in [hero["name"] for hero in pack["hero"]]
    visitor().get("/api/packs/chess", 400)


def test_a_rulebook_has_parts_with_headings_and_examples(visitor: ClientConnection) -> None:
    book = visitor().get("/api/rules/overbooking", language="de")
    opening, *parts = book["sections"]
    assert (opening["number"], opening["title"]) == ("", "Overbooking")
    assert opening["texts"]
    assert [part["number"] for part in parts] == [str(number) for number in range(1, len(parts) + 1)]
    assert len(parts[-1]["texts"]) == 3
    assert {rule["number"].partition(".")[0] for rule in book["paragraphs"]} <= {p["number"] for p in parts}


def test_score_sources_are_sent_when_the_game_is_over(visitor: ClientConnection) -> None:
    ada = visitor()
    running = ada.table("oktoberfest", "me", "random")["table"]["id"]
    ada.get(f"/api/tables/{running}/earned", 409)
    table = ada.table("oktoberfest", "random", "random")["table"]["id"]
    end = time.monotonic() + 60
    while (info := ada.get(f"/api/tables/{table}"))["stage"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    earned = ada.get(f"/api/tables/{table}/earned")["seats"]
    for sheet, pieces in zip(info["result"]["players"], earned, strict=True):
        assert pieces.keys() == sheet["lines"].keys()
        assert bool(pieces["heroes"]) == (sheet["lines"]["heroes"] > 0)


def test_the_page_can_see_that_somebody_is_known_but_not_who(sqlite_server: Server) -> None:
    client = Client(sqlite_server.url)
    cookies = {cookie.name: cookie for cookie in client.http.cookies.jar}
    assert cookies["houseful"].has_nonstandard_attr("HttpOnly")
    assert not cookies["houseful-here"].has_nonstandard_attr("HttpOnly")
    assert cookies["houseful-here"].value == "yes"
    client.http.delete("/api/me")
    assert not client.http.cookies
    client.close()
