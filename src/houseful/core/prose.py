"""Score sheets in sentences, the same for all games."""

from collections.abc import Callable
from typing import Any

from houseful.core.words import say


def describe_sheets(
    world: str, answer: dict[str, Any], language: str, name: Callable[[int], str] | None = None
) -> list[str]:
    """The players of a finished game, best first, line by line, and who won."""
    name = name or (lambda seat: say("sheet-player", language, seat=seat + 1))
    players = answer["players"]
    told = []
    for seat in sorted(range(len(players)), key=lambda seat: players[seat]["rank"]):
        sheet = players[seat]
        lines = ", ".join(
            f"{say(f'{world}-line-{line}', language)} {points}" for line, points in sheet["lines"].items()
        )
        facts = {"rank": sheet["rank"], "player": name(seat), "total": sheet["total"], "lines": lines}
        told.append(say("sheet-line", language, **facts))
    winners = ", ".join(name(seat) for seat in answer["winners"])
    return [*told, say("sheet-won", language, players=winners)] if winners else told
