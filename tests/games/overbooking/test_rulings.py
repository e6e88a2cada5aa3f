"""What the books leave open, as the rulings decide it, number by number. More on each in the other files."""

from collections import Counter

import pytest

import houseful

from .drawing import wander
from .positions import check, last_turn, lay, legal, play, score


@pytest.mark.rule("hotel.setup.first")
def test_ruling_1_first_player_from_the_seed_unless_named() -> None:
    first = Counter(houseful.deal("overbooking", players=3, seed=seed).turn for seed in range(300))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60
    for seat in range(3):
        assert {houseful.deal("overbooking", players=3, seed=seed, first=seat).turn for seed in range(9)} == {seat}


@pytest.mark.rule("hotel.setup.hotels")
def test_ruling_1_hotels_and_their_faces_are_random() -> None:
    faces: Counter[tuple[str, int]] = Counter()
    for seed in range(400):
        hotels = houseful.deal("overbooking", players=2, seed=seed).view(None)["hotels"]
        faces.update((hotel["rule"], hotel["beds"]) for hotel in hotels)
    assert len(faces) == 16
    assert 20 < min(faces.values()) <= max(faces.values()) < 90


@pytest.mark.rule("hotel.play.turns")
def test_ruling_2_playing_is_compulsory() -> None:
    table = lay("none 10", hands={"red": "1 bird"})
    assert "keep" not in legal(table)
    assert table.why_not("keep") == "hotel.play.keep"


@pytest.mark.rule("hotel.play.pass")
def test_ruling_2_who_has_no_legal_place_passes_and_keeps_the_card() -> None:
    table = lay(
        """small-only 8 | red 1 bird, blue 1 bird |
        none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, blue 2 fish""",
        players=2,
        hands={"red": "4 bird, 5 bird, 6 bird, 4 oak, 5 oak"},
    )
    assert legal(table) == ["keep"]
    hand = table.view(0)["hand"]
    play(table, "keep")
    assert table.turn == 1
    assert table.view(0)["hand"] == hand


@pytest.mark.rule("hotel.line.limit")
@pytest.mark.rule("hotel.sign.small-only")
def test_ruling_3_guests_moved_in_mind_neither_limit_nor_entry_rule() -> None:
    crowd = "blue 1 bird, blue 1 fish, green 1 bird, green 6 fish"
    answer = check(f"no-soldiers 11 | red 5 oak, red 1 lion | {crowd}", ("green 6 fish",))
    assert answer["booked"][0] == "red 5 oak"
    assert len(answer["booked"]) == 5
    crests = check("two-crests 13 | red 1 oak, blue 1 lion | green 1 bird, green 1 fish")
    assert len(crests["booked"]) == 4
    large = check("large-only 17 | red 1 oak, red 3 oak | red 6 fish", ("red 6 fish",))
    assert large["booked"] == ["red 3 oak", "red 1 oak"]


@pytest.mark.rule("hotel.sign.two-crests")
def test_ruling_4_crests_are_counted_over_all_players() -> None:
    table = lay("two-crests 15 | | blue 1 bird, green 1 fish", hands={"red": "1 oak, 1 fish"})
    assert table.why_not("1 oak line 1") == "hotel.sign.two-crests"
    assert table.why_not("1 fish line 1") is None


@pytest.mark.rule("hotel.hidden.peek")
@pytest.mark.parametrize("peek", [True, False])
def test_ruling_5_own_face_down_guests_may_be_looked_at_where_the_host_allows_it(peek: bool) -> None:
    table = lay("none 10 | red 3 oak | red 5 bird", peek=peek)
    hotel = table.view(0)["hotels"][0]
    shown = [hotel["back"][0]["guest"], hotel["line"][0]["guest"]]
    assert shown == (["red 3 oak", "red 5 bird"] if peek else [None, None])
    others = table.view(1)["hotels"][0]
    assert [others["back"][0]["guest"], others["line"][0]["guest"]] == [None, None]
    numbers = [hotel["back"][0]["number"], hotel["line"][0]["number"]]
    assert numbers == ([3, 5] if peek else [None, None])


@pytest.mark.rule("hotel.back.tile")
def test_ruling_6_first_at_a_back_door_takes_the_tile_at_once() -> None:
    table = lay("none 10", hands={"red": "1 bird", "blue": "1 bird"})
    play(table, "1 bird back 1")
    assert table.view(None)["seats"][0]["tiles"] == 1
    assert table.view(None)["hotels"][0]["tile"] is False
    play(table, "1 bird back 1")
    assert table.view(None)["seats"][1]["tiles"] == 0


@pytest.mark.rule("hotel.round.next")
def test_ruling_7_marker_moves_one_seat_clockwise() -> None:
    for players in (2, 3, 4):
        table = houseful.deal("overbooking", players=players, seed=2, first=players - 1)
        firsts = [table.view(None)["first"]]
        while not table.over:
            wander(table, 1, table.ply)
            if table.view(None)["round"] > len(firsts):
                firsts.append(table.view(None)["first"])
                assert table.turn == firsts[-1]
        assert firsts == [(players - 1 + round_) % players for round_ in range(4)]


@pytest.mark.rule("hotel.check.reveal")
def test_ruling_8_everything_is_revealed_before_any_power() -> None:
    table = last_turn("none 10 | red 3 oak, blue 6 lion | red 5 bird, green 4 fish")
    events = play(table, "keep")
    kinds = [event["kind"] for event in events]
    assert kinds == ["keep", "reveal", "reveal", "reveal", "reveal"]
    hotel = table.view(3)["hotels"][0]
    assert [guest["guest"] for guest in hotel["back"]] == ["red 3 oak", "blue 6 lion"]


@pytest.mark.rule("hotel.power.order")
@pytest.mark.rule("hotel.power.choice")
def test_ruling_9_decisions_are_asked_in_turn_and_of_owners() -> None:
    table = last_turn("none 10 | blue 4 oak, red 3 lion | red 5 bird, blue 4 fish")
    play(table, "keep")
    assert table.turn == 1
    assert legal(table) == ["choose blue 4 fish", "decline"]
    play(table, "decline")
    assert table.turn == 0
    assert legal(table) == ["choose red 5 bird", "decline"]


@pytest.mark.rule("hotel.power.monk")
@pytest.mark.rule("hotel.power.merchants")
@pytest.mark.rule("hotel.power.workers")
@pytest.mark.parametrize("power", ["red 1 oak", "red 2 oak", "red 6 oak"])
def test_ruling_9_monk_merchants_and_workers_are_not_asked(power: str) -> None:
    check(f"none 10 | {power} | red 5 bird, green 6 fish")


@pytest.mark.rule("hotel.power.nobles")
def test_ruling_10_nobles_may_choose_whom_an_earlier_power_brought_in() -> None:
    monk = check("none 10 | red 1 oak, red 4 oak | blue 6 fish, blue 4 bird", ("red 1 oak",))
    assert monk["booked"] == ["red 1 oak", "blue 6 fish"]
    maids = check("none 10 | red 3 oak, red 4 oak | red 1 fish, blue 6 bird, blue 4 lion", ("red 1 fish", "red 3 oak"))
    assert maids["booked"] == ["red 3 oak", "blue 6 bird"]


@pytest.mark.rule("hotel.power.maids")
def test_ruling_10_maids_may_replace_a_monk_who_moved_in() -> None:
    answer = check("none 10 | red 1 oak, red 3 oak | blue 6 fish", ("red 1 oak",))
    assert answer["booked"] == ["blue 6 fish", "red 3 oak"]
    assert answer["discarded"] == ["red 1 oak"]


@pytest.mark.rule("hotel.power.nobles")
def test_ruling_11_privilege_goes_with_the_card_that_is_replaced() -> None:
    maids = check("none 10 | red 4 oak, red 3 oak | red 5 fish, blue 6 bird, blue 4 lion", ("red 5 fish", "red 5 fish"))
    assert maids["booked"] == ["blue 6 bird", "blue 4 lion"]
    soldiers = check("none 10 | red 4 oak, blue 5 oak | green 5 bird, red 6 fish, green 5 lion", ("red 6 fish",) * 2)
    assert soldiers["booked"] == ["green 5 bird", "blue 5 oak"]


@pytest.mark.rule("hotel.power.nobles")
def test_ruling_11_beds_change_before_the_privilege_is_spent() -> None:
    more = score("none 4 | red 4 oak, blue 2 oak | blue 4 fish, red 6 bird", ("red 6 bird",))
    assert more["booked"] == ["red 6 bird"]
    fewer = score("none 8 | red 4 oak, blue 6 oak | blue 4 fish, red 6 bird", ("red 6 bird",))
    assert fewer["booked"] == ["blue 4 fish"]


@pytest.mark.rule("hotel.power.target")
def test_ruling_11_a_chosen_card_cannot_be_chosen_again() -> None:
    table = last_turn("none 10 | red 4 oak, red 4 lion | red 2 bird, red 3 fish")
    play(table, "keep", "choose red 2 bird")
    assert legal(table) == ["choose red 3 fish", "decline"]
    assert table.why_not("choose red 2 bird") == "hotel.power.target"
    assert check("none 10 | red 4 oak, red 4 lion | red 2 bird", ("red 2 bird",))["booked"] == ["red 2 bird"]


@pytest.mark.rule("hotel.book.order")
def test_ruling_12_nobles_then_favourites_then_size_then_nearness() -> None:
    answer = check(
        "soldiers-first 14 | red 4 oak, blue 4 oak | red 1 bird, blue 2 fish, green 6 fish, green 5 oak",
        ("red 1 bird", "blue 2 fish"),
    )
    assert answer["booked"] == ["red 1 bird", "blue 2 fish", "green 5 oak", "green 6 fish"]


@pytest.mark.rule("hotel.book.fit")
def test_ruling_12_who_does_not_fit_is_passed_over_for_good() -> None:
    answer = score("none 5 | red 4 oak | red 6 bird, blue 5 fish, green 1 oak", ("red 6 bird",))
    assert answer["booked"] == ["blue 5 fish"]
    assert answer["turned_away"] == ["red 6 bird", "green 1 oak"]


@pytest.mark.rule("hotel.sign.monks-first")
@pytest.mark.rule("hotel.sign.soldiers-first")
def test_ruling_13_guests_who_came_in_by_a_power_are_favourites_too() -> None:
    monk = check("monks-first 8 | red 1 oak | blue 6 fish, blue 2 bird")
    assert monk["booked"] == ["red 1 oak", "blue 6 fish"]
    soldiers = check("soldiers-first 12 | red 5 oak | blue 6 fish, blue 6 bird, green 4 oak", ("blue 6 bird",))
    assert soldiers["booked"] == ["red 5 oak", "blue 6 fish"]
