"""Lessons by keys alone: the moves of each game, and whole lessons as their answers play them."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from houseful.core.lessons.lesson import Lesson
from houseful.core.lessons.lesson_keys import done_key, step_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.text.i18n import say

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


def press_words(page: Page, key: str) -> None:
    """A button that says some words of the page."""
    words = say(key, str(page.locator("html").get_attribute("lang")))
    press_on(page.get_by_role("button", name=words).first)


def play_hotel(page: Page, move: str) -> None:
    """A guest to a place, a guest whom a power acts on, or neither."""
    if move in ("keep", "decline"):
        return press_words(page, f"hotel-page-{move}")
    if move.startswith("choose "):
        guest = move.removeprefix("choose ")
        return press_on(page.locator(f'[data-piece="{guest}"] [data-target]'))
    number, crest, *zone = move.split()
    press_on(page.locator(f'.hand button[data-piece$=" {number} {crest}"]'))
    expect(page.locator(".place.lit").first).to_be_focused()
    return press_on(page.locator(f'[data-zone="{" ".join(zone)}"] .place'))


def play_plane(page: Page, move: str) -> None:
    """A card by its number, a place by its name, somebody who stays away, a card that goes."""
    what, name, *turn = move.split()
    if what == "leave":
        return press_on(page.locator(f'[data-move="{move}"]'))
    if what == "remove":
        return press_on(page.locator(f'.slot:has([data-card="{name}"]) .remove'))
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
    if move == "kitchen":
        return page.keyboard.press("k")
    if move == "pass":
        return press_words(page, "tent-page-pass")
    what, name, *rest = move.split()
    if what == "hire":
        press_twice(page.locator(f'[data-piece="hero:{name}"]'))
    elif what == "serve":
        press_twice(page.locator(f'.market [aria-keyshortcuts="{name}"]'))
    elif what == "row":
        if rest[1:]:
            page.keyboard.press("r")
        press_twice(page.locator(f'.spot[data-drop="row {name} {rest[0]}"]'))
    else:
        for many, food in zip([name, *rest[1::2]], rest[::2], strict=True):
            for number in range(int(many)):
                press_on(page.locator(f'[data-piece="hand:{food}{number}"]'), "Space")
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
        PLAYERS[lesson.game.name](page, move)
        expect(shown).to_have_attribute("data-tries", str(number))
    expect(shown).to_have_attribute("data-stage", "over" if at + 1 == len(lesson.steps) else "done")
    show = page.locator("section.show")
    expect(page.locator(ONWARD).or_(show).first).to_be_visible()
    if show.count():
        page.keyboard.press("Escape")
    expect(words).to_contain_text(say_in_lesson(lesson, done_key(lesson, step), language))
    expect(page.locator(ONWARD)).to_be_focused()


def do_lesson(page: Page, lesson: Lesson, language: str) -> None:
    """Every step of a lesson, each begun with the key that ended the one before."""
    for at in range(len(lesson.steps)):
        do_step(page, lesson, at, language)
        if at + 1 < len(lesson.steps):
            page.keyboard.press("Enter")
