"""What a kernel is made from, so that it is compiled again only when something of that has changed."""

import hashlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import houseful
from houseful.bots.nets.shipped import FILE
from houseful.core.game import Game

PACKAGE = Path(houseful.__file__).parent
# Of a game: what is shown and said is in no kernel.
BESIDE = ("show", "lessons")


def sources_of(game: Game) -> Iterator[Path]:
    """The files that a game's kernel is made from, in order."""
    yield from sorted((PACKAGE / "core" / "compile").glob("*.py"))
    yield from (PACKAGE / "core" / name for name in ("evaluation.py", "scores.py"))
    for path in sorted(game.folder.rglob("*.py")):
        if path.relative_to(game.folder).parts[0] not in BESIDE:
            yield path
    yield from sorted((PACKAGE / "bots").rglob("*.py"))
    yield from sorted(Path(__file__).parent.glob("*.py"))
    yield from (game.folder / "pack.toml", game.folder / FILE)


def hash_of(game: Game) -> str:
    """A hash of the sources of a kernel, and of the compilers."""
    text = hashlib.sha256(f"{version('numba')} {version('llvmlite')}".encode())
    for path in sources_of(game):
        text.update(path.read_bytes())
    return text.hexdigest()
