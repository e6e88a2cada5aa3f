"""The golden games: which kinds there must be; `python -m tests.golden` finds those that are missing."""

import importlib
from pathlib import Path

from houseful.core.testing.golden import Golden, seek
from houseful.games import NAMES, find_game

REPLAYS = Path(__file__).parent / "replays"


def kinds(name: str) -> list[Golden]:
    """The kinds of golden games that a game's tests ask for."""
    found: list[Golden] = importlib.import_module(f"tests.games.{name}.goldens").KINDS
    return found


def main() -> None:
    """Find and keep what is missing; what is there stays as it is."""
    for name in NAMES:
        folder = REPLAYS / name
        folder.mkdir(parents=True, exist_ok=True)
        for kind in kinds(name):
            file = folder / f"{kind.name}.log"
            if not file.exists():
                file.write_text(seek(find_game(name), kind).log(), encoding="utf-8")
                print(file)


if __name__ == "__main__":
    main()
