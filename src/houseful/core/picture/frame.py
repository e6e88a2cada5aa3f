"""A picture of a finished table, to be shared: one frame for all games, and what each game draws into it.

It is made from the spectator's view and the score sheets alone, so it cannot know more than everybody does.
"""

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

from houseful.core.game import Game
from houseful.core.picture.face import INK, moved, shape
from houseful.core.picture.podium import SEAT_COLOURS, podium
from houseful.core.text.i18n import say

WIDTH, HEIGHT = 1200, 630
ROOM = (764, 574)  # what a game may draw into
SIDE = 380  # the column with the title and the players
SERIF = "Fraunces, Georgia, serif"
SANS = "Atkinson Hyperlegible Next, Verdana, sans-serif"
PAPER, LAMP = "#fbf5ea", "#f6c667"
SEAT_SHAPES = (
    "M10 2a8 8 0 1 0 .1 0Z",
    "M3 3H17V17H3Z",
    "M10 1.5L19 17.5H1Z",
    "M10 .5L19.5 10L10 19.5L.5 10Z",
)
FLOOR = 382  # where the podium stands; names and points are below it
ROW = 45


def width_of(letters: str, size: float) -> float:
    """About how wide a line of text is, whatever font there is."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in letters)
    return size * (0.56 * (len(letters) - wide) + 1.05 * wide)


def fitted(letters: str, size: float, room: float) -> str:
    """As much of a line as there is room for; what no picture can show is left out."""
    line = "".join(letter for letter in letters if letter.isprintable()).strip()
    if width_of(line, size) <= room:
        return line
    while line and width_of(line + "…", size) > room:
        line = line[:-1]
    return line.rstrip() + "…"


def text(
    letters: str,
    x: float,
    y: float,
    size: float,
    room: float,
    colour: str = INK,
    *,
    font: str = SANS,
    at: str = "start",
) -> str:
    """A line of text that stays within its room."""
    words = escape(fitted(letters, size, room))
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size:g}" font-weight="650" '
        f'fill="{colour}" text-anchor="{at}">{words}</text>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, *, round: float = 0, line: str = "none") -> str:
    """A rectangle."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" '
        f'fill="{fill}" stroke="{line}" stroke-width="2"/>'
    )


def mark(seat: int, x: float, y: float, size: float = 20, colour: str | None = None) -> str:
    """The sign of a seat: a shape in its colour."""
    return moved(shape(SEAT_SHAPES[seat], colour or SEAT_COLOURS[seat]), x, y, size / 20)


def define(figures: Mapping[str, str]) -> str:
    """Figures that are drawn once and shown often."""
    return "<defs>" + "".join(f'<g id="{name}">{figure}</g>' for name, figure in figures.items()) + "</defs>"


def again(name: str, x: float, y: float, scale: float = 1) -> str:
    """A figure that was defined, at a place."""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def picture(
    game: Game,
    view: dict[str, Any],
    result: dict[str, Any],
    names: Sequence[str],
    language: str,
    bots: Collection[int] = (),
) -> str:
    """A finished table as SVG: the title, the podium, everybody's points, and the table as all saw it."""
    column, ground = game.presentation.grounds
    won = outcome(result, names, language)
    title = f"{say(game.name, language)}: {won}"
    inside = [
        f"<title>{escape(fitted(title, 1, 400))}</title>",
        box(0, 0, WIDTH, HEIGHT, ground),
        moved(game.presentation.draw(view), SIDE + 28, 28),
        box(0, 0, SIDE, HEIGHT, column),
        heading(say(game.name, language)),
        text(won, 36, 186, 24, SIDE - 60, LAMP),
        podium(result, bots, SIDE / 2, FLOOR, SIDE - 40),
        *(player(at, seat, names[seat], result) for at, seat in enumerate(by_rank(result))),
        text("Houseful", 36, HEIGHT - 32, 22, 200, "#fbf5ea", font=SERIF),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" stroke-linejoin="round">{"".join(inside)}</svg>\n'
    )


def outcome(result: dict[str, Any], names: Sequence[str], language: str) -> str:
    """Who won, in a sentence."""
    if not result["winners"]:
        return say("page-solo-lost", language)
    return say("page-won", language, names=", ".join(names[seat] for seat in result["winners"]))


def heading(title: str) -> str:
    """The game's title, in two lines where it is long."""
    size, room = 46.0, SIDE - 60
    words = title.split()
    lines = [title] if width_of(title, size) <= room else [" ".join(words[:2]), " ".join(words[2:])]
    first = 132 - 52 * (len(lines) - 1)
    return "".join(text(line, 34, first + 52 * at, size, room, PAPER, font=SERIF) for at, line in enumerate(lines))


def by_rank(result: dict[str, Any]) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(result["players"])), key=lambda seat: (result["players"][seat]["rank"], seat))


def player(at: int, seat: int, name: str, result: dict[str, Any]) -> str:
    """A name, smaller where it is long, and the points."""
    top, won = FLOOR + 10 + ROW * at, seat in result["winners"]
    alone = len(result["players"]) == 1  # a scenario is won or lost: there are no points
    total = "" if alone else str(result["players"][seat]["total"])
    size = max(16, min(22, 200 / max(1, width_of(name, 1))))
    return (
        box(28, top, SIDE - 56, ROW - 5, PAPER, round=10, line=LAMP if won else "none")
        + mark(seat, 42, top + 11, 18)
        + text(name, 72, top + 27, size, 200)
        + text(total, SIDE - 42, top + 29, 26, 66, font=SERIF, at="end")
    )
