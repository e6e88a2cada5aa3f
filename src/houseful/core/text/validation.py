"""Reading what people wrote: card packs, score files, options. Every mistake names its place.

A `Place` is a value together with the way to it, so that a complaint can say `hotel 3, front, beds`.
"""

from collections.abc import Sequence
from typing import Any

from houseful.core.text.i18n import say


class Fault(ValueError):  # noqa: N818 - it is a complaint, not a crash
    """Something that a person wrote and cannot be used: where, and what is wrong, in any language."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts, self.file = key, facts, ""
        super().__init__(key)

    def __str__(self) -> str:
        return self.say("en")

    def inside(self, file: object) -> "Fault":
        """The same complaint, with the name of the file it is about."""
        self.file = str(file)
        return self

    def say(self, language: str) -> str:
        """The complaint as one line."""
        # A fact may itself be a complaint: the reason why a line of a log is wrong, say.
        facts = {name: f.say(language) if hasattr(f, "say") else f for name, f in self.facts.items()}
        text = say(self.key, language, **facts)
        return f"{self.file}: {text}" if self.file else text


class Place:
    """A value in a document, and the way to it."""

    def __init__(self, value: Any, way: Sequence[str | int] = ()) -> None:
        self.value, self.way = value, tuple(way)

    def __str__(self) -> str:
        steps = [f"{step + 1}" if isinstance(step, int) else step for step in self.way]
        return "/".join(steps) or "/"

    def fault(self, key: str, **facts: Any) -> Fault:
        """A complaint about this place."""
        return Fault(key, place=str(self), **facts)

    def _step(self, step: str | int) -> "Place":
        return Place(self.value[step], (*self.way, step))

    def is_table(self) -> bool:
        """Whether this is a group of named values."""
        return isinstance(self.value, dict)

    def fields(self, *names: str, maybe: Sequence[str] = ()) -> dict[str, "Place"]:
        """The named values here: all of `names`, perhaps some of `maybe`, and nothing else."""
        found = self.entries(*names, *maybe)
        for name in names:
            if name not in found:
                raise self.fault("fault-missing", name=name)
        return found

    def entries(self, *names: str) -> dict[str, "Place"]:
        """Whichever of the named values are here, and nothing else."""
        if not isinstance(self.value, dict):
            raise self.fault("fault-not-table", found=shown(self.value))
        for name in self.value:
            if name not in names:
                raise self.fault("fault-unknown-key", name=shown(name), choices=listed(names))
        return {name: self._step(name) for name in names if name in self.value}

    def items(self, least: int, most: int | None = None) -> list["Place"]:
        """The values of a list of the right length."""
        most = least if most is None else most
        if not isinstance(self.value, list):
            raise self.fault("fault-not-list", found=shown(self.value))
        if not least <= len(self.value) <= most:
            key = "fault-length-exact" if least == most else "fault-length"
            raise self.fault(key, least=least, most=most, found=len(self.value))
        return [self._step(i) for i in range(len(self.value))]

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.fault("fault-number", least=least, most=most, found=shown(self.value))
        return self.value

    def text(self, longest: int = 200) -> str:
        """Some text on one line."""
        fits = isinstance(self.value, str) and 1 <= len(self.value) <= longest and self.value.isprintable()
        if not fits:
            raise self.fault("fault-text", longest=longest, found=shown(self.value))
        return str(self.value)

    def one_of(self, choices: Sequence[str]) -> str:
        """One of a few words."""
        if not isinstance(self.value, str) or self.value not in choices:
            raise self.fault("fault-choice", choices=listed(choices), found=shown(self.value))
        return self.value

    def name(self, without: Sequence[str] = ()) -> str:
        """A short lower-case word that is not taken yet."""
        word = self.value
        if not isinstance(word, str) or not word.isidentifier() or word != word.lower() or len(word) > 20:
            raise self.fault("fault-name", found=shown(word))
        if word in without:
            raise self.fault("fault-twice", found=word)
        return word

    def exactly(self, value: str | int) -> None:
        """This value and no other."""
        if self.value != value or type(self.value) is not type(value):
            raise self.fault("fault-choice", choices=str(value), found=shown(self.value))


def shown(value: Any) -> str:
    """What somebody wrote, short enough for one line: line breaks and the like become blanks, blanks stay."""
    try:
        text = repr(value) if not isinstance(value, str) else f'"{value}"'
    except RecursionError:
        text = type(value).__name__
    text = "".join(sign if sign.isprintable() else " " for sign in text[:200])
    return text if len(text) <= 40 else text[:37] + "…"


def listed(choices: Sequence[object]) -> str:
    """Choices for a message."""
    return ", ".join(map(str, choices))


def reason_of(error: Exception) -> str:
    """What the system says about a file, without the file's name."""
    return getattr(error, "strerror", None) or str(error)
