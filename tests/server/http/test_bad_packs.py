"""Packs that strangers wrote: refused in one line, without keeping the server from anybody else."""

import json
from collections.abc import Callable

import pytest

import houseful
from houseful.core.text.game_log import _sum_of
from houseful.games import find_game
from tests.server.support.clients import Client

Arrive = Callable[[str], Client]
STANDARD = find_game("overbooking").standard.text
SEATS = [{"kind": "me"}, {"kind": "me"}]
BAD = {
    "a number of 5,000 digits": STANDARD.replace("beds = 13", f"beds = {'1' * 5000}"),
    "a key of 10,000 parts": "a." * 9_999 + "a=1",
    "a header of 10,000 parts": f"[{'a.' * 9_999}a]\n" + "b=1\n" * 100,
    "too many keys": "\n".join(f"k{number}=1" for number in range(5_000)),
    "nesting": "x = " + "[" * 5_000,
    "another game": find_game("oktoberfest").standard.text,
    "nothing": "",
    "control characters": STANDARD + "\0",
    "a face that is none": STANDARD.replace("beds = 13", "beds = 99"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_pack_that_cannot_be_used(name: str, visitor: Arrive) -> None:
    ada = visitor("Ada")
    answer = ada.post("/api/tables", 400, game="overbooking", seats=SEATS, pack=BAD[name])
    assert "\n" not in answer["message"]
    assert ada.get("/api/tables/mine")["tables"] == []


@pytest.mark.parametrize("name", BAD)
def test_a_log_with_such_a_pack(name: str, visitor: Arrive) -> None:
    text = BAD[name]
    lines = [f"| {line}" for line in text.split("\n")]
    log = houseful.deal("overbooking", seed=1).log().splitlines()
    log[3:4] = [f"pack own {_sum_of([text])}", *lines]
    answer = visitor("Ada").post("/api/logs", 400, log="\n".join(log))
    assert "line 4" in answer["message"].lower()


def test_numbers_of_5000_digits_elsewhere(visitor: Arrive) -> None:
    ada, many = visitor("Ada"), "9" * 5000
    log = houseful.deal("overbooking", seed=1).log().replace("seed 1", f"seed {many}")
    for address, body in (
        ("/api/tables", f'{{"game": "overbooking", "seats": {json.dumps(SEATS)}, "options": {{"first": {many}}}}}'),
        ("/api/score", f'{{"game": "overbooking", "players": {many}}}'),
        ("/api/logs", json.dumps({"log": log})),
    ):
        answer = ada.http.post(address, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, (address, answer.text)


def test_half_a_character_is_refused(visitor: Arrive) -> None:
    body = '{"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "me"}], "pack": "\\ud800"}'
    answer = visitor("Ada").http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
