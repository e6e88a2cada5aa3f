"""Whole games in Firefox whose server is gone, in each game, on the screen of a desk and of a phone, alone.

`make firefox`. It is Firefox as its makers ship it, driven over WebDriver BiDi; `make test` does without: it would
have to fetch 80 MB first. In the middle of each game the tab is closed and opened again.
"""

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.flights import TRIPS, whole_game
from tests.browser.pointers import POINTERS
from tests.server.support.processes import Server, running

PROGRAMS = ("firefox-esr", "firefox")
PREFERENCES: dict[str, Any] = {"ui.prefersReducedMotion": 1}
SCREENS = {"desk": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="session")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Firefox, once for all tests."""
    program = os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip("no Firefox: apt-get install firefox-esr, or FIREFOX=/path/to/firefox")
    bridge = tmp_path_factory.mktemp("firefox") / "bridge"
    words = (sys.executable, Path(__file__).with_name("firefox_bridge.py"), program)
    bridge.write_text(f'#!/bin/sh\nexec {shlex.join(map(str, words))} "$@"\n')
    bridge.chmod(0o755)
    opened = playwright.firefox.launch(channel="moz-firefox", executable_path=bridge, firefox_user_prefs=PREFERENCES)
    yield opened
    opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(Server(f"sqlite:///{tmp_path}/x.db")) as started:
        yield started


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("trip", TRIPS)
def test_a_whole_game_without_a_server(browser: Browser, server: Server, trip: str, screen: str) -> None:
    """By mouse: driven, Firefox does not come back from its own buttons to the page by Tab."""
    how = {"cut": lambda _: server.kill(), "viewport": SCREENS[screen]}
    whole_game(browser, server, trip, lambda game, page: POINTERS[game](page), **how)
