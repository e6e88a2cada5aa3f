"""Lessons as they are written: `games/<id>/lessons/NN-<lesson>.toml`, in the order of their numbers.

part = "basics"                      # or "more"
rules = ["hotel.line.limit"]         # rules that the lesson links to

[position]                           # a game dealt and played, seen by the seat that decides
players = 2
seed = 7
options = { bonus = "none", first = 0 }
moves = ["3 bird line 2"]
seat = 0

[[step]]
id = "pick"
answer = ["4 oak line 2"]            # a right way to do it: the learner's moves
on_the_way = ["take *"]              # moves that are made although the goal is not reached yet
then = ["1 fish line 1"]             # moves of the others once it is reached
position = { … }                     # a step may begin elsewhere; else it goes on from the one before

[step.goal]                          # all that is given must hold after the learner's move
moves = ["* line 2"]                 # it matches a pattern
event = { kind = "booked" }          # the step caused an event with at least these fields
line = "kids"                        # the learner's score line (or "total") has so many points
at_least = 3
best = "total"                       # no other choice brings more in this line, or in total

[[step.wrong]]                       # reasons for likely wrong tries; the first match is said
moves = ["* back *"]
say = "back"
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast, get_args

from houseful.core.game import Game
from houseful.core.text.packs import read_text, read_toml
from houseful.core.text.validation import Fault, Place, shown

Part = Literal["basics", "more"]
PARTS: tuple[Part, ...] = get_args(Part)
TOTAL = "total"
FILE_NAME = re.compile(r"(?P<number>\d\d)-(?P<name>[a-z]+(?:-[a-z]+)*)\.toml")
NAME = re.compile(r"[a-z]+(?:-[a-z]+)*")
MOST_STEPS = 12
MOST_MOVES = 200  # before a step begins
MOST_ANSWERS = 20  # moves of the learner in one step
MOST_POINTS = 500


@dataclass(frozen=True, eq=False)
class Start:
    """A position to begin at: a game by its options, seed and moves, and whose eyes see it."""

    players: int
    seed: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    seat: int
    place: Place


@dataclass(frozen=True, eq=False)
class Goal:
    """What must hold after the learner's move; what is empty is not asked for."""

    moves: tuple[str, ...] = ()
    event: dict[str, Any] | None = None
    line: str = ""
    at_least: int = 0
    best: str = ""


@dataclass(frozen=True, eq=False)
class Reason:
    """What is said to a likely wrong try."""

    moves: tuple[str, ...]
    say: str


@dataclass(frozen=True, eq=False)
class Step:
    """One thing to do."""

    id: str
    goal: Goal
    answer: tuple[str, ...]
    on_the_way: tuple[str, ...]
    then: tuple[str, ...]
    start: Start | None  # where it begins; None: where the step before ended
    wrong: tuple[Reason, ...]
    place: Place


@dataclass(frozen=True, eq=False)
class Lesson:
    """A few steps about one subject."""

    game: Game
    name: str
    part: Part
    rules: tuple[str, ...]
    steps: tuple[Step, ...]


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The course of a game in order; none without a folder."""
    return read_course(game, game.folder / "lessons")


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name; a Fault if there is none."""
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise Fault("fault-lesson", found=shown(name))


def read_course(game: Game, folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder: basics first, each part in the order of its numbers."""
    lessons = [read_lesson(game, file) for file in sorted(folder.glob("*.toml"))]
    names = [lesson.name for lesson in lessons]
    for name in names:
        if names.count(name) > 1:
            raise Fault("fault-twice", place=str(folder), found=name)
    return tuple(sorted(lessons, key=lambda lesson: PARTS.index(lesson.part)))


def read_lesson(game: Game, file: Path) -> Lesson:
    """A lesson of a file; a Fault names the file and the place."""
    named = FILE_NAME.fullmatch(file.name)
    try:
        if not named:
            raise Fault("fault-name", place=file.name, found=shown(file.stem))
        return lesson_of(game, named["name"], read_toml(read_text(file)))
    except Fault as fault:
        raise fault.inside(file) from None


def lesson_of(game: Game, name: str, document: Place) -> Lesson:
    """A lesson as it was written."""
    fields = document.fields("part", "rules", "position", "step")
    rules = tuple(rule.one_of(game.rules.ids) for rule in fields["rules"].items(0, 9))
    steps: list[Step] = []
    for place in fields["step"].items(1, MOST_STEPS):
        steps.append(step_of(game, place, [step.id for step in steps]))
    if steps[0].start is not None:
        raise steps[0].place.fault("fault-unknown-key", name="position", choices="[position]")
    steps[0] = replace(steps[0], start=start_of(game, fields["position"]))
    return Lesson(game, name, cast(Part, fields["part"].one_of(PARTS)), rules, tuple(steps))


def start_of(game: Game, place: Place) -> Start:
    """A position as it was written; whether it can be dealt and played is seen when a step begins."""
    fields = place.fields("players", "seed", "seat", maybe=("options", "moves"))
    players = fields["players"].number(min(game.rules.players), max(game.rules.players))
    options = table_at(fields["options"]) if "options" in fields else {}
    moves = texts(fields["moves"], MOST_MOVES) if "moves" in fields else ()
    return Start(players, fields["seed"].value, options, moves, fields["seat"].number(0, players - 1), place)


def step_of(game: Game, place: Place, taken: Sequence[str]) -> Step:
    """One step."""
    fields = place.fields("id", "answer", "goal", maybe=("on_the_way", "then", "position", "wrong"))
    return Step(
        id=name_of(fields["id"], taken),
        goal=goal_of(game, fields["goal"]),
        answer=texts(fields["answer"], MOST_ANSWERS, 1),
        on_the_way=texts(fields["on_the_way"], MOST_ANSWERS) if "on_the_way" in fields else (),
        then=texts(fields["then"], MOST_MOVES) if "then" in fields else (),
        start=start_of(game, fields["position"]) if "position" in fields else None,
        wrong=reasons_of(fields["wrong"]) if "wrong" in fields else (),
        place=place,
    )


def goal_of(game: Game, place: Place) -> Goal:
    """The conditions of a step, at least one."""
    fields = place.entries("moves", "event", "line", "at_least", "best")
    for one, other in (("line", "at_least"), ("at_least", "line")):
        if one in fields and other not in fields:
            raise place.fault("fault-missing", name=other)
    if not fields:
        raise place.fault("fault-missing", name="moves, event, line, best")
    lines = (*game.rules.lines, TOTAL)
    return Goal(
        moves=texts(fields["moves"], MOST_ANSWERS, 1) if "moves" in fields else (),
        event=table_at(fields["event"]) if "event" in fields else None,
        line=fields["line"].one_of(lines) if "line" in fields else "",
        at_least=fields["at_least"].number(-MOST_POINTS, MOST_POINTS) if "at_least" in fields else 0,
        best=fields["best"].one_of(lines) if "best" in fields else "",
    )


def reasons_of(place: Place) -> tuple[Reason, ...]:
    """The reasons for wrong tries."""
    found: list[Reason] = []
    for entry in place.items(1, MOST_ANSWERS):
        fields = entry.fields("moves", "say")
        said = name_of(fields["say"], [reason.say for reason in found])
        found.append(Reason(texts(fields["moves"], MOST_ANSWERS, 1), said))
    return tuple(found)


def name_of(place: Place, taken: Sequence[str]) -> str:
    """Lower-case letters and dashes, not taken yet."""
    word = place.text(40)
    if not NAME.fullmatch(word):
        raise place.fault("fault-name", found=shown(word))
    if word in taken:
        raise place.fault("fault-twice", found=word)
    return word


def texts(place: Place, most: int, least: int = 0) -> tuple[str, ...]:
    """A list of moves or patterns."""
    return tuple(text.text() for text in place.items(least, most))


def table_at(place: Place) -> dict[str, Any]:
    """Named values, whatever they are called."""
    return {name: found.value for name, found in place.fields(*(place.value if place.is_table() else ())).items()}
