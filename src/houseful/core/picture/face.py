"""One head of the family in SVG, drawn around (0, 0) and about 40 units wide; hats and props go over it.

Its shapes are in face.json, which the page draws from too. A layer is a path with its colours (`skin`, `cheek`
and `hair` stand for the wearer's own) and the traits that it is drawn for; layers are drawn in their order.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SHAPES: dict[str, Any] = json.loads(Path(__file__).with_name("face.json").read_text(encoding="utf-8"))
INK = "#2b2430"


def shape(path: str, fill: str, line: str = "none", width: float = 1.6) -> str:
    """A closed path."""
    return f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>'


def stroke(path: str, line: str = INK, width: float = 1.8) -> str:
    """An open path."""
    return f'<path d="{path}" fill="none" stroke="{line}" stroke-width="{width:g}" stroke-linecap="round"/>'


def circle(x: float, y: float, r: float, fill: str, line: str = "none", width: float = 1.6) -> str:
    """A dot or a ring."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>'


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
        mood = "happy" if self.smile else "stern"
        traits = {"hair": self.hair, "mood": mood, "beard": self.beard, "glasses": self.glasses}
        return "".join([behind, *(self._path(layer) for layer in layers_of(traits)), over])

    def _path(self, layer: dict[str, Any]) -> str:
        own = {"skin": SHAPES["skins"][self.skin], "cheek": SHAPES["cheeks"][self.skin], "hair": self.colour}
        drawn = f'<path d="{layer["d"]}" fill="{own.get(layer["fill"], layer["fill"])}"'
        if "stroke" in layer:
            line = own.get(layer["stroke"], layer["stroke"])
            drawn += f' stroke="{line}" stroke-width="{layer["width"]}" stroke-linecap="round"'
        return drawn + (f' opacity="{layer["opacity"]}"/>' if "opacity" in layer else "/>")


def layers_of(traits: dict[str, str]) -> list[dict[str, Any]]:
    """The layers of a head with these traits, in the order in which they are drawn."""
    return [
        layer
        for layer in SHAPES["layers"]
        if all(traits[trait] in values for trait, values in layer.get("when", {}).items())
    ]
