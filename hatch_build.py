"""A wheel or source archive is only built with the page in it: without, its server would answer 404."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src") / "houseful" / "server" / "static" / "index.html"


class NeedsPage(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a package without the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Check before anything is packed; an editable install serves what `make page` builds later."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: `make wheel` builds the page first")
