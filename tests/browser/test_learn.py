"""Learning: every lesson by keys alone, a wrong try, being shown, and axe."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from houseful.core.lessons.lesson import Lesson, find_lesson, lessons_of
from houseful.core.lessons.lesson_keys import step_key, wrong_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import begin, judge
from houseful.games import NAMES, find_game
from tests.browser.conftest import AXE, Visit, go
from tests.browser.lesson_keys import at_step, do_lesson, do_step, play_hotel, press_on
from tests.browser.test_access import in_both_lights, overflow

OTHERS = {
    "overbooking": ["back-door", "choices", "last-turn"],
    "overbooked": ["seat-kinds", "symbols", "solo"],
    "oktoberfest": ["heroes-one", "last-turn"],
}
LOOKED_AT = {"overbooking": "preferences", "overbooked": "events", "oktoberfest": "first-turn"}


BASICS = "oktoberfest"


def test_the_basics_by_keys_alone(visit: Visit) -> None:
    """From lesson to lesson, as the page leads on; a newcomer does so in another game (`test_newcomer.py`)."""
    basics = [lesson for lesson in lessons_of(find_game(BASICS)) if lesson.part == "basics"]
    page = visit(f"/learn/{BASICS}", locale="nl")
    press_on(page.locator("li.due a"))
    for lesson in basics:
        do_lesson(page, lesson, "nl")
        if lesson is not basics[-1]:
            page.keyboard.press("Enter")
    press_on(page.locator(".coach .back"))
    expect(page.locator("li.done")).to_have_count(len(basics))


def test_lessons_with_other_moves_by_keys(visit: Visit) -> None:
    """Powers that choose or decline, those who stay away, cards that go, seats alone, heroes and passing."""
    page = visit("/learn", locale="it")
    for game, names in OTHERS.items():
        for name in names:
            go(page, f"/learn/{game}/{name}")
            do_lesson(page, find_lesson(find_game(game), name), "it")


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_move_in_a_lesson_is_made_by_keys(game: str) -> None:
    """The lessons above and the basics have them all: a new kind needs a lesson here."""
    course = lessons_of(find_game(game))
    basics = game == BASICS
    by_keys = [one for one in course if one.name in OTHERS[game] or (basics and one.part == "basics")]
    assert kinds(by_keys) == kinds(course)


def kinds(lessons: Iterable[Lesson]) -> set[str]:
    """The kinds of moves of their answers: a verb, or at the hotels, where a card goes."""
    moves = [move.split() for lesson in lessons for step in lesson.steps for move in step.answer]
    return {move[2] if move[0].isdigit() else move[0] for move in moves}


def test_every_lesson_shows_its_first_step(visit: Visit) -> None:
    """Read with its first step and its board, in one language or another; `courses` plays them all by keys."""
    page = visit("/learn", locale="en")
    for game in NAMES:
        for lesson in lessons_of(find_game(game)):
            go(page, f"/learn/{game}/{lesson.name}")
            at_step(page, lesson, 0)
            task = say_in_lesson(lesson, step_key(lesson, lesson.steps[0]), "en")
            expect(page.locator(".coach .words")).to_contain_text(task)


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


def test_axe_finds_nothing_in_lessons(visit: Visit) -> None:
    """The list, a course, and a lesson of each game, whose parts are those of all its lessons."""
    page = visit("/learn", bypass_csp=True)
    page.add_script_tag(path=AXE)
    found = {}
    for path in ("/learn", "/learn/overbooking", *(f"/learn/{game}/{name}" for game, name in LOOKED_AT.items())):
        go(page, path)
        expect(page.locator(".courses, .course .progress, .lesson")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found[path] = in_both_lights(page)
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_lessons_fit_a_phone_in_german(visit: Visit) -> None:
    page = visit("/learn", phone=True, locale="de")
    for path in ("/learn", "/learn/oktoberfest", *(f"/learn/{game}" for game in NAMES), "/learn/overbooked/boarding"):
        go(page, path)
        assert overflow(page) <= 0, path
