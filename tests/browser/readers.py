"""Each game by names and roles alone: what a screen reader is told, and what it can press."""

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Page

from tests.browser.playing import MOST_STEPS
from tests.browser.spoken_tree import Interpreter, SpokenTree, Told

PAUSE = 60  # milliseconds: to read the page takes as long
OVER = "The game is over."
MY_TURN = "It is your turn."
ENOUGH = 3  # sentences about the other's moves
LISTENING = 400  # milliseconds: moves are told when it has been quiet for a moment


class Reader(ABC):
    """Somebody who hears the page and does not see it."""

    def __init__(self, page: Page, mood: int = 1) -> None:
        self.page = page
        self.interpreter = Interpreter(page)
        self.mood = random.Random(mood)
        self.decided = 0
        self.heard: list[str] = []
        self.tree = self.look()

    @abstractmethod
    def step(self) -> None:
        """Do one thing of a turn."""

    def look(self) -> SpokenTree:
        """Read the page, and listen to what it says by itself."""
        self.tree = self.interpreter.read()
        self.heard += [said for said in self.tree.spoken() if said not in self.heard[-30:]]
        return self.tree

    def wait(self) -> bool:
        """Until something can be done; False when the game is over."""
        for _ in range(60_000 // PAUSE):
            tree = self.tree
            said = tree.spoken()
            if any(one.startswith(OVER) for one in said) and tree.find("region", "^The score$"):
                return False
            if not tree.busy() and (MY_TURN in said or tree.find("button", "^Skip$")):
                return True
            self.page.wait_for_timeout(PAUSE)
            self.look()
        raise AssertionError(f"nothing more is said after {self.heard[-3:]}")

    def heard_of_the_other(self) -> int:
        """How many sentences told what the other did."""
        return sum("Random bot" in said and not said.endswith("turn.") for said in self.heard)

    def press(self, *things: Told) -> None:
        """One of them, if there is one yet, and read the page again."""
        if things:
            self.interpreter.activate(self.mood.choice(things))
        else:
            self.page.wait_for_timeout(PAUSE)
        self.look()

    def press_if_there(self, name: str, within: str = "") -> bool:
        """Press a button, if it can be pressed."""
        there = self.tree.find("button", name, within)
        if there:
            self.press(there[0])
        return bool(there)


class HotelReader(Reader):
    """Overbooking: a card of the hand, then a place that takes it; powers are used."""

    def step(self) -> None:
        """Skip, decide, pass or place."""
        if self.press_if_there("^Skip$"):
            return
        if self.tree.find("button", "^Do not use it"):
            self.decide()
        elif not self.press_if_there("^Pass$"):
            self.place()
        self.decided += 1

    def decide(self) -> None:
        """Let the power act on somebody, if it can."""
        guests = self.tree.find("button", r"\(", within="The hotels")
        self.press(*(guests or self.tree.find("button", "^Do not use it")))

    def place(self) -> None:
        """A card that has a place anywhere."""
        for number in range(len(self.cards())):
            self.press(*self.cards()[number : number + 1])
            places = self.tree.find("button", "^Place ", within="The hotels")
            if places:
                return self.press(*places)
            self.press_if_there("^Put it back$")
        return None

    def cards(self) -> list[Told]:
        """The cards of the hand."""
        return self.tree.find("button", "At the back door:", within="Your hand")


class PlaneReader(Reader):
    """Overbooked: a card of the hall, then one of the places where it fits."""

    FITS = "Where does it fit?"

    def step(self) -> None:
        """Leave somebody out or not, seat them, or take a card."""
        places = self.tree.find("button", r"^\d[A-K]", within=self.FITS)
        if places:
            self.press(*places)
        elif self.press_if_there(f"^{self.FITS[:-1]}"):
            return
        elif not (self.press_if_there("^Everybody boards") or self.press_if_there("^Leave out")):
            self.press(*self.tree.find("button", r"^Card \d", within="Departure hall"))
        self.decided += 1


class TentReader(Reader):
    """Heroes of Oktoberfest: a table or a hero of the market, then an end of a row; else the kitchen."""

    def step(self) -> None:
        """The first hero, the place of a table, or an action."""
        heroes = self.tree.find("button", "^Choose .")
        ends = self.tree.find("button", "^(Row|Begin row)", within="The festival")
        if heroes:
            self.press(*heroes)
        elif ends:
            self.press(*ends)
            self.press_if_there("^Place it here$")
        elif not (self.press_if_there("^(Pass|Take change)$") or self.serve() or self.hire()):
            self.cook()
        self.decided += 1

    def serve(self) -> bool:
        """The first table that can be paid for."""
        return self.buy("Tables waiting to be served", "^Serve$")

    def hire(self) -> bool:
        """The first hero who can be paid for."""
        return self.buy("Heroes for hire", "^Hire$")

    def buy(self, market: str, verb: str) -> bool:
        """Whatever of a market can be had."""
        for number in range(len(self.tree.find("button", within=market))):
            self.press(*self.tree.find("button", within=market)[number : number + 1])
            if self.press_if_there(verb):
                return True
        return False

    def cook(self) -> None:
        """Up to four cards for others."""
        self.press_if_there("^Kitchen$")
        for number in range(min(4, len(self.tree.find("button", within="Your hand")))):
            self.press(*self.tree.find("button", within="Your hand")[number : number + 1])
        self.press_if_there("^Throw")


READERS: dict[str, type[Reader]] = {
    "overbooking": HotelReader,
    "overbooked": PlaneReader,
    "oktoberfest": TentReader,
}


def play_by_reading(reader: Reader) -> None:
    """All of one's turns, until it is said that the game is over."""
    for _ in range(MOST_STEPS):
        if not reader.wait():
            return
        if reader.heard_of_the_other() < ENOUGH and reader.decided > 1:
            reader.page.wait_for_timeout(LISTENING)
            reader.look()
        reader.step()
    raise AssertionError("the game does not end")
