"""The events option: how many are drawn, or which."""

from collections.abc import Sequence
from typing import Any

from houseful.core.reading import Fault, listed, shown
from houseful.games.overbooked.eventcards import EVENTS

MOST_EVENTS = 2


class EventsOption:
    """`events`: 0, 1 or 2 of them, drawn; or a list of one or two ids (plane.event.draw)."""

    name = "events"
    default = 0

    def read(self, value: Any) -> Any:
        """A number, or the ids in the order of the rulebook."""
        if type(value) is int and 0 <= value <= MOST_EVENTS:
            return value
        if isinstance(value, list | tuple) and len(value) <= MOST_EVENTS:
            named = [event for event in EVENTS if event in value]
            if len(named) == len(value):
                return named or 0
        choices = listed([*range(MOST_EVENTS + 1), *EVENTS])
        raise Fault("fault-option", option=self.name, choices=choices, found=shown(value))

    def parse(self, text: str) -> Any:
        """A number, or ids parted by commas."""
        if text in ("0", "1", "2"):
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
