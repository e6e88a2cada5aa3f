"""Change: who overpays by one coin may keep a coin card turned to one coin, where the host allows it."""

import pytest

import houseful
from houseful.core.table import Table
from houseful.games.oktoberfest import GAME

from .positions import BOX, HEROES, for_hire, kinds_of, lay, legal
from .test_hiring import priced


def market(hand: str, cost: int, *, change: int = 0, purse: int = 0) -> Table:
    """Erich for hire at a price, and a hand of which so many coin cards are turned to one coin."""
    table = lay(hand, purse=purse, pack=priced(cost), change="taken")
    peer = table.peer()
    for_hire(peer, 0, "Erich")
    for place in range(1, 4):
        peer.hero_market[place] = -1
    peer.change[0] = change
    peer.coin_pile -= change
    return table


def hires(table: Table) -> set[str]:
    return {move.removeprefix("hire erich").removeprefix(" with ") for move in legal(table) if move.startswith("hire")}


@pytest.mark.rule("tent.hire.change")
def test_a_coin_too_much_may_be_taken_back_as_a_card_turned_to_one_coin() -> None:
    table = market("2 beer 2 coin", 3)
    events = table.play("hire erich with 2 coin")
    assert kinds_of(events) == ["hire"]
    assert (events[0]["reason"], events[0]["over"]) == ("change", 1)
    assert (table.turn, table.view(1)["step"], legal(table)) == (0, "change", ["change", "no change"])
    assert table.why_not("pass") == "tent.turn.action"
    told = table.play("change")[0]
    assert told == {"kind": "change", "rule": "tent.hire.change", "reason": "taken", "seat": 0}
    for seat in (0, 1, None):
        player = table.view(seat)["seats"][0]
        assert (player["coin_cards"], player["change_cards"], player["food_cards"]) == (0, 1, 3)
    assert table.view(0)["hand"]["change"] == 1
    assert (table.turn, table.peer().coin_pile) == (1, 8)


@pytest.mark.rule("tent.hire.change")
def test_change_may_be_declined_and_the_hand_is_filled_with_food() -> None:
    table = market("2 beer 2 coin", 3)
    table.play("hire erich with 2 coin")
    assert table.play("no change")[0]["reason"] == "declined"
    player = table.view(0)["seats"][0]
    assert (player["coin_cards"], player["change_cards"], player["food_cards"]) == (0, 0, 4)
    assert table.peer().coin_pile == 9


@pytest.mark.rule("tent.hire.change")
@pytest.mark.parametrize(
    ("cost", "purse", "coins", "due"),
    [
        (4, 0, 2, False),
        (3, 0, 2, True),
        (2, 1, 1, True),
        (3, 1, 1, False),
        (1, 0, 1, True),
        (4, 1, 2, True),
        (2, 2, 0, False),
    ],
)
def test_change_is_due_where_coin_cards_pay_exactly_one_coin_too_much(
    cost: int, purse: int, coins: int, due: bool
) -> None:
    table = market("2 beer 2 coin", cost, purse=purse)
    table.play("hire erich" + (f" with {coins} coin" if coins else ""))
    assert (table.view(0)["step"] == "change") == due


@pytest.mark.rule("tent.hire.change")
def test_without_the_hosts_leave_there_is_no_change() -> None:
    table = lay("2 beer 2 coin", pack=priced(3))
    for_hire(table.peer(), 0, "Erich")
    assert table.play("hire erich with 2 coin")[0]["reason"] == "over"
    assert table.turn == 1
    assert table.why_not("change") == "tent.hire.change"


@pytest.mark.rule("tent.hire.change")
def test_a_one_coin_card_pays_one_coin_for_a_later_hero() -> None:
    assert hires(market("1 beer 1 coin", 3, change=1)) == {"1 coin 1 change"}
    assert hires(market("1 beer 2 coin", 3, change=1)) == {"2 coin", "1 coin 1 change"}
    assert hires(market("1 beer 1 coin", 2, change=2)) == {"1 coin", "2 change"}
    assert hires(market("2 beer", 2, change=1)) == set()
    assert hires(market("2 beer", 2, change=1, purse=1)) == {"1 change"}
    table = market("1 beer 1 coin", 3, change=1)
    assert table.why_not("hire erich with 1 coin") == "tent.hire.cost"
    assert table.why_not("hire erich with 1 coin 2 change") == "tent.hire.cost"
    events = table.play("hire erich with 1 coin 1 change")
    assert (events[0]["coins"], events[0]["change"], events[0]["reason"]) == (1, 1, "exact")
    assert table.peer().coin_pile == 9
    assert table.turn == 1


@pytest.mark.rule("tent.serve.lavish")
def test_one_coin_cards_may_stand_in_for_coins_of_heroes_if_one_says_so() -> None:
    table = market("2 beer", 2, change=1, purse=2)
    assert hires(table) == {""}
    assert table.why_not("hire erich with 1 change") == "tent.serve.lavish"
    table.play("more")
    assert hires(table) == {"1 change"}


@pytest.mark.rule("tent.hire.change")
def test_a_one_coin_card_fills_a_place_in_the_hand_and_can_be_thrown_away() -> None:
    table = lay("3 beer", jokers=4, change="taken")
    table.peer().change[0] = 1
    table.peer().coin_pile -= 1
    free = {move for move in legal(table) if move.startswith("serve 1")}
    assert free == {"serve 1 with 1 beer", "serve 1 with 1 change"}
    events = table.play("serve 1 with 1 change")
    assert (events[0]["reason"], events[0]["rule"]) == ("room", "tent.serve.discard")
    table.play("row 1 right")
    player = table.view(0)["seats"][0]
    assert (player["food_cards"], player["coin_cards"], player["change_cards"]) == (3, 1, 0)


@pytest.mark.rule("tent.kitchen.cards")
def test_one_coin_cards_can_go_in_the_kitchen() -> None:
    table = lay("1 beer 1 coin", change="taken")
    table.peer().change[0] = 2
    table.peer().coin_pile -= 2
    table.play("kitchen")
    thrown = {move.removeprefix("discard ") for move in legal(table)}
    assert thrown >= {"1 change", "2 change", "1 beer 1 coin 2 change"}
    assert len(thrown) == 2 * 2 * 3 - 1
    table.play("discard 1 beer 2 change")
    player = table.view(0)["seats"][0]
    assert (player["food_cards"], player["coin_cards"], player["change_cards"]) == (3, 1, 0)
    assert table.peer().coin_pile == 8


@pytest.mark.rule("tent.score.coins")
def test_a_one_coin_card_brings_no_point() -> None:
    table = lay("2 beer 1 coin", change="taken")
    before = table.scores()[0].lines["coins"]
    table.peer().change[0] = 1
    assert int(table.scores()[0].lines["coins"]) == int(before) == 1


@pytest.mark.rule("tent.hidden.hands")
def test_one_coin_cards_are_public_and_redealing_keeps_them() -> None:
    table = lay("1 beer 1 coin", change="taken")
    table.peer().change[0] = 2
    for seat in (0, 1, None):
        other = table.redeal(seat, 5)
        assert other.view(seat) == table.view(seat)
        assert other.view(seat)["seats"][0]["change_cards"] == 2


@pytest.mark.rule("tent.score.pairs")
def test_pairs_follow_the_series_unless_the_host_decides_otherwise() -> None:
    def options(**wished: str) -> tuple[str, str]:
        chosen = houseful.deal("oktoberfest", players=2, seed=1, **wished).view(None)["options"]
        return chosen["series"], chosen["pairs"]

    assert options() == ("overlapping", "overlapping")
    assert options(series="separate") == ("separate", "separate")
    assert options(pairs="separate") == ("overlapping", "separate")
    assert options(series="separate", pairs="overlapping") == ("separate", "overlapping")


@pytest.mark.rule("tent.score.pairs")
def test_pairs_and_series_are_counted_each_by_its_own_switch() -> None:
    def score(**counted: str) -> dict[str, int]:
        player = {"tables": 0, "heroes": ["Mathäus"], "objective_a": "green braids alternating", "objective_b": "blue"}
        other = {"tables": 0, "objective_a": "yellow hats colours", "objective_b": "red"}
        row = ["rh rh / gh gh", "rh rb / gh gh", "rh rb / gh gh", "rh rb / gh gh"]
        case = {"game": "oktoberfest", "festival": [row], "players": [player, other], "options": counted}
        found: dict[str, int] = houseful.score(case)["players"][0]["lines"]
        return found

    together, apart = score(), score(series="separate")
    assert (together["hero-bonus"], together["objective-a"]) == (2, 3)
    assert (apart["hero-bonus"], apart["objective-a"]) == (1, 1)
    assert score(pairs="separate")["hero-bonus"] == 1
    assert score(pairs="separate")["objective-a"] == 3
    assert score(series="separate", pairs="overlapping")["hero-bonus"] == 2


def giver() -> tuple[str, int, int]:
    """A hero with points as a gift: name, own points, points given."""
    hero = next(hero for hero in range(19) if BOX.gift_points[hero])
    return HEROES[hero], BOX.points[hero], BOX.gift_points[hero]


@pytest.mark.rule("tent.score.gifts")
def test_points_as_a_gift_count_with_the_bonuses_and_are_not_doubled() -> None:
    name, own, given = giver()
    katharina = BOX.points[HEROES.index("Katharina")]
    player = {"tables": 0, "objective_a": "green braids alternating", "objective_b": "blue"}
    other = {**player, "objective_a": "yellow hats colours"}
    for heroes, lines in (([name], (own, given)), ([name, "Katharina"], (own + katharina, given + own + katharina))):
        case = {"game": "oktoberfest", "festival": [], "players": [{**player, "heroes": heroes}, other]}
        answer = houseful.score(case)["players"][0]
        assert (answer["lines"]["heroes"], answer["lines"]["hero-bonus"]) == lines


@pytest.mark.rule("tent.score.gifts")
def test_two_or_three_of_our_own_heroes_give_points_and_a_pack_may_say_so() -> None:
    givers = [hero for hero in range(19) if BOX.gift_points[hero]]
    assert 2 <= len(givers) <= 3
    assert all(
        source["gift"] == "stand-in" for h, source in enumerate(GAME.standard.names.sources["hero"]) if h in givers
    )
    text = GAME.standard.text
    with pytest.raises(ValueError, match="gift/points"):
        GAME.read_pack(text.replace("gift = { points = ", "gift = { points = 9", 1))
    assert GAME.standard.names.hero(givers[0])["gift"]["points"] == BOX.gift_points[givers[0]]
