"""What a hand does that Playwright has no single call for."""

from playwright.sync_api import Locator, Page


def drag(page: Page, piece: Locator, place: Locator, grip: tuple[float, float] = (0.5, 0.5)) -> None:
    """With the mouse, in a few steps, as a hand does it."""
    start = piece.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] * grip[0], start["y"] + start["height"] * grip[1])
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] * grip[0], start["y"] - 30, steps=3)
    end = place.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
