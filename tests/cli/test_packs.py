"""`houseful packs`: shown and checked."""

from pathlib import Path
from typing import Any


def test_packs_are_shown_and_checked(houseful: Any, tmp_path: Path) -> None:
    shown = houseful("packs", "show", "overbooking")
    file = tmp_path / "pack.toml"
    file.write_text(shown.out, encoding="utf-8")
    assert "a good pack for Overbooking" in houseful("packs", "check", file).out
    assert houseful("packs", "check", file, "--json").json()["good"] is True
    assert len(houseful("packs", "show", "overbooking", "--json").json()["hotel"]) == 8
