"""Paying for a table: every hand and help of heroes against the slow enumeration, and rule by rule."""

from itertools import product

import pytest

from houseful.core.compile.rule import BOUNDSCHECK, INTERPRETED
from houseful.core.table import Table

from . import second_implementation
from .positions import BOX, KINDS, counts, for_hire, lay, legal, offer, ways

HANDS = [(p, b, s) for p, b, s in product(range(6), range(6), range(6)) if p + b + s <= 5]
HELPS = [(*gifts, jokers) for gifts in product(range(3), repeat=3) for jokers in range(3)]
SHARE = 40 if INTERPRETED else 8 if BOUNDSCHECK else 1
CASES = [(hand, help_) for hand in HANDS for help_ in HELPS]


def text(food: second_implementation.Food) -> str:
    return " ".join(f"{cards} {kind}" for cards, kind in zip(food, KINDS, strict=False) if cards) or "heroes"


def texts(payments: frozenset[second_implementation.Food]) -> set[str]:
    return {text(payment) for payment in payments}


def set_up(table: Table, hand: second_implementation.Food, coins: int, limit: int, help_: tuple[int, ...]) -> None:
    peer = table.peer()
    for kind in range(3):
        peer.hand[0, kind], peer.gifts[0, kind] = hand[kind], help_[kind]
    peer.jokers[0], peer.coins[0], peer.limit[0] = help_[3], coins, limit


def expected(
    hand: second_implementation.Food, coins: int, full: bool, card: int, help_: tuple[int, ...]
) -> tuple[set[str], set[str]]:
    """Payments with no card too many, and lavish ones, as they leave the hand."""
    need = (BOX.need[card, 0], BOX.need[card, 1], BOX.need[card, 2])
    enough, lavish = second_implementation.payments(hand, need, (help_[0], help_[1], help_[2]), help_[3])
    if (0, 0, 0) not in enough or not full:
        return texts(enough), texts(lavish)
    singles = {f"1 {kind}" for kind, cards in zip(KINDS, (*hand, coins), strict=True) if cards}
    return singles, texts(lavish) - singles


@pytest.mark.rule("tent.serve.pay")
@pytest.mark.rule("tent.serve.heroes")
@pytest.mark.rule("tent.serve.exchange")
@pytest.mark.rule("tent.serve.lavish")
@pytest.mark.parametrize("first_card", [0, 4, 8, 12, 16])
def test_every_hand_and_every_help_has_exactly_the_payments_of_the_slow_enumeration(first_card: int) -> None:
    table = lay()
    peer = table.peer()
    for place in range(4):
        offer(peer, place, first_card + place)
    for hand, help_ in CASES[first_card // 4 :: SHARE]:
        for coins, limit in ((0, 5), (5 - sum(hand), 5)) if sum(hand) < 5 else ((0, 5),):
            set_up(table, hand, coins, limit, help_)
            peer.step = 1
            full = sum(hand) + coins >= limit
            wanted = [expected(hand, coins, full, first_card + place, help_) for place in range(4)]
            assert [ways(table, place) for place in range(1, 5)] == [enough for enough, _ in wanted]
            if any(lavish for _, lavish in wanted):
                table.play("more")
                assert [ways(table, place) for place in range(1, 5)] == [lavish for _, lavish in wanted]
                peer.step = 1
            else:
                hires = [move for move in legal(table) if move.startswith("hire")]
                assert "more" not in legal(table) or hires


@pytest.mark.rule("tent.serve.pay")
def test_four_cards_or_a_hero_and_three_as_in_the_book() -> None:
    table = lay("1 pretzel 2 beer 1 sausage", gifts="1 sausage", tables=("1 pretzel 2 beer 1 sausage",))
    assert ways(table, 1) == {"1 pretzel 2 beer"}
    table.play("more")
    assert "1 pretzel 2 beer 1 sausage" in ways(table, 1)


@pytest.mark.rule("tent.serve.pay")
def test_too_little_is_refused() -> None:
    table = lay("2 pretzel 2 beer", tables=("1 pretzel 2 beer 1 sausage",))
    assert ways(table, 1) == set()
    assert table.why_not("serve 1 with 1 pretzel 2 beer") == "tent.serve.pay"
    assert table.why_not("serve 1 with heroes") == "tent.serve.pay"


@pytest.mark.rule("tent.serve.heroes")
def test_gifts_are_there_every_turn_and_unused_ones_are_lost() -> None:
    table = lay("4 pretzel", gifts="2 beer 2 sausage", jokers=1, tables=("1 pretzel 2 beer 1 sausage",))
    assert ways(table, 1) == {"1 pretzel"}  # heroes could serve alone; the hand is full, so a card must go
    table.play("serve 1 with 1 pretzel")
    peer = table.peer()
    assert [peer.gifts[0, kind] for kind in range(3)] == [0, 2, 2]
    assert peer.jokers[0] == 1


@pytest.mark.rule("tent.serve.exchange")
def test_two_cards_of_any_kind_stand_for_one() -> None:
    table = lay("2 beer 2 sausage", gifts="1 beer", jokers=1, tables=("2 pretzel 1 beer 1 sausage",))
    assert ways(table, 1) == {"2 beer 1 sausage", "1 beer 2 sausage"}
    table = lay("3 beer 1 coin", gifts="2 pretzel 1 beer", tables=("2 pretzel 1 beer 1 sausage",))
    assert ways(table, 1) == {"2 beer"}


@pytest.mark.rule("tent.serve.exchange")
def test_coins_are_not_food() -> None:
    table = lay("1 beer 3 coin", gifts="2 pretzel 1 beer", tables=("2 pretzel 1 beer 1 sausage",))
    assert ways(table, 1) == set()
    assert table.why_not("serve 1 with 1 coin") == "tent.serve.discard"


@pytest.mark.rule("tent.serve.exchange")
def test_a_card_that_is_used_for_nothing_is_refused() -> None:
    table = lay("1 beer 1 sausage 1 coin", gifts="2 pretzel 2 beer", tables=("2 pretzel 1 beer 1 sausage",))
    assert ways(table, 1) == {"1 sausage"}
    table = lay("4 beer", tables=("1 pretzel 3 beer",), gifts="1 pretzel")
    assert ways(table, 1) == {"3 beer"}
    table = lay("1 pretzel 3 beer", tables=("1 pretzel 3 beer",))
    table.peer().hand[0, 2] = 1
    assert table.why_not("serve 1 with 1 pretzel 3 beer 1 sausage") == "tent.serve.lavish"
    table.peer().hand[0, 2], table.peer().hand[0, 1] = 2, 2
    assert table.why_not("serve 1 with 2 beer 2 sausage") == "tent.serve.pay"


@pytest.mark.rule("tent.serve.lavish")
def test_spending_more_is_asked_for_and_is_its_own_choice() -> None:
    table = lay("1 pretzel 2 beer 1 sausage", gifts="1 sausage", tables=("1 pretzel 2 beer 1 sausage",) * 1)
    assert table.why_not("serve 1 with 1 pretzel 2 beer 1 sausage") == "tent.serve.lavish"
    events = table.play("more")
    assert [event["kind"] for event in events] == ["more"]
    assert table.why_not("serve 1 with 1 pretzel 2 beer") == "tent.serve.lavish"
    assert table.why_not("kitchen") == "tent.turn.action"
    table.play("serve 1 with 1 pretzel 2 beer 1 sausage")
    assert table.view(0)["step"] == "place"


@pytest.mark.rule("tent.serve.lavish")
def test_a_hero_may_be_paid_with_more_coin_cards_than_needed() -> None:
    table = lay("1 beer 3 coin", purse=2)
    for_hire(table.peer(), 0, "Heidi")  # who costs four
    assert "hire heidi with 1 coin" in legal(table)
    assert table.why_not("hire heidi with 2 coin") == "tent.serve.lavish"
    table.play("more")
    assert table.why_not("hire heidi with 1 coin") == "tent.serve.lavish"
    assert table.why_not("hire heidi with 3 coin") == "tent.hire.cost"
    table.play("hire heidi with 2 coin")
    assert table.peer().coins[0] == 1


@pytest.mark.rule("tent.serve.hand")
def test_only_cards_in_hand_can_be_paid() -> None:
    table = lay("1 pretzel 2 beer 1 coin", jokers=1, tables=("1 pretzel 2 beer 1 sausage",))
    assert ways(table, 1) == {"1 pretzel 2 beer"}
    assert table.why_not("serve 1 with 1 pretzel 1 beer 1 sausage") == "tent.serve.hand"


@pytest.mark.rule("tent.serve.discard")
def test_heroes_alone_with_a_full_hand_cost_one_card_of_choice() -> None:
    table = lay("2 pretzel 1 beer 1 coin", jokers=4, tables=("1 pretzel 2 beer 1 sausage",))
    assert ways(table, 1) == {"1 pretzel", "1 beer", "1 coin"}
    assert table.why_not("serve 1 with heroes") == "tent.serve.discard"
    table.play("serve 1 with 1 beer")
    table.play("row 1 right")
    peer = table.peer()
    assert ([peer.hand[0, kind] for kind in range(3)], peer.coins[0]) == ([2, 0, 0], 2)


@pytest.mark.rule("tent.serve.discard")
def test_a_coin_card_thrown_away_for_a_coin_card_comes_back() -> None:
    table = lay("3 beer 1 coin", jokers=4)
    table.play("serve 1 with 1 coin")
    table.play("row 1 right")
    assert (table.peer().coins[0], table.peer().coin_pile) == (1, 8)


@pytest.mark.rule("tent.serve.discard")
@pytest.mark.parametrize(("hand", "coins_left"), [("3 beer 1 coin", 0), ("2 beer 1 coin", 5)])
def test_nothing_is_thrown_away_without_a_coin_card_to_come_or_with_room(hand: str, coins_left: int) -> None:
    table = lay(hand, jokers=4, coin_pile=coins_left)
    assert ways(table, 1) == {"heroes"}
    cards = counts(hand)
    table.play("serve 1 with heroes")
    assert table.peer().hand[0, 1] == cards[1]
