"""`houseful score`: a hotel, the end of a game, and files with mistakes in them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.cases import END, HOTEL, write


def test_score_one_hotel(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, HOTEL), "--json").json()
    assert answer == {
        "beds": 15,
        "booked": ["orange 3 bird", "green 6 fish", "green 5 bird", "blue 1 oak"],
        "turned_away": ["blue 4 fish"],
        "discarded": ["orange 4 lion"],
        "beds_left": 0,
    }


def test_score_one_hotel_in_words(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, HOTEL))
    assert answer.status == 0
    assert "Booked, in order: Orange 3 bird, Green 6 fish, Green 5 bird, Blue 1 oak." in answer.out


def test_score_the_end(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, END), "--json").json()
    assert answer == {
        "game": "overbooking",
        "players": [
            {"total": 7, "rank": 1, "lines": {"coins": 4, "tiles": 3, "crests": 0}},
            {"total": 3, "rank": 2, "lines": {"coins": 3, "tiles": 0, "crests": 0}},
        ],
        "winners": [0],
    }
    assert "1. Player 1: 7 (Coins 4, Point tiles 3, Crest bonus 0)" in houseful("score", tmp_path / "case.json").out


def test_score_from_standard_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "houseful", "score", "-", "--json"]
    done = subprocess.run(command, input=json.dumps(END), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["winners"] == [0]


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[]", "expected named values"),
        (b"null", "expected named values"),
        (b"NaN", "NaN"),
        (b'{"game": "overbooking", "game": "overbooking"}', "game"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"[" * 100_000, "not JSON"),
        (b'{"game": ' + b"9" * 5000 + b"}", "not JSON"),
        ({}, "game is missing"),
        ({"game": "chess"}, "overbooking"),
        ({"game": ["overbooking"]}, "overbooking"),
        ({**END, "colour": 1}, '"colour" is unknown'),
        ({**END, "bonus": "huge"}, "bonus: expected one of: none, beginner, expert"),
        ({**END, "players": {}}, "players: expected a list"),
        ({**END, "players": []}, "players: expected 1 to 4"),
        ({**END, "players": [{"guests": [], "tiles": -1}]}, "players/1/tiles"),
        ({**END, "players": [{"guests": [], "tiles": 10**30}]}, "players/1/tiles"),
        ({**END, "players": [{"guests": [], "tiles": True}]}, "players/1/tiles"),
        ({**END, "players": [{"guests": ["7 bird"]}]}, "players/1/guests/1"),
        ({**END, "players": [{"guests": ["1 bird", "1 bird"]}]}, "players/1/guests/2"),
        ({**HOTEL, "hotel": {"beds": 15}}, "hotel: rule is missing"),
        ({**HOTEL, "hotel": {"beds": 15, "rule": "nuns-first"}}, "hotel/rule"),
        ({**HOTEL, "hotel": {"beds": -1, "rule": "none"}}, "hotel/beds"),
        ({**HOTEL, "back": ["orange 4 lion", "orange 4 lion"]}, "back/2"),
        ({**HOTEL, "back": ["orange 3 bird", "blue 1 oak"]}, "line/1"),
        ({**HOTEL, "back": ["orange 4 lion"] * 3}, "back: expected at most 2"),
        ({**HOTEL, "line": ["purple 3 bird"]}, "line/1"),
        ({**HOTEL, "choices": []}, "the choice for orange 4 lion is missing"),
        ({**HOTEL, "choices": ["orange 3 bird", None]}, "choices/2"),
        ({**HOTEL, "choices": ["green 6 fish"]}, "choices/1: orange 4 lion may not act on green 6 fish"),
    ],
)
def test_a_bad_score_file_is_one_line_that_names_the_place(
    houseful: Any, tmp_path: Path, data: Any, named: str
) -> None:
    file = write(tmp_path, data)
    answer = houseful("score", file, "--json")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert named in answer.err
    assert str(file) in answer.err
    assert list(tmp_path.iterdir()) == [file]
