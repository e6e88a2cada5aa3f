"""What nobody may learn, what redealing keeps, and that it really draws the rest afresh."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import houseful
from houseful.core.table import Table
from houseful.games.oktoberfest.table import FOOD_CARDS

from .positions import drafted, lay, legal

DRAWS = 300


def wandered(seed: int, moves: int) -> Table:
    """A random game after so many moves."""
    luck, table = random.Random(seed), houseful.deal("oktoberfest", players=2, seed=seed)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.legal()))
    return table


def hand_of(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(table.peer().hand[seat, kind] for kind in range(3))


def redeals(table: Table, seat: int | None) -> Iterable[Table]:
    return (table.redeal(seat, seed) for seed in range(DRAWS))


def all_food(table: Table) -> Counter[int]:
    peer = table.peer()
    food = Counter(peer.food[top] for top in range(peer.food_drawn, FOOD_CARDS))
    for kind in range(3):
        food[kind] += peer.spent[kind] + peer.hand[0, kind] + peer.hand[1, kind]
    return food


@pytest.mark.rule("tent.hidden.hands")
@pytest.mark.parametrize("moves", [0, 1, 2, 9, 20, 33])
def test_a_redealt_table_keeps_what_a_seat_knows_and_every_card(moves: int) -> None:
    for seed in range(30):
        table = wandered(seed, moves)
        for seat in (0, 1, None):
            other = table.redeal(seat, seed)
            assert other.view(seat) == table.view(seat)
            assert all_food(other) == {0: 14, 1: 14, 2: 14}
            if seat is not None:
                assert hand_of(other, seat) == hand_of(table, seat)


@pytest.mark.rule("tent.hidden.hands")
def test_the_other_hand_and_the_pile_are_drawn_afresh() -> None:
    table = drafted(seed=5)
    hands = Counter(hand_of(other, 1) for other in redeals(table, 0))
    assert len(hands) > 10
    assert {hand_of(other, 0) for other in redeals(table, 0)} == {hand_of(table, 0)}
    assert len({hand_of(other, 0) for other in redeals(table, None)}) > 10
    tops = Counter(other.peer().food[other.peer().food_drawn] for other in redeals(table, 0))
    assert set(tops) == {0, 1, 2}


@pytest.mark.rule("tent.hidden.hands")
def test_hands_appear_in_nobody_elses_view_or_events() -> None:
    table = lay("1 pretzel 2 beer 1 sausage", rival="4 beer")
    view = table.view(1)
    assert view["hand"] == {"pretzel": 0, "beer": 4, "sausage": 0, "coin": 0, "change": 0}
    assert table.view(None)["hand"] is None
    table.play("kitchen")
    table.play("discard 1 pretzel")
    told: list[dict[str, Any]] = [event for event in table.events(1) if event["kind"] == "draw"]
    facts = {"rule": "tent.kitchen.cards", "reason": "kitchen", "seat": 0, "wanted": 1, "count": 1}
    assert told == [{"kind": "draw", **facts, "cards": None, "reveals": True}]
    mine = [event for event in table.events(0) if event["kind"] == "draw"]
    assert sum(mine[0]["cards"].values()) == 1


@pytest.mark.rule("tent.hidden.hands")
def test_coin_cards_are_public() -> None:
    table = lay("2 beer 2 coin", rival="1 beer 3 coin")
    for seat in (0, 1, None):
        assert [player["coin_cards"] for player in table.view(seat)["seats"]] == [2, 3]
    assert {other.peer().coins[1] for other in redeals(table, 0)} == {3}


@pytest.mark.rule("tent.hidden.piles")
def test_piles_are_shuffled_anew_and_the_upper_heroes_stay_above() -> None:
    table = drafted(seed=8)
    before = table.peer()
    upper = {before.heroes[place] for place in range(before.heroes_drawn, 10)}
    next_tables, next_heroes = set(), set()
    for other in redeals(table, 0):
        peer = other.peer()
        next_tables.add(peer.tables[peer.tables_drawn])
        next_heroes.add(peer.heroes[peer.heroes_drawn])
        assert {peer.heroes[place] for place in range(peer.heroes_drawn, 10)} == upper
        assert {peer.heroes[place] for place in range(10, 19)} == set(range(10, 19))
    assert len(next_tables) == 16
    assert next_heroes == upper


@pytest.mark.rule("tent.hidden.piles")
def test_the_luck_to_come_is_drawn_afresh() -> None:
    table = houseful.deal("oktoberfest", players=2, seed=3)
    deals = set()
    for seed in range(30):
        other = table.redeal(0, seed)
        other.play(other.legal()[0])
        other.play(other.legal()[0])
        deals.add(other.view(None)["seats"][0]["objective_a"])
    assert len(deals) > 3


HARD = ("3 pretzel 1 beer", "3 pretzel 1 sausage", "1 pretzel 3 beer", "3 beer 1 sausage")


@pytest.mark.rule("tent.hidden.proof")
def test_somebody_who_spends_more_can_do_so() -> None:
    table = lay("3 pretzel 1 sausage", rival="4 beer", jokers=1, tables=HARD)
    before = [hand_of(other, 0) for other in redeals(table, 1)]
    table.play("more")
    after = [hand_of(other, 0) for other in redeals(table, 1) if legal(other)]
    assert len(after) == DRAWS
    assert set(after) < set(before)


@pytest.mark.rule("tent.hidden.proof")
@pytest.mark.parametrize("hand", ["4 beer", "3 pretzel 1 beer"])
def test_a_pass_proves_nothing_because_the_last_turn_may_be_declined(hand: str) -> None:
    table = lay(hand, rival="3 pretzel 1 sausage", food_pile=0, turn=1, tables=HARD)
    table.peer().cause = 1
    before = {hand_of(other, 1) for other in redeals(table, None)}
    table.play("pass")
    assert {hand_of(other, 1) for other in redeals(table, None)} == before
    assert [event["reason"] for seat in (0, None) for event in table.events(seat) if event["kind"] == "pass"] == [
        "secret"
    ] * 2
    told = [event["reason"] for event in table.events(1) if event["kind"] == "pass"]
    assert told == ["nothing" if hand == "4 beer" else "declined"]


def test_after_the_end_hands_stay_secret() -> None:
    table = wandered(1, 500)
    assert table.over
    assert len({hand_of(other, 1) for other in redeals(table, None)}) > 1
