"""Goals: what was played, what it caused, what it brought, and whether anything brings more."""

from fnmatch import fnmatchcase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseful.core.lessons.goals import fits, has_fields, matches, points, reached
from houseful.core.lessons.lesson import Goal
from houseful.core.table import Table, deal
from houseful.games import find_game


def boarding() -> Table:
    """A plane whose first card is in hand, and has to be seated."""
    table = deal(find_game("overbooked"), 2, 7242, None, {"first": 0})
    table.advance("take scrum")
    return table


@pytest.mark.parametrize(
    ("move", "patterns", "found"),
    [
        ("4 fish line 2", ["* back *", "* line [12]"], True),
        ("4 fish line 3", ["* line [12]"], False),
        ("4 fish line 2", [], False),
    ],
)
def test_a_move_matches_one_of_the_patterns(move: str, patterns: list[str], found: bool) -> None:
    assert matches(move, patterns) is found


@given(
    st.text("ab1 ", max_size=8), st.lists(st.sampled_from(["a", "b", "1", " ", "*", "?", "[ab]", "[1]"]), max_size=6)
)
def test_patterns_are_those_of_a_shell(text: str, parts: list[str]) -> None:
    assert fits(text, "".join(parts)) is fnmatchcase(text, "".join(parts))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"kind": "book"}, True),
        ({"kind": "book", "beds": {"left": 0}}, True),
        ({"kind": "book", "beds": {"left": 1}}, False),
        ({"kind": "place"}, False),
        ({"seat": 0}, False),
    ],
)
def test_an_event_has_at_least_the_wanted_fields(wanted: dict[str, object], found: bool) -> None:
    event = {"kind": "book", "beds": {"left": 0, "taken": 3}}
    assert has_fields(event, wanted) is found


def test_a_goal_may_be_a_move_or_an_event() -> None:
    before = boarding()
    after = before.copy()
    after.advance("place 2a")
    events = after.events(0)

    def is_reached(goal: Goal) -> bool:
        return reached(goal, {}, before, after, ["place 2a"], events, 0)

    assert is_reached(Goal(moves=("place *",)))
    assert not is_reached(Goal(moves=("take *",)))
    assert is_reached(Goal(event={"kind": "place", "seat": 0}))
    assert not is_reached(Goal(event={"kind": "place", "seat": 1}))
    assert not is_reached(Goal(moves=("place *",), event={"kind": "place", "seat": 1}))


@pytest.mark.parametrize("line", ["rugby", "total"])
def test_a_goal_may_be_points_in_a_line_or_in_all(line: str) -> None:
    before = boarding()
    after = before.copy()
    after.advance("place 2a")
    brought = points(after, 0, line)
    assert brought > points(before, 0, line)
    for least, found in ((brought, True), (brought + 1, False)):
        goal = Goal(line=line, at_least=least)
        assert reached(goal, {}, before, after, ["place 2a"], after.events(0), 0) is found


def test_a_goal_may_be_the_best_there_is() -> None:
    before = deal(find_game("overbooked"), 2, 314, None, {"first": 0})
    for move in ("take corner-friends", "place 1a", "take hockey-stick", "place 2e", "take gossips"):
        before.advance(move)
    brought, known = {}, dict[str, int]()
    found = set()
    for move in before.legal():
        after = before.copy()
        after.advance(move)
        brought[move] = points(after, 0, "total")
        if reached(Goal(best="total"), known, before, after, [move], after.events(0), 0):
            found.add(move)
    assert found == {move for move, total in brought.items() if total == max(brought.values())}
    assert 0 < len(found) < len(brought)
