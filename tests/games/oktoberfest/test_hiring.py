"""Hiring: price, coins, no change, refilling; Helmut."""

import pytest

from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.table import NONE

from .positions import BOX, HEROES, IDS, for_hire, kinds_of, lay, legal


def priced(cost: int, hero: str = "Erich") -> object:
    """The standard pack with one hero at another price."""
    text = GAME.standard.text
    start = text.index(f'name = "{hero}"')
    old = f"cost = {BOX.cost[HEROES.index(hero)]}"
    return GAME.read_pack(text[:start] + text[start:].replace(old, f"cost = {cost}", 1))


def hires(hand: str, cost: int, purse: int = 0) -> list[str]:
    table = lay(hand, purse=purse, pack=priced(cost))
    for_hire(table.peer(), 0, "Erich")
    return [move for move in legal(table) if move.startswith("hire erich")]


@pytest.mark.rule("tent.hire.cost")
def test_the_price_is_paid_with_as_few_coin_cards_as_will_do() -> None:
    assert hires("4 coin", 4) == ["hire erich with 2 coin"]
    assert hires("4 coin", 3) == ["hire erich with 2 coin"]
    assert hires("3 beer 1 coin", 2) == ["hire erich with 1 coin"]
    assert hires("3 beer 1 coin", 3) == []
    assert hires("4 coin", 8) == ["hire erich with 4 coin"]
    assert hires("4 beer", 0) == ["hire erich"]


@pytest.mark.rule("tent.hire.cost")
def test_coins_of_heroes_count_and_are_not_used_up() -> None:
    assert hires("3 beer 1 coin", 3, purse=1) == ["hire erich with 1 coin"]
    assert hires("4 beer", 3, purse=3) == ["hire erich"]
    table = lay("3 beer 1 coin", purse=1, pack=priced(3))
    for_hire(table.peer(), 0, "Erich")
    table.play("hire erich with 1 coin")
    assert table.peer().purse[0] == 1


@pytest.mark.rule("tent.hire.cost")
def test_no_change_is_given() -> None:
    table = lay("2 beer 2 coin", pack=priced(3))
    for_hire(table.peer(), 0, "Erich")
    events = table.play("hire erich with 2 coin")
    paid = {"cost": 3, "purse": 0, "coins": 2, "change": 0, "over": 1}
    assert events[0] == {"kind": "hire", "rule": "tent.hire.cost", "reason": "over", "hero": "Erich", "seat": 0, **paid}
    assert table.peer().coins[0] == 0


@pytest.mark.rule("tent.hire.cost")
def test_too_few_too_many_or_missing_coin_cards_are_refused() -> None:
    table = lay("2 beer 2 coin", pack=priced(4))
    for_hire(table.peer(), 0, "Erich")
    for coins in (" with 1 coin", " with 3 coin", " with 4 coin", ""):
        assert table.why_not(f"hire erich{coins}") == "tent.hire.cost"


@pytest.mark.rule("tent.hire.back")
def test_spent_coin_cards_go_back_to_the_pile_and_food_refills_the_hand() -> None:
    table = lay("2 beer 2 coin", pack=priced(4))
    for_hire(table.peer(), 0, "Erich")
    assert table.peer().coin_pile == 7
    assert "draw" in kinds_of(table.play("hire erich with 2 coin"))
    seat = table.view(0)["seats"][0]
    assert (table.peer().coin_pile, seat["coin_cards"], seat["food_cards"]) == (9, 0, 4)


@pytest.mark.rule("tent.hire.market")
def test_only_heroes_in_the_market_one_a_turn() -> None:
    table = lay("4 coin")
    market = list(table.peer().hero_market)
    absent = next(hero for hero in range(19) if hero not in market)
    assert table.why_not(f"hire {IDS[absent]} with 1 coin") == "tent.hire.market"
    move = next(move for move in legal(table) if move.startswith("hire"))
    table.play(move)
    assert table.turn == 1
    assert move.split()[1] not in [hero["id"] for hero in table.view(0)["heroes"]]


@pytest.mark.rule("tent.hire.market")
def test_a_hired_hero_works_from_the_next_turn_on() -> None:
    table = lay("2 beer 2 coin", pack=priced(4))
    for_hire(table.peer(), 0, "Erich")
    table.play("hire erich with 2 coin")
    assert table.peer().gifts[0, 2] == 1
    assert [hero["hero"] for hero in table.view(1)["seats"][0]["heroes"]] == ["Erich"]


@pytest.mark.rule("tent.turn.markets")
def test_the_market_is_refilled_until_heroes_run_out() -> None:
    table = lay("2 beer 2 coin", pack=priced(4))
    peer = table.peer()
    for_hire(peer, 0, "Erich")
    upcoming = peer.heroes[peer.heroes_drawn]
    table.play("hire erich with 2 coin")
    assert peer.hero_market[0] == upcoming
    table = lay("2 beer 2 coin", pack=priced(4))
    peer = table.peer()
    for_hire(peer, 0, "Erich")
    peer.heroes_drawn = 19
    table.play("hire erich with 2 coin")
    assert peer.hero_market[0] == NONE
    assert table.view(0)["heroes"][0] is None
    assert table.view(0)["hero_pile"] == 0


@pytest.mark.rule("tent.hero.helmut")
def test_helmut_makes_the_hand_larger_from_the_turn_he_is_hired() -> None:
    table = lay("2 beer 2 coin", pack=priced(4, "Helmut"))
    for_hire(table.peer(), 0, "Helmut")
    table.play("hire helmut with 2 coin")
    seat = table.view(0)["seats"][0]
    assert (seat["limit"], seat["food_cards"]) == (5, 5)


@pytest.mark.rule("tent.hero.helmut")
def test_a_hand_of_four_has_room_with_helmut() -> None:
    table = lay("3 beer 1 coin", jokers=4)
    table.peer().limit[0] = 5
    table.play("serve 1 with heroes")
    table.play("row 1 right")
    seat = table.view(0)["seats"][0]
    assert (seat["food_cards"], seat["coin_cards"]) == (3, 2)
