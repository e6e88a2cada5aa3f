"""The festival at the end: three rows of tables, customers on both sides."""

from dataclasses import dataclass
from typing import Any

from houseful.core.picture.face import INK, Face, circle, moved, shape, stroke
from houseful.core.picture.frame import ROOM, again, box, define, mark
from houseful.games.oktoberfest.table import ROW_TABLES, ROWS


@dataclass(frozen=True)
class Cloth:
    """What those of a colour wear: the cloth, its print, a hat with a band, and where braids hang."""

    colour: str
    print: str
    hat: str
    band: str
    ribbon: str
    braids: tuple[tuple[float, float], ...]


CLOTHS = {
    "g": Cloth(
        "#2b7048",
        "#e9dcb0",
        "M-25 -5C-24 -11 -17 -12 -16 -12C-18 -27 -11 -35 -4 -31C1 -38 15 -31 16 -13C22 -13 25 -11 26 -9"
        "C18 -8 10 -9.5 0 -9.5S-17 -8 -25 -5Z",
        "M-16.5 -12C-8 -18 8 -19 16 -14V-9C8 -13 -8 -13 -16.5 -7Z",
        "#173d28",
        ((19, 3), (21.5, 9.5), (22, 16.5), (21, 23.5)),
    ),
    "b": Cloth(
        "#5a9be0",
        "#ffffff",
        "M-25 -13.5L-15.5 -11C-17 -38 17 -38 15.5 -11L25 -13.5Q27 -6 18 -6.5Q0 -4 -18 -6.5Q-27 -6 -25 -13.5Z",
        "M-15.5 -18H15.5V-11Q0 -8 -15.5 -11Z",
        "#1f3f73",
        ((19, -5), (24.5, -9), (29.5, -14), (32.5, -20.5)),
    ),
    "r": Cloth(
        "#c33a2c",
        "#ffe9d6",
        "M-17.5 -8C-13 -22 -8 -36 2 -45C9 -34 14 -22 17.5 -8Z",
        "M-19.5 -13.5H19.5V-5.5H-19.5Z",
        "#ffe9d6",
        ((20, -4), (26.5, -1), (29, 6), (26, 12.5), (20, 13)),
    ),
    "y": Cloth(
        "#f5c431",
        "#8a5a0c",
        "M-26 -6.5V-12.5H-15V-29H15V-12.5H26V-6.5Z",
        "M-15 -20H15V-13H-15Z",
        "#6b4410",
        ((-17, -9), (-13.5, -16), (-7.5, -20.5), (0, -22)),
    ),
}
PRINTS = {
    "g": "M-14 20L-10 36H-7L-11 19ZM14 20L10 36H7L11 19ZM-11 27H11V30H-11Z",
    "b": "M-17 22l4 5-4 5-4-5zM-6 24l4 5-4 5-4-5zM6 24l4 5-4 5-4-5zM17 22l4 5-4 5-4-5z",
    "r": "M-18 25a2 2 0 1 0 .1 0ZM-11 30a2 2 0 1 0 .1 0ZM-4 25a2 2 0 1 0 .1 0Z"
    "M4 30a2 2 0 1 0 .1 0ZM11 25a2 2 0 1 0 .1 0Z",
    "y": "M-20 24h2v12h-2ZM-12 20h2v16h-2ZM-4 19h2v17h-2ZM4 19h2v17h-2ZM12 20h2v16h-2ZM19 24h2v12h-2Z",
}
FACES = {
    "gh": Face(1, "short", "#8d8378", "moustache"),
    "bh": Face(2, "short", "#3a2419", "full"),
    "rh": Face(0, "side", "#a8522a", glasses="round"),
    "yh": Face(3, "short", "#241a1c"),
    "gb": Face(0, "short", "#6d3f20"),
    "bb": Face(4, "short", "#1f181c"),
    "rb": Face(1, "short", "#b4552a"),
    "yb": Face(2, "short", "#caa04a"),
}


PRETZEL = (
    "M-5 7.5C-3 2 0 -1 2.4 -4.2C5 -8 10 -7 9.8 -2C9.6 3.6 4 6.4 0 6.4"
    "S-9.6 3.6 -9.8 -2C-10 -7 -5 -8 -2.4 -4.2C0 -1 3 2 5 7.5"
)
DISHES = {
    "pretzel": stroke(PRETZEL, "#7c431a", 4) + stroke(PRETZEL, "#b8692b", 2.4),
    "beer": shape("M-7 -5H5V10H-7Z", "#e8a51d", "#8a5a0c", 1.4)
    + stroke("M5 -2h3a3 3 0 0 1 0 8H5", "#c9b48c", 2)
    + shape(
        "M-8.5 -4A4 4 0 0 1 -4 -10A5 5 0 0 1 4 -9A3.5 3.5 0 0 1 6 -3Q2 -5 -1 -3T-8.5 -4Z",
        "#fffaf0",
        "#8a5a0c",
        1.2,
    ),
    "sausage": stroke("M-8 -3C-5 5 5 5 8 -3", "#6e2417", 8) + stroke("M-8 -3C-5 5 5 5 8 -3", "#b5482f", 5.6),
}


def draw(view: dict[str, Any]) -> str:
    """The rows above each other, as the first player sees them: the rival's side at the top."""
    width, height = ROOM
    near, tall = view["first"], height / ROWS
    parts = [
        define({kind: customer(kind) for kind in FACES}),
        mark(1 - near, -2, 4, 22),
        mark(near, -2, height - 26, 22),
    ]
    served = {front_of(card): food for card, food in zip(view["placed"], view["placed_food"], strict=True)}
    for at, row in enumerate(reversed(view["festival"])):
        parts.append(moved(lane(row, served), 30, at * tall, min((width - 30) / 734, tall / 191)))
    return "".join(parts)


def front_of(table: str) -> str:
    """A name for a table that stays when it is turned round, from its id or from how it stands."""
    near, far = (side.split()[:2] for side in table.split(" / "))
    return min(" ".join([*near, *far]), " ".join([*far[::-1], *near[::-1]]))


def dishes(food: dict[str, int], middle: float) -> str:
    """What stands on a table: the food that it asked for, each on its plate."""
    kinds = [kind for kind, count in food.items() for _ in range(count)]
    places = [middle + 40 * (at - (len(kinds) - 1) / 2) for at in range(len(kinds))]
    return "".join(
        circle(x, 96, 13, "#fffaf0") + moved(DISHES[kind], x, 96) for x, kind in zip(places, kinds, strict=True)
    )


def lane(row: dict[str, Any], served: dict[str, dict[str, int]]) -> str:
    """A row of long tables; dotted where none was set up."""
    parts = [box(0, 4, 734, 180, "#e0c897", round=16)]
    for place in range(ROW_TABLES):
        left = 13 + 178 * place
        if 2 * place >= len(row["near"]):
            parts.append(
                f'<rect x="{left + 4:g}" y="30" width="166" height="128" rx="12" fill="none" '
                'stroke="#a88753" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>'
            )
            continue
        for chair in range(2):
            x = left + 45 + 84 * chair
            parts.append(again(row["far"][2 * place + chair], x, 48, 0.92))
        parts.append(box(left, 80, 174, 38, "#6f4526", round=7))
        parts.append(box(left + 2, 82, 170, 28, "#dcaa68", round=5))
        parts.append(dishes(served.get(front_of(row["tables"][place]), {}), left + 87))
        for chair in range(2):
            x = left + 45 + 84 * chair
            parts.append(again(row["near"][2 * place + chair], x, 149, 0.92))
    return "".join(parts)


def customer(kind: str) -> str:
    """One of the eight customers, around the middle of the head."""
    cloth, face = CLOTHS[kind[0]], FACES[kind]
    body = shape("M-26 36C-27 22 -15 17 0 17S27 22 26 36Z", cloth.colour, INK)
    body += shape(PRINTS[kind[0]], cloth.print)
    if kind[1] == "h":
        return body + face.draw(over=shape(cloth.hat, cloth.colour, INK) + shape(cloth.band, cloth.ribbon))
    plaits = "".join(circle(side * x, y, 4.7, face.colour, INK, 1.4) for x, y in cloth.braids for side in (-1, 1))
    if kind[0] == "y":
        return body + face.draw(over=plaits)
    return body + face.draw(behind=plaits)
