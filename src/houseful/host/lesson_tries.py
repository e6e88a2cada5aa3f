"""Tries in a lesson. Nothing is kept: a try brings the way to where it is made."""

from collections.abc import Callable, Sequence
from typing import Any

from houseful.core.game import Game
from houseful.core.lessons.lesson import Lesson, lesson_of
from houseful.core.lessons.lesson_keys import wrong_key
from houseful.core.lessons.playing import Answer, Standing, attempt, begin
from houseful.core.table import Table
from houseful.core.text.validation import Place
from houseful.host.messages.lessons import Attempted, LessonPosition
from houseful.host.visible import visible_position


def lesson_here(game: Game, name: str, document: Any) -> Lesson:
    """A lesson from its document, where there are no files."""
    return lesson_of(game, name, Place(document))


def standing_of(now: Standing) -> LessonPosition:
    """Where a learner stands."""
    return position_of(now.table, now.seat, now.step, now.path)


def position_of(table: Table, seat: int, step: int, path: Sequence[str]) -> LessonPosition:
    """A table as the learner's seat may know it."""
    seen = visible_position(table, table.view(seat))
    return LessonPosition(step, list(path), seat, seen["turn"], seen["view"], seen["legal"], seen["totals"])


def try_move(
    lesson: Lesson, step: int, path: Sequence[str], move: str, say: Callable[[str], str], language: str
) -> Attempted:
    """What becomes of a move in a lesson: right, on the way, wrong (with the reason) or refused (with the rule).

    `say` has the words of the lesson by their keys.
    """
    seat = begin(lesson, min(step, len(lesson.steps) - 1)).seat
    answer = attempt(lesson, step, tuple(path), move)
    if answer.refused is not None:
        return Attempted("refused", answer.refused.say(language), answer.refused.rule, [], None, None)
    if answer.result == "wrong":
        reason = say(wrong_key(lesson, lesson.steps[step], answer.reason))
        return Attempted("wrong", reason, None, [], None, None)
    return further(answer, seat, step)


def further(answer: Answer, seat: int, at: int) -> Attempted:
    """An answer that leads on, as it is sent."""
    now = answer.now
    if now is not None and answer.result == "on-the-way":
        return Attempted("on-the-way", None, None, answer.events, standing_of(now), None)
    lies = position_of(answer.table, seat, at, ())
    lies.legal = []  # the step is done
    following = standing_of(now) if now is not None else None
    return Attempted("right", None, None, answer.events, lies, following)
