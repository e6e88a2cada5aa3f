"""What Lighthouse says of home and of a table of each game, as somebody who sits there.

make lighthouse
"""

import argparse
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.conftest import PROGRAMS, SWITCHES, chromium
from tests.browser.pictures import somewhere
from tests.server.support.ports import free_port

PACKAGE = "lighthouse@13"
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMINGS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
SHIFT = "cumulative-layout-shift"
SEATS = {"overbooking": 3, "overbooked": 3, "oktoberfest": 2}


def places(context: BrowserContext, url: str) -> Iterator[tuple[str, str]]:
    """Home, and a table of each game at which the visitor sits with bots."""
    yield "home", url
    context.request.post(f"{url}/api/me", data={"name": "Ada"})
    for game, many in SEATS.items():
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "novice"}] * (many - 1)
        table = context.request.post(f"{url}/api/tables", data={"game": game, "seats": seats}).json()["table"]
        yield game, f"{url}/table/{table['id']}"


def judge(address: str, port: int, screen: str, folder: Path) -> dict[str, Any]:
    """Lighthouse's report on a page, in the browser that listens at the port."""
    report = folder / "report.json"
    command = ["npm", "exec", "--yes", "--", PACKAGE, address, f"--port={port}", "--quiet", "--output=json"]
    command += [f"--output-path={report}", f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--preset=desktop"] if screen == "desktop" else []
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    read: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return read


def line(place: str, screen: str, report: dict[str, Any]) -> str:
    """A row of the table: the three marks, the timings in milliseconds, how far things shifted."""
    marks = [round(100 * report["categories"][one]["score"]) for one in CATEGORIES]
    timings = [round(report["audits"][one]["numericValue"]) for one in TIMINGS]
    shift = round(report["audits"][SHIFT]["numericValue"], 3)
    return "| " + " | ".join(map(str, (place, screen, *marks, *timings, shift))) + " |"


def main() -> None:
    """Every place on both screens."""
    asked = argparse.ArgumentParser(description="Lighthouse on home and a table of each game.")
    asked.add_argument("--server", help="the address of a server that is already running")
    asked.add_argument("--screen", choices=["mobile", "desktop"], nargs="*", default=["mobile", "desktop"])
    asked.add_argument("--only", default="")
    asked.add_argument("--keep", type=Path, help="a folder for the reports")
    wishes = asked.parse_args()
    titles = ("page", "screen", *CATEGORIES, *TIMINGS, SHIFT)
    print("| " + " | ".join(titles) + " |\n" + "|---" * len(titles) + "|", flush=True)
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        somewhere(wishes.server) as url,
        sync_playwright() as playwright,
    ):
        switches = [*SWITCHES, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/profile", executable_path=chromium(PROGRAMS[1:]), args=switches
        )
        for place, address in places(context, url):
            for screen in wishes.screen if wishes.only in place else ():
                report = judge(address, port, screen, wishes.keep or Path(folder))
                print(line(place, screen, report), flush=True)
        context.close()


if __name__ == "__main__":
    main()
