"""Learning: the basics of each game by keys alone, a wrong try, being shown, and axe."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from houseful.core.lessons.lesson import Lesson, find_lesson, lessons_of
from houseful.core.lessons.lesson_words import done_key, say_in_lesson, step_key, wrong_key
from houseful.core.lessons.playing import begin, judge
from houseful.games import find_game
from tests.browser.conftest import AXE, Visit, go
from tests.browser.test_access import AUDIT, overflow

HALL = "name => [...document.querySelectorAll('.belt [data-card]')].findIndex((card) => card.dataset.card === name)"
ONWARD = ".ways .button.accent"


def press_on(place: Locator, key: str = "Enter") -> None:
    """Go to a piece and press a key there."""
    place.focus()
    expect(place).to_be_focused()
    place.page.keyboard.press(key)


def press_twice(place: Locator) -> None:
    """Enter chooses, Enter again settles it."""
    press_on(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    place.page.keyboard.press("Enter")


def play_hotel(page: Page, move: str) -> None:
    """A guest to a place, or a guest whom a power acts on."""
    if move.startswith("choose "):
        guest = move.removeprefix("choose ")
        return press_on(page.locator(f'[data-piece="{guest}"] [data-target]'))
    number, crest, *zone = move.split()
    press_on(page.locator(f'.hand button[data-piece$=" {number} {crest}"]'))
    expect(page.locator(".place.lit").first).to_be_focused()
    return press_on(page.locator(f'[data-zone="{" ".join(zone)}"] .place'))


def play_plane(page: Page, move: str) -> None:
    """A card by its number, a place by its name."""
    what, name, *turn = move.split()
    if what == "take":
        page.locator(f'.belt [data-card="{name}"]').first.wait_for()
        return page.keyboard.press(str(page.evaluate(HALL, name) + 1))
    page.locator("[data-fits]").wait_for()
    page.keyboard.press("w")
    wanted = page.locator("dialog.fits input")
    wanted.focus()
    page.keyboard.type(f"{name} {turn[-1] if turn else 0}")
    expect(page.locator("dialog.fits li button")).to_have_count(1)
    return wanted.press("Enter")


def play_tent(page: Page, move: str) -> None:
    """A hero, a table, the end of a row, or the kitchen."""
    what, name, *rest = move.split()
    if what == "hire":
        press_twice(page.locator(f'[data-piece="hero:{name}"]'))
    elif what == "serve":
        press_twice(page.locator(f'.market [aria-keyshortcuts="{name}"]'))
    elif what == "row":
        press_twice(page.locator(f'.spot[data-drop="row {name} {rest[0]}"]'))
    elif what == "discard":
        for number in range(int(name)):
            press_on(page.locator(f'[data-piece="hand:{rest[0]}{number}"]'), "Space")
        press_on(page.locator(".button.accent.go"))


PLAYERS: dict[str, Callable[[Page, str], None]] = {
    "overbooking": play_hotel,
    "overbooked": play_plane,
    "oktoberfest": play_tent,
}


def at_step(page: Page, lesson: Lesson, step: int) -> Locator:
    """The lesson's page, when the board shows a step that is to be done."""
    shown = page.locator(f'.lesson[data-lesson="{lesson.name}"][data-step="{step}"][data-stage="task"]')
    expect(shown).to_have_attribute("data-tries", "0")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return page.locator(".lesson")


def do_step(page: Page, lesson: Lesson, at: int, language: str) -> None:
    """Read what is to be done, do it as the lesson answers, and hear what happened."""
    shown, step = at_step(page, lesson, at), lesson.steps[at]
    words = page.locator(".coach .words")
    expect(words).to_contain_text(say_in_lesson(lesson, step_key(lesson, step), language))
    for number, move in enumerate(step.answer, start=1):
        if move == "kitchen":
            page.keyboard.press("k")
        else:
            PLAYERS[lesson.game.name](page, move)
        expect(shown).to_have_attribute("data-tries", str(number))
    expect(shown).to_have_attribute("data-stage", "over" if at + 1 == len(lesson.steps) else "done")
    show = page.locator("section.show")
    expect(page.locator(ONWARD).or_(show).first).to_be_visible()
    if show.count():
        page.keyboard.press("Escape")
    expect(words).to_contain_text(say_in_lesson(lesson, done_key(lesson, step), language))
    expect(page.locator(ONWARD)).to_be_focused()


@pytest.mark.parametrize(("game", "language"), [("overbooking", "de"), ("overbooked", "fr"), ("oktoberfest", "nl")])
def test_the_basics_by_keys_alone(visit: Visit, game: str, language: str) -> None:
    basics = [lesson for lesson in lessons_of(find_game(game)) if lesson.part == "basics"]
    page = visit(f"/learn/{game}", locale=language)
    press_on(page.locator("li.due a"))
    for number, lesson in enumerate(basics, start=1):
        for at in range(len(lesson.steps)):
            do_step(page, lesson, at, language)
            if at + 1 < len(lesson.steps) or number < len(basics):
                page.keyboard.press("Enter")
    press_on(page.locator(".coach .back"))
    expect(page.locator("li.done")).to_have_count(len(basics))


def test_a_wrong_try_is_answered_with_its_reason_and_changes_nothing(visit: Visit) -> None:
    lesson = find_lesson(find_game("overbooking"), "beds")
    start = begin(lesson, 0)
    tries = ((move, judge(lesson, start, move)) for move in start.table.legal())
    move = next(move for move, answer in tries if answer.reason == "other")
    page = visit("/learn/overbooking/beds")
    shown = at_step(page, lesson, 0)
    ply = shown.get_attribute("data-ply")
    play_hotel(page, move)
    reason = say_in_lesson(lesson, wrong_key(lesson, lesson.steps[0], "other"), "en")
    expect(page.locator(".coach [aria-live] .wrong")).to_contain_text(reason)
    expect(shown).to_have_attribute("data-stage", "task")
    assert shown.get_attribute("data-ply") == ply
    play_hotel(page, lesson.steps[0].answer[0])
    expect(shown).to_have_attribute("data-stage", "done")


def test_the_answer_can_be_shown_and_the_step_begun_again(visit: Visit) -> None:
    lesson = find_lesson(find_game("overbooked"), "boarding")
    page = visit("/learn/overbooked/boarding")
    shown = at_step(page, lesson, 0)
    page.get_by_role("button", name="Show me", exact=True).click()
    expect(shown).to_have_attribute("data-stage", "done")
    page.get_by_role("button", name="Begin this step again", exact=True).click()
    at_step(page, lesson, 0)
    page.get_by_text("Rules of this lesson", exact=True).click()
    page.locator(".ways a.why").first.click()
    expect(page.locator('[id="plane.aim"]')).to_be_visible()


def test_a_lesson_that_there_is_not(visit: Visit) -> None:
    page = visit("/learn/overbooking/zeppelins", refused="400 /api/lessons/overbooking/zeppelins")
    expect(page.get_by_role("heading", name=re.compile("."))).to_have_count(1)
    go(page, "/learn/chess")
    expect(page.locator(".lesson")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_lessons(visit: Visit, theme: str) -> None:
    page = visit("/learn", color_scheme=theme, bypass_csp=True)
    page.add_script_tag(path=AXE)
    found = {}
    for path in ("/learn", "/learn/overbooking", "/learn/overbooking/beds", "/learn/overbooked/boarding"):
        go(page, path)
        expect(page.locator(".courses, .course .progress, .lesson")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found[path] = page.evaluate(AUDIT)
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_lessons_fit_a_phone_in_german(visit: Visit) -> None:
    page = visit("/learn", phone=True, locale="de")
    for path in ("/learn", "/learn/oktoberfest", *(f"/learn/{game}" for game in PLAYERS), "/learn/overbooked/boarding"):
        go(page, path)
        assert overflow(page) <= 0, path
