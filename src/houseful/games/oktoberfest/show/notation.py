"""How tables and moves of Heroes of Oktoberfest are written.

gh rb / yh bb                        a table, near side / far side: colour g b r y, then hat or braids
hire heidi                           take a hero in the draft, or hire one with the coins of your heroes alone
hire heidi with 2 coin               hire a hero with so many coin cards besides
hire heidi with 1 coin 1 change      the same, with a coin card that was kept as change
change, no change                    take change for a hero, or decline it
serve 2 with 1 pretzel 2 beer        serve the second table of the market; these cards leave your hand
serve 2 with heroes                  serve it with your heroes' gifts alone
more                                 spend more than needed: then follows `serve …` or `hire …`
kitchen                              go to the kitchen: then follows `discard …`
discard 1 beer 1 coin                throw these cards away and draw as many
row 1 left turned                    put the table at the left end of the first row, turned round
pass                                 nothing can be done, or the last turn is declined
"""

from typing import Literal, TypeAlias, get_args

from houseful.core.text.packs import Pack
from houseful.games.oktoberfest.box import CUSTOMERS, FOOD_NAMES, plain_name
from houseful.games.oktoberfest.card_sets import (
    DISCARDS,
    ONE_COIN_PAYMENT,
    PAYMENTS,
    CardSet,
    all_discards,
    all_payments,
)
from houseful.games.oktoberfest.coins import MIXED_WAYS, MOST_CHANGE, WAYS_TO_HIRE
from houseful.games.oktoberfest.move_numbers import (
    DECLINE_CHANGE,
    DISCARD,
    DISCARD_MIXED,
    GO_TO_KITCHEN,
    HIRE,
    HIRE_MIXED,
    MOVES,
    PASS,
    PLACE_AT,
    SPEND_MORE,
    TAKE_CHANGE,
    THROW_CHANGE,
)

KINDS = (*FOOD_NAMES, "coin", "change")
End: TypeAlias = Literal["left", "right"]
ENDS: tuple[End, ...] = get_args(End)
_SINGULAR = {f"{kind}s": kind for kind in KINDS}


def card_set_name(card_set: CardSet) -> str:
    """Cards by kind: `1 pretzel 2 beer`; nothing at all leaves the work to the heroes."""
    return " ".join(f"{cards} {kind}" for cards, kind in zip(card_set, KINDS, strict=True) if cards) or "heroes"


def tidy(typed: str) -> str:
    """What somebody typed as the notation has it: no accents, no plurals, kinds of cards in their order."""
    words = plain_name(typed).split()
    start = 1 if words[:1] == ["discard"] else words.index("with") + 1 if "with" in words else len(words)
    amounts, kinds = words[start::2], [_SINGULAR.get(kind, kind) for kind in words[start + 1 :: 2]]
    if len(amounts) == len(kinds) and all(kind in KINDS for kind in kinds):
        cards = sorted(zip(amounts, kinds, strict=True), key=lambda card: KINDS.index(card[1]))
        words[start:] = [word for card in cards for word in card]
    return " ".join(words)


def spot_name(spot: int) -> str:
    """Where a table goes, as the player who places it sees it."""
    return f"row {spot // 4 + 1} {ENDS[spot // 2 % 2]}{' turned' if spot % 2 else ''}"


def pair_name(pair: int) -> str:
    """Two customers side by side: `gh rb`."""
    return f"{CUSTOMERS[pair & 7]} {CUSTOMERS[pair >> 3]}"


def table_name(near: int, far: int) -> str:
    """A table by its two sides."""
    return f"{pair_name(near)} / {pair_name(far)}"


def notation(pack: Pack) -> list[str]:
    """The text of every move, by its number."""
    return [_move_name(pack, move) for move in range(MOVES)]


def _move_name(pack: Pack, move: int) -> str:
    if move < HIRE:
        return _serving(move // PAYMENTS, move % PAYMENTS)
    if move < GO_TO_KITCHEN:
        return _hiring(pack, *divmod(move - HIRE, WAYS_TO_HIRE), 0)
    if move in _WORDS:
        return _WORDS[move]
    if move < TAKE_CHANGE:
        return f"discard {card_set_name(_DISCARDS[move - DISCARD])}" if move < PLACE_AT else spot_name(move - PLACE_AT)
    if move < HIRE_MIXED:
        return _serving(move - THROW_CHANGE, ONE_COIN_PAYMENT)
    if move < DISCARD_MIXED:
        hero, way = divmod(move - HIRE_MIXED, MIXED_WAYS)
        return _hiring(pack, hero, way // MOST_CHANGE, way % MOST_CHANGE + 1)
    return f"discard {card_set_name(_DISCARDS[move - DISCARD_MIXED + DISCARDS])}"


def _serving(place: int, payment: int) -> str:
    return f"serve {place + 1} with {card_set_name(_PAYMENTS[payment])}"


def _hiring(pack: Pack, hero: int, coins: int, change: int) -> str:
    paid = f" with {card_set_name((0, 0, 0, coins, change))}" if coins or change else ""
    return f"hire {pack.names.typed[hero]}{paid}"


_WORDS = {
    GO_TO_KITCHEN: "kitchen",
    SPEND_MORE: "more",
    PASS: "pass",
    TAKE_CHANGE: "change",
    DECLINE_CHANGE: "no change",
}
_PAYMENTS = all_payments()
_DISCARDS = all_discards()
