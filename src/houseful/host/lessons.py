"""Lessons as they are sent: courses, and lessons with the words of their steps."""

from collections.abc import Sequence

from houseful.core.lessons.lesson import Lesson
from houseful.core.lessons.lesson_keys import about_key, done_key, step_key, title_key, wrong_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import begin
from houseful.host.lesson_tries import standing_of
from houseful.host.messages.fields import Language
from houseful.host.messages.lessons import (
    Course,
    LessonInfo,
    LessonStep,
    OpenedLesson,
)


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


def reasons_of(lesson: Lesson, language: str) -> dict[str, str]:
    """Why tries in a lesson do not do, by the keys of the words."""
    keys = [
        wrong_key(lesson, step, reason) for step in lesson.steps for reason in ["", *(one.say for one in step.wrong)]
    ]
    return {key: say_in_lesson(lesson, key, language) for key in keys}
