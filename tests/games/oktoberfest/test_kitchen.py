"""The kitchen, and what happens when there is nothing to do."""

import pytest

from houseful.core.table import IllegalMove

from .positions import kinds_of, lay, legal


def discards(hand: str, limit: int = 4) -> set[str]:
    table = lay(hand)
    table.peer().limit[0] = limit
    table.play("kitchen")
    moves = legal(table)
    assert len(set(moves)) == len(moves)
    return {move.removeprefix("discard ") for move in moves}


@pytest.mark.rule("tent.kitchen.cards")
def test_one_to_four_cards_each_choice_once() -> None:
    assert discards("4 beer") == {"1 beer", "2 beer", "3 beer", "4 beer"}
    assert len(discards("1 pretzel 1 beer 1 sausage 1 coin")) == 15
    assert discards("1 beer 1 coin") == {"1 beer", "1 coin", "1 beer 1 coin"}


@pytest.mark.rule("tent.kitchen.cards")
def test_never_five_cards_even_with_helmut() -> None:
    assert discards("5 beer", limit=5) == {"1 beer", "2 beer", "3 beer", "4 beer"}
    assert len(discards("2 pretzel 1 beer 1 sausage 1 coin", limit=5)) == 3 * 2 * 2 * 2 - 2


@pytest.mark.rule("tent.kitchen.cards")
def test_as_many_food_cards_are_drawn_and_coins_go_back() -> None:
    table = lay("1 pretzel 1 beer 1 sausage 1 coin")
    table.play("kitchen")
    assert table.turn == 0
    assert table.why_not("discard 2 beer") == "tent.kitchen.cards"
    assert table.why_not("kitchen") == "tent.turn.action"
    spent = table.view(0)["spent"]
    events = table.play("discard 1 pretzel 1 beer 1 coin")
    assert kinds_of(events) == ["discard", "draw"]
    assert events[0]["cards"] == {"pretzel": 1, "beer": 1, "sausage": 0, "coin": 1, "change": 0}
    view = table.view(0)
    assert view["coin_pile"] == 9
    assert sum(view["hand"].values()) == 4
    assert view["spent"] == {**spent, "pretzel": spent["pretzel"] + 1, "beer": spent["beer"] + 1}
    assert table.turn == 1


@pytest.mark.rule("tent.kitchen.cards")
def test_the_kitchen_does_not_fill_up_a_larger_hand() -> None:
    table = lay("4 beer")
    table.peer().limit[0] = 5
    table.play("kitchen")
    table.play("discard 2 beer")
    assert sum(table.view(0)["hand"].values()) == 4


@pytest.mark.rule("tent.end.food")
def test_a_pile_that_runs_out_in_the_middle_gives_what_it_has() -> None:
    table = lay("4 beer", food_pile=2)
    table.play("kitchen")
    events = table.play("discard 3 beer")
    assert [event["count"] for event in events if event["kind"] == "draw"] == [2]
    assert sum(table.view(0)["hand"].values()) == 3
    assert table.view(0)["food_pile"] == 0


@pytest.mark.rule("tent.turn.action")
@pytest.mark.parametrize("move", ["discard 1 beer", "row 1 right"])
def test_who_has_begun_no_action_is_told_to_choose_one(move: str) -> None:
    with pytest.raises(IllegalMove, match="first choose an action") as refused:
        lay("4 beer").play(move)
    assert refused.value.rule == "tent.turn.action"


@pytest.mark.rule("tent.kitchen.open")
@pytest.mark.rule("tent.turn.pass")
def test_an_empty_pile_closes_the_kitchen_and_who_can_do_nothing_passes() -> None:
    hard = ("3 pretzel 1 beer", "3 pretzel 1 sausage", "1 pretzel 3 sausage", "2 pretzel 2 sausage")
    table = lay("4 beer", food_pile=0, turn=1, tables=hard)
    table.peer().cause = 1
    assert legal(table) == ["pass"]
    assert table.why_not("kitchen") == "tent.kitchen.open"
    assert table.why_not("discard 1 beer") == "tent.kitchen.open"
    assert "no food left" in IllegalMove("tent.kitchen.open", "kitchen").message
    assert kinds_of(table.play("pass")) == ["pass", "over"]
    assert table.over


@pytest.mark.rule("tent.turn.pass")
def test_nobody_passes_who_can_do_something() -> None:
    table = lay("4 beer")
    assert "pass" not in legal(table)
    assert table.why_not("pass") == "tent.turn.pass"


def test_an_empty_hand_has_no_use_for_the_kitchen() -> None:
    table = lay("1 beer")
    table.peer().hand[0, 1] = 0
    assert "kitchen" not in legal(table)


@pytest.mark.rule("tent.kitchen.open")
def test_the_kitchen_is_open_while_a_single_food_card_is_left() -> None:
    table = lay("2 beer", food_pile=1)
    assert "kitchen" in legal(table)
    table.play("kitchen")
    table.play("discard 2 beer")
    assert table.view(0)["seats"][0]["food_cards"] == 1
