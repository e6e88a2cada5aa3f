"""Why a score stands as it does: every line of a plane's sheet in a sentence, as far as anybody can see."""

from typing import Any, cast

from houseful.core.account import Part, Stands
from houseful.core.text.i18n import say
from houseful.games.overbooked.show.player_view import PlayerView
from houseful.games.overbooked.show.rule_texts import text_of
from houseful.games.overbooked.show.view import OverbookedView

# Whoever sits keeps a seat taken, plus-one cards are kept, and nobody comes back from the stairs.
STANDS: dict[str, Stands] = {"empty-seats": "fades", "bonus-cards": "rises", "overbooked": "falls"}
CROWDS = ("rugby", "friends", "seniors")


def account(view: dict[str, Any], seat: int, language: str) -> list[Part]:
    """Each line of a player's sheet with its reason."""
    seen = cast(OverbookedView, view)
    player = seen["seats"][seat]
    return [
        {
            "line": line,
            "points": points,
            "stands": STANDS.get(line, "open"),
            "text": reason(player, line, seen["players"], language),
        }
        for line, points in player["score"].items()
    ]


def reason(player: PlayerView, line: str, players: int, language: str) -> str:
    """Why a line stands as it does; of an event, what it scores."""
    if line.startswith("event:"):
        return text_of(f"plane.event.{line.removeprefix('event:')}", language)
    return say(f"plane-account-{'crowd' if line in CROWDS else line}", language, **facts(player, line, players))


def facts(player: PlayerView, line: str, players: int) -> dict[str, Any]:
    """What the sentence about a line counts."""
    seats = len(player["sources"].get(line, ()))
    if line in CROWDS:
        counted = "alone" if players == 1 else "twice" if player["score"][line] > seats else "once"
        return {"size": seats, "counted": counted}
    counts = {
        "couples": seats // 2,
        "vouchers": player["vouchers"],
        "bonus-cards": player["bonus_cards"],
        "overbooked": sum(player["overbooked"].values()),
        "most-overbooked": -player["score"]["most-overbooked"],
    }
    return {"count": counts.get(line, seats)}
