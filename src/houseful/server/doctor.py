"""What `houseful doctor` looks at besides the database: the settings, the machine, and what is installed."""

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal

import msgspec

from houseful.core.compile.rule import cache_folder
from houseful.core.text.validation import Fault, listed
from houseful.games import NAMES, find_game
from houseful.server.http.page import HOME
from houseful.server.limits import Limits, variable
from houseful.server.settings import ELSEWHERE, Settings, variables_of

LITTLE, VERY_LITTLE = 1_000_000_000, 100_000_000  # bytes of free disk
EARLIEST = 1_735_689_600  # seconds: this program is younger, so no clock may show an earlier time

Level = Literal["good", "note", "bad"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: whether it is good, and the sentence `doctor-KEY` with its facts."""

    name: str
    level: Level
    key: str
    facts: dict[str, Any] = {}


def look_around(settings: Settings) -> Iterator[Finding]:
    """Everything that can be seen without the database."""
    checks: tuple[Callable[[Settings], Finding], ...] = (page, packs, cache, processors, disk, clock)
    for check in checks:
        yield check(settings)
    for name, value in variables_of(settings).items():
        yield Finding("setting", "good", "setting", {"name": name, "value": value})
    for field in fields(Limits):
        value = getattr(settings.limits, field.name)
        yield Finding("limit", "good", "setting", {"name": variable(field.name), "value": str(value)})
    for name in sorted(set(unknown_variables(settings))):
        yield Finding("setting", "note", "setting-unknown", {"name": name})


def known_variables(settings: Settings) -> set[str]:
    """The names of all variables that mean something here."""
    return {*ELSEWHERE, *variables_of(settings), *(variable(field.name) for field in fields(Limits))}


def unknown_variables(settings: Settings) -> Iterator[str]:
    """Variables that look like ours and are not: somebody has mistyped a setting."""
    known = known_variables(settings)
    internal = "HOUSEFUL_WORKER_SOCKETS"  # between a server and its workers
    return (name for name in os.environ if name.startswith("HOUSEFUL_") and name not in known and name != internal)


def page(_settings: Settings) -> Finding:
    """Whether the page was built."""
    if HOME.is_file():
        return Finding("page", "good", "page")
    return Finding("page", "bad", "no-page", {"file": str(HOME)})


def packs(_settings: Settings) -> Finding:
    """Whether every standard pack can be read."""
    for name in NAMES:
        try:
            game = find_game(name)
            game.read_pack(game.standard.text)
        except Fault as fault:
            return Finding("packs", "bad", "bad-pack", {"game": name, "reason": str(fault)})
    return Finding("packs", "good", "packs", {"games": listed(NAMES)})


def cache(_settings: Settings) -> Finding:
    """Where compiled rules are kept; in a folder for this process alone, every start compiles again."""
    folder = cache_folder()
    if folder.is_relative_to(tempfile.gettempdir()) and folder.name.startswith("houseful-rules-"):
        return Finding("cache", "note", "no-cache")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    key = "cache" if size else "cache-empty"
    return Finding("cache", "good", key, {"folder": str(folder), "megabytes": round(size / 1e6)})


def processors(_settings: Settings) -> Finding:
    """The processors that this process may use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return Finding("processors", "good", "processors", {"count": usable})


def disk(settings: Settings) -> Finding:
    """How much room is left where the database file or the compiled rules lie."""
    folder = cache_folder() if settings.shared else Path(str(settings.database.database)).resolve().parent
    free = shutil.disk_usage(folder).free
    level: Level = "bad" if free < VERY_LITTLE else "note" if free < LITTLE else "good"
    return Finding("disk", level, f"disk-{level}", {"folder": str(folder), "megabytes": round(free / 1e6)})


def clock(_settings: Settings) -> Finding:
    """Whether the clock shows a time that is possible."""
    facts = {"time": time.strftime("%Y-%m-%d %H:%M:%S %z")}
    return Finding("clock", *(("good", "clock") if time.time() > EARLIEST else ("bad", "clock-wrong")), facts)
