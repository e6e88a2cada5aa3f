"""Files, pipes and terminals that do not work: one line, and the right exit status."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from houseful.cli.streams import progress_bar
from tests.cli.cases import END, write
from tests.cli.processes import run_outside

COMMANDS = (
    ["score"],
    ["replay"],
    ["packs", "check"],
    ["play", "--load"],
    ["simulate", "overbooking", "--pack"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty"])
def test_a_file_that_cannot_be_used_is_one_line(houseful: Any, tmp_path: Path, command: list[str], kind: str) -> None:
    file = tmp_path / "given"
    if kind == "folder":
        file.mkdir()
    elif kind != "missing":
        file.write_bytes(b"\x80\x81\xff" if kind == "binary" else b"")
    before = sorted(tmp_path.rglob("*"))
    more = ["--players", "2", "--games", "1"] if command[0] == "simulate" else []
    answer = houseful(*command, file, *more)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert str(file) in answer.err
    assert "Traceback" not in answer.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("given", [b"\xff\xfe", b"", b"x" * (1 << 21)], ids=["binary", "empty", "huge"])
@pytest.mark.parametrize("command", ["score", "replay"])
def test_standard_input_that_cannot_be_used_is_one_line(command: str, given: bytes) -> None:
    done = run_outside(command, "-", given=given)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def shell(line: str) -> subprocess.CompletedProcess[bytes]:
    """A line for the shell, where `houseful` is the command."""
    command = ["sh", "-c", line.replace("houseful", f"{sys.executable} -m houseful", 1)]
    environment = {**os.environ, "HOUSEFUL_LANG": "en"}
    return subprocess.run(command, capture_output=True, check=False, env=environment, timeout=60)


@pytest.mark.parametrize(
    "line",
    [
        "houseful rules overbooking > /dev/full",
        "houseful rules overbooking >&-",
        "houseful replay - <&-",
        "houseful play <&-",
        "houseful packs check /dev/zero",
    ],
)
def test_streams_that_do_not_flow_are_one_line(line: str) -> None:
    done = shell(line)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_a_reader_who_goes_away_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "houseful", "rules", "overbooking"]
    with os.fdopen(write, "wb") as broken:
        done = subprocess.run(command, stdout=broken, stderr=subprocess.PIPE, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (1, b"")


def test_an_output_without_accents_is_no_error() -> None:
    done = run_outside("rules", "overbooking", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_right_file_is_blamed(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, END), "--pack", tmp_path / "nowhere.toml")
    assert answer.err == f"houseful: {tmp_path}/nowhere.toml does not exist.\n"


def test_control_characters_do_not_reach_the_terminal(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, {"game": "\x1b[31m\nred"}))
    assert "\x1b" not in answer.err
    assert answer.err.count("\n") == 1


def test_an_interrupt_that_was_swallowed_stops_at_the_next_games() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with progress_bar(9, SimpleNamespace(json=True)) as count:
            count(1)
            with contextlib.suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            with pytest.raises(KeyboardInterrupt):
                count(1)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
