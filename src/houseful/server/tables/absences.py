"""Absences: since when people who belong to a table have not been looking at it."""

from houseful.server.db.queries import now


class Absences:
    """The moments when people went; somebody who was never there went when we first looked."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}
        self._here: set[str] = set()
        self._left: dict[str, int] = {}  # only those who were seen here, and went

    def note(self, people: set[str], present: set[str]) -> None:
        """Note who of these people is there now and who is not."""
        moment = now()
        self._left.update(dict.fromkeys(self._here - present, moment))
        self._here = present & people
        self._since = {person: self._since.get(person, moment) for person in people if person not in present}

    def seen(self, person: str) -> None:
        """Note a sign of life of somebody who need not be watching: a script asks for the state and moves."""
        self._since[person] = now()

    def left_at(self, person: str) -> int | None:
        """When somebody went who was here; None if nobody saw them."""
        return self._left.get(person)

    def lasts(self, person: str) -> int:
        """How many milliseconds somebody who is not there has been away."""
        return now() - self._since.setdefault(person, now())
