"""The arrows between the parts (cli → server → host → bots → games → core); no rule outside its game."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import houseful
from houseful.games import NAMES

SOURCE = Path(houseful.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"games", "core"},
    "bots": {"bots", "games", "core"},
    "environments": {"environments", "bots", "games", "core"},
    "browser": {"browser", "host", "bots", "games", "core"},
    "lab": {"lab", "environments", "bots", "games", "core"},
    "host": {"host", "bots", "games", "core"},
    "server": {"server", "host", "bots", "games", "core"},
    "cli": {"cli", "server", "host", "lab", "environments", "bots", "games", "core"},
}
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
IN_PARTS = [module for module in MODULES if module.parts[0] in MAY_IMPORT]
OUTSIDE_GAMES = [module for module in MODULES if module.parts[0] != "games"]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported_parts(path: Path) -> set[tuple[str, ...]]:
    found = set()
    for node in ast.walk(tree_of(path)):
        names = [node.module] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {tuple(name.split(".")[1:]) for name in names if name and name.startswith("houseful.")}
    return found


def strangers(module: Path, parts: set[str]) -> set[str]:
    """Parts that a module may not know."""
    return parts - MAY_IMPORT[module.parts[0]]


# One test for all modules: two thousand tests take longer to report than to run.
def test_imports_follow_the_arrows() -> None:
    found = {module: strangers(module, {name[0] for name in imported_parts(SOURCE / module)}) for module in IN_PARTS}
    assert {module: parts for module, parts in found.items() if parts} == {}


def named_parts(path: Path) -> set[str]:
    """The parts that a module names in text: in a path (`PACKAGE / "server"`), a glob, or a dotted module name."""
    found = set()
    for node in ast.walk(tree_of(path)):
        texts: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            texts = [node.left, node.right]
        elif isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            texts = node.args if called in ("glob", "rglob", "joinpath", "Path", "import_module", "__import__") else []
        for text in (text.values[0] if isinstance(text, ast.JoinedStr) else text for text in texts):
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                found.add(re.split(r"[./]", text.value.removeprefix("houseful."))[0])
    return found & set(MAY_IMPORT)


def test_paths_and_module_names_follow_the_arrows() -> None:
    found = {module: strangers(module, named_parts(SOURCE / module)) for module in IN_PARTS}
    assert {module: parts for module, parts in found.items() if parts} == {}


def test_a_path_into_another_part_is_noticed(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('WORDS = HERE / "server" / "words"\nimport_module(f"houseful.bots.{name}")\nsay("cli")\n')
    assert named_parts(module) == {"server", "bots"}


def lambdas_from_outside(path: Path) -> list[str]:
    """Where a lambda is put into another object's attribute."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda)
        for target in node.targets
        if isinstance(target, ast.Attribute) and not (isinstance(target.value, ast.Name) and target.value.id == "self")
    ]


def test_no_object_is_given_a_lambda_from_outside() -> None:
    """It is a call against the arrows that no import shows."""
    assert {module: found for module in MODULES if (found := lambdas_from_outside(SOURCE / module))} == {}


def test_a_lambda_from_outside_is_noticed(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("self.own = lambda: 1\nname = lambda: 2\nother.hook = lambda: 3\n")
    assert lambdas_from_outside(module) == ["other.hook = lambda: 3"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_imports_no_other_game(name: str) -> None:
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for imported in imported_parts(path):
            assert imported[0] != "games" or imported[1:2] in ((), (name,)), f"{path} imports {imported}"


def test_no_game_is_named_outside_its_folder() -> None:
    comparisons = [
        (module, ast.unparse(node))
        for module in OUTSIDE_GAMES
        for node in ast.walk(tree_of(SOURCE / module))
        if isinstance(node, ast.Compare | ast.Match)
    ]
    assert [(module, text) for module, text in comparisons if re.search("|".join(NAMES), text)] == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    nothing = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
    assert not [module for module in MODULES if module.stem in nothing]
