"""Why a score stands as it does: tables, team, coins and objectives in sentences, from what everybody sees."""

from typing import Any

from houseful.core.account import Part, Stands
from houseful.core.text.i18n import say

View = dict[str, Any]
# Served tables, heroes and seated customers stay; coins are spent, and a run that grows by one may bring nothing.
STANDS: dict[str, Stands] = {"coins": "open", "objective-b": "open"}
NO_POINTS = ("none", "hand")  # powers that add nothing to a sheet


def account(view: View, seat: int, language: str) -> list[Part]:
    """Each line of a player's sheet with its reason."""
    player = view["seats"][seat]
    return [
        {
            "line": line,
            "points": points,
            "stands": STANDS.get(line, "rises"),
            "text": say(f"tent-account-{line}", language, **facts(player, line, language)),
        }
        for line, points in player["score"].items()
    ]


def facts(player: View, line: str, language: str) -> dict[str, Any]:
    """What the sentence about a line counts and names."""
    heroes = player["heroes"]
    if line == "heroes":
        printed = [f"{hero['hero']} {hero['points']}" for hero in heroes if hero["points"]]
        return {"count": len(printed), "heroes": ", ".join(printed)}
    if line == "hero-bonus":
        adding = [hero_adds(hero, language) for hero in heroes if hero["power"] not in NO_POINTS or gift(hero)]
        return {"count": len(adding), "heroes": ", ".join(adding)}
    if line == "objective-a":
        named = player["sources"]["objective-a"]
        series = sum("-" in name for name in named)
        return {"customers": len(named) - series, "series": series}
    counts = {
        "vp-cards": player["victory"],
        "coins": player["coin_cards"],
        "objective-b": len(player["sources"]["objective-b"]),
    }
    return {"count": counts[line]}


def gift(hero: View) -> int:
    """The points that a hero gives once, at the end."""
    points: int = hero["gift"].get("points", 0)
    return points


def hero_adds(hero: View, language: str) -> str:
    """A hero and how it adds points: as a gift, or by its power."""
    if hero["power"] in NO_POINTS:
        return f"{hero['hero']} {gift(hero)}"
    power = say(f"tent-power-{hero['power']}", language)
    return f"{hero['hero']} ({power})"
