"""Lessons as they are sent: courses, steps and tries. Nothing is kept: a try brings the way to where it is made."""

from collections.abc import Sequence

from houseful.core.lessons.lesson import Lesson
from houseful.core.lessons.lesson_words import about_key, done_key, say_in_lesson, step_key, title_key, wrong_key
from houseful.core.lessons.playing import Answer, Standing, attempt, begin
from houseful.core.table import Table
from houseful.host.messages.fields import Language
from houseful.host.messages.lessons import (
    Attempted,
    Course,
    LessonInfo,
    LessonPosition,
    LessonStep,
    OpenedLesson,
)
from houseful.host.visible import visible_position


def course_of(name: str, lessons: Sequence[Lesson], language: Language) -> Course:
    """A game's course in a language."""
    return Course(name, language, [info_of(lesson, language) for lesson in lessons])


def info_of(lesson: Lesson, language: Language) -> LessonInfo:
    """A lesson as a course lists it."""
    title, about = (say_in_lesson(lesson, key, language) for key in (title_key(lesson), about_key(lesson)))
    return LessonInfo(lesson.name, lesson.part, title, about, len(lesson.steps))


def opened(lesson: Lesson, lessons: Sequence[Lesson], language: Language, at: int) -> OpenedLesson:
    """A lesson of a course in a language, with the position that a step of it begins at."""
    names = [other.name for other in lessons]
    after = names[names.index(lesson.name) + 1 :]
    info, first = info_of(lesson, language), begin(lesson, at)
    return OpenedLesson(
        lesson.game.name,
        language,
        lesson.name,
        lesson.part,
        info.title,
        info.about,
        list(lesson.rules),
        steps_of(lesson, language),
        after[0] if after else None,
        standing_of(first),
    )


def steps_of(lesson: Lesson, language: Language) -> list[LessonStep]:
    """The words of a lesson's steps."""
    return [
        LessonStep(
            step.id,
            say_in_lesson(lesson, step_key(lesson, step), language),
            say_in_lesson(lesson, done_key(lesson, step), language),
            list(step.answer),
        )
        for step in lesson.steps
    ]


def standing_of(now: Standing) -> LessonPosition:
    """Where a learner stands."""
    return position_of(now.table, now.seat, now.step, now.path)


def position_of(table: Table, seat: int, step: int, path: Sequence[str]) -> LessonPosition:
    """A table as the learner's seat may know it."""
    seen = visible_position(table, table.view(seat))
    return LessonPosition(step, list(path), seat, seen["turn"], seen["view"], seen["legal"], seen["totals"])


def try_move(lesson: Lesson, step: int, path: Sequence[str], move: str, language: str) -> Attempted:
    """What becomes of a move in a lesson: right, on the way, wrong (with the reason) or refused (with the rule)."""
    seat = begin(lesson, min(step, len(lesson.steps) - 1)).seat
    return attempted(lesson, step, attempt(lesson, step, tuple(path), move), seat, language)


def attempted(lesson: Lesson, at: int, answer: Answer, seat: int, language: str) -> Attempted:
    """An answer as it is sent."""
    if answer.refused is not None:
        return Attempted("refused", answer.refused.say(language), answer.refused.rule, [], None, None)
    if answer.result == "wrong":
        reason = say_in_lesson(lesson, wrong_key(lesson, lesson.steps[at], answer.reason), language)
        return Attempted("wrong", reason, None, [], None, None)
    now = answer.now
    if now is not None and answer.result == "on-the-way":
        return Attempted("on-the-way", None, None, answer.events, standing_of(now), None)
    lies = position_of(answer.table, seat, at, ())
    lies.legal = []  # the step is done
    following = standing_of(now) if now is not None else None
    return Attempted("right", None, None, answer.events, lies, following)
