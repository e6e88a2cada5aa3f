"""Paying for a table: what may leave the hand.

A table asks for some food. Gifts of the player's heroes and jokers cover part of it, cards from the hand the
rest: a card of the right kind covers one food, any two cards together cover one of choice.

*Enough* payments are those without a card too many: take one away and it is too little. They are found by
weight: a card that is wanted weighs 2, any other 1, and a payment must weigh exactly twice what is missing.
*Lavish* payments use more cards than they must, but still each card for something: a card of the right kind
although a hero would give it, or two cards for a food that one could have covered.
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import (
    COIN_PAYMENT,
    FOOD_PAYMENTS,
    MOST_PAID,
    NOTHING_PAID,
    payment_number,
)
from houseful.games.oktoberfest.table import (
    BEER,
    COIN,
    FESTIVAL,
    FOODS,
    MARKET,
    ONE_COIN,
    PRETZEL,
    SAUSAGE,
    TentTable,
    cards_in_hand,
    food_in_hand,
    tables_served,
)


@rule
def food_asked(box: TentBox, card: int) -> int:
    """How much food a table asks for (tent.serve.pay)."""
    return box.need[card, PRETZEL] + box.need[card, BEER] + box.need[card, SAUSAGE]


@rule
def food_wanted(box: TentBox, table: TentTable, seat: int, card: int, kind: int) -> int:
    """Food of one kind that a table still wants after the heroes' gifts (tent.serve.heroes)."""
    return max(box.need[card, kind] - table.gifts[seat, kind], 0)


@rule
def food_missing(box: TentBox, table: TentTable, seat: int, card: int) -> int:
    """Food that the hand must cover after gifts and jokers; none or less: heroes can serve alone."""
    wanted = -table.jokers[seat]
    for kind in range(FOODS):
        wanted += food_wanted(box, table, seat, card, kind)
    return wanted


@rule
def weigh_cards(cards: int, wanted: int) -> int:
    """What cards of a kind weigh: 2 each while wanted, 1 as half of an exchange (tent.serve.exchange)."""
    return 2 * cards if cards <= wanted else cards + wanted


@rule
def weigh_payment(box: TentBox, table: TentTable, seat: int, card: int, payment: int) -> int:
    """What the food cards of a payment weigh for a table (tent.serve.exchange)."""
    weighs = 0
    for kind in range(FOODS):
        weighs += weigh_cards(box.payment[payment, kind], food_wanted(box, table, seat, card, kind))
    return weighs


@rule
def must_make_room(table: TentTable, seat: int) -> bool:
    """Whether somebody who pays nothing has to throw a card away for the coin card (tent.serve.discard)."""
    return table.coin_pile > 0 and cards_in_hand(table, seat) >= table.limit[seat]


@rule
def makes_room(box: TentBox, table: TentTable, seat: int, card: int, payment: int) -> bool:
    """Whether heroes serve alone and the one card that leaves a full hand is thrown away (tent.serve.discard)."""
    if payment >= FOOD_PAYMENTS:
        return True
    single = 1 <= payment <= FOODS
    return single and food_missing(box, table, seat, card) <= 0 and must_make_room(table, seat)


@rule
def can_serve(box: TentBox, table: TentTable, seat: int) -> bool:
    """Whether a player can pay for any table in the market (tent.serve.pay)."""
    if tables_served(table) == FESTIVAL:
        return False
    for place in range(MARKET):
        card = table.table_market[place]
        weighs = 0
        for kind in range(FOODS):
            weighs += weigh_cards(table.hand[seat, kind], food_wanted(box, table, seat, card, kind))
        if weighs >= 2 * food_missing(box, table, seat, card):
            return True
    return False


@rule
def write_enough(box: TentBox, table: TentTable, seat: int, card: int, start: int, moves: Row, found: int) -> int:
    """Write every payment without a card too many, each once; return how many moves are written now."""
    lack = food_missing(box, table, seat, card)
    if lack <= 0:
        return write_free(table, seat, start, moves, found)
    pretzels, beers = food_wanted(box, table, seat, card, PRETZEL), food_wanted(box, table, seat, card, BEER)
    sausages = food_wanted(box, table, seat, card, SAUSAGE)
    for paid_pretzels in range(table.hand[seat, PRETZEL] + 1):
        for paid_beers in range(table.hand[seat, BEER] + 1):
            rest = 2 * lack - weigh_cards(paid_pretzels, pretzels) - weigh_cards(paid_beers, beers)
            paid_sausages = rest >> 1 if rest <= 2 * sausages else rest - sausages
            if 0 <= paid_sausages <= table.hand[seat, SAUSAGE] and weigh_cards(paid_sausages, sausages) == rest:
                moves[found] = start + payment_number(paid_pretzels, paid_beers, paid_sausages)
                found += 1
    return found


@rule
def write_free(table: TentTable, seat: int, start: int, moves: Row, found: int) -> int:
    """Heroes serve alone: nothing leaves the hand, or one card when it is full (tent.serve.discard)."""
    if not must_make_room(table, seat):
        moves[found] = start + NOTHING_PAID
        return found + 1
    for kind in range(FOODS):
        if table.hand[seat, kind] > 0:
            moves[found] = start + 1 + kind
            found += 1
    if table.coins[seat] > 0:
        moves[found] = start + COIN_PAYMENT
        found += 1
    return found


@rule
def may_throw_change(box: TentBox, table: TentTable, seat: int, card: int) -> bool:
    """Whether a one-coin card may be thrown away to make room for the coin card (tent.serve.discard)."""
    return table.change[seat] > 0 and must_make_room(table, seat) and food_missing(box, table, seat, card) <= 0


@rule
def is_in_hand(box: TentBox, table: TentTable, seat: int, payment: int) -> bool:
    """Whether a player holds all cards of a payment."""
    for kind in range(FOODS):
        if box.payment[payment, kind] > table.hand[seat, kind]:
            return False
    return box.payment[payment, COIN] <= table.coins[seat] and box.payment[payment, ONE_COIN] <= table.change[seat]


@rule
def uses_every_card(box: TentBox, table: TentTable, seat: int, card: int, payment: int) -> bool:
    """Whether food cards pay for a table and each of them is used for something.

    Some cards go directly to a food of their kind, the others in twos to one food each; heroes give the rest.
    Cards that go to what heroes do not give help most, so only as many direct cards as that, or one more or
    less where the others do not come in twos, have to be tried.
    """
    size = 0
    direct = 0
    helpful = 0
    lack = food_missing(box, table, seat, card)
    for kind in range(FOODS):
        paid = box.payment[payment, kind]
        size += paid
        direct += min(paid, box.need[card, kind])
        helpful += min(paid, food_wanted(box, table, seat, card, kind))
    direct = min(direct, 2 * food_asked(box, card) - size)
    helpful = min(helpful, direct)
    for tried in range(max(helpful - 1, 0), min(helpful + 1, direct) + 1):
        in_twos = size - tried
        if in_twos % 2 == 0 and lack - min(tried, helpful) <= in_twos // 2:
            return True
    return False


@rule
def has_card_too_many(box: TentBox, table: TentTable, seat: int, card: int, payment: int) -> bool:
    """Whether less would do, and no shorter way takes the same cards from the hand (tent.serve.lavish)."""
    lack = food_missing(box, table, seat, card)
    if lack > 0:
        return weigh_payment(box, table, seat, card, payment) > 2 * lack
    size = 0
    for kind in range(FOODS):
        size += box.payment[payment, kind]
    return size > (1 if must_make_room(table, seat) else 0)


@rule
def write_lavish(box: TentBox, table: TentTable, seat: int, card: int, start: int, moves: Row, found: int) -> int:
    """Write every payment with cards to spare, each of them for something; return how many moves are written now.

    Only what the hand holds is looked at, in the order of the payments' numbers (tent.serve.lavish).
    """
    beers, sausages = table.hand[seat, BEER], table.hand[seat, SAUSAGE]
    for size in range(1, min(food_in_hand(table, seat), MOST_PAID) + 1):
        for no_pretzels in range(max(size - table.hand[seat, PRETZEL], 0), min(size, beers + sausages) + 1):
            for paid_sausages in range(max(no_pretzels - beers, 0), min(no_pretzels, sausages) + 1):
                payment = payment_number(size - no_pretzels, no_pretzels - paid_sausages, paid_sausages)
                needless = has_card_too_many(box, table, seat, card, payment)
                if needless and uses_every_card(box, table, seat, card, payment):
                    moves[found] = start + payment
                    found += 1
    return found


@rule
def can_be_lavish(box: TentBox, table: TentTable, seat: int, card: int) -> bool:
    """Whether there is any lavish payment for a table.

    With a wanted card among those paid, any further card can go with it as an exchange. With none, a further
    card must be of a kind that a hero would give, or two of them must stand for something that a hero would.
    """
    held = food_in_hand(table, seat)
    lack = food_missing(box, table, seat, card)
    wanted = 0
    on_the_bill = False
    for kind in range(FOODS):
        wanted += min(table.hand[seat, kind], food_wanted(box, table, seat, card, kind))
        on_the_bill |= table.hand[seat, kind] > 0 and box.need[card, kind] > 0
    if lack <= 0:
        return held >= 2 or (held == 1 and on_the_bill and not must_make_room(table, seat))
    if wanted > 0:
        return held > 2 * lack - min(wanted, lack)
    return food_asked(box, card) > lack and held >= 2 * lack + (1 if on_the_bill else 2)
