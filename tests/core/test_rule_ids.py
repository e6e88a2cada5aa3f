"""Every rule that can be pointed at has a test that proves it, and every test points at a rule there is."""

import ast
from pathlib import Path

import pytest

from houseful.games import NAMES, find_game

TESTS = Path(__file__).parent.parent


def marks_in(source: str) -> set[str]:
    """The ids in `@pytest.mark.rule("…")`, as decorators or in a list of marks."""
    return {
        node.args[0].value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func) == "pytest.mark.rule"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def marked() -> dict[str, set[str]]:
    """Rule ids by the test file that names them."""
    files = sorted(TESTS.rglob("test_*.py"))
    return {str(path.relative_to(TESTS)): marks_in(path.read_text("utf-8")) for path in files}


def test_marks_are_found_in_source() -> None:
    source = '@pytest.mark.rule("a.b")\n@pytest.mark.rule("c.d")\ndef test_it(): pass\nx("e.f")'
    assert marks_in(source) == {"a.b", "c.d"}


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_of_a_game_has_a_test(game: str) -> None:
    proved = set().union(*marked().values())
    missing = [rule for rule in find_game(game).rules.ids if rule not in proved]
    assert missing == []


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_is_listed_twice(game: str) -> None:
    rules = find_game(game).rules.ids
    assert len(set(rules)) == len(rules)


def test_every_mark_names_a_rule() -> None:
    known = {rule for game in NAMES for rule in find_game(game).rules.ids}
    unknown = [(path, rule) for path, rules in marked().items() for rule in sorted(rules - known)]
    assert unknown == []
