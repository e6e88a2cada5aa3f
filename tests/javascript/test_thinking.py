"""What is thought about, tried and scored on a device comes out as at the server."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from houseful.bots.search.analysis import Thought, consider
from houseful.browser.testing.walking import written
from houseful.core.lessons.lesson import Lesson, lessons_of
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import begin
from houseful.core.text.score_case import score_case
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from houseful.host.deciding import HINT, Decision
from houseful.host.failures import failure_of
from houseful.host.imagining import HintHere, imagined_message
from houseful.host.lesson_tries import try_move
from houseful.host.local_tables import new_local
from houseful.host.messages.lessons import Attempted
from houseful.host.messages.tables import NewTable, WantedSeat
from houseful.host.new_table import Beginning
from tests.bundling import ROOT
from tests.javascript.page_side import Ask, before_a_bot, page_side


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """Asks the page's side."""
    with page_side(tmp_path_factory.mktemp("thinking")) as question:
        yield question


# Decisions


def said(thought: Thought) -> Any:
    """A thought as the page's side says it."""
    rows = [[str(one.move), one.visits, one.margin, one.win_chance, one.value] for one in thought.moves]
    return {"move": str(thought.best.move), "rounds": thought.rounds, "moves": rows}


@pytest.mark.parametrize(
    ("game", "level", "workers"),
    [
        ("overbooking", "master", 0),
        ("overbooking", "master", 1),
        ("overbooking", "master", 2),
        ("overbooking", "grandmaster", 1),
        ("overbooked", "grandmaster", 1),
        ("oktoberfest", "expert", 1),
    ],
)
def test_workers_decide_as_threads_do(ask: Ask, game: str, level: str, workers: int) -> None:
    table, moves = before_a_bot(game, level)
    turn = table.bot_to_move()
    assert turn is not None
    slices = Decision(table.table, turn).slices
    assert slices is not None
    expected = consider(slices.seat, replace(slices.budget, seconds=None, threads=max(1, workers)))
    facts = {"players": 2, "options": {"first": 0}, "seed": 5, "moves": moves, "level": level}
    assert ask("decide", game=game, workers=workers, **facts) == json.loads(written(said(expected)))


def test_without_a_worker_that_ends_the_others_find_a_move(ask: Ask) -> None:
    table, moves = before_a_bot("overbooking", "master")
    facts = {"players": 2, "options": {"first": 0}, "seed": 5, "moves": moves, "level": "master"}
    found = ask("decide", game="overbooking", workers=2, mortal=1, **facts)
    assert found["move"] in table.table.legal_texts()
    assert 0 < found["rounds"] <= 500
    alone = ask("decide", game="overbooking", workers=1, mortal=1, **facts)
    assert alone == ask("decide", game="overbooking", workers=0, **facts)


def test_the_page_has_the_nets_that_levels_go_by() -> None:
    text = (ROOT / "web" / "src" / "offline" / "gameFiles.ts").read_text(encoding="utf-8")
    wanted = [name for name in NAMES if find_game(name).ai.evaluation.net_search]
    assert re.findall(r"generated/(\w+)/grandmaster\.net", text) == wanted


# Hints for a server's tables


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_thought_about_alike(ask: Ask, game: str) -> None:
    asked = NewTable(game, [WantedSeat("me"), WantedSeat("me", name="Bo")], {}, hints=True)
    table, rules = new_local(asked, "Ada", find_game(game), Beginning("here-1", 1, 5)), find_game(game)
    message = imagined_message(table, "here", "fr")
    here = HintHere(message, rules, rules.standard)
    thought = consider(here.consideration.slices.seat, replace(HINT, seconds=None))
    found = ask("hint", message=message, language="fr", workers=1)
    assert found["rounds"] == HINT.rounds
    assert found["hint"] == json.loads(written(here.hint(thought, "fr")))


# Lessons


def tries_of(lesson: Lesson) -> Iterator[tuple[int, list[str], str]]:
    """Tries in each step: a right one, two that are legal, one that no rule allows."""
    for number, step in enumerate(lesson.steps):
        now = begin(lesson, number)
        legal = now.table.legal_texts()
        for move in (legal[0], legal[-1], "6 fish line 9", step.answer[0]):
            yield number, list(now.path), move


def tried(lesson: Lesson, attempt: tuple[int, list[str], str], language: str) -> Attempted | dict[str, Any]:
    """What the server says of a try."""
    words = partial(say_in_lesson, lesson, language=language)
    try:
        return try_move(lesson, *attempt, words, language)
    except Fault as error:
        status, failure = failure_of(error, language)
        return {"status": status, "failure": failure}


@pytest.mark.parametrize("game", NAMES)
def test_tries_in_lessons_are_judged_alike(ask: Ask, game: str) -> None:
    lessons, folder = lessons_of(find_game(game)), ROOT / "src" / "houseful" / "games" / game / "lessons"
    languages, results = ("de", "fr", "it", "nl", "en"), set()
    for number, lesson in enumerate(lessons):
        language = languages[number % len(languages)]
        written_down = next(folder.glob(f"*-{lesson.name}.toml")).read_text(encoding="utf-8")
        words = [(folder / "words" / f"{one}.ftl").read_text(encoding="utf-8") for one in (language, "en")]
        for step, path, move in tries_of(lesson):
            expected = tried(lesson, (step, path, move), language)
            facts = {"name": lesson.name, "attempt": {"step": step, "path": path, "move": move}, "language": language}
            found = ask("attempt", game=game, texts={"lesson": written_down, "words": words}, **facts)
            assert found == json.loads(written(expected)), (lesson.name, step, move)
            results.add(expected.result if isinstance(expected, Attempted) else "failed")
    assert {"right", "wrong", "refused"} <= results


# Scores

HOTEL = {
    "game": "overbooking",
    "hotel": {"beds": 15, "rule": "two-crests"},
    "back": ["orange 4 lion", "blue 1 oak"],
    "line": ["orange 3 bird", "green 6 fish", "green 5 bird", "blue 4 fish"],
    "choices": ["orange 3 bird"],
}
PLANE = ["RRW BBBB GG.", "... .... ...", "... .... ...", "... .... ...", "... .... ..."]
TENT = {"tables": 2, "coins": 1, "heroes": ["Erich"], "objective_a": "green braids alternating", "objective_b": "blue"}
MAID = {**TENT, "heroes": []}
CASES: list[dict[str, Any]] = [
    HOTEL,
    {**HOTEL, "choices": []},
    {"game": "overbooking", "bonus": "expert", "players": [{"guests": ["1 bird", "6 fish"], "tiles": 3}] * 2},
    {"game": "overbooked", "events": ["full-flight"], "players": [{"plane": PLANE, "overbooked": 2}, {"plane": PLANE}]},
    {"game": "overbooked", "players": [{"plane": PLANE[1:]}]},
    {
        "game": "oktoberfest",
        "festival": [["gh rb / yh bb"], ["bh bh / gb rh"]],
        "players": [TENT, {**TENT, "heroes": []}],
    },
    {"game": "oktoberfest", "festival": []},
]


def server_score(case: dict[str, Any]) -> Any:
    """What the server says."""
    try:
        return score_case(case, None, find_game)
    except Fault as fault:
        status, failure = failure_of(fault, "it")
        return {"status": status, "failure": failure}


def test_real_tables_are_scored_alike(ask: Ask) -> None:
    expected = [server_score(case) for case in CASES]
    assert sum("failure" in one for one in expected) < len(CASES) - 3
    found = [ask("score", game=case["game"], score=case, language="it") for case in CASES]
    assert found == json.loads(written(expected))
