"""Card packs: a TOML file with the faces of a game's cards."""

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from houseful.core.reading import Fault, Place
from houseful.core.record import Memory

SOURCES = ("rulebook", "published", "inferred", "stand-in")
LARGEST = 1 << 20


def source_of(place: Place) -> str:
    """Where a figure comes from."""
    return place.one_of(SOURCES)


@dataclass(frozen=True)
class Pack:
    """A pack that was read without a fault."""

    text: str
    name: str
    box: Memory
    names: Any  # what the game calls its pieces
    standard: bool

    @property
    def digest(self) -> str:
        """A short mark of the exact text."""
        return digest_of(self.text)


def digest_of(text: str) -> str:
    """A short mark of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read_text(path: str | Path) -> str:
    """A file that a person named, as text; a fault in one line if that cannot be."""
    name = str(path)
    try:
        file = Path(path)
        if file.stat().st_size > LARGEST:
            raise Fault("fault-file-large", file=name)
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Fault("fault-file-missing", file=name) from None
    except IsADirectoryError:
        raise Fault("fault-file-folder", file=name) from None
    except UnicodeDecodeError:
        raise Fault("fault-file-encoding", file=name) from None
    except (OSError, ValueError) as error:
        if isinstance(error, Fault):
            raise
        raise Fault("fault-file", file=name, reason=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """What the system says about a file, without the file's name."""
    return getattr(error, "strerror", None) or str(error)


def read_toml(text: str) -> Place:
    """Parse a pack's text."""
    try:
        return Place(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Fault("fault-toml", reason=" ".join(str(error).split())) from None
