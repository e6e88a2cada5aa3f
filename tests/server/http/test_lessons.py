"""Lessons over HTTP: courses, steps, tries, and what is refused."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from houseful.core.lessons.lesson import find_lesson, lessons_of
from houseful.core.lessons.lesson_keys import title_key, wrong_key
from houseful.core.lessons.lesson_words import say_in_lesson
from houseful.core.lessons.playing import LONGEST_PATH, begin, judge
from houseful.games import NAMES, find_game
from tests.server.support.clients import Client

ClientConnection = Callable[..., Client]
BEDS = "/api/lessons/overbooking/beds"


def tried(client: Client, lesson: str, step: int, path: list[str], move: str) -> Any:
    """What became of a try."""
    answer = client.http.post(f"{lesson}/attempts", json={"step": step, "path": path, "move": move})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", NAMES)
def test_a_course_lists_its_lessons_basics_first(visitor: ClientConnection, game: str) -> None:
    course = visitor().get(f"/api/lessons/{game}", language="fr")
    wanted = lessons_of(find_game(game))
    assert [lesson["name"] for lesson in course["lessons"]] == [lesson.name for lesson in wanted]
    assert [lesson["title"] for lesson in course["lessons"]] == [
        say_in_lesson(lesson, title_key(lesson), "fr") for lesson in wanted
    ]
    parts = [lesson["part"] for lesson in course["lessons"]]
    assert parts == sorted(parts)
    assert (course["game"], course["language"]) == (game, "fr")


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_played_through_by_its_answers(visitor: ClientConnection, game: str) -> None:
    ada = visitor()
    address = f"/api/lessons/{game}/{lessons_of(find_game(game))[0].name}"
    lesson = ada.get(address, language="de")
    position = lesson["position"]
    for at, step in enumerate(lesson["steps"]):
        assert (position["step"], position["turn"]) == (at, position["seat"])
        for move in step["answer"]:
            assert move in position["legal"]
            answer = tried(ada, address, at, position["path"], move)
            position = answer["position"]
        assert (answer["result"], position["legal"], bool(answer["events"])) == ("right", [], True)
        position = answer["following"]
    assert position is None
    assert lesson["following"] == lessons_of(find_game(game))[1].name


def test_a_step_can_be_begun_by_itself(visitor: ClientConnection) -> None:
    position = visitor().get("/api/lessons/overbooked/boarding", step=2)["position"]
    assert (position["step"], position["path"]) == (2, ["take scrum", "place 2a"])


def test_a_wrong_try_has_a_reason_and_changes_nothing(visitor: ClientConnection) -> None:
    ada, lesson = visitor(), find_lesson(find_game("overbooking"), "beds")
    tries = {move: judge(lesson, begin(lesson, 0), move) for move in begin(lesson, 0).table.legal()}
    move = next(move for move, answer in tries.items() if answer.reason == "other")
    answer = tried(ada, BEDS, 0, [], move)
    assert (answer["result"], answer["position"], answer["following"]) == ("wrong", None, None)
    assert answer["reason"] == say_in_lesson(lesson, wrong_key(lesson, lesson.steps[0], "other"), "en")
    refused = tried(ada, BEDS, 0, [], "keep")
    assert (refused["result"], bool(refused["reason"]), refused["position"]) == ("refused", True, None)


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/api/lessons/chess", {}),
        ("/api/lessons/chess/beds", {}),
        ("/api/lessons/overbooking/zeppelins", {}),
        ("/api/lessons/overbooking", {"language": "xx"}),
        (BEDS, {"language": "xx"}),
        (BEDS, {"step": "9"}),
        (BEDS, {"step": "-1"}),
    ],
)
def test_what_there_is_not_is_refused(visitor: ClientConnection, path: str, query: dict[str, str]) -> None:
    check_refused(visitor().http.get(path, params=query))


@pytest.mark.parametrize(
    "body",
    [
        {"step": 0, "path": ["keep"] * (LONGEST_PATH + 1), "move": "2 bird line 1"},
        {"step": 0, "path": ["3 fish line 1"], "move": "2 bird line 1"},
        {"step": 7, "path": [], "move": "2 bird line 1"},
        {"step": 0, "path": [], "move": "x" * 5000},
        {"step": 0, "path": []},
    ],
)
def test_a_try_that_cannot_be_is_refused(visitor: ClientConnection, body: dict[str, Any]) -> None:
    check_refused(visitor().http.post(f"{BEDS}/attempts", json=body))


def check_refused(answer: httpx.Response) -> None:
    """A reason in words, and no fault of the server."""
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["message"]
