"""What a seat cannot know, dealt afresh: the other hand's food, the piles, the random numbers to come.

Payments, discards and coin cards are open. So all that is known of the other hand's food is how many cards it
has, and what decisions prove: somebody who is about to spend more than needed can do so (tent.hidden.proof). A pass
proves nothing, because the last turn may be declined.
"""

from houseful.core.compile.rng import seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.moves import may_spend_more
from houseful.games.oktoberfest.table import (
    FOOD_CARDS,
    FOODS,
    HERO_CARDS,
    LAVISH,
    MARKET,
    NONE,
    SEATS,
    TABLE_CARDS,
    TentTable,
    food_in_hand,
)


@rule
def redeal(box: TentBox, table: TentTable, seat: int, seed: int) -> None:
    """Keep what a seat knows (NONE: a spectator), draw everything else afresh (tent.hidden.piles)."""
    seed_rng(table, seed)
    redeal_food(box, table, seat)
    start = table.tables_drawn
    sort_tables_to_come(table, start)
    shuffle(table, table.tables, start, TABLE_CARDS)
    redeal_heroes(box, table)


@rule
def redeal_food(box: TentBox, table: TentTable, seat: int) -> None:
    """Mix the pile with the hands that this seat does not see, until they fit what is proved."""
    held_0, held_1 = food_in_hand(table, 0), food_in_hand(table, 1)
    while True:
        gather_food(box, table, seat)
        shuffle(table, table.food, unseen_from(table, seat, held_0, held_1), FOOD_CARDS)
        if seat != 0:
            take_food(table, 0, table.food_drawn - held_0, held_0)
        if seat != 1:
            behind = held_0 if seat != 0 else 0
            take_food(table, 1, table.food_drawn - behind - held_1, held_1)
        if fits_what_is_proved(box, table, seat):
            break
    for top in range(table.food_drawn):
        table.food[top] = NONE


@rule
def unseen_from(table: TentTable, seat: int, held_0: int, held_1: int) -> int:
    """Where the cards begin that this seat does not know: hidden hands lie right before the pile."""
    return table.food_drawn - (held_0 if seat != 0 else 0) - (held_1 if seat != 1 else 0)


@rule
def gather_food(box: TentBox, table: TentTable, seat: int) -> None:
    """Lay all food that this seat cannot see at the end of the pile, sorted."""
    end = FOOD_CARDS
    for kind in range(FOODS):
        unseen = box.food[kind] - table.spent[kind]
        if seat != NONE:
            unseen -= table.hand[seat, kind]
        for _ in range(unseen):
            end -= 1
            table.food[end] = kind


@rule
def take_food(table: TentTable, seat: int, start: int, cards: int) -> None:
    """Give a hand these cards instead of its own."""
    for kind in range(FOODS):
        table.hand[seat, kind] = 0
    for top in range(start, start + cards):
        table.hand[seat, table.food[top]] += 1


@rule
def fits_what_is_proved(box: TentBox, table: TentTable, seat: int) -> bool:
    """Whether the hands dealt allow what their owners were seen to do (tent.hidden.proof)."""
    if table.step == LAVISH and table.actor != seat:
        return may_spend_more(box, table, table.actor)
    return True


@rule
def sort_tables_to_come(table: TentTable, start: int) -> None:
    """Lay the tables that are still to come in the order of their numbers; forget the order of the others."""
    seen = int(table.placed)
    for place in range(MARKET):
        if table.table_market[place] != NONE:
            seen |= 1 << table.table_market[place]
    if table.serving != NONE:
        seen |= 1 << table.serving
    top = start
    for card in range(TABLE_CARDS):
        if seen >> card & 1 == 0:
            table.tables[top] = card
            top += 1
    for top in range(start):
        table.tables[top] = NONE


@rule
def redeal_heroes(box: TentBox, table: TentTable) -> None:
    """Shuffle the heroes to come, those of the upper pile before those of the lower one."""
    seen = 0
    for seat in range(SEATS):
        seen |= int(table.hired[seat])
    for place in range(MARKET):
        if table.hero_market[place] != NONE:
            seen |= 1 << table.hero_market[place]
    start = int(table.heroes_drawn)
    top = start
    for hero in range(HERO_CARDS):
        if seen >> hero & 1 == 0:
            table.heroes[top] = hero
            top += 1
    border = max(start, int(box.top_heroes))
    shuffle(table, table.heroes, start, border)
    shuffle(table, table.heroes, border, HERO_CARDS)
    for top in range(start):
        table.heroes[top] = NONE
