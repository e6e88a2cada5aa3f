"""Flying alone."""

import pytest

import houseful
from tests.games.overbooked.positions import all_swapping, play, solo


@pytest.mark.rule("plane.solo.setup")
def test_the_plane_with_three_zones_and_twenty_of_each_colour() -> None:
    view = solo().view(0)
    assert view["zones"] == [3, 4, 3]
    assert view["supply"] == dict.fromkeys("RWBYG", 20)
    assert view["solo"]["result"] == "open"
    assert houseful.deal("overbooked", players=2).view(0)["solo"] is None


@pytest.mark.rule("plane.solo.vouchers")
@pytest.mark.parametrize(("difficulty", "vouchers"), [("beginner", 6), ("experienced", 4), ("expert", 2)])
@pytest.mark.parametrize("scenario", ["friends", "romance", "school"])
def test_vouchers_by_difficulty(scenario: str, difficulty: str, vouchers: int) -> None:
    view = solo(scenario=scenario, difficulty=difficulty).view(0)
    assert view["seats"][0]["vouchers"] == vouchers
    assert (view["solo"]["scenario"], view["solo"]["difficulty"]) == (scenario, difficulty)


@pytest.mark.rule("plane.solo.take")
def test_any_card_is_free() -> None:
    table = solo("honeymoon", "gossips", "scrum", "x-five")
    assert [card["price"] for card in table.view(0)["hall"]] == [0, 0, 0, 0]
    events = play(table, "take x-five")
    assert not [event for event in events if event["kind"] == "pay"]
    view = table.view(0)
    assert view["seats"][0]["vouchers"] == 6
    assert [card["vouchers"] for card in view["hall"]] == [0, 0, 0]


@pytest.mark.rule("plane.solo.remove")
def test_removing_a_card_costs_a_voucher_and_it_is_replaced_at_once() -> None:
    table = solo("honeymoon", "gossips", "scrum", "x-five")
    events = play(table, "remove gossips")
    view = table.view(0)
    assert view["seats"][0]["vouchers"] == 5
    rule = {"rule": "plane.solo.remove"}
    assert events[0] == {"kind": "remove", "seat": 0, "card": "gossips", "place": 2, "vouchers": 5, **rule}
    assert [card["card"] for card in view["hall"]][:3] == ["honeymoon", "scrum", "x-five"]
    assert len(view["hall"]) == 4
    drawn = {"card": view["hall"][3]["card"], "place": 4, "reason": "card-removed"}
    assert events[-1] == {"kind": "draw", "reveals": True, **drawn, **rule}
    assert len(view["solo"]["removed"]) == 1
    assert view["seats"][0]["cards"] == []
    assert table.turn == 0
    assert table.why_not("take gossips") == "plane.take.card"
    play(table, "remove x-five", "take scrum", "place 1a")
    assert table.view(0)["seats"][0]["cards"] == ["scrum"]
    assert houseful.deal("overbooked", players=2, seed=1).why_not("remove scrum") == "plane.solo.remove"


@pytest.mark.rule("plane.solo.last-voucher")
def test_the_last_voucher_may_not_be_spent_on_removing() -> None:
    table = solo("honeymoon", difficulty="expert")
    play(table, "remove honeymoon")
    card = table.view(0)["hall"][0]["card"]
    assert table.why_not(f"remove {card}") == "plane.solo.last-voucher"
    assert table.why_not("remove honeymoon") == "plane.take.card"
    assert all(move.startswith("take") for move in table.legal())
    assert len(table.legal()) == 4


@pytest.mark.rule("plane.solo.pay")
def test_a_voucher_for_each_passenger_overbooked() -> None:
    table = solo("front-row", plane="GY.")
    events = play(table, "take front-row", "place 1a")
    paid = {"kind": "vouchers", "rule": "plane.solo.pay", "seat": 0, "by": -2, "vouchers": 4, "paid": 2, "received": 0}
    assert paid in events
    assert table.view(0)["seats"][0]["vouchers"] == 4


@pytest.mark.rule("plane.solo.pay")
def test_two_vouchers_for_a_zone_that_is_full_for_the_first_time() -> None:
    table = solo("front-row", "choir", plane="...\nGYG\nRWR\nGYG\nRWR")
    events = play(table, "take front-row", "place 1a")
    assert {"kind": "zone-full", "rule": "plane.solo.pay", "seat": 0, "zone": 1, "vouchers": 2} in events
    view = table.view(0)
    assert view["seats"][0]["vouchers"] == 8
    assert view["solo"]["full_zones"] == [1]
    play(table, "take choir", "place 1a")
    assert table.view(0)["seats"][0]["vouchers"] == 5


@pytest.mark.rule("plane.solo.pay")
def test_paying_and_earning_happen_together() -> None:
    """The last two vouchers go for two passengers, but the zone that is full now brings two."""
    table = solo("front-row", difficulty="expert", plane="GY.\nGYG\nRWR\nGYG\nRWR")
    play(table, "take front-row", "place 1a")
    assert not table.over
    assert table.view(0)["seats"][0]["vouchers"] == 2


@pytest.mark.rule("plane.solo.loss")
@pytest.mark.parametrize("displaced", [1, 2, 3])
def test_lost_without_vouchers(displaced: int) -> None:
    table = solo("front-row", difficulty="expert", plane="GYG"[:displaced])
    events = play(table, "take front-row", "place 1a")
    assert table.over == (displaced >= 2)
    assert any(event["kind"] == "lost" for event in events) == (displaced >= 2)
    assert table.winners() == []
    assert table.view(0)["seats"][0]["vouchers"] == max(0, 2 - displaced)
    assert table.view(0)["solo"]["result"] == ("lost" if displaced >= 2 else "open")
    assert [event["by"] for event in events if event["kind"] == "vouchers"] == [-min(2, displaced)]


@pytest.mark.rule("plane.solo.win")
def test_winning_beats_losing() -> None:
    plane = "RR. YYYY GGG\nG.. YY.. GGG\nRR. .... ...\nGG. BBB. ...\nRR. GG.. ..."
    table = solo("front-row", difficulty="expert", plane=plane)
    events = play(table, "take front-row", "place 5d")
    assert table.view(0)["seats"][0]["vouchers"] == 0
    assert [event["kind"] for event in events][-2:] == ["won", "over"]
    assert table.winners() == [0]
    assert table.result()["winners"] == [0]


@pytest.mark.rule("plane.solo.cards")
def test_out_of_cards() -> None:
    table = solo("honeymoon")
    table.peer().taken = 71
    table.play(table.legal()[0])
    while not table.over:
        table.play(table.legal()[0])
    assert table.view(0)["solo"]["result"] == "lost"
    assert table.winners() == []


@pytest.mark.rule("plane.solo.cards")
def test_removing_the_very_last_card_loses() -> None:
    table = solo()
    table.peer().taken = 71
    last = table.view(0)["hall"][0]["card"]
    assert table.legal() == [f"take {last}", f"remove {last}"]
    play(table, f"remove {last}")
    assert table.over
    assert table.winners() == []


@pytest.mark.rule("plane.solo.setup")
def test_a_colour_that_runs_out_does_not_end_a_solo_game() -> None:
    table = solo("honeymoon", "gossips")
    table.peer().supply[0] = 1
    play(table, "take honeymoon", "leave 1", "place 1a")
    assert not table.over
    assert not table.view(0)["ending"]


def test_swapped_passengers_cost_nothing() -> None:
    from houseful.core.table import deal
    from houseful.games.overbooked import GAME

    table = deal(GAME, 1, 3, GAME.read_pack(all_swapping()), {"symbols": True, "difficulty": "expert"})
    for _ in range(20):
        table.play(table.legal()[0])
    assert table.view(0)["seats"][0]["vouchers"] == 2
