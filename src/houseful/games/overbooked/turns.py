"""Setting up, the end of a turn and the end of the game."""

from houseful.core.compile.record import Row
from houseful.core.compile.rng import random_below, seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import fill_hall, seat_on_turn
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scenarios import settle_flight, starting_vouchers
from houseful.games.overbooked.show.trace_codes import GAME_OVER
from houseful.games.overbooked.table import (
    CARDS,
    COLOURS,
    FULL_SUPPLY,
    NONE,
    OVER,
    SMALL_SUPPLY,
    TAKING,
    UNDECIDED,
    VOUCHERS,
    PlaneTable,
    cards_in_game,
)

EVENT_CARDS = len(EVENTS)


@rule
def deal(_box: PlaneBox, table: PlaneTable, seed: int) -> None:
    """Set up a table with the host's options on it (plane.setup.supply, .vouchers, .hall, .first)."""
    seed_rng(table, seed)
    table.first = random_below(table, table.players) if table.wish == NONE else table.wish
    for event in range(table.drawn_events):
        draw_event(table, event)
    for card in range(CARDS):
        table.cards[card] = card
    shuffle(table, table.cards, 0, cards_in_game(table))
    for colour in range(COLOURS):
        table.supply[colour] = SMALL_SUPPLY if table.players <= 2 else FULL_SUPPLY
    for seat in range(table.players):
        table.vouchers[seat] = starting_vouchers(table) if table.players == 1 else VOUCHERS
    table.phase = TAKING
    table.actor = table.first


@rule
def draw_event(table: PlaneTable, already: int) -> None:
    """One event more, each of the others equally likely (plane.event.draw)."""
    skip = random_below(table, EVENT_CARDS - already)
    for event in range(EVENT_CARDS):
        if table.events >> event & 1:
            continue
        if skip == 0:
            table.events |= 1 << event
            return
        skip -= 1


@rule
def end_turn(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """All are seated: the next player, or the end (plane.end.round, plane.hall.empty)."""
    if table.players == 1:
        settle_flight(box, table, trace)
    if is_over(table):
        end_game(table, trace)
        return
    table.phase = TAKING
    table.actor = seat_on_turn(table)
    fill_hall(table, trace)


@rule
def is_over(table: PlaneTable) -> bool:
    """Solo by winning or losing; else when the last round is complete, or no card is left."""
    if table.players == 1:
        return table.result != UNDECIDED
    if table.taken == cards_in_game(table):
        return True
    return table.ending == 1 and table.taken % table.players == 0


@rule
def end_game(table: PlaneTable, trace: Row) -> None:
    """Nobody moves any more."""
    table.phase = OVER
    table.actor = NONE
    note(trace, GAME_OVER, 0, 0, 0, 0)
