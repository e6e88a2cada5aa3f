"""Whole courses, by their answers, in every language, and what they teach."""

import re
from fnmatch import fnmatchcase

import pytest

from houseful.core.lessons.lesson import find_lesson, lessons_of
from houseful.core.lessons.lesson_keys import done_key, keys_of, step_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import attempt, begin, judge
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game

DECIDING = {  # the rules that decide games, and those that a table may add
    "overbooking": "aim play.* line.* back.* sign.* check.* power.* book.* score.*",
    "overbooked": "aim seat.* turn.* take.skip take.vouchers take.gate place.* end.* score.* symbol.* "
    "complex solo.pay solo.win",
    "oktoberfest": "aim turn.action serve.pay serve.heroes serve.exchange serve.place serve.rows hire.market hire.cost "
    "kitchen.cards end.food end.last-turn score.* hero.*",
}
UNTAUGHT = {"hotel.play.hand", "tent.score.gifts", "tent.score.tie"}  # self-evident, or rare
READ = 180  # words a minute, of somebody who reads in peace
MADE = 15  # seconds for a move of somebody new to it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_course_is_played_through_in_every_language(game: str, language: str) -> None:
    course = lessons_of(find_game(game))
    assert len([lesson for lesson in course if lesson.part == "basics"]) >= 4
    for lesson in course:
        now = begin(lesson, 0)
        heard = []
        for at, step in enumerate(lesson.steps):
            assert now.step == at
            heard.append(say_in_lesson(lesson, step_key(lesson, step), language))
            for move in step.answer:
                answer = judge(lesson, now, move)
                now = answer.now or now
            assert (answer.result, answer.now is None) == ("right", at + 1 == len(lesson.steps))
            heard.append(say_in_lesson(lesson, done_key(lesson, step), language))
        assert all(heard)
        assert len(set(heard)) > 1


@pytest.mark.parametrize("game", NAMES)
def test_every_language_has_words_of_its_own(game: str) -> None:
    lesson = lessons_of(find_game(game))[0]
    english = [say_in_lesson(lesson, key, "en") for key in keys_of(lesson)]
    assert [say_in_lesson(lesson, key, "de") for key in keys_of(lesson)] != english
    assert [say_in_lesson(lesson, key, "xx") for key in keys_of(lesson)] == english


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_decides_games_has_a_lesson(game: str) -> None:
    found = find_game(game)
    taught = {rule for lesson in lessons_of(found) for rule in lesson.rules}
    patterns = [f"{found.world}.{pattern}" for pattern in DECIDING[game].split()]
    deciding = {rule for rule in found.rules.ids if any(fnmatchcase(rule, pattern) for pattern in patterns)}
    assert all(any(fnmatchcase(rule, pattern) for rule in deciding) for pattern in patterns)
    assert deciding - taught - UNTAUGHT == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_basics_take_five_to_eight_minutes_as_we_reckon(game: str, language: str) -> None:
    basics = [lesson for lesson in lessons_of(find_game(game)) if lesson.part == "basics"]
    steps = [(lesson, step) for lesson in basics for step in lesson.steps]
    said = [
        say_in_lesson(lesson, key(lesson, step), language) for lesson, step in steps for key in (step_key, done_key)
    ]
    words = sum(len(re.findall(r"\w+", text)) for text in said)
    assert 5 <= words / READ + sum(len(step.answer) for _, step in steps) * MADE / 60 <= 8


def test_the_table_lies_as_the_moves_left_it_although_the_next_step_begins_elsewhere() -> None:
    lesson = find_lesson(find_game("overbooking"), "beds")
    assert lesson.steps[1].start is not None
    answer = attempt(lesson, 0, (), lesson.steps[0].answer[0])
    assert answer.now is not None
    assert answer.now.table == begin(lesson, 1).table != answer.table


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(Fault):
        find_lesson(find_game("overbooking"), "zeppelins")
