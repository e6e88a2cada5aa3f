"""`python -m houseful.browser.wasm FOLDER [GAME …]`: a kernel for each game, into a folder of its name."""

import sys
from pathlib import Path

from houseful.browser.wasm.assembly import Effort
from houseful.browser.wasm.build import is_current, write_kernel
from houseful.core.compile.libraries import without_collecting
from houseful.games import NAMES, find_game


def main(folder: str, *names: str) -> None:
    """Write the kernels of some games, or of all, where they are not current."""
    for name in names or NAMES:
        game, place = find_game(name), Path(folder) / name
        if not is_current(game, place):
            with without_collecting():
                write_kernel(game, place, Effort())


if __name__ == "__main__":
    main(*sys.argv[1:])
