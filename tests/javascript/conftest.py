"""The translated modules, bundled into one program for Node."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from houseful.browser.testing.walking import command_for

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GENERATED = WEB / "generated" / "walking"  # made by `make web/generated/walking/shared.js`


def node() -> str:
    """Node as the page is built with it."""
    found = shutil.which("node", path=f"{ROOT / '.venv' / 'node'}:{os.environ['PATH']}")
    assert found, "Node is missing: make .venv/node/ready"
    return found


def bundled(program: str, folder: Path) -> Path:
    """A program of the page's tests for Node, in one file."""
    bundle = folder / f"{program}.mjs"
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    source = f"src/testing/{program}.ts"
    words = [node(), str(rolldown), source, "--platform", "node", "--format", "esm", "-o", str(bundle)]
    done = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return bundle


@pytest.fixture(scope="session")
def walker(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str]:
    """The command that walks through games in JavaScript, by the rules as they are translated."""
    assert GENERATED.is_dir(), "nothing is translated yet: make web/generated/walking/shared.js"
    bundle = bundled("walking", tmp_path_factory.mktemp("walking"))
    return command_for(node(), bundle, ROOT / "src" / "houseful", GENERATED)
