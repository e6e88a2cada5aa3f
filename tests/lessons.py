"""Plays every lesson of a game through by its answers and looks at its words: `python -m tests.lessons [GAME …]`.

Each problem is one line; the last line counts lessons, steps and problems.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from houseful.core.game import Game
from houseful.core.lessons.lesson import Lesson, read_course
from houseful.core.lessons.lesson_keys import keys_of
from houseful.core.lessons.playing import Standing, begin, judge
from houseful.core.text.glossary import rejected_in
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from tests.core.text.every_sentence import GAP, fluent_sentences
from tests.core.text.test_own_words import BOOKS, copied, printed_runs

LONGEST = 320  # characters of what a step says


def problems(game: Game, folder: Path) -> Iterator[str]:
    """Everything that is wrong with the lessons of a folder."""
    try:
        course = read_course(game, folder)
    except Fault as fault:
        yield str(fault)
        return
    for lesson in course:
        yield from (f"{lesson.name}: {problem}" for problem in problems_of(lesson))
    keys = [key for lesson in course for key in keys_of(lesson)]
    yield from (f"the key {key} stands for two things" for key, count in Counter(keys).items() if count > 1)
    for language in LANGUAGES:
        yield from word_problems(folder / "words" / f"{language}.ftl", language, game, keys)


def problems_of(lesson: Lesson) -> Iterator[str]:
    """What is wrong with one lesson: answers that do not answer, and reasons that nobody is given."""
    given = set()
    for at, step in enumerate(lesson.steps):
        try:
            now: Standing | None = begin(lesson, at)
            for number, move in enumerate(step.answer, start=1):
                assert now is not None
                given |= reasons_given(lesson, now)
                answer = judge(lesson, now, move)
                wanted = "right" if number == len(step.answer) else "on-the-way"
                if answer.result != wanted:
                    why = answer.refused or answer.reason or "no reason of its own"
                    yield f"{step.id}: the answer “{move}” is {answer.result}, not {wanted}: {why}"
                    return
                now = answer.now
        except Fault as fault:
            yield f"{step.id}: {fault}"
            return
    for step in lesson.steps:
        for reason in step.wrong:
            if (step.id, reason.say) not in given:
                yield f"{step.id}: no legal wrong try is answered with “{reason.say}”"


def reasons_given(lesson: Lesson, now: Standing) -> set[tuple[str, str]]:
    """The reasons of a step that some legal move is answered with."""
    step = lesson.steps[now.step]
    if not step.wrong:
        return set()
    answers = [judge(lesson, now, move) for move in now.table.legal()]
    return {(step.id, answer.reason) for answer in answers if answer.result == "wrong"}


def word_problems(file: Path, language: str, game: Game, keys: list[str]) -> Iterator[str]:
    """Missing, orphaned and double keys, facts that nobody gives, synonyms that the glossary rejects, printed words."""
    name = f"words/{file.name}"
    if not file.is_file():
        if keys:
            yield f"{name} is missing"
        return
    body = FluentParser().parse(file.read_text("utf-8")).body
    yield from (f"{name}: not Fluent: {entry.content.strip()[:60]}" for entry in body if isinstance(entry, ast.Junk))
    found = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.value is not None)
    yield from (f"{name}: {key} is missing" for key in keys if key not in found)
    yield from (f"{name}: {key} is said by no lesson" for key in found if key not in keys)
    yield from (f"{name}: {key} is there twice" for key, count in found.items() if count > 1)
    sentences = list(fluent_sentences(file, language, game.name))
    for one in sentences:
        if GAP in one.text:
            yield f"{name}:{one.line}: lessons have no facts to fill in"
        if len(one.text) > LONGEST:
            yield f"{name}:{one.line}: {len(one.text)} characters, at most {LONGEST}"
        for term, word in rejected_in(one.text, language, game.name):
            yield f"{name}:{one.line}: “{word}”, say “{term.words[language]}”"
    if BOOKS.is_dir():
        books = [book.read_text("utf-8", errors="replace") for book in sorted(BOOKS.glob("*.txt"))]
        yield from (f"printed in a rulebook: {run}" for run in copied(sentences, printed_runs(books)))


def main() -> int:
    """Look at the games that were named, or at all; 1 if there is a problem."""
    bad = 0
    if not BOOKS.is_dir():
        print("the printed rulebooks are not here: HOUSEFUL_RULEBOOKS says where they are")
    for name in sys.argv[1:] or NAMES:
        game = find_game(name)
        folder = game.folder / "lessons"
        found = list(problems(game, folder))
        for problem in found:
            print(f"{name}: {problem}")
        course = readable_course(game, folder)
        steps = sum(len(lesson.steps) for lesson in course)
        print(f"{name}: {len(course)} lessons, {steps} steps, {len(found)} problems")
        bad += len(found)
    return 1 if bad else 0


def readable_course(game: Game, folder: Path) -> tuple[Lesson, ...]:
    """The lessons, or none where a file cannot be read: that is a problem already."""
    try:
        return read_course(game, folder)
    except Fault:
        return ()


if __name__ == "__main__":
    sys.exit(main())
