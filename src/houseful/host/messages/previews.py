"""Questions before a move: what it would bring, whether it is legal, what a strong player would do."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from houseful.core.game import Portion
from houseful.host.messages.fields import Asked, MoveText, View

MOST_PREVIEWS = 64


class WantedMove(Asked):
    """A move that somebody asks about."""

    move: MoveText


class WantedMoves(Asked):
    """Several moves that somebody asks about."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class Gain(msgspec.Struct):
    """What a move would change on one score sheet: in all, and line by line where it changes something."""

    total: int
    lines: dict[str, int]


class Preview(msgspec.Struct):
    """What a move would bring: points by line, before and after, and the view as far as one can tell."""

    before: list[dict[str, int]]
    after: list[dict[str, int]]
    gains: list[Gain]  # by seat
    certain: list[int] | None  # by seat: points where the move is made, if nothing hidden can change them
    portions: list[Portion] | None  # what the move pays for, and who pays
    view: View


class PreviewedMove(msgspec.Struct):
    """One of several moves: what it would bring, without the view."""

    move: str
    gains: list[Gain]
    certain: list[int] | None
    portions: list[Portion] | None


class Previews(msgspec.Struct):
    """What several moves would bring, in the order of the question."""

    ply: int
    previews: list[PreviewedMove]


class Verdict(msgspec.Struct):
    """Whether a move is legal, and the rule that forbids it otherwise."""

    legal: bool
    rule: str | None
    message: str | None


class Hint(msgspec.Struct):
    """The move that a strong bot would play, in notation and in words (`told`), and the result it expects."""

    ply: int
    move: str
    sentence: str
    win_chance: float  # from 0 to 1
    margin: float  # points ahead at the end; alone, the points
    reasons: list[str]  # what speaks for it, in sentences
    rule: str | None  # the rule that the move follows


class Imagined(msgspec.Struct):
    """A table that your seat could be sitting at, to think about on your own device: nothing hidden is in it."""

    ply: int
    seat: int
    game: str
    options: dict[str, Any]  # players and first seat included
    pack: str | None  # the text of a pack that somebody brought; None: standard cards
    memory: str  # base64 of the table's record, everything that the seat cannot know drawn afresh
    names: list[str]  # what everybody is called, by seat
