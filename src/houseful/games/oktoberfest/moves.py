"""The moves of Heroes of Oktoberfest as numbers (action indices).

0–227    serve: 57 times the place in the table market, plus the payment
228–322  hire: 5 times the hero, plus the coin cards spent; in the draft, none
323      go to the kitchen
324      spend more than needed
325      pass
326–394  in the kitchen: discard these cards (325 + the discard)
395–406  place the table: 4 times the row, plus 2 at the right end, plus 1 turned
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.oktoberfest.actions import (
    coins_needed,
    coins_usable,
    discard_and_draw,
    draft,
    hire,
    pass_turn,
    place_table,
    serve,
)
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import (
    DISCARDS,
    MOST_DISCARDED,
    PAYMENTS,
    discard_number,
)
from houseful.games.oktoberfest.festival import SPOTS, write_spots
from houseful.games.oktoberfest.payment import can_be_lavish, write_enough, write_lavish
from houseful.games.oktoberfest.show.trace_codes import SPENDS_MORE, WENT_TO_KITCHEN
from houseful.games.oktoberfest.table import (
    ACTION,
    BEER,
    DRAFT,
    FESTIVAL,
    HERO_CARDS,
    KITCHEN,
    LAVISH,
    MARKET,
    NONE,
    PLACE,
    PRETZEL,
    SAUSAGE,
    TentTable,
    cards_in_hand,
    food_left,
    tables_served,
)

SERVE = 0
HIRE = SERVE + MARKET * PAYMENTS
WAYS_TO_HIRE = 5
GO_TO_KITCHEN = HIRE + HERO_CARDS * WAYS_TO_HIRE
SPEND_MORE = GO_TO_KITCHEN + 1
PASS = SPEND_MORE + 1
DISCARD = PASS  # number 0, no card at all, is not a discard
PLACE_AT = DISCARD + DISCARDS
MOVES = PLACE_AT + SPOTS


@rule
def legal(box: TentBox, table: TentTable, moves: Row) -> int:
    """Write the legal moves, return how many."""
    if table.step == ACTION:
        return legal_actions(box, table, moves)
    if table.step == PLACE:
        return write_spots(box, table, PLACE_AT, moves)
    if table.step == KITCHEN:
        return legal_discards(table, moves)
    if table.step == LAVISH:
        return legal_lavish(box, table, moves)
    if table.step == DRAFT:
        return legal_drafts(table, moves)
    return 0


@rule
def legal_drafts(table: TentTable, moves: Row) -> int:
    """Any hero of the first market (tent.setup.draft)."""
    found = 0
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE:
            moves[found] = HIRE + WAYS_TO_HIRE * hero
            found += 1
    return found


@rule
def legal_actions(box: TentBox, table: TentTable, moves: Row) -> int:
    """Serve, hire or go to the kitchen, paying no more than needed (tent.turn.action)."""
    seat = table.actor
    found = 0
    if tables_served(table) < FESTIVAL:
        for place in range(MARKET):
            card = table.table_market[place]
            found = write_enough(box, table, seat, card, SERVE + PAYMENTS * place, moves, found)
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE:
            coins = coins_needed(box, table, seat, hero)
            if coins <= table.coins[seat]:
                moves[found] = HIRE + WAYS_TO_HIRE * hero + coins
                found += 1
    if found > 0 and may_spend_more(box, table, seat):
        moves[found] = SPEND_MORE
        found += 1
    if may_go_to_kitchen(table, seat):
        moves[found] = GO_TO_KITCHEN
        found += 1
    if found == 0:
        moves[found] = PASS
        found += 1
    return found


@rule
def may_go_to_kitchen(table: TentTable, seat: int) -> bool:
    """The kitchen is open while there is food to draw (tent.kitchen.open)."""
    return food_left(table) > 0 and cards_in_hand(table, seat) > 0


@rule
def may_spend_more(box: TentBox, table: TentTable, seat: int) -> bool:
    """Whether a table or a hero can be had for more than needed (tent.serve.lavish)."""
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE and coins_needed(box, table, seat, hero) < coins_usable(box, table, seat, hero):
            return True
    if tables_served(table) < FESTIVAL:
        for place in range(MARKET):
            if can_be_lavish(box, table, seat, table.table_market[place]):
                return True
    return False


@rule
def legal_lavish(box: TentBox, table: TentTable, moves: Row) -> int:
    """Every way to serve or hire that spends more than needed (tent.serve.lavish)."""
    seat = table.actor
    found = 0
    if tables_served(table) < FESTIVAL:
        for place in range(MARKET):
            card = table.table_market[place]
            found = write_lavish(box, table, seat, card, SERVE + PAYMENTS * place, moves, found)
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE:
            fewest = coins_needed(box, table, seat, hero) + 1
            for coins in range(fewest, coins_usable(box, table, seat, hero) + 1):
                moves[found] = HIRE + WAYS_TO_HIRE * hero + coins
                found += 1
    return found


@rule
def legal_discards(table: TentTable, moves: Row) -> int:
    """Every distinct choice of one to four cards from the hand (tent.kitchen.cards)."""
    seat = table.actor
    found = 0
    for pretzels in range(table.hand[seat, PRETZEL] + 1):
        for beers in range(table.hand[seat, BEER] + 1):
            for sausages in range(table.hand[seat, SAUSAGE] + 1):
                food = pretzels + beers + sausages
                most = min(int(table.coins[seat]), MOST_DISCARDED - food)
                for coins in range(0 if food > 0 else 1, most + 1):
                    moves[found] = DISCARD + discard_number(pretzels, beers, sausages, coins)
                    found += 1
    return found


@rule
def play(box: TentBox, table: TentTable, move: int, trace: Row) -> None:
    """Apply a legal move and everything that follows without a decision."""
    if move < HIRE:
        serve(box, table, move // PAYMENTS, move % PAYMENTS, trace)
    elif move < GO_TO_KITCHEN:
        hero, coins = (move - HIRE) // WAYS_TO_HIRE, (move - HIRE) % WAYS_TO_HIRE
        if table.step == DRAFT:
            draft(box, table, hero, trace)
        else:
            hire(box, table, hero, coins, trace)
    elif move == GO_TO_KITCHEN:
        table.step = KITCHEN
        note(trace, WENT_TO_KITCHEN, table.actor, 0, 0, 0)
    elif move == SPEND_MORE:
        table.step = LAVISH
        note(trace, SPENDS_MORE, table.actor, 0, 0, 0)
    elif move == PASS:
        pass_turn(table, trace)
    elif move < PLACE_AT:
        discard_and_draw(box, table, move - DISCARD, trace)
    else:
        place_table(box, table, move - PLACE_AT, trace)
