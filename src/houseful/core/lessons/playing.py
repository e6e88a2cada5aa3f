"""A learner's way through a lesson, played again from its moves each time: nothing is kept between two tries.

A *path* is the learner's moves since the last step that has a position of its own. A step goes on from what the learner
did; where the others' moves do not fit that, it goes on from the step's answer.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from houseful.core.game import Event
from houseful.core.lessons.goals import Known, matches, reached
from houseful.core.lessons.lesson import Lesson, Start
from houseful.core.refusals import IllegalMove
from houseful.core.table import Table, deal
from houseful.core.text.validation import Fault

Result = Literal["right", "on-the-way", "wrong", "refused"]
Path = tuple[str, ...]
LONGEST_PATH = 60
KEPT = 500  # positions of lessons


@dataclass(frozen=True, eq=False)
class Standing:
    """Where a learner stands: the table as a step began and as it is now, what the step has caused, and the path."""

    step: int
    seat: int
    before: Table
    table: Table
    moves: Path  # of this step
    events: tuple[Event, ...]
    path: Path
    known: Known  # about `before`


@dataclass(frozen=True, eq=False)
class Answer:
    """What became of a try."""

    result: Result
    reason: str  # the end of the key for the reason of a wrong try; empty: the step's general one
    refused: IllegalMove | None
    events: list[list[Event]]  # what the learner's move and then the others' caused, move by move
    now: Standing | None  # where the learner stands afterwards; None: the lesson is over
    table: Table  # as the moves leave it; the next step may begin at another


def begin(lesson: Lesson, step: int) -> Standing:
    """The beginning of a step (counted from 0) for those who answered the steps before as the lesson does."""
    return stand(lesson, step, answers_before(lesson, step))


def attempt(lesson: Lesson, step: int, path: Path, move: str) -> Answer:
    """Try a move where a path led to; a wrong one changes nothing."""
    return judge(lesson, stand(lesson, step, path), move)


def answers_before(lesson: Lesson, step: int) -> Path:
    """The lesson's own path to a step."""
    return tuple(move for earlier in lesson.steps[anchor(lesson, step) : step] for move in earlier.answer)


def anchor(lesson: Lesson, step: int) -> int:
    """The step at or before this one that has a position of its own."""
    if not 0 <= step < len(lesson.steps):
        raise Fault("fault-number", place="step", least=0, most=len(lesson.steps) - 1, found=str(step))
    return max(at for at in range(step + 1) if lesson.steps[at].start is not None)


@lru_cache(KEPT)
def stand(lesson: Lesson, step: int, path: Path) -> Standing:
    """Where a path leads to; a Fault if it does not lead to this step."""
    now: Standing | None = standing_at_start(lesson, anchor(lesson, step))
    for at, move in enumerate(path):
        now = judge(lesson, now, move).now if now is not None else None
        if now is None or now.path != path[: at + 1]:  # a wrong try, or the lesson went on from its own answer
            raise Fault("fault-lesson-path")
    if now is None or now.step != step:
        raise Fault("fault-lesson-path")
    return now


def standing_at_start(lesson: Lesson, step: int) -> Standing:
    """The beginning of a step that has a position of its own."""
    start = lesson.steps[step].start
    assert start is not None
    table = dealt(lesson, start)
    if table.turn != start.seat:
        raise start.place.fault("fault-lesson-turn", seat=start.seat)
    return Standing(step, start.seat, table, table, (), (), (), {})


def dealt(lesson: Lesson, start: Start) -> Table:
    """The table of a position; a Fault names the move that cannot be played."""
    table = deal(lesson.game, start.players, start.seed, None, dict(start.options))
    for move in start.moves:
        try:
            table.advance(move)
        except IllegalMove as illegal:
            raise start.place.fault("fault-lesson-move", move=move, reason=illegal) from None
    return table


def judge(lesson: Lesson, now: Standing, move: str) -> Answer:
    """What becomes of a try: the goal comes first, then reasons against it, then moves on the way."""
    step, table = lesson.steps[now.step], now.table.copy()
    try:
        table.advance(move)
    except IllegalMove as refused:
        return Answer("refused", "", refused, [], now, now.table)
    played = str(table.last_move)
    moves, events = (*now.moves, played), table.events(now.seat)
    caused = (*now.events, *events)
    path = (*now.path, played)
    if reached(step.goal, now.known, now.before, table, moves, caused, now.seat):
        return go_on(lesson, now, table, path, events)
    reason = next((reason.say for reason in step.wrong if matches(played, reason.moves)), "")
    if not reason and table.turn == now.seat and matches(played, step.on_the_way):
        further = Standing(now.step, now.seat, now.before, table, moves, caused, path, now.known)
        return Answer("on-the-way", "", None, [events], further, table)
    return Answer("wrong", reason, None, [], now, now.table)


def go_on(lesson: Lesson, now: Standing, table: Table, path: Path, events: list[Event]) -> Answer:
    """The answer to a right move: the others play, and the next step begins where that leads to."""
    step, following = lesson.steps[now.step], now.step + 1
    happened, problem = [events], None
    for move in step.then:
        try:
            table.advance(move)
        except IllegalMove as illegal:
            problem = step.place.fault("fault-lesson-move", move=move, reason=illegal)
            break
        happened.append(table.events(now.seat))
    if following == len(lesson.steps):
        return Answer("right", "", None, happened, None, table)
    if lesson.steps[following].start is None:
        if problem is None and table.turn != now.seat:
            problem = lesson.steps[following].place.fault("fault-lesson-turn", seat=now.seat)
        if problem is None:
            further = Standing(following, now.seat, table, table, (), (), path, {})
            return Answer("right", "", None, happened, further, table)
        if path == answers_before(lesson, following):
            raise problem
    return Answer("right", "", None, happened, begin(lesson, following), table)
