"""Lessons: every one there is can be played through, and a try is answered as the format says."""

from pathlib import Path

import pytest

from houseful.core.lessons.lesson import Lesson, read_course
from houseful.core.lessons.playing import attempt, begin
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from tests.lessons import problems

SMALL = """
part = "basics"
rules = ["hotel.line.limit"]
[position]
players = 2
seed = 7
options = { bonus = "none", first = 0 }
seat = 0
[[step]]
id = "pick"
answer = ["4 fish line 2"]
[step.goal]
moves = ["* line 2"]
[[step.wrong]]
moves = ["* back *"]
say = "back"
"""


def lesson(folder: Path, text: str) -> Lesson:
    (folder / "01-small.toml").write_text(text)
    return read_course(find_game("overbooking"), folder)[0]


@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_is_played_through_and_has_its_words(game: str) -> None:
    found = find_game(game)
    assert list(problems(found, found.folder / "lessons")) == []


def test_a_right_try_ends_the_lesson(tmp_path: Path) -> None:
    answer = attempt(lesson(tmp_path, SMALL), 0, (), "4 fish line 2")
    assert (answer.result, answer.now) == ("right", None)
    assert answer.events[0]


@pytest.mark.parametrize(
    ("move", "result", "reason"),
    [("3 fish line 1", "wrong", ""), ("3 fish back 1", "wrong", "back"), ("nonsense", "refused", "")],
)
def test_other_tries_change_nothing(tmp_path: Path, move: str, result: str, reason: str) -> None:
    small = lesson(tmp_path, SMALL)
    before = begin(small, 0).table.copy()
    answer = attempt(small, 0, (), move)
    assert (answer.result, answer.reason, answer.events) == (result, reason, [])
    assert answer.table == before == begin(small, 0).table


def test_a_way_that_does_not_lead_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="do not lead"):
        attempt(lesson(tmp_path, SMALL), 0, ("3 fish line 1",), "4 fish line 2")
    with pytest.raises(Fault, match="whole number"):
        attempt(lesson(tmp_path, SMALL), 5, (), "4 fish line 2")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"basics"', '"bogus"', "part"),
        ("hotel.line.limit", "hotel.nothing", "rules/1"),
        ("seat = 0", "seat = 5", "position/seat"),
        ('id = "pick"', 'id = "Pick 1"', "step/1/id"),
        ('moves = ["* line 2"]', "", "step/1/goal"),
    ],
)
def test_a_mistake_names_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(Fault, match=said):
        lesson(tmp_path, SMALL.replace(old, new))


def test_problems_are_found(tmp_path: Path) -> None:
    lesson(tmp_path, SMALL.replace('["4 fish line 2"]', '["3 fish line 1"]'))
    found = "\n".join(problems(find_game("overbooking"), tmp_path))
    assert "the answer “3 fish line 1” is wrong" in found
    assert "words/nl.ftl is missing" in found
