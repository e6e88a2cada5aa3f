"""People's names: what is kept of what they type, and how two who look alike are told apart at one table.

Look-alikes are found by a skeleton: compatibility forms, case, accents, spaces, and the letters of other alphabets,
digits and pairs of letters that most fonts draw like Latin ones. It knows the common disguises, not all of Unicode's
list: where two names collide, the later person gets a number, which harms nobody.
"""

import unicodedata
from collections.abc import Iterable

from houseful.host.names import LONGEST_NAME
from houseful.host.refused import Refused

MOST_MARKS = 3  # accents on one letter
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # variation selectors
CYRILLIC = str.maketrans("авекмнорстухіјѕԁԛԝһӏгпи", "abekmhopctyxljsdqwhlrnn")
GREEK = str.maketrans("αβγεζηικμνορτυχω", "abyezhlkmnoptyxw")
OTHERS = str.maketrans("ıɑɡȷօսհ01|!i5", "lagjouholllls")
PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A name on one line in compatibility form, without anything invisible; Refused if nothing is left."""
    normal = unicodedata.normalize("NFKC", name)
    seen = unicodedata.normalize("NFKC", "".join(character for character in normal if is_visible(character)))
    cleaned = " ".join(without_heaped_marks(seen).split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(character)[0] in "LNPS" for character in cleaned):
        raise Refused(400, "server-name", longest=LONGEST_NAME)
    return cleaned


def is_visible(character: str) -> bool:
    """Whether a character shows: no control, no sign of direction, no filler; a space does."""
    chosen = any(ord(character) in span for span in SELECTORS)
    return (character.isprintable() or character.isspace()) and character not in INVISIBLE and not chosen


def without_heaped_marks(text: str) -> str:
    """A text with at most a few accents on one letter."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def skeleton(name: str) -> str:
    """What is left of a name when everything is taken away that eyes pass over."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(c for c in plain if not unicodedata.category(c).startswith(("M", "Z")) and is_visible(c))
    for table in (CYRILLIC, GREEK, OTHERS):
        letters = letters.translate(table)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def told_apart(people: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Ids and names at one table as ids and names to show: who looks like somebody before them gets a number."""
    shown: dict[str, str] = {}
    taken: set[str] = set()
    for person, name in people:
        if person in shown:
            continue
        wanted, number = name, 1
        while skeleton(wanted) in taken:
            number += 1
            wanted = f"{name} {number}"
        shown[person] = wanted
        taken.add(skeleton(wanted))
    return shown
