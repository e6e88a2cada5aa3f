"""Where points come from, read off a seat's own view: slow, obvious, and by another way than the rules'."""

from itertools import groupby
from typing import Any

from .second_implementation import is_series

PAIR_COUNTERS = {"hats", "braids"}


def sources(view: dict[str, Any]) -> dict[str, list[str]]:
    """What earns the lines of the seat that looks."""
    player, (side, rows) = view["seats"][view["seat"]], own_rows(view)
    separate, apart = (view["options"][name] == "separate" for name in ("series", "pairs"))
    found = {
        "heroes": [hero["hero"] for hero in player["heroes"] if hero["points"] > 0],
        "objective-a": [],
        "objective-b": [],
        "hero-bonus": [],
    }
    if player["objective_a"] is not None:
        colour, headgear, kind = player["objective_a"].split()
        customer = colour[0] + headgear[0]
        singles = [
            (row, at, 1) for row, line in enumerate(rows) for at, seated in enumerate(line) if seated == customer
        ]
        found["objective-a"] = named(side, singles + series(rows, kind, separate))
        found["objective-b"] = named(side, runs(rows, player["objective_b"], view["runs"]))
    doubled = {"heroes": found["heroes"], "objective-a": found["objective-a"], "victory": player["victory"]}
    for hero in player["heroes"]:
        if hero["power"] in PAIR_COUNTERS:
            found["hero-bonus"] += named(side, series(rows, hero["power"], apart))
        elif doubled.get(hero["power"]) or hero["gift"].get("points"):
            found["hero-bonus"].append(hero["hero"])
    return found


def own_rows(view: dict[str, Any]) -> tuple[str, list[list[str]]]:
    """The side of the seat that looks, and its customers row by row, as the first player sees them."""
    side = "first" if view["seat"] == view["first"] else "second"
    return side, [row["near"] if side == "first" else row["near"][::-1] for row in view["festival"]]


def counted(view: dict[str, Any]) -> dict[str, list[str]]:
    """The customers that each hero of the seat that looks counts, by the hero's id; heroes who count none left out."""
    side, rows = own_rows(view)
    separate = view["options"]["pairs"] == "separate"
    counters = [hero for hero in view["seats"][view["seat"]]["heroes"] if hero["power"] in PAIR_COUNTERS]
    return {hero["id"]: named(side, series(rows, hero["power"], separate)) for hero in counters}


def named(side: str, places: list[tuple[int, int, int]]) -> list[str]:
    """Rows, first places and lengths in words."""
    ends = [str(start + 1) if length == 1 else f"{start + 1}-{start + length}" for _, start, length in places]
    return [f"row {place[0] + 1} {side} {end}" for place, end in zip(places, ends, strict=True)]


def series(rows: list[list[str]], kind: str, separate: bool) -> list[tuple[int, int, int]]:
    """All series from the left; where they must be separate, none that begins inside the one before."""
    length = 2 if kind in PAIR_COUNTERS else 4
    found: list[tuple[int, int, int]] = []
    for row, line in enumerate(rows):
        for start in range(len(line) - length + 1):
            inside = separate and found and found[-1][0] == row and start < found[-1][1] + length
            if is_series(line[start : start + length], kind) and not inside:
                found.append((row, start, length))
    return found


def runs(rows: list[list[str]], colour: str, worth: dict[str, int]) -> list[tuple[int, int, int]]:
    """The runs of a colour that bring points."""
    found = []
    for row, line in enumerate(rows):
        start = 0
        for same, group in groupby(line, key=lambda seated: seated[0] == colour[0]):
            length = len(list(group))
            if same and worth.get(str(length)):
                found.append((row, start, length))
            start += length
    return found
