"""Gestures on the score page, really made with mouse or finger, and counted: taps, and sweeps over several seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

PASSENGERS = {"R": "lover", "W": "child", "B": "rugby player", "Y": "friend", "G": "senior"}


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
        if self._touch is not None and len(points) == 1:  # at once: a slow machine would make it a long press
            return self.page.touchscreen.tap(*points[0])
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


def fill_plane(hand: Hand, sweeps: Mapping[str, Sequence[str]], brush: str = "R") -> str:
    """Make these sweeps over the plane in view, passenger by passenger; returns who is picked afterwards.

    `{"B": ["3b 4b 5b", "1a"]}`: pick the rugby player, sweep over three seats, tap one.
    """
    boxes = hand.page.locator("[data-cell]").evaluate_all(
        """cells => cells.map(cell => {
             const box = cell.querySelector('[data-area]').getBoundingClientRect()
             return [cell.dataset.cell, box.x + box.width / 2, box.y + box.height / 2]
           })"""
    )
    middles = {name: (x, y) for name, x, y in boxes}
    check_in_view(hand.page, *middles.values())
    for letter, ways in sweeps.items():
        if letter != brush:
            picked = hand.page.get_by_role("radio", name=PASSENGERS[letter])
            hand.tap(hand.page.locator("label").filter(has=picked))
            expect(picked).to_be_checked()
            brush = letter
        for way in ways:
            hand.along([middles[seat] for seat in way.split()])
    return brush
