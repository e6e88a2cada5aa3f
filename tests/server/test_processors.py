"""The processors that a process may use: by affinity and by the quota of its container."""

import os
from pathlib import Path

import pytest

from houseful.server.processors import usable_processors


@pytest.fixture(autouse=True)
def eight_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(8)), raising=False)


@pytest.mark.parametrize(
    ("file", "text", "usable"),
    [
        ("cpu.max", "max 100000\n", 8),
        ("cpu.max", "200000 100000\n", 2),
        ("cpu.max", "150000 100000\n", 2),
        ("cpu.max", "1000 100000\n", 1),
        ("cpu.max", "1600000 100000\n", 8),
        ("cpu.max", "nonsense", 8),
        ("cpu/cpu.cfs_quota_us", "-1\n", 8),
        ("cpu/cpu.cfs_quota_us", "300000\n", 3),
    ],
)
def test_a_quota_limits_the_processors(tmp_path: Path, file: str, text: str, usable: int) -> None:
    (tmp_path / "cpu").mkdir()
    (tmp_path / "cpu" / "cpu.cfs_period_us").write_text("100000\n")
    (tmp_path / file).write_text(text)
    assert usable_processors(tmp_path) == usable


def test_without_control_groups_the_affinity_counts(tmp_path: Path) -> None:
    assert usable_processors(tmp_path) == 8
