"""Each game by names and roles alone: what a screen reader is told, and what it can press."""

import random
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Page

from houseful.core.text.i18n import say
from tests.browser.playing import MOST_STEPS
from tests.browser.spoken_tree import Interpreter, SpokenTree, Told
from tests.browser.spoken_words import ANY, called

PAUSE = 60  # milliseconds: to read the page takes as long
OVER = "The game is over."
MY_TURN = "It is your turn."
ENOUGH = 3  # sentences about the other's moves
LISTENING = 400  # milliseconds: moves are told when it has been quiet for a moment


class Reader(ABC):
    """Somebody who hears the page and does not see it."""

    def __init__(self, page: Page, mood: int = 1, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.interpreter = Interpreter(page)
        self.mood = random.Random(mood)
        self.decided = 0
        self.heard: list[str] = []
        self.tree = self.look()

    @abstractmethod
    def step(self) -> None:
        """Do one thing of a turn."""

    def words(self, key: str) -> str:
        """What a part of the page is called."""
        return say(key, self.language)

    def called(self, key: str, **facts: Any) -> str:
        """A pattern of what a button is called."""
        return called(key, self.language, **facts)

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

    def press_if_there(self, name: str) -> bool:
        """Press a button, if it can be pressed."""
        there = self.tree.find("button", name)
        if there:
            self.press(there[0])
        return bool(there)


class HotelReader(Reader):
    """Overbooking: a card of the hand, then a place that takes it; powers are used."""

    def step(self) -> None:
        """Skip, decide, pass or place."""
        if self.press_if_there(self.called("hotel-page-show-skip") + "$"):
            return
        if self.refusing():
            self.decide()
        elif not any(self.press_if_there(self.called(f"hotel-page-{stuck}") + "$") for stuck in ("pass", "keep")):
            self.place()
        self.decided += 1

    def refusing(self) -> list[Told]:
        """The button that leaves a power alone."""
        return self.tree.find("button", self.called("hotel-page-decline"))

    def at_the_hotels(self, name: str) -> list[Told]:
        """What can be pressed at the hotels."""
        return self.tree.find("button", name, within=self.words("hotel-page-street"))

    def decide(self) -> None:
        """Let the power act on somebody, if it can."""
        self.press(*(self.at_the_hotels(r"\(") or self.refusing()))

    def place(self) -> None:
        """A card that has a place anywhere."""
        line, back = (self.called(f"hotel-page-place-{end}", hotel=ANY) for end in ("line", "back"))
        for number in range(len(self.cards())):
            self.press(*self.cards()[number : number + 1])
            if places := self.at_the_hotels(f"{line}|{back}"):
                return self.press(*places)
            self.press_if_there(self.called("hotel-page-cancel") + "$")
        return None

    def cards(self) -> list[Told]:
        """The cards of the hand, and not the buttons that sort it."""
        hand = self.tree.find("button", within=self.words("hotel-page-hand"))
        return [card for card in hand if self.words("hotel-page-sort") not in card.within]


class PlaneReader(Reader):
    """Overbooked: a card of the hall, then one of the places where it fits."""

    def step(self) -> None:
        """Leave somebody out or not, seat them, or take a card."""
        if places := self.tree.find("button", r"^\d[A-K]", within=self.words("plane-page-fits")):
            self.press(*places)
        elif self.press_if_there(self.called("plane-page-fits")):
            return
        elif not (self.press_if_there(self.called("plane-page-everybody")) or self.press_if_there(self.leaving_out())):
            self.press(*self.tree.find("button", r"\d", within=self.words("plane-page-hall")))
        self.decided += 1

    def leaving_out(self) -> str:
        """What the buttons are called that leave somebody out."""
        return self.called("plane-page-leave-out", number=ANY, passenger=ANY)


class TentReader(Reader):
    """Heroes of Oktoberfest: a table or a hero of the market, then an end of a row; else the kitchen."""

    def step(self) -> None:
        """The first hero, the place of a table, or an action."""
        if heroes := self.tree.find("button", self.called("tent-page-take-hero", hero=ANY) + "$"):
            self.press(*heroes)
        elif ends := self.ends():
            self.press(*ends)
            self.press_if_there(self.called("tent-page-place") + "$")
        elif not (self.idles() or self.serve() or self.hire()):
            self.cook()
        self.decided += 1

    def ends(self) -> list[Told]:
        """The ends of rows where a table may be placed."""
        names = [self.called("tent-page-spot", row=ANY, end=end) for end in ("left", "right")]
        names.append(self.called("tent-page-new-row", row=ANY))
        return self.tree.find("button", "|".join(names), within=self.words("tent-page-festival"))

    def idles(self) -> bool:
        """Whether there was nothing else to do."""
        return any(self.press_if_there(self.called(f"tent-page-{idle}") + "$") for idle in ("pass", "change"))

    def serve(self) -> bool:
        """The first table that can be paid for."""
        return self.buy("tent-page-market", "tent-page-serve")

    def hire(self) -> bool:
        """The first hero who can be paid for."""
        return self.buy("tent-page-heroes", "tent-page-hire")

    def buy(self, market: str, verb: str) -> bool:
        """Whatever of a market can be had."""
        for number in range(len(self.pieces(market))):
            self.press(*self.pieces(market)[number : number + 1])
            if self.press_if_there(self.called(verb) + "$"):
                return True
        return False

    def pieces(self, part: str) -> list[Told]:
        """What can be pressed in a part of the tent."""
        return self.tree.find("button", within=self.words(part))

    def cook(self) -> None:
        """Up to four cards for others."""
        self.press_if_there(self.called("tent-page-kitchen") + "$")
        for number in range(min(4, len(self.pieces("tent-page-hand")))):
            self.press(*self.pieces("tent-page-hand")[number : number + 1])
        self.press_if_there("|".join(self.called("tent-page-throw", count=count) for count in range(1, 5)))


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
