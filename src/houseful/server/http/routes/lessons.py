"""Lessons: courses, steps and tries. Nothing is kept: a try brings the way to where it is made."""

from functools import lru_cache, partial
from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from houseful.core.lessons.lesson import MOST_STEPS, Lesson, find_lesson, lessons_of
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game
from houseful.host import lesson_tries, lessons
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
    return lessons.course_of(name, lessons_of(find_game(name)), language)


@get("/lessons/{game:str}/{lesson:str}", summary="A lesson", sync_to_thread=True)
def open_lesson(game: ForGame, lesson: LessonName, language: InLanguage = "en", step: StepNumber = 0) -> p.OpenedLesson:
    """The words of a lesson, and the position that a step begins at, as the learner's seat sees it."""
    return opened(find_lesson(find_game(game), lesson), language, step)


@lru_cache(maxsize=KEPT)
def opened(lesson: Lesson, language: p.Language, at: int) -> p.OpenedLesson:
    """A lesson in a language, made once: its position is a game that has to be played."""
    return lessons.opened(lesson, lessons_of(lesson.game), language, at)


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
    language = language_for(request)
    words = partial(say_in_lesson, found, language=language)
    return lesson_tries.try_move(found, data.step, data.path, data.move, words, language)


LESSONS = [course, open_lesson, try_move]
