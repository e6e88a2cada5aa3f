"""What face-down guests can be, once more: try every way to lay them, and keep those with a course of draws.

A spectator writes down in which round each guest left its owner's hand, and what a pass told. A way to lay the
face-down guests is possible if each of the 24 cards can have been drawn in some round, or be in the deck still.
"""

from itertools import product
from typing import Any

from houseful.core.table import Table

from .positions import COLOURS, CRESTS

View = dict[str, Any]
Spot = tuple[int, str, int]
DRAWS = (9, 5, 5, 5)


def welcome(view: View) -> set[str]:
    """The cards that found a place in some line; at a forced pass no back door is open."""
    found = set()
    for hotel in view["hotels"]:
        assert len(hotel["back"]) >= hotel["back_places"], "a place at the back door was free"
        if len(hotel["line"]) >= hotel["places"]:
            continue
        families = {guest["crest"] for guest in hotel["line"]}
        two = hotel["rule"] == "two-crests" and len(families) == 2
        for crest, number in product(families if two else CRESTS, range(1, 7)):
            if admits(hotel["rule"], number):
                found.add(f"{number} {crest}")
    return found


def admits(rule: str, number: int) -> bool:
    if rule == "small-only":
        return number <= 3
    if rule == "large-only":
        return number >= 4
    return rule != "no-soldiers" or number != 5


class Notebook:
    """What everybody could have written down since the game began."""

    def __init__(self) -> None:
        self.left_hand: dict[str, int] = {}  # guest: the round in which it was placed
        self.passes: list[tuple[int, int, set[str]]] = []  # seat, round, cards that were not in that hand

    def follow(self, before: View, events: list[View]) -> None:
        """Take in a move, by the spectator's view before it and its public events."""
        for event in events:
            if event["kind"] == "pass":
                self.passes.append((event["seat"], before["round"], welcome(before)))
            elif event["kind"] in ("book", "turn-away", "leave"):
                self.left_hand[event["guest"]] = before["round"]
            elif event["kind"] == "replace":
                self.left_hand[event["target"]] = before["round"]


def possible_guests(notes: Notebook, table: Table, seat: int | None) -> dict[Spot, set[str]]:
    """For each guest whose face a seat may not see, those that it can be."""
    view = table.view(seat)
    found: dict[Spot, set[str]] = {}
    for player in range(table.players):
        spots: dict[Spot, list[str]] = {}
        on_table = set()
        for spot, guest, rule in standing(view):
            if guest["owner"] == player and guest["guest"]:
                on_table.add(guest["guest"])
            elif guest["owner"] == player:
                smallest = 1 if guest["size"] == "small" else 4
                numbers = [n for n in range(smallest, smallest + 3) if spot[1] == "back" or admits(rule, n)]
                spots[spot] = [f"{COLOURS[player]} {number} {guest['crest']}" for number in numbers]
        hand = None if player != seat else {f"{COLOURS[player]} {card}" for card in view["hand"]}
        for laid in product(*spots.values()):
            different = len({*laid, *on_table, *(hand or ())}) == len(laid) + len(on_table) + len(hand or ())
            if different and can_have_been_drawn(notes, player, view["round"], on_table | set(laid), hand):
                for spot, name in zip(spots, laid, strict=True):
                    found.setdefault(spot, set()).add(name)
    return found


def standing(view: View) -> list[tuple[Spot, View, str]]:
    """Every guest on the table, where it stands, and the hotel's rule."""
    return [
        ((hotel["hotel"], side, place), guest, hotel["rule"])
        for hotel in view["hotels"]
        for side in ("line", "back")
        for place, guest in enumerate(hotel[side])
        if guest
    ]


def can_have_been_drawn(notes: Notebook, player: int, now: int, on_table: set[str], hand: set[str] | None) -> bool:
    """Whether each of a player's cards fits into a round of draws; those in the deck come in a round after this."""
    spans = []
    for crest, number in product(CRESTS, range(1, 7)):
        guest = f"{COLOURS[player]} {number} {crest}"
        placed = notes.left_hand.get(guest, now if guest in on_table else None)
        if guest in on_table and guest in notes.left_hand:
            return False
        earliest, latest = 1, now + 1 if placed is None else placed
        if placed is None and hand is not None:
            earliest, latest = (1, now) if guest in hand else (now + 1, now + 1)
        for seat, round_, cards in notes.passes:
            if seat == player and f"{number} {crest}" in cards and (placed is None or placed > round_):
                earliest = max(earliest, round_ + 1)
        spans.append((earliest, latest))
    return fits(spans, [*DRAWS[:now], sum(DRAWS[now:])])


def fits(spans: list[tuple[int, int]], rooms: list[int]) -> bool:
    """Whether all spans find room: in each round the most pressing of those that may come."""
    waiting = sorted(spans, key=lambda span: span[1])
    for round_, room in enumerate(rooms, start=1):
        coming = [span for span in waiting if span[0] <= round_][:room]
        if len(coming) < room or any(latest < round_ for _, latest in coming):
            return False
        for span in coming:
            waiting.remove(span)
    return not waiting
