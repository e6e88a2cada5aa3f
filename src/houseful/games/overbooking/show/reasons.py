"""What speaks for placing a card: the coins it can bring, the beds it will find, what it does at a back door."""

from typing import Any

from houseful.core.text.i18n import say
from houseful.games.overbooking.box import KINDS
from houseful.games.overbooking.show.sentences import kind_of

View = dict[str, Any]


def reasons(view: View, move: str, events: list[View], language: str) -> list[str]:
    """What a card is for where it is placed; nothing for any other move."""
    placed = next((event for event in events if event["kind"] == "place"), None)
    if placed is None:
        return []
    card = move.rsplit(" ", 2)[0]
    number, crest = int(card.split(" ", 1)[0]), card.split(" ", 1)[1]
    if placed["side"] == "back":
        kind = kind_of(number, language)
        does = say(f"hotel-page-does-{KINDS[number - 1]}", language)
        return [say("hotel-advice-at-back", language, kind=kind, does=does)]
    hotel = view["hotels"][placed["hotel"] - 1]
    sizes = [sizes_of(guest) for guest in hotel["line"]]
    least, most = (number + sum(size[end] for size in sizes) for end in (0, 1))
    coins = view["coins"][crest][number - 1]
    return [
        say("hotel-advice-coins", language, coins=coins, beds=number),
        say("hotel-advice-beds", language, least=least, most=most, same=str(least == most), beds=hotel["beds"]),
    ]


def sizes_of(guest: View) -> tuple[int, int]:
    """The fewest and the most beds that a guest in line can want, as far as it is known."""
    if guest["number"] is not None:
        return guest["number"], guest["number"]
    numbers = [int(one.split()[1]) for one in guest["candidates"]]
    return min(numbers), max(numbers)
