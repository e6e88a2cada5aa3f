"""The ten rules on the hotels' signs, on both sides of each boundary."""

from typing import Any

import pytest

from houseful.core.table import Table

from .positions import FACES, check, lay, legal, play, score

HAND = "1 bird, 2 fish, 3 oak, 4 bird, 5 fish, 6 oak"


def table_with(face: str, line: str = "", hand: str = HAND, back: str = "") -> Table:
    """Red to move at three plain hotels and, first, the one under test."""
    return lay(f"{face} | {back} | {line}", hands={"red": hand})


def refusals(table: Table, side: str) -> list[str | None]:
    cards = [card.strip() for card in HAND.split(",")]
    return [table.why_not(f"{card} {side} 1") for card in cards]


def seen(table: Table, seat: int | None, place: int) -> dict[str, Any]:
    guest: dict[str, Any] = table.view(seat)["hotels"][0]["line"][place]
    return guest


@pytest.mark.rule("hotel.sign.none")
@pytest.mark.parametrize("face", ["none 10", "none 13"])
def test_plain_hotel_lets_everybody_in_line_and_to_the_back_door(face: str) -> None:
    table = table_with(face)
    assert refusals(table, "line") == [None] * 6
    assert refusals(table, "back") == [None] * 6


@pytest.mark.rule("hotel.sign.none")
def test_plain_hotel_books_in_the_normal_order() -> None:
    answer = check("none 13 | | red 1 bird, red 5 fish, red 6 oak")
    assert answer["booked"] == ["red 6 oak", "red 5 fish", "red 1 bird"]


@pytest.mark.rule("hotel.sign.small-only")
def test_small_groups_only_bind_the_line_and_not_the_back_door() -> None:
    table = table_with("small-only 8")
    assert refusals(table, "line") == [None] * 3 + ["hotel.sign.small-only"] * 3
    assert refusals(table, "back") == [None] * 6


@pytest.mark.rule("hotel.sign.large-only")
def test_large_groups_only_bind_the_line_and_not_the_back_door() -> None:
    table = table_with("large-only 17")
    assert refusals(table, "line") == ["hotel.sign.large-only"] * 3 + [None] * 3
    assert refusals(table, "back") == [None] * 6


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_no_soldiers_in_line_but_at_the_back_door() -> None:
    table = table_with("no-soldiers 11")
    assert refusals(table, "line") == [None, None, None, None, "hotel.sign.no-soldiers", None]
    assert refusals(table, "back") == [None] * 6


@pytest.mark.rule("hotel.sign.no-soldiers")
def test_soldiers_may_come_in_by_their_power_where_the_line_refuses_them() -> None:
    answer = check("no-soldiers 11 | red 5 oak | blue 6 fish", ("blue 6 fish",))
    assert answer["booked"] == ["red 5 oak"]
    assert answer["discarded"] == ["blue 6 fish"]


@pytest.mark.rule("hotel.sign.no-back-door")
def test_no_back_door_takes_nobody_at_the_back_and_five_in_line() -> None:
    four = "blue 1 bird, blue 2 bird, green 1 bird, green 2 bird"
    table = table_with("no-back-door 16", four)
    assert refusals(table, "back") == ["hotel.sign.no-back-door"] * 6
    assert refusals(table, "line") == [None] * 6
    five = table_with("no-back-door 16", four + ", orange 1 bird")
    assert refusals(five, "line") == ["hotel.line.limit"] * 6


@pytest.mark.rule("hotel.sign.no-back-door")
def test_no_tile_lies_where_there_is_no_back_door() -> None:
    hotel = table_with("no-back-door 16").view(None)["hotels"][0]
    assert hotel["tile"] is False
    assert hotel["places"] == 5


@pytest.mark.rule("hotel.line.limit")
@pytest.mark.parametrize("face", [face for face in FACES if not face.startswith("no-back-door")])
def test_every_other_line_takes_four_and_every_back_door_two(face: str) -> None:
    size = "4" if face.startswith("large") else "1"
    line = [f"blue {size} bird", f"blue {size} fish", f"green {size} bird", f"green {size} fish"]
    hand = f"{size} bird, {size} fish"
    three = lay(f"{face} | orange 2 bird | {', '.join(line[:3])}", hands={"red": hand})
    assert three.why_not(f"{size} fish line 1") is None
    assert three.why_not(f"{size} fish back 1") is None
    four = lay(f"{face} | orange 2 bird, orange 2 oak | {', '.join(line)}", hands={"red": hand})
    assert four.why_not(f"{size} fish line 1") == "hotel.line.limit"
    assert four.why_not(f"{size} fish back 1") == "hotel.back.limit"


@pytest.mark.rule("hotel.back.limit")
def test_third_guest_at_a_back_door_is_refused() -> None:
    table = table_with("none 10", back="blue 1 bird, green 1 bird")
    assert refusals(table, "back") == ["hotel.back.limit"] * 6
    assert refusals(table, "line") == [None] * 6


@pytest.mark.rule("hotel.sign.two-crests")
def test_third_crest_is_refused_whoever_played_the_first_two() -> None:
    table = table_with("two-crests 15", "blue 1 bird, green 6 fish")
    third = "hotel.sign.two-crests"
    assert refusals(table, "line") == [None, None, third, None, None, third]
    assert refusals(table, "back") == [None] * 6


@pytest.mark.rule("hotel.sign.two-crests")
@pytest.mark.parametrize("line", ["", "blue 1 lion", "blue 1 lion, green 2 lion, orange 6 lion"])
def test_any_crest_may_be_the_first_or_second(line: str) -> None:
    assert refusals(table_with("two-crests 13", line), "line") == [None] * 6


@pytest.mark.rule("hotel.sign.two-crests")
def test_crests_at_the_back_door_do_not_count() -> None:
    table = table_with("two-crests 15", "blue 1 bird", back="green 1 lion, orange 1 fish")
    assert refusals(table, "line") == [None] * 6


@pytest.mark.rule("hotel.sign.two-crests")
def test_other_hotels_do_not_mind_crests() -> None:
    table = table_with("none 13", "blue 1 bird, green 6 fish, orange 1 lion")
    assert refusals(table, "line") == [None] * 6


@pytest.mark.rule("hotel.sign.first-face-up")
@pytest.mark.parametrize("face", ["first-face-up 11", "first-face-up 14"])
def test_first_in_line_lies_face_up_for_all(face: str) -> None:
    table = table_with(face)
    events = play(table, "5 fish line 1")
    assert events[0]["face_up"] is True
    for seat in (0, 1, 2, 3, None):
        assert seen(table, seat, 0)["guest"] == "red 5 fish"
        assert table.events(seat)[0]["guest"] == "red 5 fish"


@pytest.mark.rule("hotel.sign.first-face-up")
def test_second_in_line_behind_a_face_up_one_stays_hidden() -> None:
    table = table_with("first-face-up 14", "blue 4 oak")
    play(table, "5 fish line 1")
    assert seen(table, 3, 0)["guest"] == "blue 4 oak"
    assert seen(table, 3, 1)["guest"] is None


@pytest.mark.rule("hotel.sign.second-face-up")
@pytest.mark.parametrize("face", ["second-face-up 9", "second-face-up 12"])
def test_only_the_second_in_line_lies_face_up(face: str) -> None:
    table = table_with(face, "blue 4 oak")
    assert seen(table, 3, 0)["guest"] is None
    play(table, "5 fish line 1")
    play(table, "1 bird line 1")
    guests = [seen(table, 3, place)["guest"] for place in range(3)]
    assert guests == [None, "red 5 fish", None]


@pytest.mark.rule("hotel.sign.second-face-up")
@pytest.mark.rule("hotel.sign.first-face-up")
@pytest.mark.parametrize("face", ["first-face-up 11", "second-face-up 12"])
def test_face_up_hotels_concern_the_line_only(face: str) -> None:
    table = table_with(face, back="blue 4 oak")
    play(table, "5 fish back 1")
    back = table.view(3)["hotels"][0]["back"]
    assert [guest["guest"] for guest in back] == [None, None]
    assert [guest["face_up"] for guest in back] == [False, False]


@pytest.mark.rule("hotel.sign.monks-first")
def test_monks_book_before_everybody_nearest_first() -> None:
    answer = check("monks-first 8 | | red 6 oak, blue 1 bird, red 1 fish, green 1 oak")
    assert answer["booked"] == ["blue 1 bird", "red 1 fish", "green 1 oak"]
    assert answer["turned_away"] == ["red 6 oak"]
    assert score("none 8 | | red 6 oak, blue 1 bird, red 1 fish, green 1 oak")["booked"][0] == "red 6 oak"


@pytest.mark.rule("hotel.sign.monks-first")
def test_a_monk_without_a_bed_is_turned_away_even_where_monks_come_first() -> None:
    answer = score("monks-first 3 | red 6 oak | blue 1 bird")
    assert answer["booked"] == []
    assert answer["beds_left"] == 0


@pytest.mark.rule("hotel.sign.soldiers-first")
def test_soldiers_book_before_workers_nearest_first() -> None:
    answer = check("soldiers-first 12 | | red 6 oak, blue 5 bird, red 5 fish, green 2 oak")
    assert answer["booked"] == ["blue 5 bird", "red 5 fish", "green 2 oak"]
    assert answer["turned_away"] == ["red 6 oak"]


@pytest.mark.rule("hotel.sign.soldiers-first")
def test_soldiers_who_do_not_fit_are_passed_over() -> None:
    answer = score("soldiers-first 4 | | red 5 oak, blue 4 bird")
    assert answer["booked"] == ["blue 4 bird"]
    assert answer["turned_away"] == ["red 5 oak"]


@pytest.mark.rule("hotel.play.place")
def test_every_card_in_hand_may_go_to_every_open_hotel_and_nothing_else() -> None:
    table = lay("small-only 8\nno-back-door 16", players=2, hands={"red": HAND})
    hand = table.view(0)["hand"]
    small = [card for card in hand if int(card[0]) <= 3]
    expected = [f"{card} line 1" for card in small] + [f"{card} back 1" for card in hand]
    expected += [f"{card} line 2" for card in hand]
    assert sorted(legal(table)) == sorted(expected)
