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


@pytest.mark.parametrize("module", IN_PARTS, ids=str)
def test_imports_follow_the_arrows(module: Path) -> None:
    part = module.parts[0]
    for imported in imported_parts(SOURCE / module):
        assert imported[0] in MAY_IMPORT[part], f"{module} imports {imported}"


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


@pytest.mark.parametrize("module", IN_PARTS, ids=str)
def test_paths_and_module_names_follow_the_arrows(module: Path) -> None:
    assert named_parts(SOURCE / module) <= MAY_IMPORT[module.parts[0]]


def test_a_path_into_another_part_is_noticed(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('WORDS = HERE / "server" / "words"\nimport_module(f"houseful.bots.{name}")\nsay("cli")\n')
    assert named_parts(module) == {"server", "bots"}


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_no_object_is_given_a_lambda_from_outside(module: Path) -> None:
    """A lambda put into another object's attribute is a call against the arrows that no import shows."""
    for node in ast.walk(tree_of(SOURCE / module)):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            owners = [target.value for target in node.targets if isinstance(target, ast.Attribute)]
            assert all(isinstance(owner, ast.Name) and owner.id == "self" for owner in owners), ast.unparse(node)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_imports_no_other_game(name: str) -> None:
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for imported in imported_parts(path):
            assert imported[0] != "games" or imported[1:2] in ((), (name,)), f"{path} imports {imported}"


@pytest.mark.parametrize("module", OUTSIDE_GAMES, ids=str)
def test_no_game_is_named_outside_its_folder(module: Path) -> None:
    for node in ast.walk(tree_of(SOURCE / module)):
        if isinstance(node, ast.Compare | ast.Match):
            text = ast.unparse(node)
            assert not re.search("|".join(NAMES), text), f"{module}: {text}"


def test_no_file_has_a_name_that_says_nothing() -> None:
    nothing = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
    assert not [module for module in MODULES if module.stem in nothing]
