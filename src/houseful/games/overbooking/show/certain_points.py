"""What a power's choice would earn at its hotel: all guests there lie open, so nothing has to be guessed."""

from typing import Any


def certain_points(view: dict[str, Any], events: list[dict[str, Any]]) -> list[int] | None:
    """Coins of each seat's guests at the hotel that checks in; None if another choice there is still to come."""
    checking = view["checking"]
    if not checking or not any(event["kind"] == "checked" and event["hotel"] == checking["hotel"] for event in events):
        return None
    coins = [0] * view["players"]
    for event in events:
        if event["kind"] == "book" and event["hotel"] == checking["hotel"]:
            coins[event["seat"]] += event["coins"]
    return coins
