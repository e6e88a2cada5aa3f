"""Playing: moves, undo, and a table as one seat may know it."""

import msgspec

from houseful.host.messages.fields import Asked, Event, MoveText, Ply, View
from houseful.host.messages.tables import TableInfo


class NewMove(Asked):
    """A move at a ply."""

    ply: Ply
    move: MoveText


class NewUndo(Asked):
    """Taking back one's last move."""

    ply: Ply


class Told(msgspec.Struct):
    """One line of the move log and its events, as you may know them."""

    ply: int
    seat: int
    at: int
    events: list[Event]


class UndoAsked(msgspec.Struct):
    """Somebody asks the others to take back their last move; gone when somebody moves."""

    ply: int
    seat: int  # of who asks
    moves: int  # how many are taken back: theirs, and what followed
    revealed: bool  # whether something came up meanwhile, which stays known
    agreed: list[int]  # the seats that agree


class State(msgspec.Struct):
    """A table as your seat may know it."""

    table: TableInfo
    viewpoint: int | None  # the seat you look from; None: a spectator
    mine: list[int]
    ply: int
    turn: int | None
    view: View | None
    legal: list[str]
    undo: bool  # whether you may take back a move now
    totals: list[int]  # everybody's points, as far as you can see them
    events: list[Told]
    asked: UndoAsked | None  # whether somebody asks to take back a move
    patience: int  # seconds after which a bot may play for somebody who is gone
