"""The numbers of the moves of Heroes of Oktoberfest (action indices).

0–227    serve: 57 times the place in the table market, plus the payment
228–322  hire: 5 times the hero, plus the coin cards spent; in the draft, none
323      go to the kitchen
324      spend more than needed
325      pass
326–394  in the kitchen: discard these cards (325 + the discard)
395–406  place the table: 4 times the row, plus 2 at the right end, plus 1 turned
407–408  take change, or decline it
409–412  serve with heroes alone, throwing a one-coin card away for the coin card: by the place in the market
413–887  hire with one-coin cards: 25 times the hero, plus 5 times the coin cards, plus the one-coin cards less 1
888–943  in the kitchen: discard these cards, one-coin cards among them (818 + the discard)
"""

from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.card_sets import ALL_DISCARDS, DISCARDS, PAYMENTS
from houseful.games.oktoberfest.coins import MIXED_WAYS, WAYS_TO_HIRE
from houseful.games.oktoberfest.festival import SPOTS
from houseful.games.oktoberfest.table import HERO_CARDS, MARKET

SERVE = 0
HIRE = SERVE + MARKET * PAYMENTS
GO_TO_KITCHEN = HIRE + HERO_CARDS * WAYS_TO_HIRE
SPEND_MORE = GO_TO_KITCHEN + 1
PASS = SPEND_MORE + 1
DISCARD = PASS  # number 0, no card at all, is not a discard
PLACE_AT = DISCARD + DISCARDS
TAKE_CHANGE = PLACE_AT + SPOTS
DECLINE_CHANGE = TAKE_CHANGE + 1
THROW_CHANGE = DECLINE_CHANGE + 1
HIRE_MIXED = THROW_CHANGE + MARKET
DISCARD_MIXED = HIRE_MIXED + HERO_CARDS * MIXED_WAYS
MOVES = DISCARD_MIXED + ALL_DISCARDS - DISCARDS


@rule
def discard_move(discard: int) -> int:
    """The move that throws these cards away."""
    return DISCARD + discard if discard < DISCARDS else DISCARD_MIXED + discard - DISCARDS
