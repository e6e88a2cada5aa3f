"""The tests that try mutants, collected once: which of them call which function, and how long each takes."""

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutants.sample import Mutant
from tests.mutants.swap import Key, changed_function, key_of, swap
from tests.mutants.trial import NOT_PLACED, SURVIVED, begin, run_all, run_items

GAMES = ("overbooking", "overbooked", "oktoberfest")
# Tests of the core that play every game; those of the words, of speed and of other processes are left out.
CORE = ["test_table.py", "test_replay.py", "test_scores.py", "testing/test_conformance.py", "testing/test_golden.py"]
CORE += ["test_account.py", "test_guide.py", "test_reasons.py", "test_storytelling.py"]
CORE += ["text/test_game_log.py", "text/test_packs.py", "text/test_sentences.py"]
ARGUMENTS = ["-o", "addopts=", "--assert=plain", "--continue-on-collection-errors"]
ARGUMENTS += ["-p", "no:cacheprovider", "-p", "no:terminal"]
EXAMPLES = 300  # against a mutant
FIRST_EXAMPLES = 30  # enough to see which functions a test calls
Verdict = dict[str, Any]


def test_files(games: list[str]) -> list[str]:
    """What is collected: the tests of these games and of the core that plays them."""
    return [f"tests/games/{game}" for game in games] + [f"tests/core/{file}" for file in CORE]


def concerns(game: str, test: str) -> bool:
    """Whether a test plays a game: its own, and of the core's those that name it or no game."""
    if test.startswith("tests/games/"):
        return test.startswith(f"tests/games/{game}/")
    named = [other for other in GAMES if other in test]
    return game in named or not named


def quick_examples() -> None:
    """Hypothesis as a mutant wants it: the same examples each time, and no time spent on a smaller one."""
    phases = (Phase.explicit, Phase.generate)
    checks = list(HealthCheck)
    settings.register_profile("mutants", phases=phases, suppress_health_check=checks, deadline=None, derandomize=True)
    settings.load_profile("mutants")


def fewer_examples(item: pytest.Item, most: int = EXAMPLES) -> float:
    """Let Hypothesis try no more examples than this; returns how many times as many it was asked for."""
    test = getattr(item, "obj", None)
    asked = getattr(test, "_hypothesis_internal_use_settings", None)
    if asked is None or asked.max_examples <= most:
        return 1.0
    vars(test)["_hypothesis_internal_use_settings"] = settings(asked, max_examples=most)
    return float(asked.max_examples / most)


class Calls:
    """Which functions of the games are called while this is on."""

    def __init__(self) -> None:
        self._codes: dict[int, CodeType] = {}  # by id: to hash a code object takes long

    def __call__(self, frame: FrameType, _event: str, _arg: object) -> None:
        self._codes[id(frame.f_code)] = frame.f_code

    @property
    def seen(self) -> set[Key]:
        """The functions that were called."""
        return {key for code in self._codes.values() if (key := key_of(code))}

    def __enter__(self) -> "Calls":
        sys.settrace(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)


class Suite:
    """A pytest plugin that tries mutants in place of running the tests once."""

    def __init__(self, mutants: list[Mutant], jobs: int, folder: Path, tell: Callable[[Mutant, Verdict], None]) -> None:
        self.mutants, self.jobs, self.folder, self.tell = mutants, jobs, folder, tell
        self.loading = Calls()
        self.loaded: set[Key] = set()
        self.calls: dict[Key, list[str]] = defaultdict(list)
        self.usual: dict[str, float] = {}
        self.broken: list[str] = []
        self.reload: list[Mutant] = []  # those whose modules must be loaded anew

    def pytest_sessionstart(self) -> None:
        sys.settrace(self.loading)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid} (not collected)")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        session.testsfailed = 0
        games = {mutant.game for mutant in self.mutants}
        session.items = [item for item in session.items if any(concerns(game, item.nodeid) for game in games)]
        for item in session.items:
            fewer_examples(item)
        self.loaded = self.loading.seen
        self.baseline(session)
        self.try_all(session)
        return True

    def baseline(self, session: pytest.Session) -> None:
        """Run every test once without a mutant, under a trace of the calls."""
        print(f"{len(session.items)} tests without a mutant first …", flush=True)
        for number in range(self.jobs):
            begin(number, lambda part=number: self.measure(session, part), self.folder / "words")  # type: ignore[misc]
        for _ in range(self.jobs):
            os.wait()
        for number in range(self.jobs):
            for line in (self.folder / f"baseline-{number}").read_text(encoding="utf-8").splitlines():
                name, seconds, failed, keys = json.loads(line)
                self.usual[name] = seconds
                if failed:
                    self.broken.append(name)
                    continue
                for key in keys:
                    self.calls[tuple(key)].append(name)

    def measure(self, session: pytest.Session, part: int) -> int:
        """One process's share of the baseline."""
        with (self.folder / f"baseline-{part}").open("w", encoding="utf-8") as file:
            items = session.items[part :: self.jobs]
            for item, following in zip(items, [*items[1:], None], strict=True):
                share = fewer_examples(item, FIRST_EXAMPLES)
                began, failures = time.process_time(), session.testsfailed
                with Calls() as calls:
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                seconds = share * (time.process_time() - began)
                json.dump((item.nodeid, seconds, session.testsfailed > failures, sorted(calls.seen)), file)
                file.write("\n")
        return 0

    def try_all(self, session: pytest.Session) -> None:
        """Try every mutant that can be put in place now."""
        items = {item.nodeid: item for item in session.items}
        bodies = []
        for number, mutant in enumerate(self.mutants):
            changed = changed_function(mutant)
            key = key_of(changed[0]) if changed else None
            if changed is None or key is None:
                self.reload.append(mutant)
            elif not (names := sorted(self.calls.get(key, []), key=lambda name: self.usual[name])):
                self.unused(mutant, key)
            else:
                chosen, words = [items[name] for name in names], self.folder / f"{number}"
                bodies.append((number, self.body(session, changed, chosen, words), words))
        run_all(self.jobs, bodies, self.done)

    def unused(self, mutant: Mutant, key: Key) -> None:
        if key in self.loaded:
            self.reload.append(mutant)
        else:
            self.tell(mutant, {"survived": True, "by": "no test calls this function"})

    def body(
        self, session: pytest.Session, changed: tuple[Any, Any], items: list[pytest.Item], words: Path
    ) -> Callable[[], int]:
        def run() -> int:
            return run_items(session, items, self.usual, words) if swap(*changed) else NOT_PLACED

        return run

    def done(self, number: int, code: int) -> None:
        """A mutant that survives in a function that is also called while modules load is tried again that way."""
        mutant = self.mutants[number]
        changed = changed_function(mutant)
        again = code == SURVIVED and changed is not None and key_of(changed[0]) in self.loaded
        if again or code == NOT_PLACED:
            self.reload.append(mutant)
        else:
            self.tell(
                mutant, {"survived": code == SURVIVED, "by": (self.folder / str(number)).read_text(encoding="utf-8")}
            )
