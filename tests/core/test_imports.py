"""The arrows between the parts: server, lab, adapters, bots → games → core; and no rule outside its game."""

import ast
import re
from pathlib import Path

import pytest

import houseful
from houseful.games import NAMES

SOURCE = Path(houseful.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"games", "core"},
    "bots": {"bots", "games", "core"},
    "lab": {"lab", "bots", "games", "core"},
    "adapters": {"adapters", "bots", "games", "core"},
    "server": {"server", "bots", "games", "core"},
}
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


def imported_parts(path: Path) -> set[tuple[str, ...]]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {tuple(name.split(".")[1:]) for name in names if name and name.startswith("houseful.")}
    return found


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_follow_the_arrows(module: Path) -> None:
    part = module.parts[0]
    if part not in MAY_IMPORT:
        return
    for imported in imported_parts(SOURCE / module):
        assert imported[0] in MAY_IMPORT[part], f"{module} imports {imported}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_imports_no_other_game(name: str) -> None:
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for imported in imported_parts(path):
            assert imported[0] != "games" or imported[1:2] in ((), (name,)), f"{path} imports {imported}"


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_no_game_is_named_outside_its_folder(module: Path) -> None:
    if module.parts[0] == "games":
        return
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.Match):
            text = ast.unparse(node)
            assert not re.search("|".join(NAMES), text), f"{module}: {text}"


def test_no_file_has_a_name_that_says_nothing() -> None:
    nothing = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
    assert not [module for module in MODULES if module.stem in nothing]
