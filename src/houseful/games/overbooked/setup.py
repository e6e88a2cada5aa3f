"""Setting up a table: who begins, events, deck, supply and vouchers."""

from houseful.core.compile.rng import random_below, seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scenarios import starting_vouchers
from houseful.games.overbooked.table import (
    CARDS,
    COLOURS,
    NONE,
    TAKING,
    VOUCHERS,
    PlaneTable,
    cards_in_game,
    full_supply,
)

EVENT_CARDS = len(EVENTS)


@rule
def deal(_box: PlaneBox, table: PlaneTable, seed: int) -> None:
    """Set up a table with the host's options on it (plane.setup.supply, .vouchers, .hall, .first)."""
    seed_rng(table, seed)
    table.first = random_below(table, table.players) if table.named_first == NONE else table.named_first
    for event in range(table.drawn_events):
        draw_event(table, event)
    for card in range(CARDS):
        table.cards[card] = card
    shuffle(table, table.cards, 0, cards_in_game(table))
    for colour in range(COLOURS):
        table.supply[colour] = full_supply(table)
    for seat in range(table.players):
        table.vouchers[seat] = starting_vouchers(table) if table.players == 1 else VOUCHERS
    table.phase = TAKING
    table.actor = table.first


@rule
def draw_event(table: PlaneTable, already: int) -> None:
    """Draw one event more, each of the others equally likely (plane.event.draw)."""
    skip = random_below(table, EVENT_CARDS - already)
    for event in range(EVENT_CARDS):
        if table.events >> event & 1:
            continue
        if skip == 0:
            table.events |= 1 << event
            return
        skip -= 1
