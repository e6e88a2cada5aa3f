"""Fields that several messages share, and their limits."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

VIEW, EVENT = "View", "Event"  # titles that http/schema.py replaces by the games' own types
Level = Literal["random", "greedy", "novice", "casual", "skilled", "expert", "master"]  # bots.levels.NAMES, as a type
StandIn = Literal["like", Level]  # like: about as strong as the person who left
Language = Literal["en", "fr", "it", "de", "nl"]
GameName = Annotated[str, Meta(max_length=32, description="one of the games that GET /api/games lists")]
ID = "^[0-9a-z]+$"
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Luck = Annotated[str, Meta(max_length=32, pattern="^[0-9A-Za-z]*$", description="your own number, mixed into the deal")]
Token = Annotated[str, Meta(min_length=8, max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="how many lines the table's move log had when you decided")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="a move in the game's notation")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
View = Annotated[dict[str, Any], Meta(title=VIEW)]
Event = Annotated[dict[str, Any], Meta(title=EVENT)]
Reaction = Literal["hello", "well-played", "thanks", "oops", "thinking", "laugh", "wow", "sad"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends: no field that the server does not know."""


class Failure(msgspec.Struct):
    """Why something was not done."""

    error: str
    message: str
    rule: str | None = None
    ply: int | None = None


class UndoEvent(TypedDict):
    """A move was taken back."""

    kind: Literal["undo"]
    seat: int
