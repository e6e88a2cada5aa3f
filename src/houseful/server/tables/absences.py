"""Absences: since when people who belong to a table have not been looking at it."""

from collections.abc import Iterable

from houseful.server.db.queries import now


class Absences:
    """The moments when people went; somebody who was never there went when we first looked."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}

    def note(self, people: Iterable[str], present: set[str]) -> None:
        """Note who of these people is there now and who is not."""
        moment = now()
        self._since = {person: self._since.get(person, moment) for person in people if person not in present}

    def seen(self, person: str) -> None:
        """Note a sign of life of somebody who need not be watching: a script asks for the state and moves."""
        self._since[person] = now()

    def lasts(self, person: str) -> int:
        """How many milliseconds somebody who is not there has been away."""
        return now() - self._since.setdefault(person, now())
