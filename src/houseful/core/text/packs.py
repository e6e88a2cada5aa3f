"""Card packs: a TOML file with the faces of a game's cards."""

import hashlib
import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, cast, get_args

from houseful.core.compile.record import Memory
from houseful.core.text.validation import Fault, Place, reason_of, shown

Source = Literal["rulebook", "published", "inferred", "stand-in"]
SOURCES: tuple[Source, ...] = get_args(Source)
LARGEST = 1 << 20
LONGEST_PACK = 1 << 16  # characters; the longest standard pack has 8,500
DEEPEST = 8  # brackets in one another, and parts of a dotted key
MOST_DIGITS = 40  # of one number
MOST_KEYS = 2_000  # the longest standard pack has 341

SHORT = 12  # signs of a hash in a log
TOO_MANY_DIGITS = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1}}}")

# What TOML text consists of. Quantifiers are possessive: no text makes the search go back.
TOKEN = re.compile(
    "|".join(
        (
            r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}',
            r"'{3}(?:[^']|'{1,2}(?!'))*+'{3,5}",
            r'"(?:[^"\\\n]|\\.)*+"',
            r"'[^'\n]*+'",
            r"(?P<comment>#[^\n]*+)",
            r"""(?P<plain>[^"'#]++)""",
        )
    ),
    re.DOTALL,
)


def source_of(place: Place) -> Source:
    """Where a figure comes from."""
    return cast(Source, place.one_of(SOURCES))


def sources_of(place: Place, *fields: str) -> dict[str, Source]:
    """Where each field of an entry comes from: one word for all of them, or a word for every field.

    source = "stand-in"
    source = { number = "rulebook", coins = "stand-in" }
    """
    if not place.is_table():
        return dict.fromkeys(fields, source_of(place))
    return {name: source_of(found) for name, found in place.fields(*fields).items()}


@dataclass(frozen=True, eq=False)
class Pack:
    """A pack that was read without a fault."""

    text: str
    name: str
    box: Memory
    names: Any  # what the game calls its pieces
    standard: bool

    @cached_property
    def sha256(self) -> str:
        """The hash of the exact text: nobody can write another pack with the same."""
        return sha256_of(self.text)

    @property
    def digest(self) -> str:
        """The beginning of the hash, for logs: it tells honest packs apart."""
        return self.sha256[:SHORT]


def sha256_of(text: str) -> str:
    """The hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def read_text(path: str | Path) -> str:
    """A file that a person named, as text; a fault in one line if that cannot be."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Fault("fault-file-missing", file=name) from None
    except IsADirectoryError:
        raise Fault("fault-file-folder", file=name) from None
    except (OSError, ValueError) as error:
        raise Fault("fault-file", file=shown(name), reason=reason_of(error)) from None
    return decoded(data, name)


def decoded(data: bytes, name: str) -> str:
    """Bytes that somebody wrote, as text with plain line ends."""
    if len(data) > LARGEST:
        raise Fault("fault-file-large", file=name)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise Fault("fault-file-encoding", file=name) from None


def read_toml(text: str) -> Place:
    """Parse a pack's text, which a stranger may have written."""
    if len(text) > LONGEST_PACK:
        raise Fault("fault-pack-long", most=LONGEST_PACK, found=len(text))
    check_bounds(text)
    try:
        return Place(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        raise Fault("fault-toml", reason=" ".join(str(error).split())) from None


def check_bounds(text: str) -> None:
    """Raise if parsing this text would take long: `tomllib` is quadratic in the parts of a dotted key."""
    depth = keys = 0
    for number, line in enumerate(skeleton(text).split("\n"), start=1):
        if TOO_MANY_DIGITS.search(line):
            raise Fault("fault-toml-digits", line=number, most=MOST_DIGITS)
        for bracket in re.findall(r"[][{}]", line):
            depth = max(0, depth + (1 if bracket in "[{" else -1))
            if depth > DEEPEST:
                raise Fault("fault-toml-deep", line=number, most=DEEPEST)
        if any(key.count(".") >= DEEPEST for key in re.split(r"[][={},]", line)):
            raise Fault("fault-toml-deep", line=number, most=DEEPEST)
        keys += line.count("=") + line.lstrip().startswith("[")
        if keys > MOST_KEYS:
            raise Fault("fault-toml-keys", line=number, most=MOST_KEYS)


def skeleton(text: str) -> str:
    """TOML less its comments and with a letter for each string; breaks, brackets, dots and digits stay."""
    parts, at = [], 0
    while at < len(text):
        token = TOKEN.match(text, at)
        if token is None:
            line = text.count("\n", 0, at) + 1
            raise Fault("fault-toml", reason=f"unterminated string (line {line})")
        as_python = token["plain"]
        if as_python is not None:
            parts.append(as_python)
        elif token["comment"] is None:
            parts.append("s" + "\n" * token[0].count("\n"))
        at = token.end()
    return "".join(parts)
