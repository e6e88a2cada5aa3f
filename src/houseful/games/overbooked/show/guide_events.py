"""What the events of the plane meant, for somebody who sees them for the first time."""

from collections.abc import Sequence
from typing import Any

from houseful.core.guide import Moment, Note, gained, note
from houseful.core.storytelling import Event
from houseful.core.text.i18n import say
from houseful.games.overbooked.show.sentences import passengers, player_name

# Seats are told with their passengers; who flies alone is told everything by the game itself.
SILENT = frozenset(("draw", "place", "over", "remove", "zone-full", "vouchers", "won", "lost"))


def meaning(moment: Moment, events: Sequence[Event]) -> Note:
    """What an event, or several alike, meant."""
    event, language = events[0], moment.language
    if event["kind"] == "seat":
        return _seated(moment, events)
    facts: dict[str, Any] = {"count": len(events)}
    if event["kind"] == "take":
        facts |= {"price": event["place"] - 1, "vouchers": event["vouchers"]}
    if event["kind"] == "last-round":
        facts["who"] = passengers(event["passenger"], language)
    return note(f"plane-guide-did-{event['kind']}", event["rule"], language, **facts)


def _seated(moment: Moment, events: Sequence[Event]) -> Note:
    """What those who sat down brought, and who lost a seat."""
    seat, language = events[0]["seat"], moment.language
    changed = gained(moment, seat)
    lines = ", ".join(f"{say(f'plane-line-{line}', language)} {points:+d}" for line, points in changed.items())
    facts: dict[str, Any] = {
        "player": player_name(seat, moment.me, language),
        "lines": lines,
        "total": sum(moment.after["seats"][seat]["score"].values()),
        "lost": sum(event["goes_to"] == "stairs" for event in events),
        "some": "yes" if changed else "no",
    }
    if facts["lost"]:
        return note("plane-guide-did-overbook", "plane.score.overbooked", language, **facts)
    return note("plane-guide-did-seat", "plane.place.board", language, **facts)
