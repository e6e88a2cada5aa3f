"""A kernel in a worker of a real Chromium."""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from houseful.browser.wasm.build import BOX, INFO, MODULE, NET
from houseful.core.game import Game
from tests.browser.conftest import SWITCHES, chromium
from tests.bundling import GENERATED
from tests.wasm.both_sides import bundle

WORKER = Path(__file__).parent / "worker_side.mjs"
OPEN = "() => { window.worker = new Worker('worker_side.mjs', { type: 'module' }) }"
ASK = """asked => new Promise((answer, refuse) => {
  window.worker.onmessage = ({ data }) => answer(data)
  window.worker.onerror = refuse
  window.worker.postMessage(asked)
})"""
WARMING, RUNS = 8, 30  # runs until V8 has optimised what is run; and those that are timed


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the files in a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def seconds_in_chromium(game: Game, jobs: Sequence[dict[str, Any]]) -> list[float]:
    """Processor seconds that each job takes a worker, once it was optimised."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in (*(GENERATED / game.name / part for part in (MODULE, BOX, INFO, NET)), WORKER):
            shutil.copy(file, folder)
        shutil.copy(bundle(), folder / "kernel.mjs")
        (folder / "index.html").write_text("<!doctype html><title>Kernels</title>")
        with served(folder) as address, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=chromium(), args=[*SWITCHES])
            page = browser.new_page()
            page.goto(address)
            page.evaluate(OPEN)
            seconds = [seconds_of(browser, page, job) for job in jobs]
            browser.close()
    return seconds


def seconds_of(browser: Browser, page: Page, job: dict[str, Any]) -> float:
    """Processor seconds of one job, from many runs: a process counts them in hundredths."""
    session = browser.new_browser_cdp_session()
    for times in (WARMING, RUNS):
        page.evaluate(ASK, {"job": job, "times": times})
        before = _processor_time(session)
        page.evaluate(ASK, {})
    return (_processor_time(session) - before) / RUNS


def _processor_time(session: CDPSession) -> float:
    """Of the processes that show pages."""
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in told if process["type"] == "renderer"))
