"""Views of Overbooked: all that everybody may know, which is everything but the order of the deck."""

from collections import Counter
from itertools import chain
from typing import Any, Literal, TypedDict, cast

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooked import boarding, symbols
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.event_cards import EVENTS, EventCard
from houseful.games.overbooked.options import (
    KIDS,
    LOW_SEASON,
    MISSING_FRIENDS,
    Kids,
    LowSeason,
    MissingFriends,
)
from houseful.games.overbooked.plane import LAYOUTS, layout_for, zone_widths
from houseful.games.overbooked.scoring import LINES, RUGBY, SENIORS
from houseful.games.overbooked.show.card_view import CardView, copy_card
from houseful.games.overbooked.show.player_view import PlayerView, view_players
from houseful.games.overbooked.show.seat_names import names_of
from houseful.games.overbooked.show.solo_view import SoloView, removed_cards, view_solo
from houseful.games.overbooked.table import (
    BLUE,
    LETTERS,
    OVER,
    PLACING,
    SEATING,
    SYMBOLS,
    TAKING,
    Letter,
    PlaneTable,
    cards_in_game,
    cards_shown,
)

Destination = Literal["stairs", "supply"]
Phase = Literal["taking", "skipping", "short", "placing", "seating", "over"]
PHASES: tuple[Phase, ...] = ("taking", "skipping", "short", "placing", "seating", "over")

CONTESTS = {LINES[line]: LETTERS[BLUE + line - RUGBY] for line in range(RUGBY, SENIORS + 1)}

_cards_shown = as_python(cards_shown)
_cards_in_game = as_python(cards_in_game)
_comes_along = as_python(boarding.comes_along)
_swaps_passengers = as_python(symbols.swaps_passengers)


class OptionsView(TypedDict):
    """What the host decided."""

    symbols: bool
    complex: bool
    kids: Kids
    missing_friends: MissingFriends
    low_season: LowSeason


class DeckView(TypedDict):
    """What is still in the deck, which everybody can count: passengers on its cards, wish cards, symbols."""

    passengers: dict[str, int]
    wishes: int
    symbols: dict[str, int]


class HallCardView(CardView):
    """A card in the hall, the vouchers on it and what it costs."""

    vouchers: int
    price: int


class HandView(CardView):
    """The card that is being placed. Passengers are counted from 1 in reading order.

    `boarding` once they have left the supply; `next` is the passenger of a wish card whose seat is asked for.
    """

    left_out: list[int]
    boarding: bool
    next: int | None
    just_seated: list[str]
    displaced_to: Destination  # where passengers go whose seats are taken


class PublicView(TypedDict):
    """What everybody may know.

    `kinds` draws a row of seats: W, M, A for window, middle, aisle seats, a space for an aisle. `contests` has the
    lines on which the largest group of all planes counts twice, each with its passengers; alone there are none.
    `left_in_box` has the cards that this game is played without.
    """

    options: OptionsView
    phase: Phase
    kinds: str
    zones: list[int]
    first: int
    round: int
    ending: bool
    events: list[EventCard]
    contests: dict[str, Letter]
    hall: list[HallCardView]
    deck: int
    in_deck: DeckView
    left_in_box: list[str]
    supply: dict[str, int]
    hand: HandView | None
    seats: list[PlayerView]
    solo: SoloView | None


class OverbookedView(PublicView):
    """A whole view: what everybody may know, and whose view it is (`seat`; None: a spectator's)."""

    game: Literal["overbooked"]
    players: int
    ply: int
    turn: int | None
    seat: int | None


def private(_pack: Pack, _box: PlaneBox, _table: PlaneTable, _seat: int | None) -> dict[str, Any]:
    """Nothing: no seat knows more than the others."""
    return {}


def public(pack: Pack, box: PlaneBox, table: PlaneTable, sheet: Rows) -> dict[str, Any]:
    """The table as everybody sees it."""
    return cast(dict[str, Any], view_table(pack, box, table, sheet))


def view_table(pack: Pack, box: PlaneBox, table: PlaneTable, sheet: Rows) -> PublicView:
    """The table as everybody sees it, with its type."""
    cards: list[Card] = pack.names
    layout = layout_for(table.players)
    shown = _cards_shown(table)
    return {
        "options": view_options(table),
        "phase": PHASES[table.phase],
        "kinds": LAYOUTS[layout],
        "zones": zone_widths(layout),
        "first": table.first,
        "round": (turns_begun(table) - 1) // table.players + 1,
        "ending": bool(table.ending),
        "events": [event for number, event in enumerate(EVENTS) if table.events >> number & 1],
        "contests": CONTESTS.copy() if table.players > 1 else {},
        "hall": view_hall(cards, table, shown),
        "deck": _cards_in_game(table) - shown,
        "in_deck": view_deck(cards, table, shown),
        "left_in_box": [card.id for card in cards[_cards_in_game(table) :]],
        "supply": {letter: table.supply[colour] for colour, letter in enumerate(LETTERS)},
        "hand": view_hand(box, cards, table) if table.phase not in (TAKING, OVER) else None,
        "seats": view_players(pack, table, sheet),
        "solo": view_solo(cards, box, table) if table.players == 1 else None,
    }


def turns_begun(table: PlaneTable) -> int:
    """How many turns there have been, with the one that is being taken; removing cards is part of a turn."""
    return table.taken - len(removed_cards(table)) + (1 if table.phase == TAKING else 0)


def view_options(table: PlaneTable) -> OptionsView:
    """What the host decided."""
    return {
        "symbols": bool(table.symbols),
        "complex": bool(table.complex),
        "kids": KIDS[table.kids],
        "missing_friends": MISSING_FRIENDS[table.missing_friends],
        "low_season": LOW_SEASON[table.low_season],
    }


def view_deck(cards: list[Card], table: PlaneTable, shown: int) -> DeckView:
    """What is still in the deck; nobody knows in which order."""
    unseen = [cards[table.cards[at]] for at in range(shown, _cards_in_game(table))]
    heads = Counter(chain.from_iterable(card.view["passengers"] for card in unseen))
    symbols = Counter(card.symbol for card in unseen)
    return {
        "passengers": {letter: heads[letter] for letter in LETTERS},
        "wishes": sum(bool(card.wishes) for card in unseen),
        "symbols": {symbol: symbols[symbol] for symbol in SYMBOLS},
    }


def view_hall(cards: list[Card], table: PlaneTable, shown: int) -> list[HallCardView]:
    """The cards in the hall from the gate on; each card before the chosen one costs a voucher."""
    return [
        {
            **copy_card(cards[table.cards[table.taken + place]].view),
            "vouchers": table.hall_vouchers[place],
            "price": place if table.players > 1 else 0,
        }
        for place in range(shown - table.taken)
    ]


def view_hand(box: PlaneBox, cards: list[Card], table: PlaneTable) -> HandView:
    """The card that is being placed, who stays away, and whose seat is asked for."""
    number = table.cards[table.taken - 1]
    card = copy_card(cards[number].view)
    heads = range(len(card["passengers"]))
    seating = table.phase == SEATING
    return {
        **card,
        "left_out": [passenger + 1 for passenger in heads if not _comes_along(table, passenger)],
        "boarding": seating or table.phase == PLACING,
        "next": table.passenger_to_seat + 1 if seating else None,
        "just_seated": names_of(layout_for(table.players), table.just_seated) if seating else [],
        "displaced_to": "supply" if _swaps_passengers(box, table, number) else "stairs",
    }
