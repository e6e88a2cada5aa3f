"""A table in sentences."""

import msgspec


class Chapter(msgspec.Struct):
    """What one line of the move log meant, in sentences that call people by their names."""

    ply: int
    seat: int
    lines: list[str]
    rules: list[str | None]  # behind each line: the id of the rule that it follows from


class Prose(msgspec.Struct):
    """A table in sentences: how it stands, what is asked, what happened."""

    ply: int
    table: list[str]
    ask: str | None
    chapters: list[Chapter]
