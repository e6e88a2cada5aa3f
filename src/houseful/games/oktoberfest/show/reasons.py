"""What speaks for taking a hero: what the card gives every turn, or does."""

from typing import Any

from houseful.core.text.i18n import say
from houseful.games.oktoberfest.show.sentences import traits

View = dict[str, Any]


def reasons(view: View, _move: str, events: list[View], language: str) -> list[str]:
    """What a hero does who is chosen or hired; nothing for any other move."""
    taken = {event["hero"] for event in events if event["kind"] in ("draft", "hire")}
    return [
        say("tent-advice-hero", language, hero=hero["hero"], traits=traits(hero, language))
        for hero in view["heroes"]
        if hero is not None and hero["hero"] in taken and (hero["gift"] or hero["power"] != "none")
    ]
