"""Each game by the keyboard alone: Tab, arrows, Enter, Space, Escape, and the letters a board knows."""

import re

from playwright.sync_api import Locator

from tests.browser.playing import STUCK, Seated, focus, focused, is_stuck, tab_to

BUTTONS = """() => [...document.querySelectorAll('button, [role=button]')]
  .filter((button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility())
  .map((button) => (button.ariaLabel ?? button.textContent).trim())"""


class Typist(Seated):
    """Somebody without a pointer."""

    def keys(self, *names: str) -> None:
        """One key after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def there(self, name: str) -> bool:
        """Whether there is a button with such a name that can be used."""
        return any(re.search(name, one) for one in self.page.evaluate(BUTTONS))

    def go_and_press(self, name: str) -> None:
        """Tab to a button and press it."""
        tab_to(self.page, name)
        self.keys("Enter")


class HotelTypist(Typist):
    """Overbooking: Enter on a card leads to the first lit place; arrows lead on, Enter places."""

    CARD = "At the back door:"

    def step(self) -> None:
        """Skip, decide, pass or place."""
        if self.there("Skip"):
            self.keys("Escape")
        elif self.there("Do not use it"):
            self.decide()
        elif is_stuck(self.page):
            self.go_and_press(STUCK)
            self.decided += 1
        elif self.there(self.CARD):
            self.place()
        else:
            self.page.wait_for_timeout(30)

    def decide(self) -> None:
        """The board leads to a guest on whom the power may act; Tab leads to the button."""
        if not (re.search(r"\(", focused(self.page)) and self.mood.random() < 0.7):
            tab_to(self.page, "^Do not use it")
        self.keys("Enter")
        self.decided += 1

    def place(self) -> None:
        """Cards that have no place anywhere are put back, and the next one is tried."""
        tab_to(self.page, self.CARD)
        for _ in range(self.mood.randrange(3)):
            self.keys("ArrowRight")
        for _ in range(12):
            self.keys("Enter")
            if focused(self.page).startswith("Place "):
                break
            self.keys("Escape", "ArrowLeft")
            tab_to(self.page, self.CARD)
        self.wander()
        self.keys("Enter")
        self.decided += 1

    def wander(self) -> None:
        """To another lit place, if the arrows lead to one."""
        arrow, back = self.mood.choice([("ArrowDown", "ArrowUp"), ("ArrowUp", "ArrowDown")])
        self.keys(arrow)
        if not self.is_at_a_place():
            self.keys(back)
        if not self.is_at_a_place():
            self.keys("Escape")
            tab_to(self.page, self.CARD)
            self.keys("Enter")

    def is_at_a_place(self) -> bool:
        """Whether a place that takes the card has the focus."""
        name, able = focus(self.page)
        return able and name.startswith("Place ")


class PlaneTypist(Typist):
    """Overbooked: 1 to 4 take a card, R turns it, arrows carry it, Enter lays it down; W lists all places."""

    SEAT = r"^\d[A-K], "

    def cards(self) -> Locator:
        """The cards that may be taken."""
        return self.page.get_by_role("button", name=re.compile(r"^Card \d"), disabled=False)

    def step(self) -> None:
        """Leave somebody out or not, seat them, or take a card."""
        if self.page.locator("[data-fits]").count():
            self.place_by_list() if self.mood.random() < 0.3 else self.place()
        elif self.there("Everybody boards"):
            self.go_and_press("^Everybody boards")
        elif self.there("^Leave out"):
            self.go_and_press("^Leave out")
        elif self.there(r"^Card \d"):
            self.take()
        else:
            self.page.wait_for_timeout(30)
            return
        self.decided += 1

    def take(self) -> None:
        """By its number, or by going there."""
        name = self.one_of(self.cards()).inner_text()
        place = re.match(r"Card (\d)", name)
        assert place is not None
        if self.mood.random() < 0.5:
            self.keys(place[1])
        else:
            self.go_and_press(f"^Card {place[1]} ")

    def place(self) -> None:
        """Enter on the seat of its corner lays the card down."""
        tab_to(self.page, self.SEAT)
        for _ in range(self.mood.randrange(3)):
            self.keys("r")
        for _ in range(1 + self.mood.randrange(4)):
            self.keys(self.mood.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        self.keys("Enter")

    def place_by_list(self) -> None:
        """The first of all places where it fits, or another one of the list."""
        self.keys("w")
        tab_to(self.page, "^Seat of the upper left corner")
        if self.mood.random() < 0.5:
            self.keys("ArrowDown", "ArrowDown")
        self.keys("Enter")


class TentTypist(Typist):
    """Heroes of Oktoberfest: 1 to 4 pick a table, K is the kitchen, R turns a table, Enter settles it."""

    def step(self) -> None:
        """The first hero, the place of a table, or an action."""
        if self.there("^Choose ."):
            self.draft()
        elif self.there("^(Row|Begin row)"):
            self.place()
        elif self.there("^Pass$"):
            self.go_and_press("^Pass$")
        elif self.there("Kitchen") or self.is_idle():
            if not (self.serve() or self.hire()):
                self.cook()
        else:
            return
        self.decided += 1

    def is_idle(self) -> bool:
        """Without cards in hand nothing but the market is left."""
        self.page.wait_for_timeout(300)
        return not self.there("^(Kitchen|Pass|Choose|Row |Begin row)")

    def draft(self) -> None:
        """Enter picks a hero, Enter again settles it."""
        if self.page.get_by_role("button", pressed=True).count():
            self.page.wait_for_timeout(30)
            return
        tab_to(self.page, r" costs \d coin")
        self.keys(*["ArrowRight"] * self.mood.randrange(3), "Enter", "Enter")

    def place(self) -> None:
        """Enter pins the table to an end, Enter again settles it."""
        tab_to(self.page, "^(Row|Begin row)")
        if self.mood.random() < 0.5:
            self.keys("r")
        self.keys(*["ArrowRight"] * self.mood.randrange(3), "Enter", "Enter")

    def serve(self) -> bool:
        """By the number of the table."""
        for number in "1234":
            self.keys(number)
            if self.there("^Serve$"):
                self.go_and_press("^Serve$")
                return True
        return False

    def hire(self) -> bool:
        """Along the heroes with the arrows."""
        heroes = self.region("Heroes for hire").get_by_role("button")
        for number in range(heroes.count()):
            name = (heroes.nth(number).text_content() or "").strip()
            tab_to(self.page, f"^{re.escape(name)}$")
            self.keys("Enter")
            if self.there("^Hire$"):
                self.keys("Enter")
                return True
        return False

    def cook(self) -> None:
        """K, then Space on cards, then Enter on the button."""
        if not self.there("Kitchen"):
            return
        self.keys("k")
        tab_to(self.page, "^1 (pretzel|beer|sausage|coin)")
        for _ in range(min(4, self.region("Your hand").get_by_role("button").count())):
            self.keys("Space", "ArrowRight")
        self.go_and_press("^Throw")


TYPISTS: dict[str, type[Typist]] = {
    "overbooking": HotelTypist,
    "overbooked": PlaneTypist,
    "oktoberfest": TentTypist,
}
