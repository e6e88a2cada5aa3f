"""What the pages around the boards ask: cards, rulebooks with parts, what earned the points, who is here."""

import time
from collections.abc import Callable

import pytest

from houseful.games import find_game
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


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_a_rulebook_names_the_rule_behind_each_line_of_the_sheet(visitor: ClientConnection, game: str) -> None:
    book = visitor().get(f"/api/rules/{game}")
    assert list(book["lines"]) == list(find_game(game).rules.lines)
    assert set(book["lines"].values()) <= {rule["rule"] for rule in book["paragraphs"]}
    assert len(set(book["lines"].values())) == len(book["lines"])


def test_lines_that_are_not_called_like_their_rule(visitor: ClientConnection) -> None:
    plane, tent = (visitor().get(f"/api/rules/{game}")["lines"] for game in ("overbooked", "oktoberfest"))
    assert plane["couples"] == "plane.score.couples"
    assert plane["bonus-cards"] == "plane.symbol.plus-one"
    assert plane["event:full-flight"] == "plane.event.full-flight"
    assert (tent["vp-cards"], tent["hero-bonus"]) == ("tent.score.victory", "tent.score.bonus")


def test_options_of_a_player_alone_are_named(visitor: ClientConnection) -> None:
    games = visitor().get("/api/games")["games"]
    alone = {game["name"]: game["options_alone"] for game in games}
    assert alone == {"overbooking": [], "overbooked": ["scenario", "difficulty"], "oktoberfest": []}
    assert all(set(game["options_alone"]) <= game["options"].keys() for game in games)


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
