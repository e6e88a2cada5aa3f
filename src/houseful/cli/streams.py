"""Files, standard input and output of the commands."""

import contextlib
import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from houseful.core.text.validation import Fault

INTERRUPTED = 130  # exit status after Ctrl-C


def complain(text: str, status: int) -> NoReturn:
    """Print one line on standard error, if there is one, and exit."""
    if sys.stderr is not None:
        sys.stderr.write(f"houseful: {text}\n")
    sys.exit(status)


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


@contextlib.contextmanager
def progress_bar(number: int, options: Any, unit: str = "game") -> Iterator[Callable[[int], None]]:
    """Yield a function that counts what is done: a bar on a terminal, none with --json; Ctrl-C stops at the next count.

    Python raises KeyboardInterrupt wherever it is, also in a callback of the compiler, where it is only printed. So
    it is raised once more when the next are counted.
    """
    from tqdm import tqdm

    hidden = options.json or sys.stderr is None or not sys.stderr.isatty()
    interrupts: list[int] = []

    def on_interrupt(number: int, frame: FrameType | None) -> None:
        interrupts.append(number)
        signal.default_int_handler(number, frame)

    def count(done: int) -> None:
        if interrupts:
            raise KeyboardInterrupt
        bar.update(done)

    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # a shell disables SIGINT for programs in the background
        signal.signal(signal.SIGINT, on_interrupt)
    try:
        with tqdm(total=number or None, unit=unit, file=sys.stderr, disable=hidden) as bar:
            yield count
    finally:
        signal.signal(signal.SIGINT, before)
