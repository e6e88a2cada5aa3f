"""The hotel at the end: each player's booked guests, family by family."""

from typing import Any

from houseful.core.picture.face import INK, Face, circle, moved, shape
from houseful.core.picture.frame import PAPER, ROOM, SERIF, box, mark, text
from houseful.core.picture.podium import SEAT_COLOURS

CRESTS = {
    "bird": "M2 33C4 27 4 24 7 20C11 13 18 11 23 14C23 8 29 5 34 9L39.5 12L34.5 14.5C35 25 27 32 17 31.5"
    "L15 37H12.5L13.5 31C9 30 6 31 2 33ZM12 20C15 26 22 27 27 23C24 17 17 16 12 20Z"
    "M30.5 9.6a1.5 1.5 0 1 0 .1 0Z",
    "fish": "M1 20C7 9 20 6 29.5 16L38.5 8C36.5 16 36.5 24 38.5 32L29.5 24C20 34 7 31 1 20Z"
    "M9 15.6a2.2 2.2 0 1 0 .1 0ZM15 12.5C17.5 17 17.5 23 15 27.5L17.3 28.2C20.2 23 20.2 17 17.3 11.8Z",
    "lion": "M20 1L25 6L32 4L33 11L39 14L35 20L39 26L33 29L32 36L25 34L20 39L15 34L8 36L7 29L1 26L5 20L1 14"
    "L7 11L8 4L15 6ZM20 10.5C26 10.5 29.5 14.5 29.5 20S25.5 30.5 20 30.5S10.5 25.5 10.5 20S14 10.5 20 10.5Z"
    "M16 15.6a2 2 0 1 0 .1 0ZM24 15.6a2 2 0 1 0 .1 0ZM16.5 22H23.5L20 26.5Z",
    "oak": "M18.4 9C17.6 5.5 19 2 23 1.5L24 4C21.8 4.4 21.4 6.4 21.8 9C29 9.4 33.5 12.5 33 17.5H7"
    "C6.5 12.5 11.2 9.4 18.4 9ZM9 20H31C31 29 26 34 20 39C14 34 9 29 9 20Z",
}
HOOD = "M-21 8C-22 -24 22 -24 21 8C15 -10 8 -14 0 -14S-15 -10 -21 8Z"
BERET = "M-20 -8C-28 -24 -6 -32 8 -27C24 -24 26 -14 18 -9C8 -14 -8 -14 -20 -8Z"
BONNET = "M-21 -3C-22 -26 22 -26 21 -3C14 -10 8 -12 0 -12S-14 -10 -21 -3Z"
CROWN = "M-15 -12L-17 -30L-8 -22L0 -33L8 -22L17 -30L15 -12Q0 -17 -15 -12Z"
HELMET = "M-19 -4C-20 -30 20 -30 19 -4L19 0H-19Z"
CAP = "M-18 -6C-18 -27 18 -27 18 -6ZM6 -7C16 -9 26 -7 29 -2C22 -3 14 -3 6 -4Z"
GUESTS = (
    (Face(1, "tonsure", "#4b3327"), HOOD, "#6b4a2c"),
    (Face(2, "short", "#2e2018", "moustache"), BERET, "#2f6b73"),
    (Face(0, "bun", "#7a4522"), BONNET, "#fffaf0"),
    (Face(3, "long", "#241a1c"), CROWN, "#e9a93a"),
    (Face(1, "short", "#5a3620", "none", smile=False), HELMET, "#8d98a0"),
    (Face(2, "short", "#3a2419", "full"), CAP, "#b0622a"),
)


def draw(view: dict[str, Any]) -> str:
    """A house for each player, above each other for two players, else in rows of two."""
    width, height = ROOM
    seats = view["seats"]
    across = 1 if len(seats) == 2 else 2
    down = -(-len(seats) // across)
    wide, tall = (width - 20 * (across - 1)) / across, (height - 20 * (down - 1)) / down
    return "".join(
        moved(
            house(seat, list(view["coins"]), wide, tall),
            at % across * (wide + 20),
            at // across * (tall + 20),
        )
        for at, seat in enumerate(seats)
    )


def house(seat: dict[str, Any], crests: list[str], wide: float, tall: float) -> str:
    """A player's guests: a floor for each family, a place for each number."""
    floor = (tall - 58) / len(crests)
    scale = min((wide - 60) / (6 * 58), (floor - 8) / 48, 1.7)
    step = (wide - 72) / 6
    roof = shape(f"M0 40L14 8H{wide - 14:g}L{wide:g} 40Z", SEAT_COLOURS[seat["seat"]])
    parts = [box(6, 38, wide - 12, tall - 40, PAPER, line=SEAT_COLOURS[seat["seat"]]), roof]
    parts += [mark(seat["seat"], 24, 14, 20, PAPER), tiles(seat["tiles"], wide)]
    for at, crest in enumerate(crests):
        middle = 48 + floor * (at + 0.5)
        if at:
            parts.append(box(18, middle - floor / 2, wide - 36, 1.5, "#d9cbb3"))
        parts.append(emblem(crest, 18, middle - 18))
        for number in range(1, 7):
            x = 64 + step * (number - 0.5)
            booked = f"{number} {crest}" in seat["booked"]
            parts.append(moved(guest(number, seat["seat"]) if booked else empty_bed(), x, middle, scale))
    return "".join(parts)


def emblem(crest: str, x: float, y: float) -> str:
    """A family's crest; its letter for a family of somebody's own pack."""
    if crest in CRESTS:
        path = f'<path d="{CRESTS[crest]}" fill="{INK}" fill-rule="evenodd"/>'
        return moved(path, x, y, 0.9)
    return text(crest[:1].upper(), x + 18, y + 30, 34, 40, font=SERIF, at="middle")


def tiles(count: int, wide: float) -> str:
    """The bonus tiles, as coins on the roof."""
    return "".join(circle(wide - 34 - 24 * at, 24, 9, "#f6c667", INK) for at in range(count))


def empty_bed() -> str:
    """The place of a guest who found no bed."""
    return circle(0, 0, 5, "#e8dac2")


def guest(number: int, seat: int) -> str:
    """A guest with the number on the chest."""
    face, hat, colour = GUESTS[number - 1]
    body = shape("M-22 24C-22 10 -14 4 0 4S22 10 22 24Z", SEAT_COLOURS[seat], INK, 1.4)
    head = moved(face.draw(over=shape(hat, colour, INK, 1.8)), -9, -6, 0.56)
    chip = circle(14, 10, 11, "#fffdf8", INK, 1.4)
    return body + head + chip + text(str(number), 14, 16, 17, 30, font=SERIF, at="middle")
