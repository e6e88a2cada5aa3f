"""`houseful simulate`: the answer of the contract, in words, with bots, and interrupted."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from houseful.games import NAMES, find_game


@pytest.mark.parametrize("name", NAMES)
def test_simulate_answers_as_the_contract_says(houseful: Any, name: str) -> None:
    players = find_game(name).rules.players[-1]
    words = ["simulate", name, "--players", players, "--games", 30, "--seed", 5, "--json"]
    answer = houseful(*words).json()
    keys = "game players games decisions seconds decisions_per_second scores win_rate_by_seat"
    assert list(answer) == keys.split()
    assert answer["game"] == name
    assert (answer["players"], answer["games"]) == (players, 30)
    assert answer["decisions"] > 30
    assert answer["seconds"] > 0
    assert answer["decisions_per_second"] > 0
    assert set(answer["scores"]) == {"mean", "sd"}
    assert len(answer["win_rate_by_seat"]) == players
    assert abs(sum(answer["win_rate_by_seat"]) - 1) < 0.001
    again = houseful(*words, "--jobs", 1).json()
    for key in ("decisions", "scores", "win_rate_by_seat"):
        assert again[key] == answer[key]


def test_simulate_in_words(houseful: Any) -> None:
    answer = houseful("simulate", "overbooking", "--players", 2, "--games", 10, "--option", "bonus=none")
    assert answer.status == 0
    assert answer.out.count("\n") == 4


def test_simulate_with_a_bot_that_thinks(houseful: Any) -> None:
    words = ["simulate", "overbooking", "--players", 2, "--games", 2, "--bot", "novice", "--json"]
    answer = houseful(*words).json()
    assert answer["games"] == 2
    assert houseful(*words).json()["scores"] == answer["scores"]
    by_chance = houseful(*words[:-3], "--bot", "random", "--json").json()
    assert answer["scores"]["mean"] > by_chance["scores"]["mean"]


@pytest.fixture
def takes_interrupts() -> Iterator[None]:
    """Have started processes receive SIGINT, which a shell disables for tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def wait_for_threads(pid: int) -> None:
    """Return when a process plays on all cores: it has more threads than NumPy alone starts."""
    deadline = time.monotonic() + 60
    while len(list(Path(f"/proc/{pid}/task").iterdir())) <= (os.cpu_count() or 1):
        assert time.monotonic() < deadline, "the simulation does not begin"
        time.sleep(0.05)


@pytest.mark.usefixtures("takes_interrupts")
def test_an_interrupted_simulation_says_so_and_stops() -> None:
    command = [
        sys.executable,
        "-m",
        "houseful",
        "simulate",
        "overbooking",
        "--players",
        "4",
        "--games",
        "900000000",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            wait_for_threads(process.pid)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
