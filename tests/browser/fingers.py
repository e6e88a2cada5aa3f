"""Fingers on glass: they press what lies under them, and reach what they can scroll to."""

import time
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize

from tests.browser.conftest import PATIENCE
from tests.browser.layout import BEYOND

# The smallest phone, upright, and a usual one held sideways.
UPRIGHT: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
GONE = 2_000  # milliseconds after which a piece that was there is gone for good

# Scroll to a piece as a finger can; where it is then pressed, and what lies there instead of it. The click of a tap
# comes a little after the finger has gone; where something else is done with the tap, there is none.
REACH = """(piece, at) => {
  window.tapped = new Promise((done) => {
    addEventListener('click', () => setTimeout(done), { capture: true, once: true })
    setTimeout(done, LONGEST)
  })
  piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const stuck = []
  for (let around = piece.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowY === 'hidden' && around.scrollTop || overflowX === 'hidden' && around.scrollLeft)
      stuck.push(around.outerHTML.slice(0, 120))
  }
  const { x, y, width, height } = piece.getBoundingClientRect()
  const [left, top] = at ? [x + at.x, y + at.y] : [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(left, top)
  const drawn = piece instanceof SVGElement && hit?.closest('svg') === piece.ownerSVGElement
  const seen = hit && (piece.contains(hit) || drawn)
  return { left, top, stuck, under: seen ? null : (hit?.outerHTML ?? 'nothing: it is off the screen').slice(0, 160) }
}""".replace("LONGEST", "300")

# What each game asks lies beside its board: how many pixels of the board it covers.
ASKED = {
    "overbooking": (".reception", ".street"),
    "overbooked": (".desk", ".sky"),
    "oktoberfest": (".drawer .ask", ".floor"),
}
OVERLAP = """([asked, board]) => {
  const seen = (part) => {
    let { left, right, top, bottom } = part.getBoundingClientRect()
    for (let up = part.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue
      const box = up.getBoundingClientRect()
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return { left, right, top, bottom }
  }
  const parts = [asked, board].map((where) => document.querySelector(where))
  const [question, table] = parts.map((part) => part && seen(part))
  if (!question || !table) return 0
  const wide = Math.min(question.right, table.right) - Math.max(question.left, table.left)
  const high = Math.min(question.bottom, table.bottom) - Math.max(question.top, table.top)
  return wide > 1 && high > 1 ? Math.round(wide * high) : 0
}"""


def touch(piece: Locator, at: dict[str, float] | None = None) -> None:
    """With a finger, on what is really there: nothing lies over it, and nothing moved that fingers cannot move."""
    piece.wait_for()
    end = time.monotonic() + PATIENCE / 1000
    found: dict[str, Any] = piece.evaluate(REACH, at, timeout=GONE)
    while found["under"] is not None and time.monotonic() < end:  # a card that was played is still on its way
        piece.page.wait_for_timeout(50)
        found = piece.evaluate(REACH, at, timeout=GONE)
    assert found["under"] is None, f"{piece} lies under {found['under']}"
    assert found["stuck"] == [], f"{piece} is out of a finger's reach"
    piece.page.touchscreen.tap(found["left"], found["top"])
    piece.page.evaluate("() => window.tapped")


def check_table(page: Page, game: str) -> None:
    """The question covers nothing of the board, and nothing is larger than the screen."""
    assert page.evaluate(OVERLAP, ASKED[game]) == 0
    assert page.evaluate(BEYOND) == [0, 0]
