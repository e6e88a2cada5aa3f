"""Ranking of multisets: every set of cards that can leave a hand together has a number.

A *payment* is up to five food cards, 0–55, or a single card thrown away to make room for a coin card: a coin card,
56, or one turned to one coin, 57.
A *discard* for the kitchen is up to four cards of any kind; number 0 is none at all. Those without a card turned to
one coin are 0–69, those with one to four of them follow, by how many.

The order is by size, then with most cards of the earlier kinds first. So the rank of a card set in this
combinatorial number system is a sum of binomial coefficients, one for each kind: for n cards of which m are
not pretzels and k neither pretzels nor beers, C(n+2, 3) + C(m+1, 2) + k; one more kind adds C(n+3, 4).
"""

from itertools import product

from houseful.core.compile.rule import rule

MOST_PAID = 5
MOST_DISCARDED = 4
FOOD_PAYMENTS = 56
COIN_PAYMENT = FOOD_PAYMENTS
PAYMENTS = FOOD_PAYMENTS + 1
ONE_COIN_PAYMENT = PAYMENTS
ALL_PAYMENTS = PAYMENTS + 1
DISCARDS = 70
ALL_DISCARDS = 126
NOTHING_PAID = 0

CardSet = tuple[int, int, int, int, int]  # pretzels, beers, sausages, coins, cards turned to one coin


@rule
def payment_number(pretzels: int, beers: int, sausages: int) -> int:
    """The rank of a payment of food cards."""
    later = beers + sausages
    size = pretzels + later
    return size * (size + 1) * (size + 2) // 6 + later * (later + 1) // 2 + sausages


@rule
def discard_number(pretzels: int, beers: int, sausages: int, coins: int, change: int) -> int:
    """The rank of a discard of food and coin cards, `change` of them turned to one coin."""
    size = pretzels + beers + sausages + coins
    first = 0
    for fewer in range(change):
        room = MOST_DISCARDED - fewer
        first += (room + 1) * (room + 2) * (room + 3) * (room + 4) // 24
    return first + size * (size + 1) * (size + 2) * (size + 3) // 24 + payment_number(beers, sausages, coins)


def all_payments() -> list[CardSet]:
    """Every payment, by rank."""
    counts = product(range(MOST_PAID + 1), repeat=3)
    food = [(p, b, s, 0, 0) for p, b, s in counts if p + b + s <= MOST_PAID]
    return [*sorted(food, key=_order), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)]


def all_discards() -> list[CardSet]:
    """Every discard, by rank."""
    counts = range(MOST_DISCARDED + 1)
    every = product(counts, counts, counts, counts, counts)
    return sorted((cards for cards in every if sum(cards) <= MOST_DISCARDED), key=_order)


def _order(card_set: CardSet) -> tuple[int, ...]:
    return card_set[-1], sum(card_set), *(-cards for cards in card_set)
