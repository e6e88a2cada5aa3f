"""Requests to take back a move among people: the others are asked, and all of them have to agree.

A request goes back to the asker's own last decision, whatever followed it, and is gone when somebody moves. It is kept
by the live table of each worker only: nobody misses one that was asked before a restart.
"""

import contextlib

import msgspec

from houseful.host.history import events_since
from houseful.host.undo import is_shown, undo_text
from houseful.server.cluster.messages import UndoRequestChanged
from houseful.server.errors import Refused
from houseful.server.messages import UndoAsked
from houseful.server.people import Person
from houseful.server.tables.attention import plays
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.ws.messages import UndoAskedMessage


class UndoRequests:
    """Asks the others, and takes moves back when all have agreed."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def ask(self, person: Person, live: LiveTable, ply: int) -> None:
        """Ask the others whether one may take back one's last move and what followed it."""
        await live.wait_for_ply(ply)
        known, wanted = live.asked_undo.at(live.ply), request_by(live, person.id)
        if known is None or known.seat != wanted.seat:  # whoever asks again does not disturb everybody again
            self._change(live, wanted, None)

    async def answer(self, person: Person, live: LiveTable, ply: int, agree: bool) -> None:
        """Agree to the present request or decline it; when all have agreed, the moves are taken back."""
        asked = live.asked_undo.at(live.ply)
        mine = [number for number in live.seats_of(person.id) if plays(live.seats[number])]
        if asked is None or asked.ply != ply:
            raise Refused(409, "server-undo-not-asked")
        if not mine or asked.seat in mine:
            raise Refused(409, "server-not-sitting")
        if not agree:
            self._change(live, None, mine[0])
            return
        if not set(mine) <= set(asked.agreed):
            self._change(live, msgspec.structs.replace(asked, agreed=sorted({*asked.agreed, *mine})), None)
        await take_back_if_agreed(live)

    def _change(self, live: LiveTable, asked: UndoAsked | None, declined: int | None) -> None:
        note(live, asked, declined)
        self._registry.pubsub.publish(UndoRequestChanged(table=live.id, asked=asked, declined=declined))


def note(live: LiveTable, asked: UndoAsked | None, declined: int | None) -> None:
    """Note what became of a request, here or at another worker, and tell the watchers here."""
    known = live.asked_undo.at(live.ply)
    if asked is not None and known is not None and known.seat == asked.seat:
        asked = msgspec.structs.replace(asked, agreed=sorted({*known.agreed, *asked.agreed}))
    live.asked_undo.note(asked, None if declined is None else live.ply)
    live.delivery.broadcast(UndoAskedMessage(asked, declined))


async def receive(live: LiveTable, message: UndoRequestChanged) -> None:
    """Note what another worker says; the last to agree may have been two at a time, at two workers."""
    note(live, message.asked, message.declined)
    with contextlib.suppress(Refused):  # the other worker was first
        await take_back_if_agreed(live)


async def take_back_if_agreed(live: LiveTable) -> None:
    """Take back what was asked for, if everybody has agreed."""
    asked = live.asked_undo.at(live.ply)
    if asked is not None and not others_than(live, asked.seat) - set(asked.agreed):
        await live.write(asked.seat, "undo", undo_text(asked.moves, asked=True))


def others_than(live: LiveTable, seat: int) -> set[int]:
    """The seats of other people who play here."""
    asker = live.seats[seat].person
    return {other.number for other in live.seats if plays(other) and other.person != asker}


def request_by(live: LiveTable, person: str) -> UndoAsked:
    """What a person may ask the others for now; Refused if that is nothing."""
    position = live.position
    position.check_readable()
    if live.stage != "playing":
        raise Refused(409, "server-undo-over")
    if not any(plays(live.seats[number]) for number in live.seats_of(person)):
        raise Refused(409, "server-not-sitting")
    moves = position.standing_moves(live.ply)[::-1]
    own = next((n for n, ply in enumerate(moves) if is_by(live, ply, person)), None)
    if own is None:
        raise Refused(409, "server-undo-none")
    position.check_undo_limits()
    seat, revealed = live.entries[moves[own] - 1].seat, something_came_up(live, moves[own])
    if not others_than(live, seat):
        raise Refused(409, "server-undo-nobody")
    if live.asked_undo.is_declined(live.ply):
        raise Refused(409, "server-undo-declined")
    return UndoAsked(live.ply, seat, own + 1, revealed, [])


def is_by(live: LiveTable, ply: int, person: str) -> bool:
    """Whether a person made a move of the log themselves."""
    entry = live.entries[ply - 1]
    return entry.kind == "move" and live.seats[entry.seat].person == person


def something_came_up(live: LiveTable, ply: int) -> bool:
    """Whether a move of the log, or one after it, showed its player something, which stays known."""
    told = events_since(live.position, live.entries[ply - 1].seat, ply - 1)
    return any(event.get("reveals") or is_shown(event) for line in told for event in line.events)
