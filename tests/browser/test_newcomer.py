"""Somebody who knows nothing learns the basics by what the page says, and by names and roles alone.

Ten of them, in five languages: `python -m tests.browser.newcomer`.
"""

from playwright.sync_api import Browser

from houseful.core.lessons.lesson import lessons_of
from houseful.games import find_game
from tests.browser.newcomer import at_home
from tests.server.support.processes import Server

PATIENCE = 6


def test_a_newcomer_learns_the_basics_from_home_by_what_the_page_says(browser: Browser, server: Server) -> None:
    basics = [lesson for lesson in lessons_of(find_game("overbooking")) if lesson.part == "basics"]
    newcomer = at_home(browser, server.url, "it", 1, PATIENCE)
    learnt = newcomer.learn("overbooking")
    newcomer.page.context.close()
    assert (learnt.lessons, learnt.steps) == (len(basics), sum(len(lesson.steps) for lesson in basics))
    assert learnt.shown < learnt.steps
