"""The mutation runner: the faults it makes, and that it leaves declarations alone."""

import pytest

from tests.mutants.operators import Source, faults
from tests.mutants.sample import GAMES, choose, mutants_of
from tests.mutants.swap import changed_function, swap


def texts(source: str, strings: bool = False) -> set[str]:
    return {Source(source).apply(fault) for fault in faults(source, strings)}


@pytest.mark.parametrize(
    ("source", "mutant"),
    [
        ("x = a == b\n", "x = a != b\n"),
        ("x = a < b\n", "x = a <= b\n"),
        ("x = a + b\n", "x = a - b\n"),
        ("x = a and b\n", "x = a or b\n"),
        ("x = not a\n", "x = (a)\n"),
        ("x = f(4)\n", "x = f(5)\n"),
        ("x = f(4)\n", "x = f(3)\n"),
        ("a[0] = b\n", "pass\n"),
        ("note(a,\n  b)\n", "pass\n\n"),
        ("features[at] = b\n", "features[at] = 0\n"),
        ("def f() -> int:\n    return a\n", "def f() -> int:\n    return 0\n"),
        ("if a:\n    pass\n", "if not (a):\n    pass\n"),
        ("while a:\n    break\n", "while a:\n    continue\n"),
    ],
)
def test_a_fault_of_each_kind_is_made(source: str, mutant: str) -> None:
    assert mutant in texts(source)


def test_fields_of_messages_are_renamed_and_left_out() -> None:
    source = 'x = {\n    "seat": seat,\n    "place": place,\n}\n'
    assert texts(source, strings=True) == {
        "x = {\n    'seat-x': seat,\n    \"place\": place,\n}\n",
        "x = {\n    \"seat\": seat,\n    'place-x': place,\n}\n",
        'x = {\n    \n    "place": place,\n}\n',
        'x = {\n    "seat": seat,\n    \n}\n',
    }


@pytest.mark.parametrize(
    "source",
    [
        '"""Docstring 1."""\n',
        "class View(TypedDict):\n    seat: Literal[1]\n",
        'Phase = Literal["placing", "over"]\n',
        "Event = Placed | Drawn | Over\n",
        'raise Fault("fault-game", found=1)\n',
        "from a import b\n",
        "x: int\n",
    ],
)
def test_declarations_and_errors_have_no_faults(source: str) -> None:
    assert texts(source, strings=True) == set()


def test_every_mutant_compiles_and_keeps_its_lines() -> None:
    for game in ("overbooking", "overbooked", "oktoberfest"):
        for mutant in choose(mutants_of(game), 200, seed=2):
            text = mutant.text()
            compile(text, mutant.file, "exec", dont_inherit=True)
            assert text != mutant.path.read_text(encoding="utf-8")
            assert text.count("\n") == mutant.path.read_text(encoding="utf-8").count("\n")


def test_a_sample_stays_when_it_grows() -> None:
    mutants = mutants_of("overbooking")
    assert choose(mutants, 20, seed=1) == choose(mutants, 50, seed=1)[:20] != choose(mutants, 20, seed=3)


def test_a_mutant_takes_the_place_of_a_loaded_function() -> None:
    mutant = next(
        m for m in mutants_of("overbooking") if m.file.endswith("scoring.py") and m.fault.operator == "return"
    )
    changed = changed_function(mutant)
    assert changed is not None
    before, after = changed
    space: dict[str, object] = {}
    exec(compile("def rule(): return 1\ndef fault(): return 2\n", "elsewhere", "exec"), space)
    rule, fault = space["rule"], space["fault"]
    assert callable(rule)
    assert swap(rule.__code__, fault.__code__)  # type: ignore[attr-defined]
    assert rule() == 2
    assert before != after
    assert GAMES in mutant.path.parents
