"""Files, standard input and output of the commands."""

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from houseful.core.text.validation import Fault


@contextlib.contextmanager
def blaming(file: str) -> Iterator[None]:
    """Add the name of a file to every fault about its contents."""
    try:
        yield
    except Fault as fault:
        raise fault if fault.file or fault.key.startswith("fault-file") else fault.inside(file) from None


def read_input(name: str) -> str:
    """A file that a person named, or standard input."""
    from houseful.core.text.packs import LARGEST, decoded, read_text

    if name != "-":
        return read_text(Path(name))
    if sys.stdin is None:
        raise Fault("fault-no-input")
    return decoded(sys.stdin.buffer.read(LARGEST + 1), "-")


def print_json(answer: dict[str, Any]) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(answer, ensure_ascii=False))


def progress_bar(games: int, options: Any) -> Any:
    """A progress bar on a terminal; none with --json."""
    from tqdm import tqdm

    hidden = options.json or sys.stderr is None or not sys.stderr.isatty()
    return tqdm(total=games, unit="game", file=sys.stderr, disable=hidden)
