"""Presence: who watches a table, by name as long as they are few, else as a number.

Those who sit at the table are always named. Everybody is told in one message a moment after somebody came or went, and
later the more there are, so that what a crowd costs grows with the crowd, not with its square.
"""

import asyncio
from collections.abc import Callable, Iterable, Sized
from typing import NamedTuple
from weakref import WeakMethod

from houseful.server.ws.messages import HereMessage

MOST_NAMED = 20  # people who are named beside those who sit at the table
PAUSE = 0.05  # seconds between two messages to a few watchers
PAUSE_EACH = 0.001  # more for every watcher


class Present(NamedTuple):
    """Those who watch at one worker: some by their ids, and how many more."""

    people: frozenset[str] = frozenset()
    more: int = 0


def counted(people: Iterable[str], seated: frozenset[str]) -> Present:
    """The watchers of a table, an empty string for each who has no name here."""
    watchers = list(people)
    named = frozenset(watchers) - {""}
    nameless = watchers.count("")
    others = sorted(named - seated)
    shown = (named & seated).union(others[:MOST_NAMED])
    return Present(shown, len(named) - len(shown) + nameless)


def message_about(parts: Iterable[Present], seated: frozenset[str]) -> HereMessage:
    """What watchers are told about those who watch at all workers."""
    parts = list(parts)
    together = frozenset[str]().union(*(part.people for part in parts))
    all_here = counted(together, seated)
    return HereMessage(sorted(all_here.people), all_here.more + sum(part.more for part in parts))


class Announcer:
    """Calls a method when something has changed: at once, then again after a pause that the crowd determines."""

    def __init__(self, announce: Callable[[], None], watchers: Sized) -> None:
        # Weakly: its owner holds this, and a cycle of references would keep both from being freed at once.
        self._announce, self._watchers = WeakMethod(announce), watchers
        self._pause: asyncio.TimerHandle | None = None
        self._again = False

    def changed(self) -> None:
        """Something has changed."""
        if self._pause is None:
            announce = self._announce()
            if announce is None:
                return
            announce()
            delay = PAUSE + PAUSE_EACH * len(self._watchers)
            self._pause = asyncio.get_running_loop().call_later(delay, self._resume)
        else:
            self._again = True

    def _resume(self) -> None:
        self._pause = None
        if self._again:
            self._again = False
            self.changed()
