"""What workers publish to each other, as tagged structs; `kind` says which.

A message goes to the workers that hold a table of the same shard (`cluster.shards`), one about no table to all.
"""

import msgspec

from houseful.server.messages import UndoAsked
from houseful.server.ws.messages import SaidMessage


class WorkerMessage(msgspec.Struct, tag_field="kind", kw_only=True):
    """Something that one worker publishes to others."""

    worker: str = ""  # filled in when it is published
    table: str = ""  # empty where it is not about one table


class EntriesWritten(WorkerMessage, tag="entries"):
    """Entries of the move log are on disk; published by the statement that writes them (`db.move_log`)."""

    entries: list[tuple[str, int, int, str, str, int]]  # table, ply, seat, kind, text, at


class SeatsChanged(WorkerMessage, tag="seats"):
    """A table's row or its seats have changed in the database."""


class ChatPosted(WorkerMessage, tag="say"):
    """A chat message or a reaction, and the people who have muted its writer."""

    say: SaidMessage
    unless: list[str]


class UndoRequestChanged(WorkerMessage, tag="undo-asked"):
    """Somebody asks to take back a move, somebody agreed, or (by seat) declined."""

    asked: UndoAsked | None
    declined: int | None = None


class PresenceChanged(WorkerMessage, tag="here"):
    """The people who watch a table at the worker that publishes this: some by their ids, and how many more."""

    people: list[str]
    more: int = 0


class PresenceRequested(WorkerMessage, tag="who"):
    """Ask the other workers who watches a table there; answered by `here`."""


class WorkerAlive(WorkerMessage, tag="alive"):
    """A sign of life, so that the others keep this worker's watchers."""


class SignedOut(WorkerMessage, tag="signed-out"):
    """Tokens were revoked, by their hashes: sockets that came with them are closed. For every worker."""

    tokens: list[str]


class TableRemoved(WorkerMessage, tag="removed"):
    """A table is no longer in the database."""


class PersonDismissed(WorkerMessage, tag="dismissed"):
    """A person may no longer be here: banned, signed out everywhere, or deleted. Their sockets are closed."""

    person: str
    reason: str  # the key of a refusal


Published = (
    EntriesWritten
    | SeatsChanged
    | ChatPosted
    | UndoRequestChanged
    | PresenceChanged
    | PresenceRequested
    | WorkerAlive
    | SignedOut
    | TableRemoved
    | PersonDismissed
)
DECODER = msgspec.json.Decoder(Published)
