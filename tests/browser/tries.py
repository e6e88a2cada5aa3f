"""What somebody who knows nothing tries: the words of a name, and what was pressed in vain."""

import re
from collections import Counter
from dataclasses import dataclass, field

STEM = 5  # letters by which a word is known in another form
# How much sooner or later something is pressed than another that is as much like the words.
OPENED = 30.0  # the press before made it usable
NEW = 4.0  # it was not usable in the step before
USED = 4.0  # each time it was pressed after the same
IDLE = 12.0  # each time nothing came of that
BLAMED = 1.0  # each time it was part of a wrong try


@dataclass
class Tries:
    """What was tried in a step."""

    new: set[str]  # what was not usable in the step before
    opened: set[str] = field(default_factory=set)  # what has just become usable
    way: tuple[str, ...] = ()  # what was pressed since the last answer and made something usable
    used: Counter[tuple[str, ...]] = field(default_factory=Counter)
    idle: Counter[tuple[str, ...]] = field(default_factory=Counter)
    blamed: Counter[str] = field(default_factory=Counter)

    def note(self, name: str, opened: set[str], *, wrong: bool) -> None:
        """Something was pressed, which made these usable, or was a wrong try."""
        way = (*self.way, name)
        self.used[way] += 1
        if wrong:
            self.blamed.update(way)
            self.way, self.opened = (), set()
        elif opened:
            self.way, self.opened = way, opened
        else:
            self.idle[way] += 1

    def hope(self, name: str) -> float:
        """How much sooner than others this is pressed."""
        way = (*self.way, name)
        vain = USED * self.used[way] + IDLE * self.idle[way] + BLAMED * self.blamed[name]
        return OPENED * ((name in self.opened) - (name in self.way[-1:])) + NEW * (name in self.new) - vain


def stems(text: str) -> set[str]:
    """The words of a text by their beginnings; figures whole."""
    return {word[:STEM] for word in re.findall(r"\w+", text.lower()) if len(word) > 1 or word.isdigit()}
