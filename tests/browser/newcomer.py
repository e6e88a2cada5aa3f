"""Ten newcomers learn the games by what the page tells them: `python -m tests.browser.newcomer [HOW MANY]`.

A newcomer knows nothing of the games and nothing of how the page is built: told roles and names, as a screen reader
tells them, it reads what a lesson asks for and presses what is most like it. A wrong try is answered with a reason,
which is read as well; who has tried for long presses “Show me”. Each begins at home and goes on until the page says
that the basics are done, and then plays a first game with the guide to its end. One line for each course.
"""

import math
import random
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

import houseful.server  # noqa: F401  # adds the page's words
from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import NAMES
from tests.browser.conftest import COARSE, DESKTOP, PATIENCE, SWITCHES, chromium
from tests.browser.guided_newcomer import play_guided_game
from tests.browser.spoken_tree import Interpreter, SpokenTree, Told
from tests.browser.tries import Tries, stems
from tests.server.support.processes import serving

NEWCOMERS = 10
PATIENCE_OF_ONE = 12  # presses in one step, before one is shown how
PAUSE = 50  # milliseconds between two looks
ANSWERED = 3  # looks in which a press changes something
LOOKS = 60_000 // PAUSE
MOOD = 0.4  # what is alike is pressed in any order


@dataclass
class Learnt:
    """How the basics of a game went."""

    lessons: int = 0
    steps: int = 0
    shown: int = 0  # steps of which the page had to show how
    presses: int = 0


class Newcomer:
    """Somebody who reads, presses, and reads again."""

    def __init__(self, page: Page, language: str, mood: int, patience: int) -> None:
        self.page = page
        self.language = language
        self.mood = random.Random(mood)
        self.patience = patience
        self.interpreter = Interpreter(page)
        self.tree = self.look()
        self.known: set[str] = set()  # what could be pressed when the step before began

    def words(self, key: str) -> str:
        """Words of the page."""
        return say(key, self.language)

    def look(self) -> SpokenTree:
        """Read the page."""
        self.tree = self.interpreter.read()
        return self.tree

    def look_again(self) -> SpokenTree:
        """Read the page a moment later."""
        self.page.wait_for_timeout(PAUSE)
        return self.look()

    def find(self, role: str, key: str, within: str = "") -> list[Told]:
        """Usable things that are named by some words of the page."""
        found = self.tree.find(role, rf"(^|\W){re.escape(self.words(key))}(\W|$)")
        return [thing for thing in found if any(within in part for part in thing.within)]

    def wait_for(self, role: str, *keys: str, within: str = "") -> Told:
        """Until there is one of these and nothing is still being made."""
        for _ in range(LOOKS):
            found = [thing for key in keys for thing in self.find(role, key, within)]
            if found and not self.tree.busy():
                return found[0]
            self.look_again()
        raise AssertionError(f"no {role} “{self.words(keys[0])}” in a minute")

    def follow(self, link: Told) -> None:
        """Go where a link leads."""
        self.interpreter.activate(link)
        self.look_again()

    def learn(self, game: str) -> Learnt:
        """From home through the basics of a game, as its page leads on."""
        learnt = Learnt()
        self.follow(self.wait_for("link", "page-learn", within=self.words(game)))
        while True:
            self.wait_for("region", "page-learn-more")
            due = self.find("link", "page-learn-begin", within=self.words("page-learn-basics"))
            if not due:
                break
            self.follow(due[0])
            self.do_lesson(learnt)
            self.follow(self.wait_for("link", "page-learn-all"))
        done = self.find("link", "page-learn-done", within=self.words("page-learn-basics"))
        assert len(done) == learnt.lessons
        return learnt

    def do_lesson(self, learnt: Learnt) -> None:
        """Every step, until the page says that this was the whole lesson."""
        while True:
            self.wait_for("button", "page-learn-again")
            if self.words("page-learn-over") in self.told():
                learnt.lessons += 1
                return
            if onward := self.find("button", "page-learn-next"):
                self.follow(onward[0])
            elif self.find("button", "page-learn-show"):
                self.do_step(learnt)
            else:
                self.look_again()

    def teacher(self) -> str:
        """The name of the part of the page that says what to do."""
        again = self.find("button", "page-learn-again")
        return again[0].within[-1] if again else ""

    def told(self) -> str:
        """What is to be done, and what became of it."""
        teacher = self.teacher()
        return " ".join(thing.text for thing in self.tree.things if thing.live and teacher and teacher in thing.within)

    def is_done(self) -> bool:
        """Whether the page says that it was right."""
        return self.words("page-learn-right") in self.told()

    def do_step(self, learnt: Learnt) -> None:
        """Try what is most like the words; in the end be shown how."""
        begun = self.usable()
        tries = Tries(begun - self.known)
        for _ in range(self.patience):
            if self.is_done():
                break
            if choice := self.choose(tries):
                told, opened = self.told(), self.press(choice)
                tries.note(choice.name, opened, wrong=self.told() != told)
                learnt.presses += 1
            else:
                self.look_again()
        else:
            learnt.shown += not self.is_done()
        self.known = begun
        self.hear_it_is_done()
        learnt.steps += 1

    def hear_it_is_done(self) -> None:
        """Until the page says so: what lies over it is closed, and what is still to be done is shown."""
        for _ in range(LOOKS):
            if self.is_done():
                return
            for helps in (self.lies_over_it() or self.find("button", "page-learn-show"))[:1]:
                self.interpreter.activate(helps)
            self.look_again()
        raise AssertionError(f"nothing follows after “{self.told()}”")

    def press(self, choice: Told) -> set[str]:
        """What has become usable by pressing something."""
        names, told = self.usable(), self.told()
        self.interpreter.activate(choice)
        for _ in range(ANSWERED):
            self.look_again()
            if self.usable() != names or self.told() != told:
                break
        return self.usable() - names

    def lies_over_it(self) -> list[Told]:
        """What ends a show, or something that lies over the words."""
        return self.find("button", "hotel-page-show-skip") or (
            [] if self.teacher() else self.find("button", "page-close")
        )

    def pieces(self) -> list[Told]:
        """The buttons of the board."""
        teacher = self.teacher()
        return [thing for thing in self.tree.find("button") if teacher not in thing.within]

    def usable(self) -> set[str]:
        """Their names."""
        return {piece.name for piece in self.pieces()}

    def choose(self, tries: Tries) -> Told | None:
        """The piece whose name is most like what was told: rare words tell more than those on every piece."""
        if over_it := self.lies_over_it():
            return over_it[0]
        pieces, told = self.pieces(), self.told()
        heard = Counter([*stems(told), *stems(told.rpartition(self.words("page-learn-wrong"))[2])])
        common = Counter(stem for piece in pieces for stem in stems(piece.name))

        def likely(piece: Told) -> float:
            alike = sum(heard[stem] * math.log((len(pieces) + 1) / common[stem]) for stem in stems(piece.name))
            return alike + tries.hope(piece.name) + MOOD * self.mood.random()

        return max(pieces, key=likely, default=None)


def at_home(browser: Browser, url: str, language: str, mood: int, patience: int = PATIENCE_OF_ONE) -> Newcomer:
    """A newcomer in a browser of that language."""
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport=DESKTOP, **COARSE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url)
    return Newcomer(page, language, mood, patience)


def main() -> None:
    """Two newcomers in each language, who learn all games between them and play each once with the guide."""
    many = int(sys.argv[1]) if sys.argv[1:] else NEWCOMERS
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/houseful.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for number in range(many):
            language = LANGUAGES[number % len(LANGUAGES)]
            for game in NAMES[2:] if number // len(LANGUAGES) % 2 else NAMES[:2]:
                newcomer = at_home(browser, server.url, language, number)
                learnt = newcomer.learn(game)
                print(f"{number + 1} {language} {game}: {learnt}, {play_guided_game(newcomer, game)}", flush=True)
                newcomer.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
