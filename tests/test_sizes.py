"""No file is longer than 250 lines and no function longer than 40; migrations, which are data, may be."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT)
    for folder in ("src", "tests", "benchmarks")
    for path in (ROOT / folder).rglob("*.py")
    if path.parent.name != "versions"
)
FILE, FUNCTION = 250, 40


def long_functions(text: str) -> list[str]:
    """The functions of a source that are too long, signature and docstring included."""
    return [
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= FUNCTION
    ]


def test_files_and_functions_are_short() -> None:
    texts = {file.as_posix(): (ROOT / file).read_text(encoding="utf-8") for file in FILES}
    assert {file: long for file, text in texts.items() if (long := long_functions(text))} == {}
    assert {file for file, text in texts.items() if len(text.splitlines()) > FILE} == set()


def test_a_long_function_is_found() -> None:
    body = "    pass\n"
    assert long_functions(f"def short():\n{body * (FUNCTION - 1)}") == []
    assert long_functions(f"def long():\n{body * FUNCTION}") == ["long"]
