"""What long comparisons with the page have found so far: kept beside docs/kernels.md, to go on where they were."""

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.bundling import GENERATED

from houseful.browser.wasm.build import BOX, MODULE, NET
from houseful.core.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "kernels.md"


class Results:
    """Counts of one comparison of one game; another kernel, net or module than those that were compared begins anew."""

    def __init__(self, what: str, game: Game, *modules: Path) -> None:
        self._file, self._game = PAGE.with_name(f"browser_{what}.json"), game.name
        compared = hashlib.sha256()
        for file in (*(GENERATED / game.name / name for name in (MODULE, BOX, NET)), *modules):
            compared.update(file.read_bytes())
        kept = self._kept().get(game.name, {})
        name = compared.hexdigest()
        self.found: dict[str, Any] = kept if kept.get("compared") == name else {"compared": name}

    def __getitem__(self, name: str) -> int:
        return int(self.found.get(name, 0))

    def add(self, **more: int) -> None:
        """Count more and save: whole or not at all, whatever happens meanwhile."""
        for name, count in more.items():
            self.found[name] = self[name] + count
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps({**self._kept(), self._game: self.found}, indent=1) + "\n", "utf-8")
        new.replace(self._file)

    def _kept(self) -> dict[str, Any]:
        return json.loads(self._file.read_text("utf-8")) if self._file.exists() else {}


def headed(columns: str, rows: list[str]) -> list[str]:
    """A table for a page, from its heads and its rows."""
    return [f"| {columns} |", "|---" * (columns.count("|") + 1) + "|", *rows]
