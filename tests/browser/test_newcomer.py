"""Somebody who knows nothing learns the basics and plays a first game by what the page says, by names and roles alone.

Ten of them, in five languages: `python -m tests.browser.newcomer`.
"""

from playwright.sync_api import Browser

from houseful.core.lessons.lesson import lessons_of
from houseful.games import find_game
from tests.browser.guided_newcomer import play_guided_game
from tests.browser.newcomer import at_home
from tests.server.support.processes import Server

PATIENCE = 6


def test_a_newcomer_learns_the_basics_from_home_by_what_the_page_says(browser: Browser, server: Server) -> None:
    basics = [lesson for lesson in lessons_of(find_game("overbooked")) if lesson.part == "basics"]
    newcomer = at_home(browser, server.url, "it", 1, PATIENCE)
    learnt = newcomer.learn("overbooked")
    newcomer.page.context.close()
    assert (learnt.lessons, learnt.steps) == (len(basics), sum(len(lesson.steps) for lesson in basics))
    assert learnt.shown < learnt.steps


def test_a_newcomer_plays_a_whole_first_game_as_the_guide_leads(browser: Browser, server: Server) -> None:
    newcomer = at_home(browser, f"{server.url}/learn/oktoberfest", "fr", 1)
    went = play_guided_game(newcomer, "oktoberfest")
    newcomer.page.context.close()
    assert went.decided > 5
    assert went.read > 5
    decide = [words for heading, words in went.told if heading == newcomer.words("page-guide-now")]
    assert len(set(decide)) > 3
