"""What playing without a server weighs as it travels: the built files by Brotli."""

from collections.abc import Iterable
from pathlib import Path

from houseful.games import NAMES, find_game
from houseful.server.http.page import STATIC

ASSETS = STATIC / "assets"  # made by `make page`
ALL, NET = 250_000, 1_200_000  # bytes
TRANSLATED = b"entry_points"  # a name of Python's that modules translated from it have, and no other
AT_LEAST = 100_000


def travelling(files: Iterable[Path]) -> dict[str, int]:
    """The sizes of built files as browsers get them."""
    return {file.name: file.with_name(f"{file.name}.br").stat().st_size for file in files}


def test_kernels_views_and_boxes_are_light() -> None:
    """Of all games: rules, evaluation and search, how their memory is laid out, cards, and the translated modules."""
    kernels = [file for kind in ("kernel-*.wasm", "kernel-*.json", "box-*.bin") for file in ASSETS.glob(kind)]
    modules = [file for file in ASSETS.glob("*.js") if TRANSLATED in file.read_bytes()]
    assert len(kernels) == 3 * len(NAMES), "make page"
    assert {file.name.partition("-")[0] for file in modules} == {"worker", *NAMES}
    weights = travelling([*kernels, *modules])
    assert AT_LEAST < sum(weights.values()) <= ALL, weights


def test_nets_are_light() -> None:
    """Those that a level goes by; the page has no others."""
    weights = travelling(ASSETS.glob("*.net"))
    assert len(weights) == sum(find_game(name).ai.evaluation.net_search for name in NAMES), "make page"
    assert max(weights.values()) <= NET, weights
