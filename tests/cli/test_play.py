"""`houseful play` as a process: typed lines, saved games, bots by name."""

from pathlib import Path

from tests.cli.processes import run_outside


def test_a_whole_game_from_a_real_terminal_session(tmp_path: Path) -> None:
    file = tmp_path / "saved.log"
    typed = f"nonsense\n1 bird line 1\n\nsave {file}\nquit\n".encode()
    done = run_outside("play", "overbooking", "--against", "random", "--seed", "5", "--option", "first=0", given=typed)
    assert done.returncode == 0
    assert b"Saved in" in done.stdout
    again = run_outside("play", "--load", str(file), given=b"moves\nquit\n")
    assert again.returncode == 0
    assert b"You can play" in again.stdout


def test_the_named_bot_plays(tmp_path: Path) -> None:
    """On the same deal the same typed lines lead to different games against different bots."""
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


def test_a_finished_game_can_be_loaded() -> None:
    golden = Path(__file__).parents[1] / "replays" / "overbooking" / "players-2.log"
    done = run_outside("play", "--load", str(golden))
    assert done.returncode == 0
    assert b"won." in done.stdout
