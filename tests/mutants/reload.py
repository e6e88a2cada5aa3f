"""Mutants of what happens while modules load, as constants and tables do: the tests are collected anew for each."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mutants.sample import Mutant
from tests.mutants.suite import ARGUMENTS, concerns, fewer_examples, test_files
from tests.mutants.swap import Import
from tests.mutants.trial import KILLED, allow, run_items


class _Loop:
    """A pytest plugin: the tests of one game, quick ones first, up to the first that fails."""

    def __init__(self, game: str, usual: dict[str, float], broken: list[str], words: Path) -> None:
        self.game, self.usual, self.broken, self.words = game, usual, broken, words
        self.code = KILLED  # if collecting fails

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and f"{report.nodeid} (not collected)" not in self.broken:
            raise pytest.exit.Exception("the mutant cannot be loaded")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.testsfailed = 0
        items = [item for item in session.items if item.nodeid not in self.broken and concerns(self.game, item.nodeid)]
        for item in items:
            fewer_examples(item)
        # A test that was not there before exists because of the mutant; it is run last.
        items.sort(key=lambda item: self.usual.get(item.nodeid, 1000.0))
        self.code = run_items(session, items, self.usual, self.words)
        return True


def reload_body(mutant: Mutant, usual: dict[str, float], broken: list[str], words: Path) -> Callable[[], int]:
    """A trial of a mutant that is loaded in place of its module."""

    def run() -> int:
        words.write_text("loading", encoding="utf-8")
        allow(120)
        Import(mutant).install()
        loop = _Loop(mutant.game, usual, broken, words)
        pytest.main([*ARGUMENTS, *test_files([mutant.game])], plugins=[loop])
        return loop.code

    return run
