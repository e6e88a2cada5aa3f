"""The pictures of the README: every page and each game at three stages, on a desk and on a phone.

    make pictures

Two games never go alike, so the pictures differ from run to run; look at them before you keep them.
"""

import argparse
import contextlib
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE, SWITCHES, chromium
from tests.server.support.processes import serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
# How many decisions of ours the first two stages take, and who sits at the table.
GAMES: dict[str, tuple[int, int, int]] = {
    "overbooking": (2, 16, 3),
    "overbooked": (2, 18, 3),
    "oktoberfest": (4, 11, 2),
}
COVERS = Path(__file__).parents[2] / "web" / "public" / "covers"
COVER = {"x": 0, "y": 56, "width": 1440, "height": 756}  # the page without the line above it
EAGER = ("serve", "hire", "discard 4")  # what fills a tent
LIVELY = 6  # guests before the hotels
TRIED = 10  # moves that are thought about before one is played


class ClientConnection:
    """Somebody who plays through the API and looks at the pages."""

    def __init__(self, url: str, page: Page, only: str) -> None:
        self.url, self.page, self.only = url, page, only
        self.luck = random.Random(8)
        self.ask("/api/me", name="Ada", language="en")

    def ask(self, path: str, **body: Any) -> Any:
        """POST, or GET where nothing is sent."""
        request = self.page.context.request
        answer = request.post(self.url + path, data=body) if body else request.get(self.url + path)
        return answer.json()

    def look(self, path: str, name: str, dark: bool = False) -> None:
        """Take the pictures of a page, where they are wanted."""
        if self.only not in name:
            return
        for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
            self.take(path, f"{name}-{screen}", size, "light")
        if dark:
            self.take(path, f"{name}-dark", DESKTOP, "dark")

    def take(self, path: str, name: str, size: Any, scheme: Any) -> None:
        """One picture."""
        self.open(path, size, scheme)
        self.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)

    def open(self, path: str, size: Any, scheme: Any) -> None:
        """A page, until everything is there and at rest."""
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        self.page.set_viewport_size(size)
        self.page.goto(self.url + path, wait_until="networkidle")
        self.page.locator("h1").first.wait_for(state="attached")
        self.page.evaluate("document.fonts.ready")
        slider = self.page.locator("input[type=range]")
        if path.startswith("/replay"):
            slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
            slider.blur()
        self.page.wait_for_timeout(400)

    def cover(self, path: str, name: str) -> None:
        """The picture that comes with a link, where it is wanted."""
        if self.only not in f"cover-{name}":
            return
        self.open(path, DESKTOP, "light")
        self.page.screenshot(path=COVERS / f"{name}.jpg", type="jpeg", quality=72, clip=COVER)  # type: ignore[arg-type]

    def play(self, table: str, decisions: int | None) -> None:
        """So many decisions of our own, or to the end; until it is our turn again."""
        while (state := self.ask(f"/api/tables/{table}/state"))["table"]["stage"] != "over":
            if not state["legal"]:
                time.sleep(0.1)
                continue
            if decisions is not None:
                if decisions <= 0 and is_settled(state["view"]):
                    return
                decisions -= 1
            self.ask(f"/api/tables/{table}/moves", ply=state["ply"], move=self.choose(table, state))

    def choose(self, table: str, state: Any) -> str:
        """The best of a few moves."""
        eager = [move for move in state["legal"] if move.startswith(EAGER)] or state["legal"]
        some: list[str] = self.luck.sample(eager, min(TRIED, len(eager)))
        return max(some, key=lambda move: self.gain(table, move, state["turn"]))

    def gain(self, table: str, move: str, seat: int) -> int:
        """What a move brings."""
        points: int = self.ask(f"/api/tables/{table}/preview", move=move)["gains"][seat]["total"]
        return points


def is_settled(view: dict[str, Any]) -> bool:
    """Whether a turn begins, rather than goes on, and there is something to see."""
    begins = (view.get("step") or view.get("phase")) in ("action", "taking" if "hall" in view else "placing")
    standing = sum(len(hotel["line"]) + len(hotel["back"]) for hotel in view.get("hotels", ()))
    return begins and ("hotels" not in view or standing >= LIVELY or view["round"] == 1)


def take_pages(visitor: ClientConnection) -> None:
    """The pages around the tables."""
    visitor.look("/settings", "settings")
    visitor.look("/rules/overbooked", "rules")
    visitor.look("/rules/overbooking#hotel.book.order", "rules-drawing")
    for game in GAMES:
        visitor.look(f"/score/{game}", f"score-{game}")
        visitor.look(f"/cards/{game}", f"cards-{game}", dark=True)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "skilled"}]
    waiting = visitor.ask("/api/tables", game="overbooking", seats=seats, public=True)["table"]["id"]
    visitor.look(f"/table/{waiting}", "waiting")


def take_game(visitor: ClientConnection, game: str) -> None:
    """A game at its start, in its middle and at its end, and its replay."""
    start, middle, players = GAMES[game]
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "casual"}] * (players - 1)
    table = visitor.ask("/api/tables", game=game, seats=seats)["table"]["id"]
    visitor.play(table, start)
    visitor.look(f"/table/{table}", f"{game}-1-start")
    visitor.play(table, middle - start)
    visitor.look(f"/table/{table}", f"{game}-2-middle", dark=True)
    visitor.look(f"/cards/{game}?table={table}", f"cards-{game}-in-play")
    visitor.cover(f"/table/{table}", game)
    visitor.play(table, None)
    visitor.look(f"/table/{table}", f"{game}-3-end")
    visitor.look(f"/replay/{table}", f"{game}-replay")
    picture = visitor.page.context.request.get(f"{visitor.url}/api/tables/{table}/picture").text()
    (FOLDER / f"{game}-picture.svg").write_text(picture, encoding="utf-8")


def take_all(visitor: ClientConnection) -> None:
    """Every page and every game."""
    take_pages(visitor)
    for game in GAMES:
        stages = f"{game}-1-start cards-{game}-in-play {game}-2-middle {game}-3-end {game}-replay cover-{game}"
        if visitor.only in stages or game in visitor.only:
            take_game(visitor, game)
    visitor.look("/you", "you")
    visitor.look("/", "home", dark=True)
    visitor.cover("/", "home")


@contextlib.contextmanager
def somewhere(url: str | None) -> Iterator[str]:
    """A server that is already there, or one of our own."""
    if url is not None:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/houseful.db") as server:
        yield server.url


def main() -> None:
    """Take them all, or those whose names hold what is asked for."""
    asked = argparse.ArgumentParser(description="Screenshots of every page into docs/pictures.")
    asked.add_argument("only", nargs="?", default="")
    asked.add_argument("--server", help="the address of a server that is already running")
    wishes = asked.parse_args()
    for folder in (FOLDER, COVERS):
        folder.mkdir(parents=True, exist_ok=True)
    with somewhere(wishes.server) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        take_all(ClientConnection(url, browser.new_context(locale="en").new_page(), wishes.only))
        browser.close()


if __name__ == "__main__":
    main()
