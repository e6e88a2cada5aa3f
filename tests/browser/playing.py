"""Sitting down at a table in the browser and playing to the end, by pointer or by keys."""

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, go
from tests.server.support.processes import Server

MOST_STEPS = 500
FOCUSED = """() => {
  const at = document.activeElement
  const name = at === document.body ? '' : (at.ariaLabel ?? (at.labels?.[0] ?? at).textContent).trim()
  return [name, at.ariaDisabled !== 'true' && !at.disabled]
}"""
GAMES = ("overbooking", "overbooked", "oktoberfest")
STUCK = "^(Pass|Keep the fifth card)$"


class Seated(ABC):
    """Somebody who plays through a page, in one mood or another."""

    def __init__(self, page: Page, mood: int = 1) -> None:
        self.page = page
        self.mood = random.Random(mood)
        self.decided = 0

    @abstractmethod
    def step(self) -> None:
        """Do one thing of a turn."""

    def one_of(self, pieces: Locator) -> Locator:
        """Any of them."""
        return pieces.nth(self.mood.randrange(pieces.count()))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def region(self, name: str) -> Locator:
        """A part of the table."""
        return self.page.get_by_role("region", name=name, exact=True)


def lay(page: Page, server: Server, game: str, *seats: str, number: str = "", **options: Any) -> str:
    """A table with these seats: `me`, `open`, or the level of a bot; another number, other cards. Where it is."""
    asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    wish = {"game": game, "seats": asked, "options": options, "number": number}
    answer = page.context.request.post(f"{server.url}/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['table']['id']}"


def against_bots(visit: Visit, server: Server, game: str, **wishes: Any) -> Page:
    """At a table of two with a bot that plays at random."""
    page = visit(name="Ada", **wishes)
    go(page, lay(page, server, game, "me", "random"))
    return page


def score(page: Page) -> Locator:
    """The score sheet at the end."""
    return page.get_by_role("region", name="The score", exact=True)


def my_turn(page: Page) -> Locator:
    """What a screen reader is told when one's turn comes."""
    return page.get_by_text("It is your turn.", exact=True)


def is_stuck(page: Page) -> bool:
    """Whether no card of the hotel's hand has a place: the button that is left is `STUCK`."""
    return page.get_by_text("None of your guests has a place").first.is_visible()


def wait_for_turn(page: Page) -> bool:
    """Until the last move has been answered and something can be done; False when the game is over."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    show = page.get_by_role("button", name="Skip", exact=True)
    my_turn(page).or_(score(page)).or_(show).first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return not score(page).is_visible()


def play_to_the_end(player: Seated, check: Callable[[], None] = lambda: None) -> None:
    """All of one's turns, each looked at first, until the score sheet lies there with a total for everybody."""
    play_until_it_is_over(player, check)
    expect(score(player.page).get_by_role("row").last).to_contain_text("Total")
    assert len(score(player.page).get_by_role("row").last.get_by_role("cell").all()) == 2


def play_until_it_is_over(player: Seated, check: Callable[[], None] = lambda: None) -> None:
    """All of one's turns, each looked at first."""
    for _ in range(MOST_STEPS):
        if not wait_for_turn(player.page):
            break
        check()
        player.step()
    assert player.decided > 5


def focus(page: Page) -> tuple[str, bool]:
    """What has the focus, by its name, and whether it can be used."""
    name, able = page.evaluate(FOCUSED)
    return name, able


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return focus(page)[0]


def tab_to(page: Page, name: str) -> None:
    """Tab until something with this name has the focus."""
    for _ in range(120):
        found, able = focus(page)
        if able and re.search(name, found):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name!r}")


def play_on(player: Seated, decisions: int) -> None:
    """So many decisions more."""
    goal = player.decided + decisions
    for _ in range(MOST_STEPS):
        if player.decided >= goal:
            return
        assert wait_for_turn(player.page)
        player.step()
    raise AssertionError("nothing happens any more")
