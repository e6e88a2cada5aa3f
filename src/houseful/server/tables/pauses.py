"""Pauses: a person who plays against bots alone leaves, and nobody plays until they come back.

A table's row keeps when its pauses began and ended; a clock stands still in between.
"""

import msgspec

from houseful.server.db.queries import TableRow

Pause = tuple[int, int | None]  # when it began and ended; None: it lasts
PAUSES = msgspec.json.Decoder(list[Pause])
LASTING = ",null]]"  # how the pauses of a row end while one lasts


def pauses_of(row: TableRow) -> list[Pause]:
    """The pauses of a game, in order."""
    return PAUSES.decode(row.pauses) if row.pauses else []


def is_paused(row: TableRow) -> bool:
    """Whether a game waits for the person who left it."""
    return row.stage == "playing" and row.pauses.endswith(LASTING)


def paused_at(row: TableRow, moment: int) -> str:
    """The pauses of a row after one more has begun."""
    return written([*pauses_of(row), (moment, None)])


def resumed_at(row: TableRow, moment: int) -> str:
    """The pauses of a row after the last one has ended."""
    *before, (began, _) = pauses_of(row)
    return written([*before, (began, moment)])


def written(pauses: list[Pause]) -> str:
    """Pauses as the database keeps them."""
    return msgspec.json.encode(pauses).decode()


def played_spans(row: TableRow, began: int, ended: int) -> list[tuple[int, int]]:
    """The parts of a span of time in which a game was not paused."""
    spans, start = [], began
    for pause, resumed in pauses_of(row):
        if pause > start:
            spans.append((start, min(pause, ended)))
        start = max(start, ended if resumed is None else resumed)
        if start >= ended:
            return [span for span in spans if span[0] < span[1]]
    return [*spans, (start, ended)]
