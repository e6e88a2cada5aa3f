"""A guided first game by what the page tells: all that the guide says is read, then something legal is pressed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.browser.playing import MOST_STEPS
from tests.browser.readers import PAUSE, READERS, Reader
from tests.browser.spoken_tree import Told
from tests.browser.spoken_words import ANY, called

if TYPE_CHECKING:
    from tests.browser.newcomer import Newcomer

LOOKS = 60_000 // PAUSE


@dataclass
class Guided:
    """How a guided game went."""

    read: int = 0  # things that were gone on from
    before_first: int = 0  # of them before the first decision
    after_others: int = 0  # of them about what somebody else did
    decided: int = 0
    told: list[tuple[str, str]] = field(default_factory=list, repr=False)  # heading and words


class GuidedGame:
    """Somebody who does nothing before the guide says that it is their turn to."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.went = Guided()
        self.others = called("page-guide-happened", reader.language, name=ANY)

    def find(self, role: str, key: str) -> list[Told]:
        """What can be used in the guide, by words of the page."""
        name = called(key, self.reader.language) + "$"
        return self.reader.tree.find(role, name, within=self.reader.words("page-guide"))

    def words(self) -> str:
        """What the guide says."""
        guide = self.reader.words("page-guide")
        return " ".join(one.text for one in self.reader.tree.things if one.live and guide in one.within).strip()

    def heading(self) -> str:
        """What it is about."""
        headings = self.reader.tree.find("heading", within=self.reader.words("page-guide"))
        return headings[0].name if headings else ""

    def read_on(self) -> str:
        """Everything that is to be read, until it is about one's own move or the end: which of the two."""
        key = self.wait()
        while key == "page-guide-next":
            self.hear()
            assert self.heading() != self.reader.words("page-guide"), f"something to read is not shown: {self.words()}"
            self.went.read += 1
            self.went.after_others += bool(self.reader.tree.find("heading", self.others))
            self.went.before_first += not self.reader.decided
            self.reader.press(self.find("button", key)[0])
            key = self.wait()
        self.hear()
        return key

    def hear(self) -> None:
        """Keep what is told."""
        self.went.told.append((self.heading(), self.words()))

    def wait(self) -> str:
        """Until the guide says something, or the moves of others have been waited for."""
        for _ in range(LOOKS):
            if not self.reader.tree.busy() and self.words():
                if self.find("button", "page-guide-next"):
                    return "page-guide-next"
                if self.find("heading", "page-guide-now"):
                    return "page-guide-now"
                if self.find("heading", "page-guide-end") and self.scored():
                    return "page-guide-end"
            self.reader.page.wait_for_timeout(PAUSE)
            self.reader.look()
        raise AssertionError(f"a minute after “{self.heading()}: {self.words()}” there is nothing to press")

    def scored(self) -> bool:
        """Whether the score lies there as well."""
        return bool(self.reader.tree.find("region", called("page-result", self.reader.language) + "$"))

    def play(self) -> Guided:
        """To the end of the game."""
        for _ in range(MOST_STEPS):
            if self.read_on() == "page-guide-end":
                break
            self.reader.step()
        self.went.decided = self.reader.decided
        return self.went


def play_guided_game(newcomer: Newcomer, game: str) -> Guided:
    """From the course, by its own button, through a game with the guide."""
    newcomer.follow(newcomer.wait_for("button", "page-guide-first"))
    went = GuidedGame(READERS[game](newcomer.page, newcomer.mood.randrange(1000), newcomer.language)).play()
    assert went.told[0][0] == newcomer.words("page-guide-aim"), f"first of all the guide says {went.told[0]}"
    assert went.before_first, "nothing was read before the first decision"
    assert went.after_others, "nothing was said about what somebody else did"
    assert went.told[-1][0] == newcomer.words("page-guide-end"), f"the game does not end: {went.told[-1]}"
    return went
