"""Lessons: courses, steps and tries. Nothing is kept: a try brings the way to where it is made."""

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from houseful.core.lessons.lesson import MOST_STEPS, Lesson, find_lesson, lessons_of
from houseful.core.lessons.lesson_words import about_key, done_key, say_in_lesson, step_key, title_key, wrong_key
from houseful.core.lessons.playing import Answer, attempt, begin
from houseful.core.table import Table
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game
from houseful.host.visible import visible_position
from houseful.server import messages as p
from houseful.server.http.identity import language_for
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import ForGame, InLanguage

KEPT = 400  # steps of lessons in a language
LessonName = Annotated[str, PathParameter(max_length=60, description="a lesson's name")]
StepNumber = Annotated[int, QueryParameter(ge=0, lt=MOST_STEPS, description="which step, counted from 0")]


@get("/lessons/{game:str}", summary="The lessons of a game")
async def course(game: ForGame, language: InLanguage = "en") -> p.Course:
    """A game's course: basics first, then more."""
    return course_of(find_game(game).name, language)


@lru_cache(maxsize=len(NAMES) * len(LANGUAGES))
def course_of(name: str, language: p.Language) -> p.Course:
    """The course in a language, made once."""
    lessons = [
        p.LessonInfo(
            lesson.name,
            lesson.part,
            say_in_lesson(lesson, title_key(lesson), language),
            say_in_lesson(lesson, about_key(lesson), language),
            len(lesson.steps),
        )
        for lesson in lessons_of(find_game(name))
    ]
    return p.Course(name, language, lessons)


@get("/lessons/{game:str}/{lesson:str}", summary="A lesson", sync_to_thread=True)
def open_lesson(game: ForGame, lesson: LessonName, language: InLanguage = "en", step: StepNumber = 0) -> p.OpenedLesson:
    """The words of a lesson, and the position that a step begins at, as the learner's seat sees it."""
    return opened(find_lesson(find_game(game), lesson), language, step)


@lru_cache(maxsize=KEPT)
def opened(lesson: Lesson, language: p.Language, at: int) -> p.OpenedLesson:
    """A lesson in a language, made once: its position is a game that has to be played."""
    names = [other.name for other in lessons_of(lesson.game)]
    after = names[names.index(lesson.name) + 1 :]
    steps = [
        p.LessonStep(
            step.id,
            say_in_lesson(lesson, step_key(lesson, step), language),
            say_in_lesson(lesson, done_key(lesson, step), language),
            list(step.answer),
        )
        for step in lesson.steps
    ]
    info = next(one for one in course_of(lesson.game.name, language).lessons if one.name == lesson.name)
    first = begin(lesson, at)
    return p.OpenedLesson(
        lesson.game.name,
        language,
        lesson.name,
        lesson.part,
        info.title,
        info.about,
        list(lesson.rules),
        steps,
        after[0] if after else None,
        position_of(first.table, first.seat, at, first.path),
    )


def position_of(table: Table, seat: int, step: int, path: tuple[str, ...]) -> p.LessonPosition:
    """A table as the learner's seat may know it."""
    seen = visible_position(table, table.view(seat))
    return p.LessonPosition(step, list(path), seat, seen["turn"], seen["view"], seen["legal"], seen["totals"])


@post(
    "/lessons/{game:str}/{lesson:str}/attempts",
    status_code=200,
    summary="Is this the right move?",
    sync_to_thread=True,
)
def try_move(
    request: Request[Any, Any, Any], game: ForGame, lesson: LessonName, data: JSONBody[p.NewAttempt]
) -> p.Attempted:
    """What becomes of a move in a lesson: right, on the way, wrong (with the reason) or refused (with the rule)."""
    found = find_lesson(find_game(game), lesson)
    seat = begin(found, min(data.step, len(found.steps) - 1)).seat
    answer = attempt(found, data.step, tuple(data.path), data.move)
    return attempted(found, data.step, answer, seat, language_for(request))


def attempted(lesson: Lesson, at: int, answer: Answer, seat: int, language: str) -> p.Attempted:
    """An answer as it is sent."""
    if answer.refused is not None:
        return p.Attempted("refused", answer.refused.say(language), answer.refused.rule, [], None, None)
    if answer.result == "wrong":
        reason = say_in_lesson(lesson, wrong_key(lesson, lesson.steps[at], answer.reason), language)
        return p.Attempted("wrong", reason, None, [], None, None)
    now = answer.now
    if now is not None and answer.result == "on-the-way":
        further = position_of(now.table, now.seat, now.step, now.path)
        return p.Attempted("on-the-way", None, None, answer.events, further, None)
    lies = position_of(answer.table, seat, at, ())
    lies.legal = []  # the step is done
    following = position_of(now.table, now.seat, now.step, now.path) if now is not None else None
    return p.Attempted("right", None, None, answer.events, lies, following)


LESSONS = [course, open_lesson, try_move]
