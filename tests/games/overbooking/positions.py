"""Positions of Overbooking laid out from text, and hotels checked at a real table.

A hotel is written on one line, guests from the hotel outwards:

    two-crests 15 | orange 4 lion, blue 1 oak | orange 3 bird, green 6 fish
    rule and beds | at the back door          | in line

Hotels that the text leaves out are laid out without a guest. Hands that the text leaves out, or leaves
short, are filled up with other cards, so that every player has drawn as many as the round asks for.
"""

from typing import Any

import houseful
from houseful.core.table import Table

COLOURS = ("red", "blue", "green", "orange")
CRESTS = ("bird", "fish", "lion", "oak")
FACES = (
    "none 13",
    "second-face-up 9",
    "monks-first 8",
    "no-back-door 16",
    "two-crests 15",
    "small-only 8",
    "none 10",
    "soldiers-first 14",
    "large-only 17",
    "first-face-up 11",
    "first-face-up 14",
    "monks-first 11",
    "second-face-up 12",
    "no-soldiers 11",
    "soldiers-first 12",
    "two-crests 13",
)
PLAIN = ("none 10", "none 13", "monks-first 8", "first-face-up 14")

Event = dict[str, Any]


def card(text: str) -> int:
    """The number that the table knows `3 bird` by."""
    number, crest = text.split()
    return 6 * CRESTS.index(crest) + int(number) - 1


def card_text(code: int) -> str:
    return f"{code % 6 + 1} {CRESTS[code // 6]}"


def guest(text: str) -> int:
    """The number that the table knows `orange 3 bird` by."""
    colour, rest = text.split(" ", 1)
    return 24 * COLOURS.index(colour) + card(rest)


def guest_text(code: int) -> str:
    return f"{COLOURS[code // 24]} {card_text(code % 24)}"


def names(text: str) -> list[str]:
    """The names in a list parted by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def as_set(cards: list[int]) -> int:
    return sum(1 << code for code in cards)


def cards_in(mask: int) -> list[int]:
    return [code for code in range(24) if mask >> code & 1]


class Hotel:
    """One line of the text: face, guests at the back door, guests in line."""

    def __init__(self, text: str) -> None:
        parts = [*text.split("|"), "", ""]
        self.face = FACES.index(parts[0].strip())
        self.back = [guest(name) for name in names(parts[1])]
        self.line = [guest(name) for name in names(parts[2])]


def read_hotels(text: str, players: int) -> list[Hotel]:
    """The hotels of the text, then plain ones from other cards up to one for each player."""
    hotels = [Hotel(line) for line in text.strip().splitlines()]
    assert len(hotels) <= players
    for face in PLAIN:
        if len(hotels) < players and all(hotel.face // 2 != FACES.index(face) // 2 for hotel in hotels):
            hotels.append(Hotel(face))
    return hotels


def lay(
    text: str,
    *,
    players: int = 4,
    turn: str = "red",
    turns: int | None = None,
    hands: dict[str, str] | None = None,
    booked: dict[str, str] | None = None,
    discarded: dict[str, str] | None = None,
    now: int = 0,
    **options: Any,
) -> Table:
    """A table in the placing phase of round `now` (0 to 3); by default each guest was one turn."""
    table = houseful.deal("overbooking", players=players, seed=5, **options)
    peer = table.peer()
    hotels = read_hotels(text, players)
    guests = [code for hotel in hotels for code in (*hotel.back, *hotel.line)]
    taken = len(guests) if turns is None else turns
    peer.now, peer.turns = now, taken
    peer.actor = COLOURS.index(turn)
    peer.first = (peer.actor - taken) % players
    _lay_hotels(peer, hotels, players)
    for seat in range(players):
        colour = COLOURS[seat]
        home = [code % 24 for code in guests if code // 24 == seat]
        kept = [card(name) for name in names((booked or {}).get(colour, ""))]
        gone = [card(name) for name in names((discarded or {}).get(colour, ""))]
        wanted = [card(name) for name in names((hands or {}).get(colour, ""))]
        _deal_cards(peer, seat, home, kept, gone, wanted)
    return table


def _lay_hotels(peer: Any, hotels: list[Hotel], players: int) -> None:
    start = players * (peer.now // 2)
    shown = [hotel.face // 2 for hotel in hotels]
    others = [code for code in range(8) if code not in shown]
    order = others[:start] + shown + others[start:]
    for place, code in enumerate(order):
        peer.layout[place], peer.up[place] = code, 0
    for row, hotel in enumerate(hotels):
        peer.up[start + row] = hotel.face % 2 ^ peer.now % 2
        peer.face[row] = hotel.face
        peer.tile[row] = int(not hotel.back and not FACES[hotel.face].startswith("no-back-door"))
        peer.at_back[row], peer.in_line[row] = len(hotel.back), len(hotel.line)
        for place, code in enumerate(hotel.back):
            peer.back[row, place] = code
        for place, code in enumerate(hotel.line):
            peer.line[row, place] = code
        if hotel.back:
            peer.tiles[hotel.back[0] // 24] += 1


def _deal_cards(peer: Any, seat: int, home: list[int], kept: list[int], gone: list[int], wanted: list[int]) -> None:
    """Give a seat its hand and a deck that agrees with what was drawn."""
    drawn = 9 + 5 * peer.now
    named = [*home, *kept, *gone, *wanted]
    assert len(set(named)) == len(named) <= drawn
    others = [code for code in range(24) if code not in named]
    hand = wanted + others[: drawn - len(named)]
    deck = [*home, *kept, *gone, *hand]
    for place, code in enumerate(deck + [code for code in others if code not in deck]):
        peer.deck[seat, place] = code
    peer.hand[seat] = as_set(hand)
    peer.booked[seat] = as_set(kept)
    peer.discarded[seat] = as_set(gone)


def play(table: Table, *moves: str) -> list[Event]:
    """Play moves one after the other; all that they caused."""
    return [event for move in moves for event in table.play(move)]


def legal(table: Table) -> list[str]:
    return [str(move) for move in table.legal()]


def last_turn(text: str, *, turn: str = "orange", **more: Any) -> Table:
    """A table whose last seat may still keep its fifth card: with that, the checking begins."""
    players = more.get("players", 4)
    return lay(text, turn=turn, turns=5 * players - 1, **more)


def check(text: str, choices: tuple[str | None, ...] = (), **more: Any) -> Event:
    """Check the first hotel at a real table, in the shape in which `houseful.score` answers."""
    table = last_turn(text, **more)
    beds = int(FACES[table.peer().face[0]].split()[1])
    events = play(table, "keep")
    for choice in choices:
        events += play(table, "decline" if choice is None else f"choose {choice}")
    assert table.peer().phase != 1, "a decision is still due"
    return _answer(beds, [event for event in events if event.get("hotel") == 1])


def _answer(beds: int, events: list[Event]) -> Event:
    beds += sum(event["by"] for event in events if event["kind"] == "beds")
    booked = [event["guest"] for event in events if event["kind"] == "book"]
    away = [(event["place"], event["guest"]) for event in events if event["kind"] == "turn-away"]
    left = [event["guest"] for event in events if event["kind"] == "leave"]
    left += [event["target"] for event in events if event["kind"] == "replace"]
    taken = sum(int(name.split()[1]) for name in booked)
    return {
        "beds": beds,
        "booked": booked,
        "turned_away": [name for _, name in sorted(away)],
        "discarded": sorted(left),
        "beds_left": beds - taken,
    }


def score(text: str, choices: tuple[str | None, ...] = ()) -> Event:
    """Score the one hotel of the text with `houseful.score`, which also takes hotels that no pack has."""
    face, back, line = (part.strip() for part in (text + " | | ").split("|")[:3])
    rule, beds = face.split()
    case = {
        "game": "overbooking",
        "hotel": {"beds": int(beds), "rule": rule},
        "back": names(back),
        "line": names(line),
        "choices": list(choices),
    }
    return in_order(houseful.score(case))


def in_order(answer: Event) -> Event:
    """An answer with its discarded cards sorted, since their order means nothing."""
    return {**answer, "discarded": sorted(answer["discarded"])}
