"""What moves change on score sheets, and what may be said for sure although something is hidden."""

from collections.abc import Sequence

from houseful.core.refusals import IllegalMove
from houseful.core.table import Table
from houseful.host.messages.previews import Gain


def lines_of(table: Table) -> list[dict[str, int]]:
    """Everybody's points as they stand."""
    return [{line: int(points) for line, points in sheet.lines.items()} for sheet in table.scores()]


def gain(before: dict[str, int], after: dict[str, int]) -> Gain:
    """What has changed on one score sheet."""
    changed = {line: after.get(line, 0) - before.get(line, 0) for line in before | after}
    return Gain(sum(changed.values()), {line: points for line, points in changed.items() if points})


def gains_between(earlier: Table, later: Table) -> list[Gain]:
    """What has changed on everybody's sheet between two positions."""
    return [gain(*lines) for lines in zip(lines_of(earlier), lines_of(later), strict=True)]


def sure_gain(deals: Sequence[Table], seat: int, moves: Sequence[str]) -> Gain | None:
    """What moves in a row bring a seat in every one of these deals; None where that depends on what is hidden."""
    found: list[Gain] = []
    for deal in deals:
        played = deal.copy()
        try:
            for move in moves:
                played.play(move)
        except IllegalMove:
            return None
        found.append(gains_between(deal, played)[seat])
    return found[0] if all(one == found[0] for one in found) else None
