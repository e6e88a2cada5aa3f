"""Measuring a table on a screen: what is seen of it, what lies over what, what moves when a piece is picked."""

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

# A phone either way, the smallest phones, a tablet, small and large desks, and a desk of 1440 × 900 at 200 %.
SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in (
        (1440, 900),
        (1280, 720),
        (2560, 1440),
        (720, 450),
        (844, 390),
        (768, 1024),
        (390, 844),
        (360, 640),
    )
]

# Which pieces of each board can be reached, and where one of them is pressed: parts of its width and height.
BOARDS = {
    "overbooking": {"board": ".street", "pieces": ".street .place:not(.full *), .street .hotel", "cards": ".hand li"},
    "overbooked": {"board": ".flight", "pieces": ".flight [data-seat]", "cards": ".hall .card"},
    "oktoberfest": {"board": ".floor", "pieces": ".floor .row, .market .table, .hire .hero", "cards": ".hand .card"},
}

# What cannot be pressed although it is brought into view: something else lies there, or it is off the screen.
# Cards lie over each other: their left edge counts.
COVERED = """(elements) => elements.flatMap((piece) => {
  piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = piece.getBoundingClientRect()
  const fanned = piece.matches('.hand li')
  const at = [x + (fanned ? 12 : width / 2), y + height * (fanned ? 0.3 : 0.5)]
  const hit = document.elementFromPoint(...at)
  const around = hit?.contains(piece) && !hit.matches('.board, .tent, .stage, body, html')
  const seen = piece.contains(hit) || around
  return seen ? [] : [`${piece.outerHTML.slice(0, 120)} at ${at} under ${hit?.outerHTML.slice(0, 120)}`]
})"""

# Where pieces are, in the page; one that is picked may rise.
BOXES = """(elements) => elements.filter((piece) => !piece.matches('.picked, .chosen, .raised')).map((piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""

# The part of the screen that the board has.
SHARE = """(board) => {
  const { left, right, top, bottom } = board.getBoundingClientRect()
  const wide = Math.min(right, innerWidth) - Math.max(left, 0)
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return (wide * high) / (innerWidth * innerHeight)
}"""

# Whether everything has come where it goes; what moves for ever may.
AT_REST = """() => document.getAnimations().every(
  (moving) => moving.playState !== 'running' || moving.effect.getComputedTiming().iterations === Infinity
)"""

BEYOND = """() => {
  const page = document.documentElement
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""


def resize(page: Page, size: ViewportSize) -> None:
    """Another screen, until the page has settled on it."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function(AT_REST)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def covered(page: Page, what: str) -> list[str]:
    """The pieces that cannot be pressed."""
    found: list[str] = page.locator(what).evaluate_all(COVERED)
    return found


def boxes(page: Page, what: str) -> Any:
    """Where pieces are."""
    return page.locator(what).evaluate_all(BOXES)
