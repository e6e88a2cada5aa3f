"""What stands behind a link, for those who see only that: said by the server, with a picture from here."""

import re
from html import unescape
from typing import Any

import httpx
import pytest

from tests.server.support.clients import Client
from tests.server.support.processes import Server

GAMES = ("overbooking", "overbooked", "oktoberfest")


def about(address: str, language: str = "en") -> dict[str, str]:
    """What a page says of itself in its head."""
    answer = httpx.get(address, headers={"accept-language": language})
    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    title = re.search(r"<title>(.*?)</title>", answer.text)
    assert title is not None
    return {name: unescape(value) for name, value in tags} | {"title": unescape(title[1])}


def is_picture(address: str) -> bool:
    """Whether a picture of the right kind lies there."""
    answer = httpx.get(address)
    return answer.headers["content-type"] == "image/jpeg" and answer.content.startswith(b"\xff\xd8")


def waiting(server: Server, name: str, game: str) -> str:
    """The address of a table that waits for somebody."""
    client = Client(server.url, name)
    table: dict[str, Any] = client.table(game, "me", "open")
    client.close()
    return f"{server.url}/table/{table['table']['id']}"


def test_home_says_what_this_is(server: Server) -> None:
    told = about(server.url, "de")
    assert told["og:title"] == told["title"] == "Houseful"
    assert told["og:locale"] == "de"
    assert "Platz" in told["og:description"]
    assert is_picture(told["og:image"])


@pytest.mark.parametrize("game", GAMES)
def test_an_invitation_says_who_invites_to_what(server: Server, game: str) -> None:
    address = waiting(server, "Ada", game)
    told = about(address)
    assert told["og:title"].startswith("Ada invites you to ")
    assert told["og:url"] == address
    assert told["og:image"].endswith(f"/{game}.jpg")
    assert is_picture(told["og:image"])


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_how_it_ended(server: Server, finished: dict[str, str], game: str) -> None:
    told = about(f"{server.url}/replay/{finished[game]}")
    assert told["og:title"].startswith("Replay: ")
    client = Client(server.url)
    totals = [player["total"] for player in client.get(f"/api/tables/{finished[game]}")["result"]["players"]]
    client.close()
    assert sorted(map(int, re.findall(r"(-?\d+)(?: ·|$)", told["og:description"]))) == sorted(totals)


def test_a_name_cannot_write_into_the_page(server: Server) -> None:
    address = waiting(server, '"/><b>Ada</b>', "overbooked")
    told = about(address)
    assert '"/><b>Ada</b>' in told["og:title"]
    assert "<b>" not in httpx.get(address).text


def test_of_a_table_that_is_not_there_nothing_is_said(server: Server) -> None:
    told = about(f"{server.url}/table/nowhere12345")
    assert told["og:title"] == "Houseful"


def test_the_head_names_the_files_that_the_page_will_need(server: Server, finished: dict[str, str]) -> None:
    answer = httpx.get(f"{server.url}/table/{finished['overbooked']}", headers={"accept-language": "fr"})
    files = re.findall(r'<link rel="modulepreload" crossorigin href="([^"]+)"', answer.text)
    assert any("/Board-" in file for file in files)
    words = sorted(name for file in files if (name := file.rpartition("/")[2]).startswith("fr-"))
    assert [name.startswith("fr-overbooked-") for name in words].count(True) == 1
    assert len(words) == 2, "those that every page needs, and those of the game"
    for file in files:
        assert httpx.get(server.url + file).headers["content-type"].startswith("text/javascript")


def test_the_head_of_a_lesson_names_the_words_of_its_game_alone(server: Server) -> None:
    def games(path: str) -> list[str]:
        text = httpx.get(server.url + path, headers={"accept-language": "fr"}).text
        return re.findall(r'<link rel="modulepreload" crossorigin href="[^"]*/fr-(overb\w+|oktoberfest)-', text)

    assert games("/learn/overbooking/beds") == ["overbooking"]
    assert len(games("/learn/overbooking")) == len(games("/learn/chess/opening")) == 3
