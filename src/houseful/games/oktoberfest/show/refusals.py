"""The id of the rule that forbids a move, and in which way where it can be broken in several."""

from houseful.core.compile.rule import as_python
from houseful.games.oktoberfest import coins as coin_cards
from houseful.games.oktoberfest import payment
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import COIN_PAYMENT, NOTHING_PAID, ONE_COIN_PAYMENT, PAYMENTS
from houseful.games.oktoberfest.coins import MIXED_WAYS, MOST_CHANGE, WAYS_TO_HIRE
from houseful.games.oktoberfest.move_numbers import (
    DECLINE_CHANGE,
    DISCARD,
    DISCARD_MIXED,
    GO_TO_KITCHEN,
    HIRE,
    HIRE_MIXED,
    PASS,
    PLACE_AT,
    SPEND_MORE,
    TAKE_CHANGE,
    THROW_CHANGE,
)
from houseful.games.oktoberfest.table import (
    ACTION,
    CHANGE,
    CHANGE_TAKEN,
    DRAFT,
    FESTIVAL,
    KITCHEN,
    PLACE,
    ROW_TABLES,
    TentTable,
    food_left,
)

REFUSALS = (
    "tent.setup.draft",
    "tent.turn.action",
    "tent.turn.pass",
    "tent.serve.rows",
    "tent.serve.place",
    "tent.serve.hand",
    "tent.serve.pay",
    "tent.serve.discard",
    "tent.serve.lavish",
    "tent.hire.market",
    "tent.hire.cost",
    "tent.hire.change",
    "tent.kitchen.cards",
    "tent.kitchen.open",
)

_food_left = as_python(food_left)
_food_missing = as_python(payment.food_missing)
_weigh_payment = as_python(payment.weigh_payment)
_is_in_hand = as_python(payment.is_in_hand)
_must_make_room = as_python(payment.must_make_room)
_price_left = as_python(coin_cards.price_left)
_coins_needed = as_python(coin_cards.coins_needed)
_coins_usable = as_python(coin_cards.coins_usable)


def refusal(box: TentBox, table: TentTable, move: int) -> str:
    """The rule that an illegal move breaks."""
    if table.step == DRAFT:
        return _refused_draft(table, move)
    if table.step == PLACE:
        return _refused_spot(table, move - PLACE_AT) if PLACE_AT <= move < TAKE_CHANGE else "tent.turn.action"
    if table.step == KITCHEN:
        return "tent.kitchen.cards" if _is_discard(move) else "tent.turn.action"
    if table.step == CHANGE:
        return "tent.turn.action"
    if move < HIRE or THROW_CHANGE <= move < HIRE_MIXED:
        serving = divmod(move, PAYMENTS) if move < HIRE else (move - THROW_CHANGE, ONE_COIN_PAYMENT)
        return _refused_serving(box, table, *serving)
    if move < GO_TO_KITCHEN:
        return _refused_hire(box, table, *divmod(move - HIRE, WAYS_TO_HIRE))
    if HIRE_MIXED <= move < DISCARD_MIXED:
        hero, way = divmod(move - HIRE_MIXED, MIXED_WAYS)
        return _refused_mix(box, table, hero, way // MOST_CHANGE, way % MOST_CHANGE + 1)
    if move in (TAKE_CHANGE, DECLINE_CHANGE):
        return "tent.hire.change" if table.change_rule == CHANGE_TAKEN else "tent.hire.change/none"
    if table.step == ACTION and (move == GO_TO_KITCHEN or _is_discard(move)) and not _food_left(table):
        return "tent.kitchen.open"
    if table.step == ACTION and move <= PASS:
        rules = {GO_TO_KITCHEN: "tent.kitchen.cards", SPEND_MORE: "tent.serve.lavish", PASS: "tent.turn.pass"}
        return rules[move]
    return "tent.turn.action"


def _is_discard(move: int) -> bool:
    return DISCARD < move < PLACE_AT or move >= DISCARD_MIXED


def _refused_draft(table: TentTable, move: int) -> str:
    hero, coins = divmod(move - HIRE, WAYS_TO_HIRE)
    if not HIRE <= move < GO_TO_KITCHEN or (coins and hero in table.hero_market):
        return "tent.setup.draft"
    return "tent.hire.market"


def _refused_spot(table: TentTable, spot: int) -> str:
    return "tent.serve.rows" if table.in_row[spot // 4] == ROW_TABLES else "tent.serve.place"


def _refused_serving(box: TentBox, table: TentTable, place: int, paid: int) -> str:
    seat, card = table.actor, table.table_market[place]
    if sum(table.in_row) == FESTIVAL:
        return "tent.serve.rows"
    if not _is_in_hand(box, table, seat, paid):
        return "tent.serve.hand"
    lack = _food_missing(box, table, seat, card)
    if paid in (COIN_PAYMENT, ONE_COIN_PAYMENT) or (
        paid == NOTHING_PAID and lack <= 0 and _must_make_room(table, seat)
    ):
        return "tent.serve.discard/must" if paid == NOTHING_PAID else "tent.serve.discard"
    too_little = _weigh_payment(box, table, seat, card, paid) < 2 * lack
    return "tent.serve.pay" if too_little else "tent.serve.lavish"


def _refused_hire(box: TentBox, table: TentTable, hero: int, coins: int) -> str:
    seat = table.actor
    if hero not in table.hero_market:
        return "tent.hire.market"
    if coins > table.coins[seat]:
        return "tent.hire.cost/not-held"
    if coins < _coins_needed(box, table, seat, hero):
        return "tent.hire.cost/too-little"
    return "tent.hire.cost" if coins > _coins_usable(box, table, seat, hero) else "tent.serve.lavish"


def _refused_mix(box: TentBox, table: TentTable, hero: int, coins: int, change: int) -> str:
    """Why one-coin cards, with so many coin cards besides, cannot pay for a hero."""
    seat = table.actor
    if hero not in table.hero_market:
        return "tent.hire.market"
    if coins > table.coins[seat] or change > table.change[seat]:
        return "tent.hire.cost/not-held"
    worth = box.coin_worth * coins + change
    if worth < _price_left(box, table, seat, hero):
        return "tent.hire.cost/too-little"
    return "tent.serve.lavish" if worth <= box.cost[hero] else "tent.hire.cost"
