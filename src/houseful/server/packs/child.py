"""The process that reads packs: `python -m houseful.server.packs.child`, questions and answers pickled over pipes."""

import contextlib
import pickle
import signal
import sys
from typing import Any, BinaryIO

from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game

MOST_MEMORY = 512 << 20  # bytes; reading the largest standard pack takes 40 MB, Python and NumPy included


def main() -> None:
    """Answer until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when this ends
    limit_memory()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    for name in NAMES:
        find_game(name)
    send(answers, "ready")
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            game, text = pickle.load(questions)
            send(answers, read(game, text))


def limit_memory() -> None:
    """Let allocations fail instead of taking the machine's memory, where the system can."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def read(game: str, text: str) -> Any:
    """A pack's name, box and names; or the Fault that was found."""
    try:
        pack = find_game(game).read_pack(text)
        return pack.name, pack.box, pack.names
    except Fault as fault:
        return fault


def send(answers: BinaryIO, answer: Any) -> None:
    """Write an answer."""
    pickle.dump(answer, answers)
    answers.flush()


if __name__ == "__main__":
    main()
