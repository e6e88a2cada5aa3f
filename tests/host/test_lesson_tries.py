"""A learner's tries without a server and without files: answered as from the files, in every language."""

import json
import tomllib
from functools import partial
from typing import Any

import pytest

import houseful
from houseful.core.lessons.lesson import Lesson, lessons_of
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import stand
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game
from houseful.host.lesson_tries import lesson_here, try_move
from houseful.host.lessons import reasons_of
from houseful.host.messages.lessons import Attempted

WRONG = "nobody nowhere"


def document_of(lesson: Lesson) -> Any:
    """What a lesson's file says, as it would be fetched."""
    (file,) = (lesson.game.folder / "lessons").glob(f"[0-9][0-9]-{lesson.name}.toml")
    return json.loads(json.dumps(tomllib.loads(file.read_text(encoding="utf-8"))))


def both(lesson: Lesson, here: Lesson, step: int, path: list[str], move: str, language: str) -> Attempted:
    """The answer to a try, which is the same here."""
    words = reasons_of(lesson, language)
    answer = try_move(lesson, step, path, move, partial(say_in_lesson, lesson, language=language), language)
    assert answer == try_move(here, step, path, move, words.__getitem__, language)
    return answer


@pytest.mark.parametrize("name", houseful.games())
def test_tries_are_answered_alike_without_files(name: str) -> None:
    game, seen = find_game(name), set()
    for number, lesson in enumerate(lessons_of(game)):
        here, language = lesson_here(game, lesson.name, document_of(lesson)), LANGUAGES[number % len(LANGUAGES)]
        step, path = 0, list[str]()
        while True:
            seen.add(both(lesson, here, step, path, WRONG, language).result)
            answer = both(lesson, here, step, path, right(lesson, step, path), language)
            seen |= {answer.result, *(wrong_tries(lesson, here, step, path, language) if answer.position else ())}
            now = answer.position if answer.result == "on-the-way" else answer.following
            if now is None:
                break
            step, path = now.step, now.path
    assert seen >= {"right", "refused", "wrong"}


def right(lesson: Lesson, step: int, path: list[str]) -> str:
    """The next move of a step's answer."""
    answer = lesson.steps[step].answer
    done = max((n for n in range(len(answer)) if list(answer[:n]) == path[len(path) - n :]), default=0)
    return answer[done]


def wrong_tries(lesson: Lesson, here: Lesson, step: int, path: list[str], language: str) -> set[str]:
    """What becomes of the first few legal moves."""
    legal = stand(lesson, step, tuple(path)).table.legal_texts()
    return {both(lesson, here, step, path, move, language).result for move in legal[:3]}
