"""Fields that several messages share, and their limits."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

VIEW, EVENT, PIECE = "View", "Event", "Piece"  # titles that http/schema.py replaces by the games' own types
Level = Literal[  # bots.levels.NAMES, as a type
    "random", "greedy", "novice", "casual", "skilled", "expert", "master", "grandmaster"
]
StandIn = Literal["like", Level]  # like: about as strong as the person who left
Language = Literal["en", "fr", "it", "de", "nl"]
GameName = Annotated[str, Meta(max_length=32, description="one of the games that GET /api/games lists")]
ID = "^[0-9a-z]+$"
Name = Annotated[str, Meta(min_length=1, max_length=60)]
NUMBER = "^[0-9A-Za-z]*$"
OwnNumber = Annotated[str, Meta(max_length=32, pattern=NUMBER, description="your own number, mixed into the deal")]
FormerNumber = Annotated[
    str,
    Meta(
        max_length=32, pattern=NUMBER, description="the former name of `number`", extra_json_schema={"deprecated": True}
    ),
]
Token = Annotated[str, Meta(min_length=8, max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="how many lines the table's move log had when you decided")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="a move in the game's notation")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
View = Annotated[dict[str, Any], Meta(title=VIEW)]
Event = Annotated[dict[str, Any], Meta(title=EVENT)]
Piece = Annotated[dict[str, Any], Meta(title=PIECE)]
Reaction = Literal["hello", "well-played", "thanks", "oops", "thinking", "laugh", "wow", "sad"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends: no field that the server does not know."""


class BringsNumber(Asked, kw_only=True):
    """A request with its sender's own number for the deal."""

    number: OwnNumber = ""
    luck: FormerNumber = ""

    @property
    def own_number(self) -> str:
        """The number, whichever name it came under."""
        return self.number or self.luck


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
