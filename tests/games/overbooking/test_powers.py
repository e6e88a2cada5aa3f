"""Each of the six powers alone at a back door."""

import pytest

from .positions import check, last_turn, legal, play, score


@pytest.mark.rule("hotel.power.monk")
def test_monk_goes_to_the_far_end_of_the_line() -> None:
    answer = check("none 10 | red 1 oak | blue 1 bird, green 6 fish, blue 4 fish")
    assert answer["turned_away"] == ["blue 1 bird", "red 1 oak"]
    assert answer["discarded"] == []


@pytest.mark.rule("hotel.power.monk")
def test_monk_alone_books() -> None:
    assert check("none 10 | red 1 oak | ")["booked"] == ["red 1 oak"]


@pytest.mark.rule("hotel.power.monk")
def test_monk_makes_a_full_line_longer() -> None:
    answer = check("none 13 | red 1 oak, blue 1 oak | blue 2 bird, blue 2 fish, green 2 fish, green 2 oak")
    assert len(answer["booked"]) == 6
    assert answer["booked"][-2:] == ["red 1 oak", "blue 1 oak"]


@pytest.mark.rule("hotel.power.merchants")
@pytest.mark.parametrize(("back", "beds"), [("red 2 oak", 11), ("red 2 oak, blue 2 oak", 14)])
def test_merchants_bring_three_beds_each(back: str, beds: int) -> None:
    answer = check(f"monks-first 8 | {back} | green 6 fish, green 5 fish")
    assert answer["beds"] == beds
    assert answer["booked"] == ["green 6 fish", "green 5 fish"]
    assert answer["discarded"] == sorted(back.split(", "))


@pytest.mark.rule("hotel.power.workers")
@pytest.mark.parametrize(("back", "beds"), [("red 6 oak", 5), ("red 6 oak, blue 6 oak", 2)])
def test_workers_take_three_beds_each(back: str, beds: int) -> None:
    answer = check(f"monks-first 8 | {back} | green 6 fish, green 5 fish, green 2 fish")
    assert answer["beds"] == beds
    assert answer["booked"] == (["green 5 fish"] if beds == 5 else ["green 2 fish"])


@pytest.mark.rule("hotel.power.workers")
@pytest.mark.parametrize("beds", [0, 1, 2, 3, 5])
def test_no_hotel_has_fewer_than_no_beds(beds: int) -> None:
    answer = score(f"none {beds} | red 6 oak, blue 6 oak | green 1 fish")
    assert answer == {
        "beds": 0,
        "booked": [],
        "turned_away": ["green 1 fish"],
        "discarded": ["blue 6 oak", "red 6 oak"],
        "beds_left": 0,
    }


@pytest.mark.rule("hotel.power.merchants")
@pytest.mark.parametrize("beds", [0, 1, 2, 3, 8])
@pytest.mark.parametrize("back", ["red 6 oak, blue 2 oak", "blue 2 oak, red 6 oak"])
def test_merchants_and_workers_cancel_each_other_out_in_either_order(beds: int, back: str) -> None:
    assert score(f"none {beds} | {back} | green 1 fish")["beds"] == beds


@pytest.mark.rule("hotel.power.maids")
def test_maids_take_the_exact_place_of_an_own_guest() -> None:
    answer = check("none 10 | red 3 oak | red 5 bird, blue 3 fish, green 6 fish", ("red 5 bird",))
    assert answer["booked"] == ["green 6 fish", "red 3 oak"]
    assert answer["turned_away"] == ["blue 3 fish"]
    assert answer["discarded"] == ["red 5 bird"]


@pytest.mark.rule("hotel.power.maids")
def test_maids_choose_among_their_own_colour_only() -> None:
    table = last_turn("none 10 | red 3 oak | red 5 bird, blue 3 fish, red 1 fish")
    play(table, "keep")
    assert table.turn == 0
    assert legal(table) == ["choose red 5 bird", "choose red 1 fish", "decline"]
    assert table.why_not("choose blue 3 fish") == "hotel.power.target"
    assert table.why_not("choose red 3 oak") == "hotel.power.target"


@pytest.mark.rule("hotel.power.maids")
def test_maids_may_decline_and_are_discarded() -> None:
    answer = check("none 10 | red 3 oak | red 5 bird", (None,))
    assert answer["booked"] == ["red 5 bird"]
    assert answer["discarded"] == ["red 3 oak"]


@pytest.mark.rule("hotel.power.maids")
@pytest.mark.rule("hotel.power.nobles")
@pytest.mark.rule("hotel.power.soldiers")
@pytest.mark.parametrize("power", ["red 3 oak", "red 4 oak", "red 5 oak"])
def test_without_a_target_nobody_is_asked(power: str) -> None:
    answer = check(f"none 10 | {power} | blue 3 fish, green 5 fish")
    assert answer["booked"] == ["green 5 fish", "blue 3 fish"]
    assert answer["discarded"] == [power]


@pytest.mark.rule("hotel.power.nobles")
def test_nobles_let_an_own_guest_book_first() -> None:
    answer = check("none 10 | red 4 oak | blue 6 bird, blue 4 fish, red 1 fish", ("red 1 fish",))
    assert answer["booked"] == ["red 1 fish", "blue 6 bird"]
    assert check("none 10 | red 4 oak | blue 6 bird, blue 4 fish, red 1 fish", (None,))["booked"] == [
        "blue 6 bird",
        "blue 4 fish",
    ]


@pytest.mark.rule("hotel.power.nobles")
def test_nobles_choose_among_their_own_colour_only() -> None:
    table = last_turn("none 10 | blue 4 oak | red 5 bird, blue 3 fish, blue 6 fish")
    play(table, "keep")
    assert table.turn == 1
    assert legal(table) == ["choose blue 3 fish", "choose blue 6 fish", "decline"]
    assert table.why_not("choose red 5 bird") == "hotel.power.target"


@pytest.mark.rule("hotel.power.nobles")
def test_a_favoured_guest_still_needs_beds_enough() -> None:
    answer = score("none 5 | red 4 oak | red 6 bird, blue 3 fish", ("red 6 bird",))
    assert answer["booked"] == ["blue 3 fish"]
    assert answer["turned_away"] == ["red 6 bird"]


@pytest.mark.rule("hotel.power.nobles")
@pytest.mark.parametrize("face", ["monks-first 8", "soldiers-first 12"])
def test_favoured_guests_book_before_the_hotels_favourites(face: str) -> None:
    answer = check(f"{face} | red 4 oak | blue 1 bird, blue 5 fish, red 2 fish", ("red 2 fish",))
    assert answer["booked"][0] == "red 2 fish"


@pytest.mark.rule("hotel.power.soldiers")
@pytest.mark.parametrize("workers", ["red 6 bird", "blue 6 fish"])
def test_soldiers_take_the_place_of_any_workers(workers: str) -> None:
    answer = check("none 10 | red 5 oak | red 6 bird, green 5 fish, blue 6 fish", (workers,))
    assert answer["discarded"] == [workers]
    other = "blue 6 fish" if workers == "red 6 bird" else "red 6 bird"
    assert answer["booked"] == [other]
    assert "red 5 oak" in answer["turned_away"]


@pytest.mark.rule("hotel.power.soldiers")
def test_soldiers_choose_workers_only() -> None:
    table = last_turn("none 10 | red 5 oak | red 5 bird, green 6 fish, red 6 lion")
    play(table, "keep")
    assert table.turn == 0
    assert legal(table) == ["choose green 6 fish", "choose red 6 lion", "decline"]
    assert table.why_not("choose red 5 bird") == "hotel.power.target"


@pytest.mark.rule("hotel.power.soldiers")
def test_soldiers_stand_where_the_workers_stood() -> None:
    answer = check("none 10 | red 5 oak | blue 6 fish, green 5 fish, green 5 bird", ("blue 6 fish",))
    assert answer["booked"] == ["red 5 oak", "green 5 fish"]


@pytest.mark.rule("hotel.power.choice")
def test_at_a_decision_only_its_answers_are_moves() -> None:
    table = last_turn("none 10 | red 3 oak | red 5 bird", hands={"red": "1 bird"})
    play(table, "keep")
    assert table.why_not("1 bird line 2") == "hotel.power.choice"
    assert table.why_not("keep") == "hotel.power.choice"
    assert table.why_not("decline") is None


@pytest.mark.rule("hotel.power.target")
def test_guests_elsewhere_are_no_targets() -> None:
    table = last_turn("none 10 | red 3 oak | red 5 bird\nnone 13 | | red 2 bird", hands={"red": "1 bird"})
    play(table, "keep")
    assert table.why_not("choose red 2 bird") == "hotel.power.target"
    assert table.why_not("choose red 1 bird") == "hotel.power.target"


@pytest.mark.rule("hotel.power.order")
@pytest.mark.parametrize(
    ("back", "booked"),
    [("red 1 oak, red 3 oak", ["red 3 oak"]), ("red 3 oak, red 1 oak", ["red 1 oak"])],
)
def test_powers_act_from_the_nearest_outwards(back: str, booked: list[str]) -> None:
    choices: tuple[str | None, ...] = ("red 1 oak",) if back.startswith("red 1") else ()
    assert check(f"none 10 | {back} | ", choices)["booked"] == booked
