"""What the pages around the boards ask: cards, rulebooks with parts, what earned the points, who is here."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from houseful.core.gallery import shelves_of
from houseful.core.text.rulebook import CardTable, DrawingNamed, Paragraph, Remark, sections
from houseful.core.text.strategy import parts_of, strategy_text
from houseful.games import NAMES, find_game
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
    assert opening["blocks"][0]["kind"] == "text"
    assert [part["number"] for part in parts] == [str(number) for number in range(1, len(parts) + 1)]
    assert len([block for block in parts[-1]["blocks"] if block["kind"] == "text"]) == 3
    for part in parts:
        assert all(rule["number"].startswith(f"{part['number']}.") for rule in rules_of([part]))


def rules_of(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The numbered paragraphs of some parts of a rulebook."""
    return [block for part in parts for block in part["blocks"] if block["kind"] == "rule"]


@pytest.mark.parametrize("game", NAMES)
def test_a_rulebook_shows_tables_and_drawings_where_they_stand(visitor: ClientConnection, game: str) -> None:
    written = [block for part in sections(find_game(game).folder, "nl") for block in part.blocks]
    book = visitor().get(f"/api/rules/{game}", language="nl")
    sent = [block for part in book["sections"] for block in part["blocks"]]
    kinds = {Paragraph: "rule", Remark: "text", CardTable: "table", DrawingNamed: "drawing"}
    assert [block["kind"] for block in sent] == [kinds[type(block)] for block in written]
    for block in sent:
        if block["kind"] == "table":
            assert block["caption"]
            assert all(card["face"] is not None for card in block["shelf"]["cards"])
        if block["kind"] == "drawing":
            assert block["caption"]
            assert block["picture"]
            assert block["view"] or block["cards"]


@pytest.mark.parametrize("game", NAMES)
def test_a_strategy_page_in_the_language_that_is_asked_for(visitor: ClientConnection, game: str) -> None:
    page = visitor().get(f"/api/strategy/{game}", language="it")
    written = parts_of(strategy_text(find_game(game).folder, "it"))
    assert (page["game"], page["language"]) == (game, "it")
    assert [part["title"] for part in page["parts"]] == [part.title for part in written]
    assert [[block["text"] for block in part["blocks"]] for part in page["parts"]] == [
        [block.text for block in part.blocks] for part in written
    ]
    assert any(block["rows"] for part in page["parts"] for block in part["blocks"])


def test_a_strategy_page_of_no_game_or_in_no_language_of_ours_is_refused(visitor: ClientConnection) -> None:
    assert visitor().get("/api/strategy/overbooking")["language"] == "en"
    visitor().get("/api/strategy/chess", 400)
    visitor().get("/api/strategy/overbooking", 400, language="la")


@pytest.mark.parametrize("game", NAMES)
def test_the_gallery_of_a_game(visitor: ClientConnection, game: str) -> None:
    gallery = visitor().get(f"/api/games/{game}/cards", language="fr")
    assert gallery["shelves"] == shelves_of(find_game(game), find_game(game).standard, "fr")
    assert (gallery["pack"], gallery["viewpoint"], gallery["gone"]) == (None, None, {})
    visitor().get("/api/games/chess/cards", 400)


def test_the_gallery_at_a_table_is_of_its_cards_and_its_viewer(visitor: ClientConnection) -> None:
    ada, game = visitor(), find_game("oktoberfest")
    own = game.standard.text.replace(f'name = "{game.standard.name}"', 'name = "My own box"')
    table = ada.table("oktoberfest", "me", "me", pack=own)["table"]["id"]
    address = "/api/games/oktoberfest/cards"
    mine = ada.get(address, table=table, seat=1)
    view = ada.get(f"/api/tables/{table}/state", seat=1)["view"]
    assert (mine["pack"], mine["viewpoint"]) == ("My own box", 1)
    assert mine["gone"] == game.presentation.gone(view)
    watching = visitor().get(address, table=table)
    assert watching["viewpoint"] is None
    assert watching["gone"] == game.presentation.gone(visitor().get(f"/api/tables/{table}/state")["view"])
    visitor().get(address, 403, table=table, seat=1)
    ada.get("/api/games/overbooked/cards", 404, table=table)
    ada.get(address, 404, table="nothing")


def test_the_glossary_in_a_language(visitor: ClientConnection) -> None:
    terms = {one["term"]: one for one in visitor().get("/api/glossary", language="de")["terms"]}
    assert terms["gate"] == {"term": "gate", "word": "Gate", "english": "gate", "games": ["overbooked"]}
    assert terms["host"]["games"] == []


def test_before_the_deal_nothing_has_gone(visitor: ClientConnection) -> None:
    ada = visitor()
    table = ada.table("overbooking", "me", "open")["table"]["id"]
    assert ada.get("/api/games/overbooking/cards", table=table)["gone"] == {}


@pytest.mark.parametrize("game", NAMES)
def test_a_rulebook_names_the_rule_behind_each_line_of_the_sheet(visitor: ClientConnection, game: str) -> None:
    book = visitor().get(f"/api/rules/{game}")
    assert list(book["lines"]) == list(find_game(game).rules.lines)
    assert set(book["lines"].values()) <= {rule["rule"] for rule in rules_of(book["sections"])}
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
