"""The guide to a first game, step by step."""

from typing import Literal

import msgspec

from houseful.host.messages.fields import Piece

GuideAbout = Literal["aim", "happened", "fate", "now", "end"]


class GuideStep(msgspec.Struct):
    """Something to read: the aim, what a move meant, why somebody stays or goes, what matters now, how it ended."""

    about: GuideAbout
    ply: int  # of the line of the move log that it is about; for what matters now, of the position
    event: int | None  # which of that line's events, counted from 0
    seat: int | None  # whose move it was
    key: str  # of the words
    said: str | None  # what happened, in a sentence
    text: str  # what it means
    rule: str  # to read on
    pieces: list[Piece]  # what happened, to be drawn


class GuideSteps(msgspec.Struct):
    """What a newcomer reads before a decision: what happened since their last move, then what matters now."""

    ply: int
    steps: list[GuideStep]
