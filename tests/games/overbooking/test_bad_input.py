"""What houseful.score refuses, and that it says where."""

import copy
from typing import Any

import pytest

import houseful

HOTEL: dict[str, Any] = {
    "game": "overbooking",
    "hotel": {"beds": 15, "rule": "two-crests"},
    "back": ["orange 4 lion", "blue 1 oak"],
    "line": ["orange 3 bird", "green 6 fish"],
    "choices": ["orange 3 bird"],
}
END: dict[str, Any] = {
    "game": "overbooking",
    "bonus": "expert",
    "players": [{"guests": ["1 bird", "6 fish"], "tiles": 3}, {"guests": [], "tiles": 0}],
}


def changed(case: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    """The case with one value changed."""
    case = copy.deepcopy(case)
    inner: Any = case
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return case


def without(case: dict[str, Any], *path: str | int) -> dict[str, Any]:
    """The case with one value left out."""
    case = copy.deepcopy(case)
    inner: Any = case
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return case


def complaint(case: Any) -> str:
    with pytest.raises(ValueError, match=r".") as error:
        houseful.score(case)
    text = str(error.value)
    assert "\n" not in text
    return text


@pytest.mark.rule("hotel.book.order")
def test_the_cases_below_are_good_until_they_are_spoilt() -> None:
    assert houseful.score(HOTEL)["beds"] == 15
    assert houseful.score(END)["winners"] == [0]


@pytest.mark.parametrize(
    "case", [None, [], "", 3, 1.5, {}, {"game": None}, {"game": "hotel"}, {"game": ["overbooking"]}]
)
def test_not_a_case_at_all(case: Any) -> None:
    complaint(case)


@pytest.mark.parametrize(
    ("case", "place"),
    [
        (changed(HOTEL, "colour", to=1), "colour"),
        (changed(HOTEL, "hotel", "stars", to=5), "hotel"),
        (changed(END, "colour", to=1), "colour"),
        (changed(END, "players", 1, "coins", to=5), "players/2"),
        (without(HOTEL, "hotel", "beds"), "hotel"),
        (without(HOTEL, "hotel", "rule"), "hotel"),
        (without(END, "players"), "players"),
        (without(END, "players", 1, "guests"), "players/2"),
    ],
)
def test_unknown_and_missing_keys(case: dict[str, Any], place: str) -> None:
    assert place in complaint(case)


@pytest.mark.parametrize("beds", [-1, -(10**30), 10**6, 10**30, 1.5, 15.0, "15", None, True, [], {}])
def test_beds_that_are_no_number_of_beds(beds: Any) -> None:
    assert "hotel/beds" in complaint(changed(HOTEL, "hotel", "beds", to=beds))


@pytest.mark.parametrize("rule", ["", "monks", "NONE", 3, None, [], True])
def test_unknown_rules(rule: Any) -> None:
    assert "hotel/rule" in complaint(changed(HOTEL, "hotel", "rule", to=rule))


@pytest.mark.parametrize("value", [None, 3, "none", [], True])
def test_a_hotel_that_is_none(value: Any) -> None:
    assert "hotel" in complaint(changed(HOTEL, "hotel", to=value))


@pytest.mark.parametrize(
    "guest",
    [
        "",
        "orange",
        "3 bird",
        "pink 3 bird",
        "orange 0 bird",
        "orange 7 bird",
        "orange 3 dog",
        "orange 3 bird bird",
        "orange -3 bird",
        "x" * 10**5,
        "orange 3\nbird x",
        3,
        None,
        True,
        [],
        {},
    ],
)
@pytest.mark.parametrize("side", ["line", "back"])
def test_unknown_guests(side: str, guest: Any) -> None:
    text = complaint(changed(HOTEL, side, 1, to=guest))
    assert f"{side}/2" in text
    assert len(text) < 500


@pytest.mark.parametrize("value", ["orange 3 bird", 3, {}, True])
@pytest.mark.parametrize("side", ["line", "back", "choices"])
def test_lists_that_are_none(side: str, value: Any) -> None:
    assert side in complaint(changed(HOTEL, side, to=value))


def test_the_same_guest_twice_at_one_hotel() -> None:
    assert "line/2" in complaint(changed(HOTEL, "line", 1, to="orange 3 bird"))
    assert "back/2" in complaint(changed(HOTEL, "back", 1, to="orange 4 lion"))
    assert "line/2" in complaint(changed(HOTEL, "line", 1, to="blue 1 oak"))


def test_three_at_the_back_door() -> None:
    assert "back" in complaint(changed(HOTEL, "back", to=["red 1 oak", "red 2 oak", "red 6 oak"]))


@pytest.mark.rule("hotel.sign.no-back-door")
def test_nobody_waits_at_a_back_door_that_is_not_there() -> None:
    case = changed(without(HOTEL, "choices"), "hotel", "rule", to="no-back-door")
    assert complaint(case) == "back: this hotel has no back door, so nobody can wait there."
    assert houseful.score(changed(case, "back", to=[]))["beds"] == 15
    assert houseful.score(without(case, "back"))["beds"] == 15


@pytest.mark.rule("hotel.power.choice")
@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ([], "choices"),
        (["orange 3 bird", None], "choices/2"),
        (["orange 3 bird", "orange 3 bird"], "choices/2"),
        ([3], "choices/1"),
        (["nobody"], "choices/1"),
        ([True], "choices/1"),
        ([["orange 3 bird"]], "choices/1"),
    ],
)
def test_missing_superfluous_and_senseless_choices(choices: list[Any], place: str) -> None:
    assert place in complaint(changed(HOTEL, "choices", to=choices))


@pytest.mark.rule("hotel.power.choice")
def test_choices_left_out_where_one_is_due() -> None:
    assert "choices" in complaint(without(HOTEL, "choices"))


@pytest.mark.rule("hotel.power.target")
@pytest.mark.parametrize(
    ("back", "choice"),
    [
        ("orange 4 lion", "green 6 fish"),
        ("orange 4 lion", "orange 4 lion"),
        ("orange 4 lion", "orange 5 oak"),
        ("orange 3 lion", "green 6 fish"),
        ("orange 5 lion", "orange 3 bird"),
    ],
)
def test_targets_that_are_not_allowed(back: str, choice: str) -> None:
    case = changed(changed(HOTEL, "back", to=[back]), "choices", to=[choice])
    assert "choices/1" in complaint(case)


@pytest.mark.rule("hotel.power.choice")
@pytest.mark.parametrize("back", [[], ["red 1 oak"], ["red 2 oak"], ["red 3 oak"], ["red 4 oak"], ["red 6 oak"]])
def test_a_choice_for_a_power_without_one_is_superfluous(back: list[str]) -> None:
    assert "choices/1" in complaint(changed(changed(HOTEL, "back", to=back), "choices", to=[None]))


@pytest.mark.parametrize("tiles", [-1, 10**9, 10**40, 1.0, "3", None, True, []])
def test_tiles_that_are_no_number_of_tiles(tiles: Any) -> None:
    assert "players/1/tiles" in complaint(changed(END, "players", 0, "tiles", to=tiles))


@pytest.mark.parametrize("bonus", ["", "Expert", "hard", 2, True, None, []])
def test_unknown_bonus(bonus: Any) -> None:
    assert "bonus" in complaint(changed(END, "bonus", to=bonus))


@pytest.mark.parametrize("card", ["", "1", "7 bird", "1 dog", "red 1 bird", 1, None, [], "1 bird 1 bird"])
def test_unknown_cards(card: Any) -> None:
    assert "players/1/guests/2" in complaint(changed(END, "players", 0, "guests", 1, to=card))


def test_the_same_guest_twice_in_one_collection_but_not_in_two() -> None:
    assert "players/1/guests/2" in complaint(changed(END, "players", 0, "guests", 1, to="1 bird"))
    shared = changed(END, "players", 1, "guests", to=["1 bird"])
    assert houseful.score(shared)["players"][1]["lines"]["coins"] == 3


@pytest.mark.parametrize("players", [[], None, 3, {}, [3], [None], [{}] * 5])
def test_players_that_are_none(players: Any) -> None:
    assert "players" in complaint(changed(END, "players", to=players))
