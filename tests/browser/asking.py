"""What the tests ask of the server as the visitor of a page, beside the page."""

import random
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

from tests.browser.conftest import go
from tests.browser.playing import lay
from tests.server.support.processes import Server

State = dict[str, Any]
T = TypeVar("T")
MOST_TABLES = 40
PAUSE = 20  # milliseconds


class Table:
    """A table at which the visitor sits."""

    def __init__(self, page: Page, server: Server, path: str) -> None:
        self.page, self.path = page, path
        self.api = f"{server.url}/api/tables/{path.rpartition('/')[2]}"

    def state(self) -> State:
        """As the visitor sees it, when it is their turn or the game is over."""
        while True:
            seen: State = self.page.context.request.get(f"{self.api}/state").json()
            if seen["legal"] or seen["table"]["stage"] == "over":
                return seen
            self.page.wait_for_timeout(PAUSE)

    def play(self, move: str) -> State:
        """A move of the visitor's; how it stands when they are to move again."""
        told = self.page.context.request.post(f"{self.api}/moves", data={"ply": self.state()["ply"], "move": move})
        assert told.ok, told.text()
        return self.state()

    def play_on(self, moves: int, mood: int = 1) -> None:
        """So many moves, any of them."""
        choice = random.Random(mood)
        for _ in range(moves):
            self.play(choice.choice(self.state()["legal"]))

    def preview(self, move: str) -> dict[str, Any]:
        """What a move would bring."""
        told: dict[str, Any] = self.page.context.request.post(f"{self.api}/preview", data={"move": move}).json()
        return told

    def after(self, move: str) -> dict[str, Any]:
        """How its player would see the table after a move."""
        view: dict[str, Any] = self.preview(move)["view"]
        return view

    def gain(self, move: str) -> int:
        """What a move would bring its player, in points."""
        return int(self.preview(move)["gains"][self.state()["turn"]]["total"])


def at_a_table_where(
    page: Page, server: Server, game: str, begin: Callable[[Table], T | None], **options: Any
) -> tuple[Table, T]:
    """Lay tables until one begins as it should, and sit down there; what was found of it."""
    for number in range(MOST_TABLES):
        table = Table(page, server, lay(page, server, game, "me", "random", number=str(number), **options))
        found = begin(table)
        if found:
            go(page, table.path)
            return table, found
    raise AssertionError("no table begins like that")
