"""Where the English, French and Italian books differ, and how Houseful decides."""

import pytest

import houseful

from .positions import CRESTS, cards_in, check, last_turn, lay, legal, play, score


@pytest.mark.rule("hotel.setup.decks")
def test_every_deck_holds_four_families_though_french_gives_it_one() -> None:
    peer = houseful.deal("overbooking", players=2, seed=1).peer()
    crests = [CRESTS[peer.deck[0, place] // 6] for place in range(24)]
    assert {crest: crests.count(crest) for crest in CRESTS} == dict.fromkeys(CRESTS, 6)


@pytest.mark.rule("hotel.hidden.backs")
@pytest.mark.parametrize("number", range(1, 7))
def test_backs_tell_small_from_large_as_only_italian_spells_out(number: int) -> None:
    table = lay(f"none 10 | | blue {number} oak")
    guest = table.view(0)["hotels"][0]["line"][0]
    assert guest["size"] == ("small" if number <= 3 else "large")
    assert guest["crest"] == "oak"


@pytest.mark.rule("hotel.check.reveal")
def test_the_back_door_is_turned_all_at_once_though_french_turns_card_by_card() -> None:
    table = last_turn("none 10 | red 3 oak, blue 2 oak | red 5 bird")
    play(table, "keep")
    assert [guest["guest"] for guest in table.view(1)["hotels"][0]["back"]] == ["red 3 oak", "blue 2 oak"]


@pytest.mark.rule("hotel.power.nobles")
def test_privilege_takes_no_beds_before_the_booking_though_french_subtracts_them_at_once() -> None:
    answer = score("none 3 | orange 4 lion, blue 2 oak | orange 6 bird", ("orange 6 bird",))
    assert answer["booked"] == ["orange 6 bird"]
    table = last_turn("two-crests 15 | orange 4 lion, blue 3 oak | orange 3 bird, blue 4 fish")
    play(table, "keep", "choose orange 3 bird")
    assert table.view(None)["checking"]["beds"] == 15


@pytest.mark.rule("hotel.power.nobles")
def test_second_nobles_choice_books_next_which_french_leaves_out() -> None:
    answer = check(
        "none 10 | red 4 oak, blue 4 oak | blue 1 bird, green 6 fish, red 2 fish",
        ("red 2 fish", "blue 1 bird"),
    )
    assert answer["booked"] == ["red 2 fish", "blue 1 bird", "green 6 fish"]


@pytest.mark.rule("hotel.sign.monks-first")
@pytest.mark.rule("hotel.sign.soldiers-first")
@pytest.mark.parametrize("face", ["monks-first 0", "soldiers-first 4"])
def test_favourites_need_beds_which_only_english_says(face: str) -> None:
    answer = score(f"{face} | | red 1 bird, red 5 bird")
    assert "red 5 bird" in answer["turned_away"]
    assert answer["booked"] == ([] if face == "monks-first 0" else ["red 1 bird"])


@pytest.mark.rule("hotel.line.limit")
def test_four_bound_the_line_and_not_the_hotel_as_french_might_be_read() -> None:
    table = lay("none 10 | | blue 1 bird, blue 2 bird, green 1 bird, green 2 bird", hands={"red": "1 oak"})
    assert table.why_not("1 oak line 1") == "hotel.line.limit"
    assert table.why_not("1 oak back 1") is None


@pytest.mark.rule("hotel.sign.two-crests")
def test_two_families_in_all_and_not_for_each_player_as_french_might_be_read() -> None:
    table = lay("two-crests 13 | | blue 1 bird, green 1 fish", hands={"red": "1 oak"})
    assert table.why_not("1 oak line 1") == "hotel.sign.two-crests"


@pytest.mark.rule("hotel.power.soldiers")
def test_workers_are_discarded_and_not_swapped_to_the_back_door_as_french_might_be_read() -> None:
    answer = check("none 10 | red 5 oak | blue 6 fish", ("blue 6 fish",))
    assert answer["beds"] == 10
    assert answer["discarded"] == ["blue 6 fish"]


@pytest.mark.rule("hotel.power.merchants")
@pytest.mark.rule("hotel.power.workers")
@pytest.mark.parametrize("power", ["red 2 oak", "red 6 oak"])
def test_beds_change_at_this_hotel_alone_and_for_this_round(power: str) -> None:
    table = last_turn(f"none 10 | {power} | green 1 fish\nnone 13 | | blue 6 bird, blue 6 fish, blue 2 oak")
    events = play(table, "keep")
    left = [event["beds_left"] for event in events if event["kind"] == "book" and event["hotel"] == 2]
    assert left == [7, 1]


@pytest.mark.rule("hotel.round.flip")
@pytest.mark.rule("hotel.round.new")
def test_cards_are_flipped_after_rounds_one_and_three_only_as_italian_says() -> None:
    for now, faces in ((0, "flipped"), (1, "new"), (2, "flipped")):
        table = last_turn("none 10\nlarge-only 17", players=2, turn="blue", now=now)
        play(table, "keep")
        after = [(hotel["rule"], hotel["beds"]) for hotel in table.view(None)["hotels"]]
        other_side = [("soldiers-first", 14), ("first-face-up", 11)]
        same_cards = [*other_side, ("none", 10), ("large-only", 17)]
        if faces == "flipped":
            assert after == other_side
        else:
            assert not set(after) & set(same_cards)


@pytest.mark.rule("hotel.hidden.peek")
def test_all_own_face_down_cards_may_be_looked_at_though_french_speaks_of_one() -> None:
    table = lay("none 10 | red 3 oak | red 5 bird, red 1 lion")
    hotel = table.view(0)["hotels"][0]
    assert [guest["number"] for guest in hotel["back"] + hotel["line"]] == [3, 5, 1]


@pytest.mark.rule("hotel.play.keep")
def test_the_last_player_is_the_last_of_this_round() -> None:
    for turn in ("red", "blue", "green", "orange"):
        assert "keep" in legal(last_turn("none 10", turn=turn))


@pytest.mark.rule("hotel.score.crests")
def test_six_of_a_crest_are_one_set_and_not_three() -> None:
    cards = [f"{number} oak" for number in range(1, 7)]
    answer = houseful.score({"game": "overbooking", "bonus": "expert", "players": [{"guests": cards, "tiles": 0}]})
    assert answer["players"][0]["lines"]["crests"] == 10


@pytest.mark.rule("hotel.score.tie")
def test_only_tied_players_compare_three_coin_guests_as_italian_leaves_out() -> None:
    players = [
        {"guests": [], "tiles": 5},
        {"guests": ["3 oak", "4 oak"], "tiles": 1},
        {"guests": ["1 oak"], "tiles": 0},
    ]
    answer = houseful.score({"game": "overbooking", "bonus": "none", "players": players})
    assert answer["winners"] == [0, 1]


@pytest.mark.rule("hotel.book.leave")
def test_a_replaced_card_is_out_of_the_game_at_once() -> None:
    table = last_turn("none 10 | red 3 oak, red 4 oak | red 5 bird")
    play(table, "keep", "choose red 5 bird")
    assert cards_in(table.peer().discarded[0]) == [4]
    assert table.view(1)["seats"][0]["discarded"] == ["5 bird"]
