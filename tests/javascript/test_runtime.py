"""The page's Python has what the translator thinks it has."""

import re
from pathlib import Path

from houseful.browser.javascript.expressions import ARITHMETIC, ORDER
from houseful.browser.javascript.runtime import CLASSES, FUNCTIONS, LIBRARY, METHODS
from houseful.browser.javascript.twins import TWINS

OFFLINE = Path(__file__).parents[2] / "web" / "src" / "offline"
PYTHON = "\n".join(file.read_text(encoding="utf-8") for file in sorted((OFFLINE / "python").glob("*.ts")))
EXPORTED = set(re.findall(r"^export (?:abstract )?(?:const|function\*?|class) (\w+)", PYTHON, re.MULTILINE))


def test_every_name_is_exported() -> None:
    names = {name for name, _ in FUNCTIONS.values()} | {name for _, name, _ in (*LIBRARY, *CLASSES)}
    assert names <= EXPORTED
    assert {*ARITHMETIC.values(), *ORDER.values(), "iadd", "ior", "contains", "eq"} <= EXPORTED | set(dir())


def test_methods_are_the_same_on_both_sides() -> None:
    text = (OFFLINE / "python" / "methods.ts").read_text(encoding="utf-8")
    table = text.partition("const METHODS: Record<string, Method> = {")[2].partition("\n}\n")[0]
    assert set(re.findall(r"^  (\w+)[:,]", table, re.MULTILINE)) == METHODS


def test_every_twin_is_there() -> None:
    for file, name in TWINS.values():
        text = (OFFLINE / f"{file}.ts").read_text(encoding="utf-8")
        assert re.search(rf"^export (?:const|function|class) {name}\b", text, re.MULTILINE), f"{file}: {name}"
