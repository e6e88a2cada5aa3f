"""Reliability plots: how often seats won to which the nets gave this chance, by game and number of players."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "calibration.svg"
SIDE, COLUMNS = 150, 4  # pixels of a plot, and plots beside each other
INK, BAND, LINE, DOT = "#3a3340", "#d8d2dc", "#b8afbe", "#8c3d6b"


def title_of(row: dict[str, Any]) -> str:
    """Which game and how many players a plot is of."""
    players = row["players"]
    return f"{row['game'].capitalize()}, {'alone' if players == 1 else f'{players} players'}"


def plot_of(row: dict[str, Any]) -> dict[str, Any]:
    """One plot: a dot for each class of chance, as large as there are positions in it, on the line where they agree."""
    most = max(count for _, _, count in row["plot"])
    dots = [{"said": said, "came": came, "part": count / most} for said, came, count in row["plot"]]
    axis = {"format": "%", "values": [0, 0.5, 1], "grid": True}
    said = {"field": "said", "type": "quantitative", "scale": {"domain": [0, 1]}, "axis": {**axis, "title": "believed"}}
    came = {"field": "came", "type": "quantitative", "scale": {"domain": [0, 1]}, "axis": {**axis, "title": "won"}}
    size = {"field": "part", "type": "quantitative", "scale": {"range": [8, 130], "domain": [0, 1]}, "legend": None}
    agreed = {"values": [{"said": 0, "came": 0}, {"said": 1, "came": 1}]}
    return {
        "title": title_of(row),
        "width": SIDE,
        "height": SIDE,
        "layer": [
            {"data": agreed, "mark": {"type": "line", "color": LINE}, "encoding": {"x": said, "y": came}},
            {"data": {"values": dots}, "mark": {"type": "point", "filled": True, "opacity": 1, "color": DOT},
             "encoding": {"x": said, "y": came, "size": size}},
        ],
    }  # fmt: skip


def specification(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All plots as Vega-Lite."""
    words = {"labelColor": INK, "titleColor": INK, "gridColor": BAND, "domainColor": LINE, "tickColor": LINE}
    return {
        "columns": COLUMNS,
        "spacing": 24,
        "background": "white",
        "padding": 12,
        "concat": [plot_of(row) for row in rows],
        "config": {"font": "Arial, sans-serif", "axis": words, "title": {"color": INK}, "view": {"stroke": None}},
    }


def draw(rows: Sequence[dict[str, Any]]) -> None:
    """Write the picture."""
    import vl_convert

    PICTURE.write_text(vl_convert.vegalite_to_svg(json.dumps(specification(rows))) + "\n", "utf-8")
