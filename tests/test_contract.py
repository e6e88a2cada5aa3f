"""A field of a view that is renamed on one side only breaks the build: mypy in Python, the compiler on the page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_type_hints

import pytest

from houseful.games.overbooking.show import view as module

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/houseful/games/overbooking/show/view.py"
NODE = ROOT / ".venv/node"
PROGRAMS = ROOT / "web/node_modules/.bin"
PATH = f"{NODE}{os.pathsep}{os.environ['PATH']}"
CONSUMER = """import type {{ components }} from './protocol'
export const read = (view: components['schemas']['OverbookingView']) => view.{}
"""


@pytest.fixture(scope="module")
def field() -> str:
    """A field of the hotel's view that its builder fills in by name; of several the longest name."""
    text = SOURCE.read_text(encoding="utf-8")
    fields = get_type_hints(module.OverbookingView)
    written = [name for name in fields if text.count(f'"{name}":') == 1 and declaration(name).search(text)]
    return max(written, key=len)


def declaration(field: str) -> re.Pattern[str]:
    return re.compile(rf"^    {field}(?=: )", re.MULTILINE)


def run(command: Sequence[str | Path], folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")} | settings
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def types_fail(shadow: Path, cache: Path) -> str:
    """What mypy says of another text in place of the hotel's view; empty: nothing."""
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--cache-dir",
        cache,
        "--shadow-file",
        SOURCE,
        shadow,
        SOURCE,
    ]
    done = run(command, ROOT)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_a_field_renamed_in_the_builder_alone_is_found_by_mypy(field: str, tmp_path: Path) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    same, other = tmp_path / "same.py", tmp_path / "other.py"
    same.write_text(text, encoding="utf-8")
    other.write_text(text.replace(f'"{field}":', '"renamed":'), encoding="utf-8")
    assert types_fail(same, tmp_path / "cache") == ""
    assert f'"{field}"' in types_fail(other, tmp_path / "cache")


def write_types(package: Path, folder: Path) -> None:
    """Write the types of a package for the page."""
    described = folder / "openapi.json"
    command = [sys.executable, "-m", "houseful.server.http.export_types", str(described)]
    exported = run(command, folder, PYTHONPATH=str(package), HOUSEFUL_RULES="interpreted")
    assert exported.returncode == 0, exported.stderr
    made = run([PROGRAMS / "openapi-typescript", described, "-o", folder / "protocol.ts"], folder, PATH=PATH)
    assert made.returncode == 0, made.stderr


def compiler_says(folder: Path, *consumers: str) -> str:
    """What the compiler says of pages that read a field."""
    options = ["--noEmit", "--strict", "--skipLibCheck"]
    return run([PROGRAMS / "tsc", *options, *consumers], folder, PATH=PATH).stdout


def test_a_field_renamed_in_python_alone_is_found_on_the_page(field: str, tmp_path: Path) -> None:
    if not (PROGRAMS / "tsc").exists():
        pytest.fail("the page's tools are not there: make web/node_modules/ready")
    package = tmp_path / "src"
    shutil.copytree(ROOT / "src/houseful", package / "houseful", ignore=shutil.ignore_patterns("static"))
    same, other = tmp_path / "same", tmp_path / "other"
    for folder in (same, other):
        folder.mkdir()
        (folder / "consumer.ts").write_text(CONSUMER.format(field), encoding="utf-8")
    shutil.copy(ROOT / "web/src/lib/protocol.ts", same)  # as `make` has written it
    copy = package / SOURCE.relative_to(ROOT / "src")
    text = declaration(field).sub("    renamed", copy.read_text(encoding="utf-8"))
    copy.write_text(text.replace(f'"{field}":', '"renamed":'), encoding="utf-8")
    write_types(package, other)
    said = compiler_says(tmp_path, "same/consumer.ts", "other/consumer.ts").splitlines()
    assert said
    assert all(line.startswith("other/consumer.ts") and f"'{field}'" in line for line in said)
