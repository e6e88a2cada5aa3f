"""What is sent about a table as it goes on: the state, each step, and why something was not done."""

import msgspec
from msgspec import UNSET, UnsetType

from houseful.core.scores import GameResult
from houseful.host.messages.fields import Event, View
from houseful.host.messages.play import State


class Message(msgspec.Struct, tag_field="is"):
    """Something that the server sends."""


class StateMessage(Message, tag="state"):
    """The whole table as the receiver may know it: sent first, after `look`, and when seats have changed."""

    state: State


class PlayedMessage(Message, tag="played"):
    """One more line of the move log, sent when it is on disk, and the position after it."""

    ply: int
    seat: int
    at: int
    events: list[Event]
    turn: int | None
    view: View
    legal: list[str]
    undo: bool  # whether the receiver may take back a move now
    totals: list[int]  # everybody's points, as far as the receiver can see them
    result: GameResult | UnsetType = UNSET  # once the game is over


class RefusedMessage(Message, tag="refused"):
    """Why something was not done, in the receiver's language; the socket stays open."""

    id: int | None
    message: str
    error: str
    rule: str | UnsetType = UNSET  # the rule of the game that forbids the move
    ply: int | UnsetType = UNSET  # where the game stands
    retry: int | UnsetType = UNSET  # seconds after which to come back, if the socket is closed for now
