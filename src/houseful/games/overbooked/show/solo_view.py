"""What a player who flies alone sees of the scenario."""

from typing import Literal, TypedDict

from houseful.core.compile.rule import as_python
from houseful.games.overbooked import scenarios
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.plane import ZONES
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS, Difficulty, Scenario
from houseful.games.overbooked.table import PlaneTable

Result = Literal["open", "won", "lost"]
RESULTS: tuple[Result, ...] = ("open", "won", "lost")

_number_of_couples = as_python(scenarios.number_of_couples)
_number_of_happy_kids = as_python(scenarios.number_of_happy_kids)
_smallest_crowd = as_python(scenarios.smallest_crowd)


class ProgressView(TypedDict):
    """Couples, happy children, and the size of the smallest of the three largest groups."""

    couples: int
    kids: int
    groups: int


class SoloView(TypedDict):
    """The scenario and how far it is.

    Every goal must be reached; of the aims in one goal, each a field of `progress` with the number needed,
    one is enough.
    """

    scenario: Scenario
    difficulty: Difficulty
    result: Result
    full_zones: list[int]
    removed: list[str]  # cards, in the order in which they were removed
    progress: ProgressView
    goals: list[dict[str, int]]


def removed_cards(table: PlaneTable) -> list[int]:
    """The cards that were removed from the hall."""
    if table.players > 1:
        return []
    return [-1 - table.cards[at] for at in range(table.taken) if table.cards[at] < 0]


def view_solo(cards: list[Card], box: PlaneBox, table: PlaneTable) -> SoloView:
    """The scenario, and how far its goals are reached."""
    return {
        "scenario": SCENARIOS[table.scenario],
        "difficulty": DIFFICULTIES[table.difficulty],
        "result": RESULTS[table.result],
        "full_zones": [zone + 1 for zone in range(ZONES) if table.full_zones >> zone & 1],
        "removed": [cards[card].id for card in removed_cards(table)],
        "progress": {
            "couples": _number_of_couples(table),
            "kids": _number_of_happy_kids(box, table),
            "groups": _smallest_crowd(table),
        },
        "goals": scenarios.goals_of(table.scenario),
    }
