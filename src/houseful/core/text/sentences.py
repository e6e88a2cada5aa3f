"""Sentences that all games share: score sheets, and the event that a move is named after."""

from collections.abc import Callable
from typing import Any

from houseful.core.text.i18n import say


def deed(move: str, events: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The event that says what a move does: the one of its name (its cost comes before), or the first."""
    named = [event for event in events if event["kind"] == move.split(maxsplit=1)[0]]
    return next(iter(named or events), None)


def describe_result(world: str, answer: dict[str, Any], language: str, name: Callable[[int], str]) -> list[str]:
    """How a game ended: the score sheets, best first, and who won. A player alone has no points to compare."""
    lines = describe_sheets(world, answer, language, name)
    return lines if len(answer["players"]) > 1 else lines[1:]


def describe_sheets(
    world: str, answer: dict[str, Any], language: str, name: Callable[[int], str] | None = None
) -> list[str]:
    """The players of a finished game, best first, line by line, and who won."""
    name = name or (lambda seat: say("sheet-player", language, seat=seat + 1))
    players = answer["players"]
    described = []
    for seat in sorted(range(len(players)), key=lambda seat: players[seat]["rank"]):
        sheet = players[seat]
        lines = ", ".join(
            f"{say(f'{world}-line-{line}', language)} {points}" for line, points in sheet["lines"].items()
        )
        facts = {"rank": sheet["rank"], "player": name(seat), "total": sheet["total"], "lines": lines}
        described.append(say("sheet-line", language, **facts))
    winners = ", ".join(name(seat) for seat in answer["winners"])
    return [*described, say("sheet-won", language, players=winners)] if winners else described
