"""Sheets of real tables that several phones fill in."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from houseful.host.messages.fields import Asked, GameName

MOST_PARTS = 5  # everybody's, and one for each player
PartNumber = Annotated[int, Meta(ge=0, lt=MOST_PARTS, description="0 is everybody's part, then come the players'")]
Document = Annotated[dict[str, Any], Meta(max_length=40, description="what is filled in, as the page writes it")]


class NewSheet(Asked):
    """A sheet to be shared, with what is filled in already."""

    game: GameName
    parts: Annotated[list[Document], Meta(max_length=MOST_PARTS)] = msgspec.field(default_factory=list)


class FilledIn(Asked):
    """What one part of a sheet has now."""

    document: Document


class SheetPart(msgspec.Struct):
    """One part of a sheet."""

    part: PartNumber
    document: dict[str, Any]


class SharedSheet(msgspec.Struct):
    """A sheet: parts that were written after the change that was asked for."""

    code: str
    game: str
    change: int  # how often something was written; the number to ask from next time
    expires: int | None  # milliseconds since 1970, if nobody writes any more; None: never
    parts: list[SheetPart]
