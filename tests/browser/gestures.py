"""Gestures on the score page, really made with mouse or finger, and counted: taps, and sweeps over several seats."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from playwright.sync_api import Locator, Page

COLUMNS = "abcdefghjk"
LETTERS = "RWBYG"
PASSENGERS = {"R": "lover", "W": "child", "B": "rugby player", "Y": "friend", "G": "senior"}
Cell = tuple[int, int]
Stroke = list[Cell]


class Hand:
    """A mouse, or the finger on a phone; counts every press."""

    def __init__(self, page: Page, finger: bool = False) -> None:
        self.page, self.count = page, 0
        self._touch = page.context.new_cdp_session(page) if finger else None

    def tap(self, target: Locator) -> None:
        """One press on something that is in view."""
        self.sweep([target])

    def sweep(self, targets: Sequence[Locator]) -> None:
        """Press on the first, go over all of them, let go on the last."""
        self.along([middle(target) for target in targets])

    def along(self, points: Sequence[tuple[float, float]]) -> None:
        """Press at the first point, go through the others, let go at the last."""
        self.count += 1
        self._at("touchStart", *points[0])
        for point in points[1:]:
            self._at("touchMove", *point)
        self._at("touchEnd", *points[-1])

    def _at(self, what: str, x: float, y: float) -> None:
        if self._touch is not None:
            touches: list[dict[str, Any]] = [] if what == "touchEnd" else [{"x": x, "y": y}]
            self._touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})
            return
        self.page.mouse.move(x, y)
        if what == "touchStart":
            self.page.mouse.down()
        elif what == "touchEnd":
            self.page.mouse.up()


def middle(target: Locator) -> tuple[float, float]:
    """The middle of something that has to be in view: no gesture is spent on scrolling."""
    box = target.bounding_box()
    assert box is not None
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    check_in_view(target.page, point)
    return point


def check_in_view(page: Page, *points: tuple[float, float]) -> None:
    """Fail if somebody would have to scroll."""
    width, height = page.evaluate("[innerWidth, innerHeight]")
    assert [(x, y) for x, y in points if not (0 <= x < width and 0 <= y < height)] == []


# What somebody who looks at a plane does


def cells_of(plane: Sequence[str], letters: str) -> set[Cell]:
    """The seats of some kinds of passengers."""
    rows = [row.replace(" ", "") for row in plane]
    return {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter in letters}


def strokes_for(wanted: set[Cell], taken: set[Cell]) -> list[Stroke]:
    """Sweeps that fill these seats: each begins on an empty one and may go over those that are taken."""
    found, left = [], sorted(wanted)
    while left:
        walk = walked(left[0], wanted | taken, set())
        last = max(place for place, cell in enumerate(walk) if cell in wanted)
        found.append(walk[: last + 1])
        left = [cell for cell in left if cell not in walk]
    return found


def walked(cell: Cell, ground: set[Cell], seen: set[Cell]) -> Stroke:
    """A way over everything that hangs together with a seat, there and back."""
    seen.add(cell)
    walk = [cell]
    for near in around(cell):
        if near in ground and near not in seen:
            walk += [*walked(near, ground, seen), cell]
    return walk


def around(cell: Cell) -> Iterator[Cell]:
    """The eight seats around one, those beside it first."""
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
    return ((cell[0] + down, cell[1] + right) for down, right in steps)


def plan(plane: Sequence[str], brush: str) -> list[tuple[str, list[Stroke]]]:
    """Passengers in the order that takes fewest gestures, each with the sweeps that seat them."""
    kinds = [letter for letter in LETTERS if cells_of(plane, letter)]

    def in_order(order: tuple[str, ...]) -> list[tuple[str, list[Stroke]]]:
        taken = [cells_of(plane, "".join(order[:at])) for at in range(len(order))]
        return [(kind, strokes_for(cells_of(plane, kind), sat)) for kind, sat in zip(order, taken, strict=True)]

    plans = map(in_order, permutations(kinds))
    return min(plans, key=lambda order: sum(len(strokes) for _, strokes in order) + (order[0][0] != brush))


def fill_plane(hand: Hand, plane: Sequence[str], brush: str = "R") -> str:
    """Fill the plane in view; returns the passenger that is picked afterwards."""
    cells = hand.page.locator("[data-cell]")
    boxes = cells.evaluate_all(
        """cells => cells.map(cell => {
             const box = cell.querySelector('[data-area]').getBoundingClientRect()
             return [cell.dataset.cell, box.x + box.width / 2, box.y + box.height / 2]
           })"""
    )
    middles = {name: (x, y) for name, x, y in boxes}
    check_in_view(hand.page, *middles.values())
    for letter, strokes in plan(plane, brush):
        if letter != brush:
            hand.tap(hand.page.locator("label").filter(has=hand.page.get_by_role("radio", name=PASSENGERS[letter])))
            brush = letter
        for stroke in strokes:
            hand.along([middles[f"{row + 1}{COLUMNS[column]}"] for row, column in stroke])
    return brush
