"""The first load is light: script and style, compressed by Brotli, as they travel."""

import pytest
from playwright.sync_api import Browser, Response, expect

from houseful.core.lessons.lesson import lessons_of
from houseful.games import NAMES, find_game
from houseful.server.http.page import STATIC
from houseful.server.http.page_head import needed, read_manifest
from tests.browser.conftest import COARSE, DESKTOP, PATIENCE
from tests.server.support.clients import Client
from tests.server.support.processes import Server

HOME, TABLE = 70_000, 113_000  # bytes; the table of a finished game, with its end (8 KB)
LESSON = 20_000  # bytes more than a running table


def fetched_later() -> set[str]:
    """Files of what a table fetches two seconds after its board, which a slow machine sees come in."""
    built = read_manifest(STATIC / ".vite" / "manifest.json", 0)
    at_once = set(needed(built, "src/table/TablePage.svelte"))
    parts = ("src/table/Story.svelte", "src/table/Talk.svelte", "virtual:words/de-pages")
    later = {chunk for part in parts for chunk in needed(built, part)} - at_once
    files = [file for chunk in later for file in (built[chunk]["file"], *built[chunk].get("css", ()))]
    return {file.rpartition("/")[2] for file in files}


def weigh(browser: Browser, server: Server, path: str) -> dict[str, int]:
    """Every script and style sheet that a visitor's first page needs, with its size."""
    context = browser.new_context(viewport=DESKTOP, locale="de", **COARSE)
    context.set_default_timeout(PATIENCE)
    context.request.post(f"{server.url}/api/me", data={"name": "Ada", "language": "de"})
    page = context.new_page()
    loaded: list[Response] = []

    def note(answer: Response) -> None:
        loaded.append(answer)

    page.on("response", note)
    page.goto(server.url + path, wait_until="networkidle")
    page.locator("h1").first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    heavy = [answer for answer in loaded if answer.request.resource_type in ("script", "stylesheet")]
    for answer in heavy:
        assert answer.header_value("content-encoding") == "br", answer.url
    names = {answer.url.rpartition("/")[2] for answer in heavy} - fetched_later()
    context.close()
    return {name: (STATIC / "assets" / f"{name}.br").stat().st_size for name in names}


@pytest.mark.parametrize("where", ["home", "overbooking", "overbooked", "oktoberfest"])
def test_a_first_load_is_light(browser: Browser, server: Server, finished: dict[str, str], where: str) -> None:
    weights = weigh(browser, server, f"/table/{finished[where]}" if where in finished else "/")
    assert where not in finished or sum(name.startswith(f"{where}-") for name in weights) == 2
    assert 20_000 < sum(weights.values()) <= (TABLE if where in finished else HOME), weights


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_weighs_little_more_than_the_table_that_it_shows(browser: Browser, server: Server, game: str) -> None:
    client = Client(server.url)
    table = client.table(game, "me", "random")["table"]["id"]
    client.close()
    first = lessons_of(find_game(game))[0].name
    playing, learning = (weigh(browser, server, path) for path in (f"/table/{table}", f"/learn/{game}/{first}"))
    assert any(name.startswith("LessonPage-") for name in learning)
    assert sum(learning.values()) <= sum(playing.values()) + LESSON, learning
