"""The commands of docs/lab.md and docs/your-own-box.md work, here with fewer games."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from houseful.cli.main import main

pytestmark = pytest.mark.compiled
DOCS = Path(__file__).parents[2] / "docs"
FEW = 6
MADE = {
    "lab.md": {"mine.toml", "games.parquet", "overbooking-balance.html", "changes.html"},
    "your-own-box.md": {"mine.toml", "oktoberfest-balance.html"},
}


def commands_of(page: str) -> list[str]:
    """Every line of the page's shell blocks, without its comment."""
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    return [line.split(" #")[0].strip() for block in blocks for line in block.splitlines() if line.strip()]


@pytest.mark.parametrize("page", MADE)
def test_the_tour_can_be_walked(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOUSEFUL_LANG", "en")
    commands = commands_of(page)
    assert len(commands) > 4
    for command in commands:
        program, *words = shlex.split(re.sub(r"--games \d+", f"--games {FEW}", command))
        assert program == "houseful"
        if words[0] == "play":
            continue  # asks for moves; tests/cli/test_play.py plays
        if words[0] == "balance":
            words += ["--games", str(FEW), "--jobs", "1"]
        main(words)
        assert capsys.readouterr().out, command
    made = {path.name for path in tmp_path.iterdir()}
    assert made >= MADE[page]
