"""What the events of the hotel meant, for somebody who sees them for the first time."""

from collections.abc import Sequence
from typing import Any

from houseful.core.guide import Moment, Note, note
from houseful.core.storytelling import Event
from houseful.games.overbooking.show.sentences import player_name

# The hotels and cards of a new round are told before one's next turn; the end has a word of its own.
SILENT = frozenset(("draw", "hotel", "checked", "over"))


def meaning(moment: Moment, events: Sequence[Event]) -> Note:
    """What an event, or several alike, meant."""
    event = events[0]
    kind, facts = event["kind"], facts_of(moment, event)
    if kind == "place":
        return _placed(event, facts, moment.language)
    return note(f"hotel-guide-did-{kind}", event["rule"], moment.language, **facts)


def facts_of(moment: Moment, event: Event) -> dict[str, Any]:
    """What an event fills into its explanation: names, whether it is mine, the beds that are at stake."""
    facts = {name: value for name, value in event.items() if isinstance(value, int | str) and name != "rule"}
    if "seat" in event:
        facts["player"] = player_name(event["seat"], moment.me, moment.language)
        facts["mine"] = "yes" if event["seat"] == moment.me else "no"
    if event["kind"] == "place":
        facts["beds"] = moment.before["hotels"][event["hotel"] - 1]["beds"]
    elif "beds_left" in event:
        facts["beds"] = event["beds_left"]
    return facts


def _placed(event: Event, facts: dict[str, Any], language: str) -> Note:
    """A guest in line will want beds; one at a back door will use its power."""
    if event["side"] == "back":
        return note("hotel-guide-did-back", "hotel.power.order", language, **facts)
    if event["face_up"]:
        facts["needed"] = int(event["guest"].split()[1])
        return note("hotel-guide-did-open", event["rule"], language, **facts)
    return note("hotel-guide-did-line", "hotel.book.order", language, **facts)
