"""`houseful score` for planes: the contract's format, and errors that name the place."""

import copy
import io
import json
import sys
from typing import Any

import pytest

import houseful
from houseful.cli.main import main

CASE: dict[str, Any] = {
    "game": "overbooked",
    "events": ["full-flight"],
    "options": {"kids": "any"},
    "players": [
        {
            "plane": ["RRW BBBB GG.", "... .... ...", "... .... ...", "... .... ...", "... .... ..."],
            "overbooked": 2,
            "vouchers": 3,
            "bonus_cards": 1,
        },
        {
            "plane": ["G.. .... ...", "G.. .... ...", "G.. .... ...", "G.. .... ...", "G.. .... ..."],
            "overbooked": 0,
            "vouchers": 0,
            "bonus_cards": 0,
        },
    ],
}
ANSWER: dict[str, Any] = {
    "game": "overbooked",
    "players": [
        {
            "total": -30,
            "rank": 1,
            "lines": {
                "couples": 5,
                "kids": 0,
                "rugby": 8,
                "friends": 0,
                "seniors": 2,
                "vouchers": 1,
                "bonus-cards": 1,
                "overbooked": -4,
                "most-overbooked": -2,
                "empty-seats": -41,
                "event:full-flight": 0,
            },
        },
        {
            "total": -31,
            "rank": 2,
            "lines": {
                "couples": 0,
                "kids": 0,
                "rugby": 0,
                "friends": 0,
                "seniors": 10,
                "vouchers": 0,
                "bonus-cards": 0,
                "overbooked": 0,
                "most-overbooked": 0,
                "empty-seats": -45,
                "event:full-flight": 4,
            },
        },
    ],
    "winners": [0],
}


def test_the_contracts_example() -> None:
    answer = houseful.score(CASE)
    assert answer == ANSWER
    assert list(answer["players"][0]["lines"]) == list(ANSWER["players"][0]["lines"])


def test_what_may_be_left_out() -> None:
    answer = houseful.score({"game": "overbooked", "players": [{"plane": ["... .... ..."] * 5}]})
    assert answer["players"][0]["total"] == -50
    assert answer["winners"] == [0]


def test_supplies_are_not_checked() -> None:
    full = {"plane": ["RRR RRRR RRR"] * 5, "vouchers": 99, "bonus_cards": 80}
    assert houseful.score({"game": "overbooked", "players": [full] * 3})["winners"] == [0, 1, 2]


def changed(way: str, value: Any) -> dict[str, Any]:
    """The example with one thing put somewhere else."""
    case: Any = copy.deepcopy(CASE)
    *steps, last = [int(step) if step.isdigit() else step for step in way.split("/")]
    place = case
    for step in steps:
        place = place[step]
    if isinstance(last, int) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return case  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("way", "value", "named"),
    [
        ("players/0/plane/0", "RRW BBBB GGX", "players/1/plane/1"),
        ("players/0/plane/0", "rrw bbbb gg.", "players/1/plane/1"),
        ("players/0/plane/2", "RRW BBBB GG", "players/1/plane/3"),
        ("players/0/plane/2", "RRWBBBBGG.", "players/1/plane/3"),
        ("players/0/plane/2", "RRW  BBBB GG.", "players/1/plane/3"),
        ("players/0/plane/2", " RRW BBBB GG.", "players/1/plane/3"),
        ("players/0/plane/2", "RRWB BBBG", "players/1/plane/3"),
        ("players/0/plane/2", "RR\u0000 BBBB GG.", "players/1/plane/3"),
        ("players/0/plane/2", None, "players/1/plane/3"),
        ("players/0/plane/2", 7, "players/1/plane/3"),
        ("players/0/plane/5", "... .... ...", "players/1/plane"),
        ("players/0/plane", "RRW", "players/1/plane"),
        ("players/0/plane", [], "players/1/plane"),
        ("players/1/overbooked", -1, "players/2/overbooked"),
        ("players/1/overbooked", 10**9, "players/2/overbooked"),
        ("players/1/vouchers", 1.5, "players/2/vouchers"),
        ("players/1/vouchers", True, "players/2/vouchers"),
        ("players/1/bonus_cards", "3", "players/2/bonus_cards"),
        ("players/1/bonus_cards", 82, "players/2/bonus_cards"),
        ("players/1/stairs", 1, "players/2"),
        ("players/1", [], "players/2"),
        ("players", [], "players"),
        ("players", {}, "players"),
        ("events", ["full-fligth"], "events/1"),
        ("events", ["full-flight", "full-flight"], "events/2"),
        ("events", "full-flight", "events"),
        ("events", [7], "events/1"),
        ("options", {"kids": "some"}, "options/kids"),
        ("options", {"missing_friends": True}, "options/missing_friends"),
        ("options", {"colour": "red"}, "options"),
        ("options", [], "options"),
        ("result", 1, "result"),
    ],
)
def test_faults_name_the_place(way: str, value: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        houseful.score(changed(way, value))


def test_too_many_players() -> None:
    with pytest.raises(ValueError, match="players"):
        houseful.score({"game": "overbooked", "players": [{"plane": [".... ...."] * 5}] * 5})


@pytest.mark.rule("plane.setup.plane")
def test_the_plane_depends_on_the_number_of_players() -> None:
    four = {"plane": ["RR.. ...."] * 5}
    assert houseful.score({"game": "overbooked", "players": [four] * 4})["players"][0]["lines"]["empty-seats"] == -30
    with pytest.raises(ValueError, match="players/1/plane/1"):
        houseful.score({"game": "overbooked", "players": [four] * 3})
    with pytest.raises(ValueError, match="players/1/plane/1"):
        houseful.score({"game": "overbooked", "players": [{"plane": ["RR. .... ..."] * 5}] * 4})


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(CASE).encode())))
    main(["score", "-", "--json"])
    assert json.loads(capsys.readouterr().out) == houseful.score(CASE)
    monkeypatch.setenv("HOUSEFUL_LANG", "en")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(CASE).encode())))
    main(["score", "-"])
    output = capsys.readouterr().out
    assert "Player 1" in output.splitlines()[0]
    assert "Full Flight 4" in output


def test_the_command_with_a_mistake(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = changed("players/0/plane/0", "RRW BBBB GGX")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(wrong).encode())))
    with pytest.raises(SystemExit) as ended:
        main(["score", "-"])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "players/1/plane/1" in said.err
