"""Figures as Vega-Lite describes them, drawn once as SVG. Colours are signs that the page's style sheet replaces."""

import json
from collections.abc import Sequence
from html import escape, unescape
from typing import Any, NamedTuple

from houseful.core.text.validation import Fault

INK, QUIET, MARK, STRONG, WEAK = "#010101", "#020202", "#030303", "#040404", "#050505"  # see report.css
WIDTH, LABELS = 200, 130  # pixels of the plot and of the names beside it: together they fit a phone
STEP, TALL_STEP = 22, 38  # pixels a row, without and with the name above it
FONT = "Arial, 'Liberation Sans', sans-serif"  # as wide in the page as the library believes
NUMBERS: dict[str, Any] = {"en": "en-US", "fr": "fr-FR", "it": "it-IT", "de": "de-DE", "nl": "nl-NL"}
Spec = dict[str, Any]


class Bar(NamedTuple):
    """A value with its interval; `tone` is MARK, or STRONG and WEAK for those beyond chance."""

    name: str
    value: float
    ends: tuple[float, ...]  # of the interval
    tone: str = MARK


def check_drawing() -> None:
    """A Fault if the charting library is not installed."""
    try:
        import vl_convert  # noqa: F401
    except ImportError:
        raise Fault("fault-extra", what="houseful balance", extra="lab") from None


def draw(spec: Spec, title: str, language: str) -> str:
    """An SVG with a text alternative, to be put into a page."""
    import vl_convert

    svg = vl_convert.vegalite_to_svg({**spec, "config": CONFIG, "background": None}, format_locale=NUMBERS[language])
    start = svg.index("viewBox")
    return f'<svg role="img" aria-label="{escape(title)}" xmlns="http://www.w3.org/2000/svg" {svg[start:]}'


CONFIG: Spec = {
    "font": FONT,
    "aria": False,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "labelFontSize": 12,
        "gridColor": QUIET,
        "domain": False,
        "ticks": False,
        "labelLimit": LABELS,
        "labelPadding": 6,
        "labelFlush": False,
        "title": None,
    },
    "axisY": {"grid": False},
}


def intervals(bars: Sequence[Bar], form: str, line: float | None = None, above: bool = False) -> Spec:
    """A dot and its interval for each name, in the given order, beside or above it; `line` is what to compare with.

    With names above, which may be long, values far away from the rest are moved closer (symlog).
    """
    rows = [{"n": number, "name": unescape(bar.name), "v": bar.value, "l": bar.ends[0], "h": bar.ends[1], "t": bar.tone}
            for number, bar in enumerate(bars)]  # fmt: skip
    names = {str(number): unescape(bar.name) for number, bar in enumerate(bars)}
    y: Spec = {"field": "n", "type": "ordinal", "axis": None if above else named(names)}
    scale = {"type": "symlog", "constant": 5} if above else {"zero": False, "nice": True}
    x = {"type": "quantitative", "axis": {"format": form, "tickCount": 5}, "scale": scale}
    colour = {"field": "t", "type": "nominal", "scale": None}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 5, "opacity": 0.35, "strokeCap": "round"},
            "encoding": {"y": y, "x": {"field": "l", **x}, "x2": {"field": "h"}, "color": colour},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "opacity": 1},
            "encoding": {"y": y, "x": {"field": "v", **x}, "color": colour},
        },
    ]
    if line is not None:
        dashed = {"type": "rule", "strokeDash": [4, 4], "color": INK, "opacity": 0.3 if above else 1}
        layers.insert(0, {"mark": dashed, "encoding": {"x": {"datum": line, "type": "quantitative"}}})
    if above:
        text = {"type": "text", "align": "left", "dy": -14, "color": INK, "fontSize": 12, "limit": WIDTH + LABELS}
        layers.append({"mark": text, "encoding": {"y": y, "x": {"value": 0}, "text": {"field": "name"}}})
    size = {"width": WIDTH + (LABELS if above else 0), "height": {"step": TALL_STEP if above else STEP}}
    return {**size, "data": {"values": rows}, "layer": layers}


def named(names: dict[str, str]) -> Spec:
    """The axis that writes names beside rows."""
    return {"labelExpr": f"({json.dumps(names)})[datum.value]"}


def histogram(numbers: Sequence[tuple[int, int]]) -> Spec:
    """How often each number came up; many different ones are put together."""
    total = sum(times for _, times in numbers) or 1
    low, high = numbers[0][0], numbers[-1][0]
    width = max(1, -(-(high - low + 1) // 40))
    bins: dict[int, int] = {}
    for number, times in numbers:
        start = low + (number - low) // width * width
        bins[start] = bins.get(start, 0) + times
    rows = [{"a": start - 0.5, "b": start + width - 0.5, "s": times / total} for start, times in bins.items()]
    x: Spec = {"field": "a", "type": "quantitative", "axis": {"grid": False, "tickMinStep": 1, "tickCount": 6}}
    x |= {"scale": {"zero": False, "nice": False, "domain": [low - 0.5, max(bins) + width - 0.5]}}
    return {
        "width": WIDTH + LABELS - 40,
        "height": 110,
        "data": {"values": rows},
        "mark": {"type": "bar", "color": MARK, "binSpacing": 1, "cornerRadiusEnd": 2},
        "encoding": {
            "x": x,
            "x2": {"field": "b"},
            "y": {"field": "s", "type": "quantitative", "axis": {"format": "~%", "tickCount": 3, "grid": True}},
            "y2": {"datum": 0},
        },
    }


def bars(rows: Sequence[tuple[str, float]], form: str) -> Spec:
    """A bar for each name, with its number at the end."""
    values = [{"n": number, "v": value} for number, (_, value) in enumerate(rows)]
    names = {str(number): unescape(name) for number, (name, _) in enumerate(rows)}
    y = {"field": "n", "type": "ordinal", "axis": named(names)}
    x = {"field": "v", "type": "quantitative", "axis": None}
    return {
        "width": WIDTH - 40,
        "height": {"step": STEP},
        "data": {"values": values},
        "layer": [
            {"mark": {"type": "bar", "color": MARK, "height": 12, "cornerRadius": 3}, "encoding": {"y": y, "x": x}},
            {
                "mark": {"type": "text", "align": "left", "dx": 5, "color": INK, "fontSize": 12},
                "encoding": {"y": y, "x": x, "text": {"field": "v", "type": "quantitative", "format": form}},
            },
        ],
    }
