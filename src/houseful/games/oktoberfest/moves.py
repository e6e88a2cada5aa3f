"""The moves of Heroes of Oktoberfest: which are legal, and what each of them sets off."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.oktoberfest.actions import (
    discard_and_draw,
    draft,
    hire,
    pass_turn,
    place_table,
    serve,
    settle_change,
)
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import (
    DISCARDS,
    MOST_DISCARDED,
    ONE_COIN_PAYMENT,
    PAYMENTS,
    discard_number,
)
from houseful.games.oktoberfest.coins import (
    MIXED_WAYS,
    MOST_CHANGE,
    WAYS_TO_HIRE,
    can_hire,
    can_hire_lavishly,
    write_hires,
    write_lavish_hires,
)
from houseful.games.oktoberfest.festival import write_spots
from houseful.games.oktoberfest.move_numbers import (
    DECLINE_CHANGE,
    DISCARD,
    DISCARD_MIXED,
    GO_TO_KITCHEN,
    HIRE,
    HIRE_MIXED,
    PASS,
    PLACE_AT,
    SERVE,
    SPEND_MORE,
    TAKE_CHANGE,
    THROW_CHANGE,
    discard_move,
)
from houseful.games.oktoberfest.payment import (
    can_be_lavish,
    can_serve,
    may_throw_change,
    write_enough,
    write_lavish,
)
from houseful.games.oktoberfest.show.trace_codes import SPENDS_MORE, WENT_TO_KITCHEN
from houseful.games.oktoberfest.table import (
    ACTION,
    BEER,
    CHANGE,
    DRAFT,
    FESTIVAL,
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
    is_last_turn,
    tables_served,
)


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
    if table.step == CHANGE:
        moves[0], moves[1] = TAKE_CHANGE, DECLINE_CHANGE
        return 2
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
            if may_throw_change(box, table, seat, card):
                moves[found] = THROW_CHANGE + place
                found += 1
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE:
            alone, mixed = HIRE + WAYS_TO_HIRE * hero, HIRE_MIXED + MIXED_WAYS * hero
            found = write_hires(box, table, seat, hero, alone, mixed, moves, found)
    if found > 0 and may_spend_more(box, table, seat):
        moves[found] = SPEND_MORE
        found += 1
    if may_go_to_kitchen(table, seat):
        moves[found] = GO_TO_KITCHEN
        found += 1
    if found == 0 or is_last_turn(table):
        moves[found] = PASS
        found += 1
    return found


@rule
def may_go_to_kitchen(table: TentTable, seat: int) -> bool:
    """The kitchen is open while there is food to draw (tent.kitchen.open)."""
    return food_left(table) > 0 and cards_in_hand(table, seat) > 0


@rule
def can_act(box: TentBox, table: TentTable, seat: int) -> bool:
    """Whether a player can do anything but pass (tent.turn.pass)."""
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE and can_hire(box, table, seat, hero):
            return True
    return may_go_to_kitchen(table, seat) or can_serve(box, table, seat)


@rule
def may_spend_more(box: TentBox, table: TentTable, seat: int) -> bool:
    """Whether a table or a hero can be had for more than needed (tent.serve.lavish)."""
    for place in range(MARKET):
        hero = table.hero_market[place]
        if hero != NONE and can_hire_lavishly(box, table, seat, hero):
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
            alone, mixed = HIRE + WAYS_TO_HIRE * hero, HIRE_MIXED + MIXED_WAYS * hero
            found = write_lavish_hires(box, table, seat, hero, alone, mixed, moves, found)
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
                for coins in range(most + 1):
                    kept_room = MOST_DISCARDED - food - coins
                    for change in range(min(int(table.change[seat]), kept_room) + 1):
                        discard = discard_number(pretzels, beers, sausages, coins, change)
                        if discard > 0:
                            moves[found] = discard_move(discard)
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
            hire(box, table, hero, coins, 0, trace)
    elif move == GO_TO_KITCHEN:
        table.step = KITCHEN
        note(trace, WENT_TO_KITCHEN, table.actor, 0, 0, 0)
    elif move == SPEND_MORE:
        table.step = LAVISH
        note(trace, SPENDS_MORE, table.actor, 0, 0, 0)
    elif move == PASS:
        pass_turn(table, 0 if can_act(box, table, table.actor) else 1, trace)
    elif move < PLACE_AT:
        discard_and_draw(box, table, move - DISCARD, trace)
    elif move < TAKE_CHANGE:
        place_table(box, table, move - PLACE_AT, 0, trace)
    else:
        play_with_change(box, table, move, trace)


@rule
def play_with_change(box: TentBox, table: TentTable, move: int, trace: Row) -> None:
    """Apply a move that only exists where change may be taken (tent.hire.change)."""
    if move < THROW_CHANGE:
        settle_change(table, 1 if move == TAKE_CHANGE else 0, trace)
    elif move < HIRE_MIXED:
        serve(box, table, move - THROW_CHANGE, ONE_COIN_PAYMENT, trace)
    elif move < DISCARD_MIXED:
        hero, way = (move - HIRE_MIXED) // MIXED_WAYS, (move - HIRE_MIXED) % MIXED_WAYS
        hire(box, table, hero, way // MOST_CHANGE, way % MOST_CHANGE + 1, trace)
    else:
        discard_and_draw(box, table, move - DISCARD_MIXED + DISCARDS, trace)
