"""One head of the family in SVG, drawn around (0, 0) and about 40 units wide; hats and props go over it."""

from dataclasses import dataclass

INK = "#2b2430"
SKINS = ("#f6d7bf", "#eebf9b", "#d79a6c", "#a96f47", "#6f4530")
CHEEKS = ("#e9a58f", "#dd9070", "#bf754e", "#8d5335", "#553022")
HAIR_BEHIND = {
    "long": "M-19 -4C-20 -24 20 -24 19 -4L21 20H-21Z",
    "bun": "M-8 -22a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
}
FRINGE = "M-17 -3C-19 -25 19 -25 17 -3C13 -9 9 -12 3 -12.5C-4 -12 -11 -10 -17 -3Z"
HAIR = {
    "short": FRINGE,
    "long": FRINGE,
    "bun": FRINGE,
    "side": "M-17 -2C-20 -24 18 -26 17 -3C10 -6 4 -12 1 -16C-3 -10 -10 -7 -17 -2Z",
    "tonsure": "M-17 -3c-1-6 1-10 4-12 1 4 0 8-4 12zM17 -3c1-6-1-10-4-12-1 4 0 8 4 12z",
    "curly": "M-18 -2c-5-4-3-11 2-12 0-6 7-9 11-6 3-4 10-4 12 0 6-1 10 4 8 9 4 2 4 7 1 9-3-6-8-9-16-9-8-1-14 3-18 9z",
}
BEARDS = {
    "full": "M-16.5 0C-15 6 -8 5 0 5S15 6 16.5 0C18 16 9 24 0 24S-18 16 -16.5 0Z",
    "moustache": "M0 7.5c-3-3-9-2-11 2 4 2 9 1 11-1 2 2 7 3 11 1-2-4-8-5-11-2z",
}
HEART_GLASSES = "M-8 6C-18 -1 -13 -8 -8 -3C-3 -8 2 -1 -8 6ZM8 6C-2 -1 3 -8 8 -3C13 -8 18 -1 8 6Z"
SUN_GLASSES = "M-14 -3h11v4c0 5-11 5-11 0zM3 -3h11v4c0 5-11 5-11 0zM-3 -1h6"


def shape(path: str, fill: str, line: str = "none", width: float = 1.6) -> str:
    """A closed path."""
    return f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def stroke(path: str, line: str = INK, width: float = 1.8) -> str:
    """An open path."""
    return f'<path d="{path}" fill="none" stroke="{line}" stroke-width="{width}" stroke-linecap="round"/>'


def circle(x: float, y: float, r: float, fill: str, line: str = "none", width: float = 1.6) -> str:
    """A dot or a ring."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def moved(inside: str, x: float, y: float, scale: float = 1) -> str:
    """Something drawn elsewhere and smaller."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inside}</g>'


@dataclass(frozen=True)
class Face:
    """What makes a head somebody's own."""

    skin: int = 1
    hair: str = "none"
    colour: str = "#4b3327"
    beard: str = "none"
    glasses: str = "none"
    smile: bool = True

    def draw(self, over: str = "", behind: str = "") -> str:
        """The head, with what is worn behind and over it."""
        tone, cheek = SKINS[self.skin], CHEEKS[self.skin]
        parts = [behind]
        if self.hair in HAIR_BEHIND:
            parts.append(shape(HAIR_BEHIND[self.hair], self.colour))
        parts += [circle(-17, 2, 4, tone), circle(17, 2, 4, tone)]
        parts.append(shape("M-16.5 -4C-17 -22 17 -22 16.5 -4C17 12 8 19 0 19S-17 12 -16.5 -4Z", tone))
        if self.beard == "full":
            parts.append(shape(BEARDS["full"], self.colour))
        if self.hair in HAIR:
            parts.append(shape(HAIR[self.hair], self.colour))
        parts += [circle(-9.5, 6, 2.8, cheek), circle(9.5, 6, 2.8, cheek), self._eyes()]
        mouth = "M-6 9.5q6 7 12 0z" if self.smile else "M-4 11h8z"
        parts.append(shape(mouth, "#7d2a2a", "#7d2a2a", 1.4))
        if self.beard == "moustache":
            parts.append(shape(BEARDS["moustache"], self.colour))
        return "".join([*parts, over])

    def _eyes(self) -> str:
        if self.glasses == "heart":
            return shape(HEART_GLASSES, "#c2412d", INK, 1.4)
        if self.glasses == "sun":
            return shape(SUN_GLASSES, INK, INK)
        eyes = circle(-7, 0, 2.1, INK) + circle(7, 0, 2.1, INK)
        if self.glasses == "round":
            eyes += circle(-7, 0, 5.4, "none", INK) + circle(7, 0, 5.4, "none", INK)
        return eyes
