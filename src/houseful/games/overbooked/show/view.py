"""What a seat may know of a table of Overbooked, built up from nothing: all but the order of the deck."""

from typing import Any

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooked import boarding, scenarios
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.plane import LAYOUTS, layout_for, seat_name, seats_in, zone_widths
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from houseful.games.overbooked.show.notation import draw_plane
from houseful.games.overbooked.show.score_sources import lines_of, places
from houseful.games.overbooked.table import (
    LETTERS,
    OVER,
    PLACING,
    SEATING,
    TAKING,
    PlaneTable,
    cards_in_game,
    cards_shown,
)

PHASES = ("taking", "skipping", "short", "placing", "seating", "over")
KIDS = ("any", "adults")
FRIENDS = ("every", "largest")
RESULTS = ("open", "won", "lost")
AIRLINES = ("orange", "purple", "teal", "pink")

_cards_shown = as_python(cards_shown)
_cards_in_game = as_python(cards_in_game)
_comes_along = as_python(boarding.comes_along)
_number_of_couples = as_python(scenarios.number_of_couples)
_number_of_happy_kids = as_python(scenarios.number_of_happy_kids)
_smallest_crowd = as_python(scenarios.smallest_crowd)


def private(_pack: Pack, _box: PlaneBox, _table: PlaneTable, _seat: int | None) -> dict[str, Any]:
    """Nobody has secrets here: what is hidden, nobody knows."""
    return {}


def public(pack: Pack, box: PlaneBox, table: PlaneTable, sheet: Rows) -> dict[str, Any]:
    """The table as everybody sees it."""
    layout = layout_for(table.players)
    return {
        "options": view_options(table),
        "phase": PHASES[table.phase],
        "kinds": LAYOUTS[layout],
        "zones": zone_widths(layout),
        "first": table.first,
        "round": (turns_begun(table) - 1) // table.players + 1,
        "ending": bool(table.ending),
        "events": [event for number, event in enumerate(EVENTS) if table.events >> number & 1],
        "hall": view_hall(pack, table),
        "deck": _cards_in_game(table) - _cards_shown(table),
        "supply": {letter: table.supply[colour] for colour, letter in enumerate(LETTERS)},
        "hand": view_hand(pack, table) if table.phase not in (TAKING, OVER) else None,
        "seats": view_seats(pack, box, table, sheet),
        "solo": view_solo(box, table) if table.players == 1 else None,
    }


def turns_begun(table: PlaneTable) -> int:
    """How many turns there have been, with the one that is being taken; removing cards is part of a turn."""
    removed = sum(table.cards[at] < 0 for at in range(table.taken))
    return table.taken - removed + (1 if table.phase == TAKING else 0)


def view_options(table: PlaneTable) -> dict[str, Any]:
    """What the host decided."""
    return {
        "symbols": bool(table.symbols),
        "complex": bool(table.complex),
        "kids": KIDS[table.kids],
        "missing_friends": FRIENDS[table.friends],
    }


def view_card(card: Card) -> dict[str, Any]:
    """A printed card."""
    return {
        "card": card.id,
        "drawing": card.pattern.drawing(),
        "passengers": [LETTERS[colour] for colour in card.pattern.colours],
        "wish": card.wish,
        "symbol": card.symbol,
        "complex": card.complex,
    }


def view_hall(pack: Pack, table: PlaneTable) -> list[dict[str, Any]]:
    """The cards in the hall from the gate on, the vouchers on them and what they cost."""
    return [
        {
            **view_card(pack.names[table.cards[table.taken + place]]),
            "vouchers": table.paid[place],
            "price": place if table.players > 1 else 0,
        }
        for place in range(_cards_shown(table) - table.taken)
    ]


def view_hand(pack: Pack, table: PlaneTable) -> dict[str, Any]:
    """The card that is being placed, who stays away, and whose seat is asked for."""
    card = pack.names[table.cards[table.taken - 1]]
    heads = range(len(card.pattern.spots))
    seated = [seat_name(place) for place in seats_in(layout_for(table.players), table.used)]
    return {
        **view_card(card),
        "left_out": [passenger + 1 for passenger in heads if not _comes_along(table, passenger)],
        "boarding": table.phase in (PLACING, SEATING),
        "next": table.turn + 1 if table.phase == SEATING else None,
        "just_seated": seated if table.phase == SEATING else [],
    }


def view_seats(pack: Pack, box: PlaneBox, table: PlaneTable, sheet: Rows) -> list[dict[str, Any]]:
    """Each player's plane, stairs, vouchers, cards, score as it stands, and the seats behind each line."""
    lines = lines_of(table, sheet)
    earned = places(box, table, lines)
    return [
        {
            "seat": seat,
            "colour": AIRLINES[seat],
            "plane": draw_plane(table, layout_for(table.players), seat),
            "overbooked": {letter: table.stairs[seat, colour] for colour, letter in enumerate(LETTERS)},
            "vouchers": table.vouchers[seat],
            "bonus_cards": table.bonus[seat],
            "cards": cards_of(pack, table, seat),
            "score": lines[seat],
            "where": earned[seat],
        }
        for seat in range(table.players)
    ]


def cards_of(pack: Pack, table: PlaneTable, seat: int) -> list[str]:
    """The cards that a player has taken, in order; those removed in a solo game are not among them."""
    turns = range((seat - table.first) % table.players, table.taken, table.players)
    return [pack.names[table.cards[turn]].id for turn in turns if table.cards[turn] >= 0]


def view_solo(box: PlaneBox, table: PlaneTable) -> dict[str, Any]:
    """The scenario, and how far its conditions are fulfilled."""
    return {
        "scenario": SCENARIOS[table.scenario],
        "difficulty": DIFFICULTIES[table.difficulty],
        "result": RESULTS[table.result],
        "full_zones": [zone + 1 for zone in range(3) if table.full >> zone & 1],
        "removed": sum(table.cards[at] < 0 for at in range(table.taken)),
        "progress": {
            "couples": _number_of_couples(table),
            "kids": _number_of_happy_kids(box, table),
            "groups": _smallest_crowd(table),
        },
        "goals": [dict(goal) for goal in GOALS[table.scenario]],
    }


# Every condition of a scenario must hold; one of the aims in it is enough.
GOALS: tuple[tuple[dict[str, int], ...], ...] = (
    ({"groups": 6}, {"couples": 3, "kids": 3}),
    ({"couples": 5}, {"groups": 5, "kids": 3}),
    ({"kids": 8}, {"groups": 5, "couples": 3}),
)
