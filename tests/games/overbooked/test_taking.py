"""Taking cards from the hall."""

import pytest

import houseful
from houseful.core.compile.rule import as_python
from houseful.core.table import Table
from houseful.games.overbooked import turns
from tests.games.overbooked.positions import play, table_with

HALL = ("honeymoon", "gossips", "scrum", "x-five")


def hall(table: Table) -> list[str]:
    return [card["card"] for card in table.view(0)["hall"]]


def finish_turn(table: Table) -> None:
    turn = table.turn
    while table.turn == turn and table.view(0)["phase"] != "taking":
        table.play(table.legal()[0])


@pytest.mark.rule("plane.setup.hall")
def test_four_cards_in_the_hall_and_the_rest_in_the_deck() -> None:
    view = table_with(*HALL).view(0)
    assert [card["card"] for card in view["hall"]] == list(HALL)
    assert view["deck"] == 68
    assert view["hall"][3]["drawing"] == ["B.G", ".Y.", "Y.R"]


@pytest.mark.rule("plane.setup.supply")
@pytest.mark.parametrize(("players", "supply"), [(1, 20), (2, 20), (3, 30), (4, 30)])
def test_supply(players: int, supply: int) -> None:
    view = table_with(players=players).view(None)
    assert view["supply"] == dict.fromkeys("RWBYG", supply)


@pytest.mark.rule("plane.setup.vouchers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_vouchers_each(players: int) -> None:
    assert [seat["vouchers"] for seat in table_with(players=players).view(0)["seats"]] == [6] * players


@pytest.mark.rule("plane.setup.first")
def test_the_host_names_the_first_player_or_lots_are_drawn() -> None:
    assert table_with(players=3, first=2).turn == 2
    drawn = {houseful.deal("overbooked", players=3, seed=seed).turn for seed in range(40)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("plane.take.card")
def test_any_card_within_reach() -> None:
    table = table_with(*HALL)
    assert table.legal() == [f"take {card}" for card in HALL]
    assert table.why_not("take campfire") == "plane.take.card"


@pytest.mark.rule("plane.take.skip")
def test_a_voucher_on_each_card_skipped() -> None:
    table = table_with(*HALL)
    events = play(table, "take x-five")
    assert [event["card"] for event in events if event["kind"] == "pay"] == list(HALL[:3])
    view = table.view(0)
    assert view["seats"][0]["vouchers"] == 3
    assert [(card["card"], card["vouchers"]) for card in view["hall"]] == [
        ("honeymoon", 1),
        ("gossips", 1),
        ("scrum", 1),
    ]


@pytest.mark.rule("plane.take.vouchers")
def test_vouchers_on_the_card_are_gained_after_paying() -> None:
    table = table_with(*HALL)
    play(table, "take x-five", "place 1a")
    seen = table.peer()
    seen.vouchers[1] = 1
    assert table.why_not("take scrum") == "plane.take.skip"
    play(table, "take gossips", "place 1a")
    assert seen.vouchers[1] == 1
    assert table.view(0)["hall"][0]["vouchers"] == 2


@pytest.mark.rule("plane.take.gate")
def test_without_vouchers_only_the_card_at_the_gate() -> None:
    table = table_with(*HALL)
    table.peer().vouchers[0] = 0
    assert table.legal() == ["take honeymoon"]
    assert table.why_not("take gossips") == "plane.take.skip"


@pytest.mark.rule("plane.take.skip")
@pytest.mark.parametrize("vouchers", [0, 1, 2, 3, 4])
def test_reach_by_vouchers(vouchers: int) -> None:
    table = table_with(*HALL)
    table.peer().vouchers[0] = vouchers
    assert len(table.legal()) == min(vouchers + 1, 4)


@pytest.mark.rule("plane.hall.refill")
def test_the_hall_moves_up_and_is_filled_when_the_turn_ends() -> None:
    table = table_with(*HALL)
    play(table, "take gossips")
    assert hall(table) == ["honeymoon", "scrum", "x-five"]
    events = play(table, "place 1a")
    assert hall(table)[:3] == ["honeymoon", "scrum", "x-five"]
    assert len(hall(table)) == 4
    assert [event["card"] for event in events if event["kind"] == "draw"] == hall(table)[3:]
    assert table.view(0)["hall"][0]["vouchers"] == 1
    assert events[-1].get("reveals")


@pytest.mark.rule("plane.turn.order")
def test_take_then_place_then_the_next_player() -> None:
    table = table_with(*HALL)
    assert table.why_not("place 1a") == "plane.turn.order"
    assert table.why_not("seat 1a") == "plane.turn.order"
    assert table.why_not("leave nobody") == "plane.turn.order"
    play(table, "take honeymoon")
    assert table.turn == 0
    assert table.why_not("take gossips") == "plane.turn.order"
    play(table, "place 1a")
    assert table.turn == 1


@pytest.mark.rule("plane.hall.empty")
def test_an_empty_deck_leaves_the_hall_short() -> None:
    table = table_with(players=2)
    seen = table.peer()
    for left in (4, 3, 2, 1):
        seen.taken = 72 - left
        assert len(table.legal()) == left
        assert table.view(0)["deck"] == 0


@pytest.mark.rule("plane.hall.empty")
def test_no_card_left_ends_the_game() -> None:
    table = table_with(players=2)
    seen = table.peer()
    seen.taken = 71
    seen.actor = 1
    table.play(table.legal()[0])
    finish_turn(table)
    assert table.over
    assert table.winners()


@pytest.mark.rule("plane.hall.empty")
def test_with_complex_cards_the_deck_can_end_within_a_round() -> None:
    table = table_with(players=2, complex=True)
    table.peer().taken = 80
    table.play(table.legal()[0])
    finish_turn(table)
    assert table.over
    assert not as_python(turns.is_over)(table_with(players=2).peer())


@pytest.mark.rule("plane.complex")
def test_complex_cards_only_when_wanted() -> None:
    assert table_with().view(0)["deck"] == 68
    assert table_with(complex=True).view(0)["deck"] == 77
    seen = {card for seed in range(30) for card in list(_deal(seed, True).peer().cards[:4])}
    assert max(seen) > 71
    plain_cards = {card for seed in range(30) for card in list(_deal(seed, False).peer().cards[:72])}
    assert max(plain_cards) == 71


def _deal(seed: int, with_complex: bool) -> Table:
    return houseful.deal("overbooked", players=2, seed=seed, complex=with_complex)


@pytest.mark.rule("plane.hidden.deck")
def test_only_the_deck_is_drawn_afresh() -> None:
    table = table_with(*HALL, players=3)
    play(table, "take scrum", "place 1d")
    seen = list(table.peer().cards)
    other = list(table.redeal(1, 5).peer().cards)
    assert other[:5] == seen[:5]
    assert other[5:72] != seen[5:72]
    assert sorted(other) == sorted(seen)
    assert table.redeal(1, 5).view(1) == table.view(1)


@pytest.mark.rule("plane.setup.first")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_control_tower_stays_with_the_player_who_began(first: int) -> None:
    table = table_with("honeymoon", players=3, first=first)
    assert table.turn == table.view(None)["first"] == first
    play(table, "take honeymoon", "place 1a")
    view = table.view(None)
    assert view["first"] == first
    assert view["turn"] == (first + 1) % 3
    assert view["seats"][first]["cards"] == ["honeymoon"]


@pytest.mark.rule("plane.hidden.deck")
def test_any_unseen_card_may_come_next_for_those_who_do_not_know_the_deck() -> None:
    table = table_with("honeymoon")
    hall = list(table.peer().cards)[:4]
    following = [table.redeal(0, seed).peer().cards[4] for seed in range(300)]
    assert not set(following) & set(hall)
    assert len(set(following)) > 50


@pytest.mark.rule("plane.hall.refill")
def test_vouchers_move_up_with_their_cards() -> None:
    table = table_with("honeymoon", "gossips", "scrum", "x-five")
    table.peer().hall_vouchers[2] = 1
    play(table, "take honeymoon", "place 1a")
    assert [card["vouchers"] for card in table.view(None)["hall"]] == [0, 1, 0, 0]
