"""The command line as the contract promises it: exit status, one clear line, one JSON object."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES, preferred
from houseful.games import NAMES, find_game
from tests.cli.cases import END, write

# Files that are not there, or not files

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


# Commands


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["simulate", "overbooking"],
        ["simulate", "overbooking", "--players", "x", "--games", "1"],
        ["simulate", "overbooking", "--players", "9", "--games", "1"],
        ["simulate", "overbooking", "--players", "2", "--games", "0"],
        ["simulate", "overbooking", "--players", "2", "--games", "-3"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--jobs", "0"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--seed", "-1"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--bot", "genius"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "bonus=huge"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "nonsense"],
        ["simulate", "chess", "--players", "2", "--games", "1"],
        ["rules", "chess"],
        ["rules", "overbooking", "--lang", "xx"],
        ["packs", "show", "chess"],
        ["packs", "burn", "overbooking"],
        ["play", "overbooking", "--players", "7"],
        ["play", "overbooking", "--seat", "5"],
        ["play", "chess"],
        ["arena", "overbooking", "--bots", "random", "--games", "2"],
        ["arena", "overbooking", "--bots", "random,genius", "--games", "2"],
        ["arena", "overbooking", "--bots", "random,random,random", "--players", "2", "--games", "2"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "first=x"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_two(houseful: Any, words: list[str]) -> None:
    answer = houseful(*words)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("name", ["play", "simulate", "arena", "score", "replay", "packs", "rules"])
def test_every_command_has_help(houseful: Any, name: str) -> None:
    answer = houseful(name, "--help")
    assert answer.status == 0
    assert "usage:" in answer.out


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


def test_rules_in_words_and_as_data(houseful: Any) -> None:
    assert "5.6" in houseful("rules", "overbooking", "--lang", "en").out
    assert "[hotel." not in houseful("rules", "overbooking").out
    told = houseful("rules", "overbooking", "--json").json()["paragraphs"]
    assert {"number": "1.4", "rule": "hotel.setup.first"}.items() <= told[3].items()


def test_packs_are_shown_and_checked(houseful: Any, tmp_path: Path) -> None:
    shown = houseful("packs", "show", "overbooking")
    file = tmp_path / "pack.toml"
    file.write_text(shown.out, encoding="utf-8")
    assert "a good pack for Overbooking" in houseful("packs", "check", file).out
    assert houseful("packs", "check", file, "--json").json()["good"] is True
    assert len(houseful("packs", "show", "overbooking", "--json").json()["hotel"]) == 8


def test_replay_prints_the_result(houseful: Any, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "replays" / "overbooking" / "players-3.log"
    answer = houseful("replay", golden, "--json").json()
    assert answer["over"] is True
    assert [player["total"] for player in answer["players"]]
    assert "no fault" in houseful("replay", golden).out
    damaged = tmp_path / "damaged.log"
    damaged.write_text(golden.read_text().replace("\n9 ", "\n10 ", 1))
    answer = houseful("replay", damaged)
    assert answer.status == 2
    assert f"{damaged}: Line 14" in answer.err


def test_complaints_come_in_the_language_of_the_user(
    houseful: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = set()
    for language in ("en", "fr", "it", "de", "nl"):
        monkeypatch.setenv("HOUSEFUL_LANG", language)
        said.add(houseful("score", tmp_path / "missing").err)
    assert len(said) == 5


def run_outside(*words: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a process of its own."""
    command = [sys.executable, "-m", "houseful", *words]
    return subprocess.run(
        command,
        input=given,
        capture_output=True,
        check=False,
        env={**os.environ, "HOUSEFUL_LANG": "en", **environment},
    )


@pytest.mark.parametrize("given", [b"\xff\xfe", b"", b"x" * (1 << 21)], ids=["binary", "empty", "huge"])
@pytest.mark.parametrize("command", ["score", "replay"])
def test_standard_input_that_cannot_be_used_is_one_line(command: str, given: bytes) -> None:
    done = run_outside(command, "-", given=given)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def test_a_whole_game_from_a_real_terminal_session(tmp_path: Path) -> None:
    file = tmp_path / "saved.log"
    typed = f"nonsense\n1 bird line 1\n\nsave {file}\nquit\n".encode()
    done = run_outside("play", "overbooking", "--against", "random", "--seed", "5", "--option", "first=0", given=typed)
    assert done.returncode == 0
    assert b"Saved in" in done.stdout
    again = run_outside("play", "--load", str(file), given=b"moves\nquit\n")
    assert again.returncode == 0
    assert b"You can play" in again.stdout


def test_who_plays_against_one_is_who_was_asked_for(tmp_path: Path) -> None:
    """On the same deal the same words lead to other games against other bots."""
    told: list[str] = []
    for bot in ("greedy", "random", "greedy"):
        file = tmp_path / f"{len(told)}.log"
        typed = f"1 bird line 1\n\n\n\nsave {file}\nquit\n".encode()
        words = [
            "play",
            "overbooking",
            "--players",
            "2",
            "--seed",
            "5",
            "--option",
            "first=0",
            "--against",
            bot,
        ]
        assert run_outside(*words, given=typed).returncode == 0
        told.append(file.read_text("utf-8"))
    assert told[0] == told[2] != told[1]


@pytest.mark.parametrize(
    "words",
    [
        ["play", "overbooking", "--against", "genius"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--bot", "genius"],
        ["arena", "overbooking", "--bots", "random,genius", "--games", "2"],
    ],
    ids=lambda words: words[0],
)
def test_nobody_of_that_name_is_said_in_ones_language(
    houseful: Any, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("HOUSEFUL_LANG", language)
        answer = houseful(*words)
        assert answer.status == 2
        assert "genius" in answer.err
        assert "novice, casual" in answer.err
        said.add(answer.err)
    assert len(said) == len(LANGUAGES)


def test_too_many_bots_for_a_game_are_counted(houseful: Any) -> None:
    words = ["arena", "oktoberfest", "--bots", "random,greedy,novice", "--games", "2"]
    assert houseful(*words).err == "houseful: --bots: expected exactly two names, found 3.\n"
    words = ["arena", "overbooking", "--bots", "random", "--games", "2"]
    assert "two to 4 names, found 1" in houseful(*words).err


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


def test_a_finished_game_can_be_loaded() -> None:
    golden = Path(__file__).parents[1] / "replays" / "overbooking" / "players-2.log"
    done = run_outside("play", "--load", str(golden))
    assert done.returncode == 0
    assert b"won." in done.stdout


def test_rules_are_compiled_even_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    program = "from houseful.core.compile.rule import cache_folder; print(cache_folder())"
    environment = {**os.environ, "HOUSEFUL_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "houseful-rules-" in done.stdout
    assert not Path(done.stdout.strip()).exists(), "a folder for one process stays behind"


def test_the_right_file_is_blamed(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, END), "--pack", tmp_path / "nowhere.toml")
    assert answer.err == f"houseful: {tmp_path}/nowhere.toml does not exist.\n"


def test_control_characters_do_not_reach_the_terminal(houseful: Any, tmp_path: Path) -> None:
    answer = houseful("score", write(tmp_path, {"game": "\x1b[31m\nred"}))
    assert "\x1b" not in answer.err
    assert answer.err.count("\n") == 1


def test_arena_answers_as_the_contract_says(houseful: Any) -> None:
    words = ["arena", "overbooking", "--bots", "random,random", "--games", 6, "--json"]
    answer = houseful(*words).json()
    assert list(answer) == ["game", "games", "bots"]
    assert (answer["game"], answer["games"]) == ("overbooking", 6)
    for bot in answer["bots"]:
        assert list(bot) == ["name", "win_rate", "ci95", "mean_score", "ms_per_move"]
        assert bot["name"] == "random"
        assert 0 <= bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1] <= 1
    assert abs(sum(bot["win_rate"] for bot in answer["bots"]) - 1) < 1e-3
    assert "random: wins" in houseful(*words[:-1]).out


def test_simulate_with_a_bot_that_thinks(houseful: Any) -> None:
    words = ["simulate", "overbooking", "--players", 2, "--games", 2, "--bot", "novice", "--json"]
    answer = houseful(*words).json()
    assert answer["games"] == 2
    assert houseful(*words).json()["scores"] == answer["scores"]
    by_chance = houseful(*words[:-3], "--bot", "random", "--json").json()
    assert answer["scores"]["mean"] > by_chance["scores"]["mean"]


@pytest.fixture
def hears_interrupts() -> Iterator[None]:
    """Whatever is started hears them, even where a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_interrupts")
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
            time.sleep(3)  # by then it is anywhere between starting and playing, and must stop cleanly
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"HOUSEFUL_LANG": "de", "LC_ALL": "fr_FR.UTF-8"}, "de"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "it_IT.UTF-8", "LANG": "nl_NL"}, "it"),
        ({"HOUSEFUL_LANG": "xx", "LC_ALL": "", "LANG": "nl_NL.UTF-8"}, "nl"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "fr_FR.UTF-8"}, "nl"),
    ],
)
def test_the_language_of_the_system_is_spoken(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language
