"""What the events of the tent meant, for somebody who sees them for the first time."""

from collections.abc import Sequence
from typing import Any

from houseful.core.guide import Moment, Note, gained, note
from houseful.core.storytelling import Event
from houseful.games.oktoberfest.show.sentences import player_name, traits

# What comes to a hand or a market is seen there; the end has a word of its own.
SILENT = frozenset(("draw", "table", "hero", "laid-out", "over"))


def meaning(moment: Moment, events: Sequence[Event]) -> Note:
    """What an event meant."""
    event, language = events[0], moment.language
    kind = event["kind"]
    if kind == "place":
        return _placed(moment, language)
    facts: dict[str, Any] = {name: event[name] for name in ("reason", "cause", "place", "cost") if name in event}
    if "seat" in event:
        facts["player"] = player_name(event["seat"], moment.me, language)
        facts["mine"] = "yes" if event["seat"] == moment.me else "no"
    if kind in ("draft", "hire"):
        hero = next(hero for hero in moment.before["heroes"] if hero and hero["hero"] == event["hero"])
        facts |= {"hero": hero["hero"], "traits": traits(hero, language), "points": hero["points"]}
    if kind == "reward":
        facts["coin"] = "yes" if event["coin"] else "no"
    if kind in ("discard", "kitchen"):
        facts["food"] = moment.after["food_pile"]
    return note(f"tent-guide-did-{kind}", event["rule"], language, **facts)


def _placed(moment: Moment, language: str) -> Note:
    """What the customers of a table brought to whoever placed it, and to the other side."""
    seat = moment.before["turn"]
    placer, other = (_objectives(moment, one) for one in (seat, 1 - seat))
    facts: dict[str, Any] = {
        "player": player_name(seat, moment.me, language),
        "other": player_name(1 - seat, moment.me, language),
        "theirs": f"{placer:+d}",
        "mine": f"{other:+d}",
    }
    return note("tent-guide-did-place", "tent.serve.place", language, **facts)


def _objectives(moment: Moment, seat: int) -> int:
    """Points that a move brought by a seat's objectives."""
    return sum(points for line, points in gained(moment, seat).items() if line.startswith("objective-"))
