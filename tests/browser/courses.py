"""Every lesson by keys alone in every language: `python -m tests.browser.courses [LANGUAGE …]`.

The tests play by keys one lesson of each kind of move, in one language or another; this takes minutes.
"""

import sys
import tempfile
import time

from playwright.sync_api import Browser, expect, sync_playwright

from houseful.core.lessons.lesson import lessons_of
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game
from tests.browser.conftest import DESKTOP, PATIENCE, SWITCHES, chromium, go
from tests.browser.lesson_keys import do_lesson
from tests.server.support.processes import serving


def play_course(browser: Browser, url: str, game: str, language: str) -> tuple[int, int]:
    """All lessons of a game in order; how many lessons and steps there were."""
    course = lessons_of(find_game(game))
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport=DESKTOP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/learn/{game}")
    for lesson in course:
        go(page, f"/learn/{game}/{lesson.name}")
        do_lesson(page, lesson, language)
    go(page, f"/learn/{game}")
    expect(page.locator("li.done")).to_have_count(len(course))
    context.close()
    return len(course), sum(len(lesson.steps) for lesson in course)


def main() -> None:
    """One line for each course."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/houseful.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for language in sys.argv[1:] or LANGUAGES:
            for game in NAMES:
                begun = time.monotonic()
                lessons, steps = play_course(browser, server.url, game, language)
                took = time.monotonic() - begun
                print(f"{language} {game}: {lessons} lessons, {steps} steps by keys, {took:.0f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
