"""How long things are kept is a setting: each has a default and a place in the documents."""

from dataclasses import fields
from pathlib import Path

import pytest

from houseful.core.text.validation import Fault
from houseful.server.retention import DAY, Retention, variable
from houseful.server.settings import BOT_THREADS, DATABASE, from_environment

DEPLOYMENT = Path(__file__).parents[2] / "docs" / "deployment.md"
NAMES = [field.name for field in fields(Retention)]


def test_a_period_is_set_by_the_environment() -> None:
    assert Retention.from_environment({"HOUSEFUL_KEEP_CHAT_DAYS": "30"}).chat == 30
    assert Retention.from_environment({}) == Retention()


@pytest.mark.parametrize("text", ["long", "-1", "1.5", "9" * 7])
def test_a_period_that_is_no_number_is_one_clear_line(text: str) -> None:
    with pytest.raises(Fault, match="HOUSEFUL_KEEP_CHAT_DAYS"):
        Retention.from_environment({"HOUSEFUL_KEEP_CHAT_DAYS": text})


def test_zero_keeps_everything() -> None:
    assert Retention(chat=0).cutoff("chat", 10**12) is None
    assert Retention(chat=2).cutoff("chat", 10**12) == 10**12 - 2 * DAY


@pytest.mark.parametrize("name", NAMES)
def test_every_period_is_documented_with_its_default(name: str) -> None:
    assert f"| `{variable(name)}` | {getattr(Retention(), name)} |" in DEPLOYMENT.read_text()


def test_the_number_of_threads_is_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE, f"sqlite:///{tmp_path}/x.db")
    assert from_environment().bot_threads == 0
    monkeypatch.setenv(BOT_THREADS, "3")
    assert from_environment().bot_threads == 3
    monkeypatch.setenv(BOT_THREADS, "some")
    with pytest.raises(Fault, match=BOT_THREADS):
        from_environment()
