"""The picture of a finished game: all planes with their passengers, in SVG."""

from typing import Any, cast

from houseful.core.picture.face import INK, Face, circle, moved, shape, stroke
from houseful.core.picture.frame import ROOM, SERIF, again, box, define, mark, text
from houseful.core.picture.podium import SEAT_COLOURS
from houseful.games.overbooked.show.player_view import PlayerView
from houseful.games.overbooked.show.view import OverbookedView

SEAT, AISLE = 56, 26
HEART = "M0 27C-38 4 -30 -25 -13 -25C-5 -25 0 -19 0 -15C0 -19 5 -25 13 -25C30 -25 38 4 0 27Z"
ARMS = "M-13 27V12L-27 -15C-29 -20 -22 -23 -19.5 -18L-10 -1H10L19.5 -18C22 -23 29 -20 27 -15L13 12V27Z"
HELMET = "M-19 4C-22 -27 22 -27 19 4L14 3C13 -7 8 -10 0 -10S-13 -7 -14 3Z"
LOVER = Face(1, "long", "#4b3327", glasses="heart")
CHILD = Face(2, "side", "#c98a3a")
RUGBY = Face(1, smile=False)
FRIEND = Face(2, "short", "#7a3b1c", glasses="sun")
SENIOR = Face(0, "bun", "#e9e6e2", glasses="round")
PASSENGERS = {
    "R": shape(HEART, "#d2402f", "#5c1510", 2.4) + moved(LOVER.draw(), 0, 0, 0.66),
    "W": stroke("M10 22Q20 8 14 -6")
    + circle(14, -15, 10.5, "#fffaf0", INK, 2.4)
    + shape("M-22 27C-22 14 -15 11 -7 11S9 14 9 27Z", "#fffaf0", INK, 2.4)
    + moved(CHILD.draw(), -7, 2, 0.6),
    "B": shape("M-27 27V8C-27 0 -20 -2 -10 -2H10C20 -2 27 0 27 8V27Z", "#2a4f8f", "#111c33", 2.4)
    + box(-26, 14, 52, 7, "#f3ead8")
    + moved(RUGBY.draw(over=shape(HELMET, "#16294d", "#0d182e", 2)), 0, -9, 0.64),
    "Y": shape(ARMS, "#f4ba36", "#5a3d00", 2.4) + moved(FRIEND.draw(), 0, -4, 0.66),
    "G": stroke("M20 27V4C20 -4 28 -4 27 3", "#6b4423", 5)
    + shape("M-22 27C-22 10 -14 2 -2 2S17 10 17 27Z", "#6bae76", "#123a20", 2.4)
    + moved(SENIOR.draw(), -2, -8, 0.62),
}


NOSE, TAIL, WALL = 84, 64, 30


def draw(view: dict[str, Any]) -> str:
    """The planes beside or above each other, whichever leaves them larger."""
    table = cast(OverbookedView, view)
    planes, kinds = table["seats"], table["kinds"]
    wide, tall = size_of(kinds)
    fits = {across: scale_for(len(planes), across, kinds) for across in (1, 2)}
    across = max(fits, key=lambda columns: fits[columns])
    scale, rows = fits[across], -(-len(planes) // across)
    step = (ROOM[0] / across, ROOM[1] / rows)
    parts = [define(PASSENGERS)]
    for at, plane in enumerate(planes):
        alone = at == len(planes) - 1 and len(planes) % across
        column = (across - 1) / 2 if alone else at % across
        x = step[0] * (column + 0.5) - scale * wide / 2
        y = step[1] * (at // across + 0.5) - scale * tall / 2
        parts.append(moved(cabin(plane, kinds), x, y, scale))
    return "".join(parts)


def size_of(kinds: str) -> tuple[float, float]:
    """How large a plane is drawn, without its wings."""
    aisles = kinds.count(" ")
    return SEAT * (len(kinds) - aisles) + AISLE * aisles + 2 * WALL, 5 * SEAT + NOSE + TAIL


def scale_for(planes: int, across: int, kinds: str) -> float:
    """How large planes may be with so many beside each other."""
    wide, tall = size_of(kinds)
    rows = -(-planes // across)
    return min((ROOM[0] / across - 16) / wide, (ROOM[1] / rows - 12) / tall)


def cabin(plane: PlayerView, kinds: str) -> str:
    """A plane seen from above with its nose up."""
    parts = hull(plane["seat"], *size_of(kinds))
    for row, line in enumerate(plane["plane"]):
        x = float(WALL)
        for kind, letter in zip(kinds, line, strict=True):
            if kind == " ":
                x += AISLE
                continue
            middle = (x + SEAT / 2, NOSE + SEAT * (row + 0.5))
            parts.append(box(middle[0] - 25, middle[1] - 26, 50, 52, "#a9c6d4", round=10))
            if letter in PASSENGERS:
                parts.append(again(letter, *middle, 0.9))
            x += SEAT
    return "".join(parts) + stairs(sum(plane["overbooked"].values()), *size_of(kinds))


def hull(seat: int, wide: float, tall: float) -> list[str]:
    """The body with its cockpit, and its owner's colour and sign on the tail."""
    colour, middle = SEAT_COLOURS[seat], wide / 2
    body = (
        f"M{middle:g} 4C{middle + 120:g} 4 {wide - 4:g} 40 {wide - 4:g} {NOSE + 30}V{tall - 50:g}"
        f"C{wide - 4:g} {tall - 16:g} {wide - 90:g} {tall - 4:g} {middle:g} {tall - 4:g}"
        f"S4 {tall - 16:g} 4 {tall - 50:g}V{NOSE + 30}C4 40 {middle - 120:g} 4 {middle:g} 4Z"
    )
    pane = "M-84 44Q0 10 84 44L66 58Q0 32 -66 58Z"
    return [
        shape(body, "#fffdf8", colour, 7),
        moved(shape(pane, "#17384c"), middle, 0),
        mark(seat, middle - 60, tall - 50, 32),
    ]


def stairs(count: int, wide: float, tall: float) -> str:
    """The stairs at the tail with the number of overbooked passengers."""
    left = wide / 2 + 6
    steps = "".join(box(left + 12 * at, tall - 24 - 8 * at, 12, 8 + 8 * at, "#8ba4b3") for at in range(4))
    return steps + text(str(count), left + 58, tall - 22, 30, 60, "#a3342b" if count else INK, font=SERIF)
