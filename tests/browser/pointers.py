"""Each game by clicks or taps on its pieces."""

import contextlib
import re
from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.fingers import touch
from tests.browser.playing import STUCK, Seated, is_stuck

Press = Callable[[Locator], None]


def click(piece: Locator) -> None:
    """With the mouse."""
    piece.click()


class Pointer(Seated):
    """Somebody with a mouse, or with fingers."""

    def __init__(self, page: Page, press: Press = click, mood: int = 1) -> None:
        super().__init__(page, mood)
        self.press = press

    def press_if_there(self, name: str | re.Pattern[str]) -> bool:
        """Press a button, if there is one."""
        there = self.button(name).filter(visible=True)
        if not there.count():
            return False
        self.press(there.first)
        return True


class HotelPointer(Pointer):
    """Overbooking: a card of the hand, then a lit place; the show is skipped; powers are used."""

    def cards(self) -> Locator:
        """The cards of the hand, while one may be played."""
        name = re.compile("At the back door:")
        return self.region("Your hand").get_by_role("button", name=name, disabled=False)

    def places(self) -> Locator:
        """The places that take the picked card."""
        return self.region("The hotels").get_by_role("button", name=re.compile("^Place "), disabled=False)

    def step(self) -> None:
        """Skip, decide, pass or place."""
        if self.skip():
            return
        if self.refusing().count():
            self.decide()
        elif is_stuck(self.page):
            self.press_if_there(re.compile(STUCK))
        else:
            self.place()

    def skip(self) -> bool:
        """Skip the show, if it has not just ended by itself."""
        with contextlib.suppress(TimeoutError):
            return self.press_if_there("Skip")
        return True

    def refusing(self) -> Locator:
        """The button that leaves a power alone; what that would bring stands on it."""
        return self.button(re.compile("^Do not use it"))

    def decide(self) -> None:
        """Let the power act on somebody, if it can."""
        guests = self.region("The hotels").get_by_role("button", name=re.compile(r"\("))
        self.press(self.one_of(guests) if guests.count() else self.refusing())
        self.decided += 1

    def pick(self, card: Locator) -> None:
        """By its left edge: the next card of the fan may cover the rest."""
        if self.press is touch:
            touch(card, {"x": 10, "y": 40})
        else:
            card.click(position={"x": 10, "y": 40})

    def place(self) -> None:
        """A card that has a place anywhere."""
        for number in range(self.cards().count()):
            self.pick(self.cards().nth(number))
            if self.places().count():
                self.press(self.one_of(self.places()))
                self.decided += 1
                return
            self.press(self.button("Put it back"))


class PlanePointer(Pointer):
    """Overbooked: a card of the hall, then a seat of the plane."""

    def seats(self) -> Locator:
        """The seats of one's own plane."""
        plane = self.page.get_by_role("group", name=re.compile("^The plane of "))
        return plane.get_by_role("button", name=re.compile(r"^\d[A-K], "))

    def cards(self) -> Locator:
        """The cards that may be taken."""
        return self.region("Departure hall").get_by_role("button", name=re.compile(r"^Card \d"), disabled=False)

    def step(self) -> None:
        """Leave somebody out or not, seat them, or take a card."""
        if self.button("Seat them here").count():
            if not self.place():
                return
        elif not (self.press_if_there("Everybody boards") or self.press_if_there(re.compile("^Leave out"))):
            if not self.cards().count():
                self.page.wait_for_timeout(30)
                return
            self.press(self.one_of(self.cards()))
        self.decided += 1

    def place(self) -> bool:
        """Over a seat the card snaps to where it fits; whether that settled it."""
        if self.press is touch:
            return self.lay_out_or_settle()
        seat = self.one_of(self.seats())
        seat.hover(force=True)
        if self.mood.random() < 0.5:
            self.page.mouse.wheel(0, 100)
        seat.click(force=True)
        return True

    def lay_out_or_settle(self) -> bool:
        """A finger lays the card out and the button settles it; a single passenger may not sit everywhere."""
        ready = self.page.get_by_role("button", name="Seat them here", disabled=False)
        if ready.count():
            self.press(ready)
            return True
        self.press(self.one_of(self.seats()))
        return False


class TentPointer(Pointer):
    """Heroes of Oktoberfest: a hero or a table of the market, then an end of a row; else the kitchen."""

    READY: ClassVar = re.compile("^(Kitchen|Pass|Choose|Row |Begin row)")
    CHOOSE: ClassVar = re.compile("^Choose .")

    def pieces(self, region: str) -> Locator:
        """What can be pressed in a part of the tent."""
        return self.region(region).get_by_role("button", disabled=False)

    def step(self) -> None:
        """The first hero, the place of a table, or an action."""
        with contextlib.suppress(TimeoutError):  # without cards in hand nothing but the market is left
            self.button(self.READY).first.wait_for(timeout=500)
        ends = self.region("The festival").get_by_role("button", name=re.compile("^(Row|Begin row)"))
        if self.button(self.CHOOSE).count():
            self.draft()
        elif ends.count():
            self.place(ends)
        elif not (self.press_if_there("Pass") or self.serve() or self.hire()):
            self.cook()
        self.decided += 1

    def draft(self) -> None:
        """One's first hero, by the button under it."""
        self.press(self.one_of(self.button(self.CHOOSE)))
        expect(self.button(self.CHOOSE).and_(self.page.locator(":enabled"))).to_have_count(0)

    def place(self, ends: Locator) -> None:
        """At any end, either way round."""
        self.press(self.one_of(ends))
        if self.mood.random() < 0.5:
            self.press_if_there("Turn round")
        self.press(self.button("Place it here"))

    def serve(self) -> bool:
        """The first table that can be paid for."""
        for place in range(self.pieces("Tables waiting to be served").count()):
            self.press(self.pieces("Tables waiting to be served").nth(place))
            if self.press_if_there("Serve"):
                return True
        return False

    def hire(self) -> bool:
        """The first hero who can be paid for."""
        for place in range(self.pieces("Heroes for hire").count()):
            self.press(self.pieces("Heroes for hire").nth(place))
            if self.press_if_there("Hire"):
                return True
        return False

    def cook(self) -> None:
        """Up to four cards for others."""
        if not self.press_if_there("Kitchen"):
            return
        hand = self.pieces("Your hand")
        for card in range(min(4, hand.count())):
            self.press(hand.nth(card))
        self.press(self.button(re.compile("^Throw")))


POINTERS: dict[str, type[Pointer]] = {
    "overbooking": HotelPointer,
    "overbooked": PlanePointer,
    "oktoberfest": TentPointer,
}
