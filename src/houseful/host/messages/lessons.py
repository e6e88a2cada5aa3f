"""Lessons: a course, a lesson with the words of its steps, and what becomes of a try."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from houseful.core.lessons.lesson import MOST_STEPS
from houseful.core.lessons.playing import LONGEST_PATH
from houseful.host.messages.fields import Asked, Event, Language, MoveText, View

LessonPart = Literal["basics", "more"]
AttemptResult = Literal["right", "on-the-way", "wrong", "refused"]


class LessonInfo(msgspec.Struct):
    """A lesson of a course."""

    name: str
    part: LessonPart
    title: str
    about: str
    steps: int


class Course(msgspec.Struct):
    """The lessons of a game in order: basics, then more."""

    game: str
    language: Language
    lessons: list[LessonInfo]


class LessonStep(msgspec.Struct):
    """What there is to do, what has happened when it is done, and a right way to do it."""

    id: str
    task: str
    done: str
    answer: list[str]


class LessonPosition(msgspec.Struct):
    """Where a learner stands: the step (the number of all steps: done), the way there, and the table as they see it."""

    step: int
    path: list[str]  # to be sent with the next try
    seat: int
    turn: int | None
    view: View
    legal: list[str]
    totals: list[int]


class OpenedLesson(msgspec.Struct):
    """A lesson with its words, and the position that a step of it begins at."""

    game: str
    language: Language
    name: str
    part: LessonPart
    title: str
    about: str
    rules: list[str]  # to read on
    steps: list[LessonStep]
    following: str | None  # the name of the next lesson
    position: LessonPosition


class NewAttempt(Asked):
    """A move that a learner tries, and the way to where they stand."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS, description="which step, counted from 0")]
    path: Annotated[list[MoveText], Meta(max_length=LONGEST_PATH, description="as the last position had it")]
    move: MoveText


class Attempted(msgspec.Struct):
    """What became of a try; a wrong or refused one changes nothing and has a reason."""

    result: AttemptResult
    reason: str | None
    rule: str | None  # that refuses the move
    events: list[list[Event]]  # what the learner's move and then the others' caused, move by move
    position: LessonPosition | None  # how the table lies then; None: nothing has changed
    following: LessonPosition | None  # where the next step begins, after a right move; None: there is none
