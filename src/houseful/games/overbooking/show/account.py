"""Why a score stands as it does: coins, tiles and crests in sentences, from what everybody sees."""

from collections import Counter
from typing import Any

from houseful.core.account import Part, Stands
from houseful.core.text.i18n import say
from houseful.games.overbooking.show.sentences import name_of

View = dict[str, Any]
# Guests stay booked and tiles stay won; a pack may give more guests of a crest fewer points.
STANDS: dict[str, Stands] = {"coins": "rises", "tiles": "rises", "crests": "open"}


def account(view: View, seat: int, language: str) -> list[Part]:
    """Each line of a player's sheet with its reason."""
    player = view["seats"][seat]
    facts = {
        "coins": {"guests": len(player["booked"])},
        "tiles": {"tiles": player["tiles"]},
        "crests": {"bonus": view["options"]["bonus"], "crests": crests_booked(player, language)},
    }
    return [
        {
            "line": line,
            "points": points,
            "stands": STANDS[line],
            "text": say(f"hotel-account-{line}", language, **facts[line]),
        }
        for line, points in player["score"].items()
    ]


def crests_booked(player: View, language: str) -> str:
    """How many guests of each crest are booked, and what those bring that bring something."""
    counted = Counter(guest.split(" ", 1)[1] for guest in player["booked"])
    sets: dict[str, int] = player["sets"]
    told = [
        say("hotel-account-crest", language, crest=name_of("crest", crest, language), count=count, points=sets[crest])
        if crest in sets
        else say("hotel-account-crest-nothing", language, crest=name_of("crest", crest, language), count=count)
        for crest, count in counted.items()
    ]
    return ", ".join(told) or say("hotel-nobody", language)
