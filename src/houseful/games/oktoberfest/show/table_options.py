"""What the host of a table decided, as a view shows it."""

from typing import Literal, TypeAlias, TypedDict, get_args

from houseful.games.oktoberfest.table import TentTable

Counting: TypeAlias = Literal["overlapping", "separate"]
ChangeRule: TypeAlias = Literal["none", "taken"]
COUNTINGS: tuple[Counting, ...] = get_args(Counting)
CHANGES: tuple[ChangeRule, ...] = get_args(ChangeRule)


class TentOptions(TypedDict):
    """What the host decided."""

    series: Counting
    pairs: Counting
    change: ChangeRule


def view_options(table: TentTable) -> TentOptions:
    """What the host decided."""
    return {
        "series": COUNTINGS[table.series],
        "pairs": COUNTINGS[table.pairs],
        "change": CHANGES[table.change_rule],
    }
