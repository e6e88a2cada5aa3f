"""Learning: every lesson by keys alone, a wrong try, being shown, and axe."""

import re

import pytest
from playwright.sync_api import expect

from houseful.core.lessons.lesson import find_lesson, lessons_of
from houseful.core.lessons.lesson_keys import wrong_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import begin, judge
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game
from tests.browser.conftest import AXE, Visit, go
from tests.browser.lesson_keys import at_step, do_lesson, do_step, play_hotel, press_on
from tests.browser.test_access import AUDIT, overflow


@pytest.mark.parametrize(("game", "language"), [("overbooking", "de"), ("overbooked", "fr"), ("oktoberfest", "nl")])
def test_the_basics_by_keys_alone(visit: Visit, game: str, language: str) -> None:
    basics = [lesson for lesson in lessons_of(find_game(game)) if lesson.part == "basics"]
    page = visit(f"/learn/{game}", locale=language)
    press_on(page.locator("li.due a"))
    for lesson in basics:
        do_lesson(page, lesson, language)
        if lesson is not basics[-1]:
            page.keyboard.press("Enter")
    press_on(page.locator(".coach .back"))
    expect(page.locator("li.done")).to_have_count(len(basics))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_lesson_by_keys_in_one_of_the_languages(visit: Visit, language: str) -> None:
    page = visit("/learn", locale=language)
    for game in NAMES:
        more = [lesson for lesson in lessons_of(find_game(game)) if lesson.part == "more"]
        for lesson in more[LANGUAGES.index(language) :: len(LANGUAGES)]:
            go(page, f"/learn/{game}/{lesson.name}")
            do_lesson(page, lesson, language)


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


def test_cards_that_a_lesson_names_are_named_to_eyes_and_ears(visit: Visit) -> None:
    page = visit("/learn/overbooked/wishes", phone=True)
    at_step(page, find_lesson(find_game("overbooked"), "wishes"), 0)
    expect(page.locator(".belt").get_by_text("Left-hand family", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="“Left-hand family”")).to_be_visible()


def test_a_board_asks_for_nothing_when_a_step_is_done(visit: Visit) -> None:
    lesson = find_lesson(find_game("oktoberfest"), "first-turn")
    page = visit("/learn/oktoberfest/first-turn")
    do_step(page, lesson, 0, "en")
    expect(page.locator(".asking")).to_have_text("Right!")
    page.keyboard.press("Enter")
    at_step(page, lesson, 1)
    expect(page.locator(".asking")).not_to_contain_text("Right!")


def test_a_lesson_that_there_is_not(visit: Visit) -> None:
    page = visit("/learn/overbooking/zeppelins", refused="400 /api/lessons/overbooking/zeppelins")
    expect(page.get_by_role("heading", name=re.compile("."))).to_have_count(1)
    go(page, "/learn/chess")
    expect(page.locator(".lesson")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_lessons(visit: Visit, theme: str) -> None:
    """Every lesson in the one light or the other, by turns; the courses in both."""
    page = visit("/learn", color_scheme=theme, bypass_csp=True)
    page.add_script_tag(path=AXE)
    lessons = [f"/learn/{game}/{lesson.name}" for game in NAMES for lesson in lessons_of(find_game(game))]
    found = {}
    for path in ("/learn", "/learn/overbooking", *lessons[theme == "dark" :: 2]):
        go(page, path)
        expect(page.locator(".courses, .course .progress, .lesson")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found[path] = page.evaluate(AUDIT)
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_lessons_fit_a_phone_in_german(visit: Visit) -> None:
    page = visit("/learn", phone=True, locale="de")
    for path in ("/learn", "/learn/oktoberfest", *(f"/learn/{game}" for game in NAMES), "/learn/overbooked/boarding"):
        go(page, path)
        assert overflow(page) <= 0, path
