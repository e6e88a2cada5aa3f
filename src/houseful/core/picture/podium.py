"""The players of a finished table on a podium: whoever ranks alike stands equally high; alone there is none."""

from collections.abc import Collection
from typing import Any

from houseful.core.picture.face import INK, Face, circle, moved, shape, stroke

SEAT_COLOURS = ("#c2412d", "#2a62a8", "#2e7d4f", "#d9861a")
STEPS = (62, 46, 36, 28)  # how high each rank stands
STEP, EDGE = "#f3d08a", "#e9a93a"
WIDEST = 84  # of a step
FIGURE = 0.84  # a figure is 104 units high before
CROWN = "M2 20L0 4L7 10L12 0L17 10L24 4L22 20Z"
# Faces by seat, as the page draws them.
FACES = (
    Face(1, "short"),
    Face(3, "curly"),
    Face(0, "long"),
    Face(4, "side"),
)
NECKS = ("#e3bf9f", "#d9a67e", "#bf8253", "#925c38", "#5c3725")


def podium(result: dict[str, Any], bots: Collection[int], middle: float, floor: float, width: float) -> str:
    """Everybody on their step around the middle, the best where one looks first."""
    ranks = [player["rank"] for player in result["players"]]
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    if len(order) > 2:
        order[0], order[1] = order[1], order[0]
    wide = min(WIDEST, width / len(order))
    left = middle - wide * len(order) / 2
    return "".join(
        place(
            seat, ranks[seat], seat in result["winners"], seat in bots, left + wide * at, floor, wide, len(order) == 1
        )
        for at, seat in enumerate(order)
    )


def place(seat: int, rank: int, won: bool, bot: bool, left: float, floor: float, wide: float, alone: bool) -> str:
    """A figure on its step, crowned if it has won."""
    high = 0 if alone else STEPS[rank - 1]
    middle, top = left + wide / 2, floor - high
    figure = robot(SEAT_COLOURS[seat]) if bot else person(seat, won)
    crown = shape(CROWN, "#e9a93a", INK, 1.4) + circle(12, 16, 1.8, INK)
    return (
        moved(figure, middle, top - 62 * FIGURE, FIGURE)
        + (moved(crown, middle - 15, top - 62 * FIGURE - 44, 1.25) if won else "")
        + ("" if alone else step(rank, left + 2, top, wide - 4, high))
    )


def step(rank: int, left: float, top: float, wide: float, high: float) -> str:
    """A step with its number."""
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" rx="4" fill="{STEP}"/>'
        f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="5" rx="2" fill="{EDGE}"/>'
        f'<text x="{left + wide / 2:g}" y="{top + high / 2 + 11:g}" font-family="Fraunces, Georgia, serif" '
        f'font-size="26" font-weight="700" fill="{INK}" text-anchor="middle">{rank}.</text>'
    )


def person(seat: int, won: bool) -> str:
    """Somebody in the colour of a seat, down to the waist, around the head."""
    face = FACES[seat]
    smiling = Face(face.skin, face.hair, smile=won)
    return (
        shape("M-30 62C-30 34 -20 21 -7 19H7C20 21 30 34 30 62Z", SEAT_COLOURS[seat])
        + shape("M-7 8h14v14q-7 7-14 0z", NECKS[face.skin])
        + shape("M-12 19L-7 18Q0 28 7 18L12 19L0 37Z", "#fbf5ea")
        + smiling.draw()
    )


def robot(colour: str) -> str:
    """A bot in the colour of its seat."""
    return (
        shape("M-6 14h12v16h-12z", "#8a96a0")
        + shape("M-26 62V40q0-14 14-14h24q14 0 14 14v22z", colour)
        + shape("M-8 -20H8Q20 -20 20 -8V6Q20 18 8 18H-8Q-20 18 -20 6V-8Q-20 -20 -8 -20Z", "#c9d2d8")
        + stroke("M0 -20v-9", "#8a96a0", 3)
        + circle(0, -32, 4, colour)
        + circle(-8, -3, 4, INK)
        + circle(8, -3, 4, INK)
        + stroke("M-7 9q7 5 14 0", INK, 2.4)
    )
