"""The id of the rule that forbids a move."""

from houseful.core.compile.rule import as_python
from houseful.games.oktoberfest import actions, payment
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.card_sets import COIN_PAYMENT, NOTHING_PAID, PAYMENTS
from houseful.games.oktoberfest.moves import (
    DISCARD,
    GO_TO_KITCHEN,
    HIRE,
    PASS,
    PLACE_AT,
    SPEND_MORE,
    WAYS_TO_HIRE,
)
from houseful.games.oktoberfest.table import (
    ACTION,
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
    "tent.kitchen.cards",
    "tent.kitchen.open",
)

_food_left = as_python(food_left)
_food_missing = as_python(payment.food_missing)
_weigh_payment = as_python(payment.weigh_payment)
_is_in_hand = as_python(payment.is_in_hand)
_must_make_room = as_python(payment.must_make_room)
_coins_needed = as_python(actions.coins_needed)
_coins_usable = as_python(actions.coins_usable)


def refusal(box: TentBox, table: TentTable, move: int) -> str:
    """The rule that an illegal move breaks."""
    if table.step == DRAFT:
        return _refused_draft(table, move)
    if table.step == PLACE:
        return _refused_spot(table, move - PLACE_AT) if move >= PLACE_AT else "tent.turn.action"
    if table.step == KITCHEN:
        return "tent.kitchen.cards" if _is_discard(move) else "tent.turn.action"
    if move < HIRE:
        return _refused_serving(box, table, move // PAYMENTS, move % PAYMENTS)
    if move < GO_TO_KITCHEN:
        return _refused_hire(box, table, *divmod(move - HIRE, WAYS_TO_HIRE))
    if table.step == ACTION and (move == GO_TO_KITCHEN or _is_discard(move)) and not _food_left(table):
        return "tent.kitchen.open"
    if table.step == ACTION and move <= PASS:
        rules = {GO_TO_KITCHEN: "tent.kitchen.cards", SPEND_MORE: "tent.serve.lavish", PASS: "tent.turn.pass"}
        return rules[move]
    return "tent.turn.action"


def _is_discard(move: int) -> bool:
    return DISCARD < move < PLACE_AT


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
    if paid == COIN_PAYMENT or (paid == NOTHING_PAID and lack <= 0 and _must_make_room(table, seat)):
        return "tent.serve.discard"
    too_little = _weigh_payment(box, table, seat, card, paid) < 2 * lack
    return "tent.serve.pay" if too_little else "tent.serve.lavish"


def _refused_hire(box: TentBox, table: TentTable, hero: int, coins: int) -> str:
    seat = table.actor
    if hero not in table.hero_market:
        return "tent.hire.market"
    if not _coins_needed(box, table, seat, hero) <= coins <= _coins_usable(box, table, seat, hero):
        return "tent.hire.cost"
    return "tent.serve.lavish"
