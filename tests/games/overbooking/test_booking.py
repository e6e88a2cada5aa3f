"""Who books in which order, and where the cards go afterwards."""

import pytest

from .positions import CRESTS, card_text, cards_in, check, last_turn, play, score


@pytest.mark.rule("hotel.book.order")
def test_larger_groups_book_first() -> None:
    line = ", ".join(f"blue {number} bird" for number in range(1, 6))
    assert score(f"none 40 | | {line}")["booked"] == [f"blue {number} bird" for number in (5, 4, 3, 2, 1)]


@pytest.mark.rule("hotel.book.order")
def test_equal_groups_book_from_the_nearest_outwards() -> None:
    answer = check("none 10 | | green 4 fish, red 4 oak, blue 4 bird")
    assert answer["booked"] == ["green 4 fish", "red 4 oak"]
    assert answer["turned_away"] == ["blue 4 bird"]


@pytest.mark.rule("hotel.book.fit")
@pytest.mark.parametrize(("beds", "booked"), [(5, []), (6, ["red 6 oak"]), (7, ["red 6 oak"])])
def test_a_group_needs_a_bed_for_each_guest(beds: int, booked: list[str]) -> None:
    answer = score(f"none {beds} | | red 6 oak")
    assert answer["booked"] == booked
    assert answer["beds_left"] == beds - 6 * len(booked)


@pytest.mark.rule("hotel.book.fit")
def test_smaller_groups_fill_what_larger_ones_leave() -> None:
    answer = check("none 10 | | red 6 oak, red 6 bird, blue 5 oak, blue 4 oak")
    assert answer["booked"] == ["red 6 oak", "blue 4 oak"]
    assert answer["turned_away"] == ["red 6 bird", "blue 5 oak"]
    assert answer["beds_left"] == 0


@pytest.mark.rule("hotel.book.order")
def test_an_empty_hotel_books_nobody() -> None:
    assert score("none 13") == {
        "beds": 13,
        "booked": [],
        "turned_away": [],
        "discarded": [],
        "beds_left": 13,
    }


@pytest.mark.rule("hotel.book.leave")
def test_booked_guests_lie_before_their_owners_and_all_others_are_out_of_the_game() -> None:
    table = last_turn("none 13 | red 3 oak, blue 6 lion | red 5 bird, green 4 fish, blue 6 fish")
    play(table, "keep", "choose red 5 bird")
    peer = table.peer()
    assert [[card_text(code) for code in cards_in(peer.booked[seat])] for seat in range(4)] == [
        [],
        ["6 fish"],
        ["4 fish"],
        [],
    ]
    assert [[card_text(code) for code in cards_in(peer.discarded[seat])] for seat in range(4)] == [
        ["5 bird", "3 oak"],
        ["6 lion"],
        [],
        [],
    ]
    assert table.view(None)["seats"][0]["discarded"] == ["5 bird", "3 oak"]
    assert table.view(None)["seats"][1]["booked"] == ["6 fish"]


@pytest.mark.rule("hotel.check.order")
def test_hotels_are_checked_from_top_to_bottom() -> None:
    table = last_turn("none 10 | | red 1 bird\nnone 13 | | red 2 bird\nmonks-first 8 | | red 3 bird")
    events = play(table, "keep")
    assert [event["guest"] for event in events if event["kind"] == "book"] == [
        "red 1 bird",
        "red 2 bird",
        "red 3 bird",
    ]
    assert [event["hotel"] for event in events if event["kind"] == "checked"] == [1, 2, 3, 4]


@pytest.mark.rule("hotel.check.reveal")
def test_later_hotels_stay_hidden_while_an_earlier_one_is_checked() -> None:
    table = last_turn("none 10 | red 3 oak | red 1 bird\nnone 13 | blue 3 oak | blue 2 bird")
    play(table, "keep")
    first, second = table.view(2)["hotels"][:2]
    assert [guest["guest"] for guest in first["line"] + first["back"]] == ["red 1 bird", "red 3 oak"]
    assert [guest["guest"] for guest in second["line"] + second["back"]] == [None, None]


@pytest.mark.rule("hotel.book.order")
@pytest.mark.parametrize("crest", CRESTS)
def test_crests_mean_nothing_when_booking(crest: str) -> None:
    answer = score(f"two-crests 9 | | blue 4 {crest}, green 5 oak")
    assert answer["booked"] == ["green 5 oak", f"blue 4 {crest}"]
