"""The host's options: house rules, events drawn or named, and what only counts for a player alone."""

from collections.abc import Sequence
from typing import Any, Literal

from houseful.core.text.validation import Fault, listed, shown
from houseful.games.overbooked.event_cards import EVENTS

Kids = Literal["any", "adults"]
KIDS: tuple[Kids, ...] = ("any", "adults")  # who must sit around a child
MissingFriends = Literal["every", "largest"]
MISSING_FRIENDS: tuple[MissingFriends, ...] = ("every", "largest")  # which groups of a colour count
LowSeason = Literal["area", "line"]
LOW_SEASON: tuple[LowSeason, ...] = ("area", "line")  # which empty seats Low Season Blues compares
MOST_EVENTS = 2
SOLO_DEFAULTS = {"scenario": "friends", "difficulty": "beginner"}


class EventsOption:
    """`events`: 0, 1 or 2 of them, drawn; or a list of one or two ids (plane.event.draw)."""

    name = "events"
    default = 0

    def read(self, value: Any) -> Any:
        """A number, or the ids in the order of the rulebook."""
        if type(value) is int and 0 <= value <= MOST_EVENTS:
            return value
        if isinstance(value, list | tuple):
            return self._read_names(value)
        raise self._unknown(value)

    def _read_names(self, names: Sequence[Any]) -> Any:
        """The ids in the order of the rulebook; a Fault for one unknown or twice, or too many."""
        for number, name in enumerate(names):
            if name not in EVENTS:
                raise self._unknown(name)
            if name in names[:number]:
                raise Fault("fault-plane-events-twice", option=self.name, found=name)
        if len(names) > MOST_EVENTS:
            raise Fault("fault-plane-events-most", option=self.name, most=MOST_EVENTS, found=len(names))
        return [event for event in EVENTS if event in names] or 0

    def _unknown(self, value: Any) -> Fault:
        choices = listed([*range(MOST_EVENTS + 1), *EVENTS])
        return Fault("fault-option", option=self.name, choices=choices, found=shown(value))

    def parse(self, text: str) -> Any:
        """A number, or ids parted by commas."""
        if text in map(str, range(MOST_EVENTS + 1)):
            return int(text)
        return self.read(text.split(","))

    def write(self, value: Any) -> str:
        """The same as text."""
        return str(value) if isinstance(value, int) else ",".join(value)

    def samples(self) -> Sequence[Any]:
        """None, some drawn, and every one by name."""
        return (0, 1, 2, *([EVENTS[number], EVENTS[number - 1]] for number in range(len(EVENTS))))


def event_set(value: Any) -> int:
    """Named events as a set; drawn ones come when the game is dealt."""
    return 0 if isinstance(value, int) else sum(1 << EVENTS.index(event) for event in value)


def check_solo(options: dict[str, Any]) -> None:
    """A Fault if two players or more choose a scenario or its difficulty (plane.solo.setup)."""
    for name, default in SOLO_DEFAULTS.items():
        if options["players"] > 1 and options[name] != default:
            raise Fault("fault-plane-solo", option=name, found=options[name])


def check_new(options: dict[str, Any]) -> None:
    """A Fault if a player alone wants events (plane.solo.setup); earlier releases dealt such games."""
    if options["players"] == 1 and options["events"] != 0:
        raise Fault("fault-plane-solo-events", option="events", found=shown(options["events"]))
