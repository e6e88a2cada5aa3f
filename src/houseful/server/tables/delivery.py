"""Delivery: who watches a table, and what each of them is sent.

A message depends on the viewpoint only (a seat, or None for a spectator), so it is built and encoded once for each
viewpoint, however many watch.
"""

from collections.abc import Callable
from typing import Any, Protocol

from houseful.host.entries import Viewpoint
from houseful.host.hosted_game import Step
from houseful.host.refused import Refused
from houseful.host.visible import played_message
from houseful.server.tables.absences import Absences
from houseful.server.tables.position import Position
from houseful.server.tables.presence import Announcer, Present, counted, message_about
from houseful.server.ws.messages import ENCODER, HereMessage, Message


class Watcher(Protocol):
    """A connection that receives what happens at a table."""

    viewpoint: Viewpoint
    person: str  # empty for a spectator without a name

    def post(self, message: bytes) -> None:
        """Send a message; never waits."""

    def refresh(self) -> None:
        """Send the whole state: the seats have changed, or entries were skipped."""

    def dismiss(self, refused: Refused) -> None:
        """Say why, and close the connection for good."""


class Delivery:
    """The watchers of one table, and the messages for them."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.watchers: set[Watcher] = set()
        self._remote: dict[str, Present] = {}  # worker: those who watch there
        self._told: HereMessage | None = None  # what the watchers here know
        self._published = Present()  # what the other workers know
        self.publish_presence: Callable[[Present], None] = lambda present: None
        self._announcer = Announcer(self._announce, self.watchers)
        self._absences = Absences()

    # Moves

    def encode_step(self, step: Step) -> dict[Viewpoint, bytes]:
        """The messages about a step for every viewpoint that watches now, to be sent when its entry is on disk."""
        viewpoints = list({watcher.viewpoint for watcher in self.watchers})
        views = step.table.views(viewpoints)
        return {seat: self._encode(step, view) for seat, view in zip(viewpoints, views, strict=True)}

    def _encode(self, step: Step, view: dict[str, Any]) -> bytes:
        return ENCODER.encode(played_message(self._position, step, view))

    def send_step(self, step: Step, messages: dict[Viewpoint, bytes]) -> None:
        """Send every watcher a step whose entry is on disk, also those who arrived while it was being written."""
        for watcher in self.watchers:
            if watcher.viewpoint not in messages:
                messages[watcher.viewpoint] = self._encode(step, step.table.view(watcher.viewpoint))
            watcher.post(messages[watcher.viewpoint])

    # Everything else

    def broadcast(self, message: Message, unless: Callable[[str], bool] = lambda person: False) -> None:
        """Send every watcher the same message, except people whom `unless` names."""
        encoded = ENCODER.encode(message)
        for watcher in self.watchers:
            if not unless(watcher.person):
                watcher.post(encoded)

    def refresh(self) -> None:
        """Have the whole state sent to every watcher."""
        for watcher in list(self.watchers):
            watcher.refresh()

    def dismiss(self, refused: Refused, person: str | None = None) -> None:
        """Close the connections of one person, or of everybody."""
        for watcher in list(self.watchers):
            if person in (None, watcher.person):
                watcher.dismiss(refused)

    # Presence

    def present(self) -> set[str]:
        """The people who watch the table, here or at other workers, as far as they are named."""
        return {watcher.person for watcher in self.watchers}.union(*(part.people for part in self._remote.values()))

    def present_here(self) -> Present:
        """Those who watch at this worker."""
        return counted((watcher.person for watcher in self.watchers), self._seated())

    def presence(self) -> HereMessage:
        """Those who watch at all workers."""
        return message_about([self.present_here(), *self._remote.values()], self._seated())

    def _seated(self) -> frozenset[str]:
        return frozenset(seat.person for seat in self._position.seats if seat.person)

    def broadcast_presence(self) -> None:
        """Tell every watcher and the other workers who is there, soon, if that has changed."""
        self._absences.note(self._belonging(), self.present())
        self._announcer.changed()

    def _announce(self) -> None:
        here, message = self.present_here(), self.presence()
        if here != self._published:
            self._published = here
            self.publish_presence(here)
        if message != self._told:
            self._told = message
            self.broadcast(message)

    def set_remote_presence(self, worker: str, present: Present) -> None:
        """Note who watches at another worker."""
        self._remote[worker] = present
        self.broadcast_presence()

    def drop_remote_presence(self, worker: str) -> None:
        """Forget those who watched at a worker that is gone."""
        if self._remote.pop(worker, None):
            self.broadcast_presence()

    # Absence

    def _belonging(self) -> set[str]:
        return {seat.person for seat in self._position.seats if seat.person} | {self._position.row.host}

    def is_present(self, person: str) -> bool:
        """Whether somebody watches, here or at another worker."""
        return person in self.present()

    def away_for(self, person: str) -> int:
        """How many milliseconds ago somebody who does not watch was last seen."""
        return self._absences.lasts(person)

    def left_at(self, person: str) -> int | None:
        """When somebody who does not watch stopped watching; None if they never did while the table was open here."""
        return self._absences.left_at(person)

    def seen(self, person: str) -> None:
        """Note a sign of life of somebody who need not be watching, such as a script."""
        if person in self._belonging() and not self.is_present(person):
            self._absences.seen(person)
