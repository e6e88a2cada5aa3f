"""Every message of a table's socket, both ways: checked on the way in, documented by AsyncAPI.

A client's message says what it asks for in `do`, the server's what it is in `is`.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from houseful.host.messages.socket import Message, PlayedMessage, RefusedMessage, StateMessage
from houseful.server.messages import MoveText, Ply, Reaction, Said, SeatNumber, Text, UndoAsked

__all__ = ["Message", "PlayedMessage", "RefusedMessage", "StateMessage"]  # the rest is written here

LARGEST_REQUEST = 4096  # bytes of a message from a client
Number = Annotated[int, Meta(ge=0, le=1 << 53, description="comes back with the answer")]


# From a client


class Request(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something that a client asks for: no field that the server does not know."""


class MoveRequest(Request, tag="move"):
    """Play a move; answered to everybody by `played`, or to the sender by `refused`."""

    ply: Ply
    move: MoveText
    id: Number | None = None


class UndoRequest(Request, tag="undo"):
    """Take back one's last move, against bots with their answers; answered like a move."""

    ply: Ply
    id: Number | None = None


class AskUndoRequest(Request, tag="ask-undo"):
    """Ask the others to take back one's last move and what followed; answered to everybody by `undo-asked`."""

    ply: Ply
    id: Number | None = None


class AnswerUndoRequest(Request, tag="answer-undo"):
    """Agree to what somebody asks, or decline; answered by `undo-asked`, and by `played` when all have agreed."""

    ply: Ply
    agree: bool
    id: Number | None = None


class LookRequest(Request, tag="look"):
    """Look through another of one's seats; answered by `state`, with the events after the ply `since`."""

    seat: SeatNumber | None = None
    since: Ply | None = None
    id: Number | None = None


class SayRequest(Request, tag="say"):
    """Chat; answered to everybody by `said`."""

    text: Text
    id: Number | None = None


class ReactRequest(Request, tag="react"):
    """React; answered to everybody by `said`."""

    reaction: Reaction
    id: Number | None = None


class StandInRequest(Request, tag="stand-in"):
    """Have a bot play for somebody who has been gone for a while; answered to everybody by `state`."""

    seat: SeatNumber
    id: Number | None = None


class TakeOverRequest(Request, tag="take-over"):
    """Become the host of a waiting table whose host has been gone for a while; answered to everybody by `state`."""

    id: Number | None = None


class PingRequest(Request, tag="ping"):
    """Ask whether the server is there; answered by `pong` after everything that was asked before."""

    id: Number | None = None


ClientMessage = (
    MoveRequest
    | UndoRequest
    | AskUndoRequest
    | AnswerUndoRequest
    | LookRequest
    | SayRequest
    | ReactRequest
    | StandInRequest
    | TakeOverRequest
    | PingRequest
)


# From the server


class SaidMessage(Message, tag="said"):
    """A chat message or a reaction."""

    said: Said


class UndoAskedMessage(Message, tag="undo-asked"):
    """Somebody asks to take back a move, or has one more who agrees; null: the seat in `declined` would rather not."""

    asked: UndoAsked | None
    declined: int | None


class HereMessage(Message, tag="here"):
    """The ids of the people who look at the table: those who sit there, and some others; how many more there are."""

    people: list[str]
    more: int


class PongMessage(Message, tag="pong"):
    """The answer to `ping`."""

    id: int | None


ServerMessage = (
    StateMessage | PlayedMessage | RefusedMessage | UndoAskedMessage | SaidMessage | HereMessage | PongMessage
)

DECODER = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder(enc_hook=str)  # moves are strings that know their number
SHOWN_BY_STATE = (b'{"is":"played"', b'{"is":"state"')  # how messages begin that a later state makes superfluous
