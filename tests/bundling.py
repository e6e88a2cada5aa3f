"""Modules of the page as one program that Node runs."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from houseful.browser.testing.walking import command_for

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GENERATED = WEB / "generated"
WALKS = GENERATED / "walking"  # made by `make web/generated/walking/shared.js`


def node() -> str:
    """Node as the page is built with it."""
    found = shutil.which("node", path=f"{ROOT / '.venv' / 'node'}:{os.environ['PATH']}")
    assert found, "Node is missing: make .venv/node/ready"
    return found


def bundled(source: str, module: Path, platform: str = "node") -> Path:
    """A module of the page, by its path in `web/src`, with all that it imports."""
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    given = [f"src/{source}", "--platform", platform, "--format", "esm", "--file", str(module)]
    done = subprocess.run([node(), str(rolldown), *given], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return module


def walker_in(folder: Path, kernels: Path | None = None) -> Sequence[str]:
    """The command that walks through games in JavaScript: by kernels, or by the rules as they are translated."""
    assert WALKS.is_dir(), "nothing is translated yet: make web/generated/walking/shared.js"
    bundle = bundled("testing/walking.ts", folder / "walking.mjs")
    return command_for(node(), bundle, ROOT / "src" / "houseful", WALKS, kernels)
