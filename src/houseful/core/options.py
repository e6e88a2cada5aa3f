"""What the host of a table decides, and how it is read and written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from houseful.core.text.validation import Fault, listed, shown

LARGEST_SEED = (1 << 63) - 1


class Option(Protocol):
    """Something the host of a table decides."""

    @property
    def name(self) -> str:
        """What it is called in Python, logs and on the command line."""

    @property
    def default(self) -> Any:
        """What is played unless the host says otherwise."""

    def read(self, value: Any) -> Any:
        """The value as the game keeps it; a Fault naming the choices."""

    def parse(self, text: str) -> Any:
        """The same from a log or a command line."""

    def write(self, value: Any) -> str:
        """The value as text, for logs."""

    def samples(self) -> Sequence[Any]:
        """A few values that between them try everything, for the conformance suite."""


@dataclass(frozen=True)
class Choice:
    """An option with a few values, distinguished by their text."""

    name: str
    choices: tuple[Any, ...]
    default: Any
    follows: str = ""  # the option whose value it takes where the host says nothing

    def read(self, value: Any) -> Any:
        """One of the choices, of the same type."""
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        raise Fault("fault-option", option=self.name, choices=listed(self.choices), found=shown(value))

    def parse(self, text: str) -> Any:
        """The choice written so."""
        for choice in self.choices:
            if self.write(choice) == text:
                return choice
        written = listed([self.write(choice) for choice in self.choices])
        raise Fault("fault-option", option=self.name, choices=written, found=shown(text))

    def write(self, value: Any) -> str:
        """Words for truth values, the value itself otherwise."""
        return {"True": "yes", "False": "no"}.get(str(value), str(value))

    def samples(self) -> Sequence[Any]:
        """All of them."""
        return self.choices


def anything_goes(_options: dict[str, Any]) -> None:
    """New games may have any options that go together."""


def read_options(
    known: Sequence[Option], counts: Sequence[int], players: Any, wished: dict[str, Any]
) -> dict[str, Any]:
    """Players, the value of every option, and the first seat (None: by lot), each checked."""
    if type(players) is not int or players not in counts:
        raise Fault("fault-option", option="players", choices=listed(counts), found=shown(players))
    names = [option.name for option in known]
    for name in wished:
        if name not in names and name != "first":
            choices = listed([*names, "first", "pack", "players", "seed"])
            raise Fault("fault-option-unknown", option=name, choices=choices)
    chosen: dict[str, Any] = {"players": players}
    for option in known:
        default = chosen.get(getattr(option, "follows", ""), option.default)
        chosen[option.name] = option.read(wished.get(option.name, default))
    chosen["first"] = first = wished.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise Fault("fault-option", option="first", choices=listed(range(players)), found=shown(first))
    return chosen


def check_seed(seed: Any) -> int:
    """A whole number that fits 63 bits."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Fault("fault-seed", found=shown(seed), most=str(LARGEST_SEED))
    return seed
