"""`houseful simulate`: the answer of the contract, in words, with bots, and interrupted."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow.parquet
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
    command = [sys.executable, "-m", "houseful", "simulate", "overbooking", "--players", "4", "--games", "900000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            wait_for_threads(process.pid)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert err.splitlines()[-1].startswith(b"houseful: ")
    assert out == b"" or out.count(b"\n") == 6  # what was done by then, if anything was


TWO = ("--players", 2, "--games", 50)


def test_games_are_kept_and_more_are_added(houseful: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told = houseful("simulate", "oktoberfest", *TWO, "--output", file)
    assert str(file) in told.out
    more = houseful("simulate", "oktoberfest", "--players", 2, "--games", 80, "--output", file, "--json").json()
    at_once = houseful("simulate", "oktoberfest", "--players", 2, "--games", 80, "--json").json()
    for key in ("games", "decisions", "scores", "win_rate_by_seat"):
        assert more[key] == at_once[key]
    assert pyarrow.parquet.read_table(file).num_rows == 2 * 80


def refused(answer: Any) -> str:
    """The one line of a command that was refused."""
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    return str(answer.err)


def test_results_that_cannot_be_kept_are_refused_before_anything_is_played(houseful: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    houseful("simulate", "oktoberfest", *TWO, "--output", file)
    kept = file.read_bytes()
    assert "something else" in refused(houseful("simulate", "oktoberfest", *TWO, "--seed", 9, "--output", file))
    assert "50" in refused(houseful("simulate", "oktoberfest", "--players", 2, "--games", 9, "--output", file))
    assert file.read_bytes() == kept
    (tmp_path / "other.parquet").write_text("a letter")
    assert "something else" in refused(
        houseful("simulate", "oktoberfest", *TWO, "--output", tmp_path / "other.parquet")
    )
    assert ".parquet" in refused(houseful("simulate", "oktoberfest", *TWO, "--output", tmp_path / "games.csv"))
    assert "cannot be written" in refused(
        houseful("simulate", "oktoberfest", *TWO, "--output", tmp_path / "no" / "games.parquet")
    )


def test_a_missing_extra_is_named(houseful: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "houseful[lab]" in refused(houseful("simulate", "oktoberfest", *TWO, "--output", tmp_path / "a.parquet"))
    monkeypatch.setitem(sys.modules, "ray", None)
    with answering(b"\0\0\0\x04\0\0\0\0\0") as address:
        assert "houseful[cluster]" in refused(houseful("simulate", "oktoberfest", *TWO, "--cluster", address))


@contextmanager
def answering(first: bytes) -> Iterator[str]:
    """The address of something that answers whoever connects with these bytes, and hangs up."""

    def answer() -> None:
        with listening.accept()[0] as peer:
            peer.recv(100)
            peer.sendall(first)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=answer)
        thread.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        thread.join()


def test_a_device_that_is_not_there_is_said_in_one_line(houseful: Any) -> None:
    line = refused(houseful("simulate", "oktoberfest", *TWO, "--device", "cuda"))
    assert "houseful[gpu]" in line or "CUDA" in line
    assert "novice" in refused(houseful("simulate", "oktoberfest", *TWO, "--device", "cuda", "--bot", "novice"))
    assert "--cluster" in refused(houseful("simulate", "oktoberfest", *TWO, "--device", "cuda", "--cluster", "a:1"))


def test_a_dead_cluster_address_is_refused(houseful: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    assert f"127.0.0.1:{port}" in refused(houseful("simulate", "oktoberfest", *TWO, "--cluster", f"127.0.0.1:{port}"))
    with answering(b"HTTP/1.1 400 Bad Request\r\n") as address:
        assert address in refused(houseful("simulate", "oktoberfest", *TWO, "--cluster", address))
    for nonsense in ("somewhere", "127.0.0.1:99999", "http://127.0.0.1:1", "127.0.0.1"):
        assert nonsense in refused(houseful("simulate", "oktoberfest", *TWO, "--cluster", nonsense))
