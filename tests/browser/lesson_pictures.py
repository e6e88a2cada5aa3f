"""Pictures of every lesson: `python -m tests.browser.lesson_pictures FOLDER [GAME …]`.

Each at its first step and when that is done, on a desk and on a phone. To be looked at when lessons or boards change.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from houseful.core.lessons.lesson import Lesson, lessons_of
from houseful.games import NAMES, find_game
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, SWITCHES, chromium, go
from tests.browser.lesson_keys import at_step, do_step
from tests.server.support.processes import serving

REST = 400  # milliseconds until nothing moves


def look(page: Page, file: Path) -> None:
    """One picture of the screen."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(REST)
    page.screenshot(path=file, type="jpeg", quality=82)


def take_lesson(page: Page, lesson: Lesson, screen: str, folder: Path) -> None:
    """Its first step, before and after."""
    go(page, f"/learn/{lesson.game.name}/{lesson.name}")
    at_step(page, lesson, 0)
    look(page, folder / f"{lesson.game.name}-{lesson.name}-1-{screen}.jpg")
    do_step(page, lesson, 0, "en")
    look(page, folder / f"{lesson.game.name}-{lesson.name}-2-{screen}.jpg")


def take_courses(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    """All lessons of these games on both screens."""
    for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
        context = browser.new_context(locale="en", reduced_motion="reduce", viewport=size, has_touch=screen == "phone")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(url)
        for lesson in [lesson for game in games for lesson in lessons_of(find_game(game))]:
            take_lesson(page, lesson, screen, folder)
        context.close()


def main() -> None:
    """Take them all, or those of some games."""
    folder, games = Path(sys.argv[1]), sys.argv[2:] or list(NAMES)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(f"sqlite:///{kept}/houseful.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        take_courses(browser, server.url, folder, games)
        browser.close()


if __name__ == "__main__":
    main()
