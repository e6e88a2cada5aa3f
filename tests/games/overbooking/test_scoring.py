"""The final scoring line by line, ties and shared wins."""

from typing import Any

import pytest

import houseful

from .drawing import wander
from .positions import CRESTS, last_turn, play
from .second_implementation import score_end


def score(bonus: str, *players: tuple[str, int]) -> dict[str, Any]:
    """Score collections written as `1 bird, 2 fish` and tiles."""
    rows = [{"guests": [card for card in cards.split(", ") if card], "tiles": tiles} for cards, tiles in players]
    return houseful.score({"game": "overbooking", "bonus": bonus, "players": rows})


def lines(bonus: str, cards: str, tiles: int = 0) -> dict[str, int]:
    found: dict[str, int] = score(bonus, (cards, tiles))["players"][0]["lines"]
    return found


def some_of(crest: str, count: int) -> str:
    return ", ".join(f"{number} {crest}" for number in range(1, count + 1))


@pytest.mark.rule("hotel.score.coins")
@pytest.mark.parametrize(("number", "coins"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
@pytest.mark.parametrize("crest", CRESTS)
def test_coins_of_each_guest(number: int, crest: str, coins: int) -> None:
    assert lines("none", f"{number} {crest}") == {"coins": coins, "tiles": 0, "crests": 0}


@pytest.mark.rule("hotel.score.coins")
def test_coins_add_up_and_nothing_scores_nothing() -> None:
    assert lines("none", "1 bird, 2 fish, 3 oak, 6 lion")["coins"] == 3 + 3 + 2 + 1
    assert lines("expert", "") == {"coins": 0, "tiles": 0, "crests": 0}


@pytest.mark.rule("hotel.score.tiles")
@pytest.mark.parametrize("tiles", [0, 1, 7])
def test_each_tile_is_a_point(tiles: int) -> None:
    assert lines("expert", "", tiles)["tiles"] == tiles


@pytest.mark.rule("hotel.score.crests")
@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        ("none", [0, 0, 0, 0, 0, 0, 0]),
        ("beginner", [0, 0, 0, 0, 2, 4, 6]),
        ("expert", [0, 0, 0, 0, 2, 5, 10]),
    ],
)
def test_bonus_of_each_set(bonus: str, points: list[int]) -> None:
    for crest in CRESTS:
        assert [lines(bonus, some_of(crest, count))["crests"] for count in range(7)] == points


@pytest.mark.rule("hotel.score.crests")
def test_each_crest_scores_its_own_best_set() -> None:
    cards = ", ".join([some_of("bird", 6), some_of("fish", 5), some_of("lion", 4), some_of("oak", 3)])
    assert lines("expert", cards)["crests"] == 10 + 5 + 2
    assert lines("beginner", cards)["crests"] == 6 + 4 + 2


@pytest.mark.rule("hotel.score.crests")
def test_size_of_the_crest_does_not_matter() -> None:
    assert lines("expert", "1 bird, 2 bird, 5 bird, 6 bird")["crests"] == 2
    assert lines("expert", "3 bird, 4 bird, 5 bird, 6 bird")["crests"] == 2


@pytest.mark.rule("hotel.score.tie")
def test_highest_total_wins_whatever_its_coins() -> None:
    answer = score("none", ("1 bird, 2 bird", 0), ("5 bird", 6))
    assert [player["total"] for player in answer["players"]] == [6, 7]
    assert answer["winners"] == [1]


@pytest.mark.rule("hotel.score.tie")
def test_tie_goes_to_more_three_coin_guests() -> None:
    answer = score("none", ("1 bird", 3), ("1 bird, 2 bird", 0), ("3 oak, 4 oak, 3 fish", 0))
    assert [player["total"] for player in answer["players"]] == [6, 6, 6]
    assert answer["winners"] == [1]
    assert [player["rank"] for player in answer["players"]] == [2, 1, 3]


@pytest.mark.rule("hotel.score.tie")
def test_equal_in_both_share_the_win() -> None:
    answer = score("none", ("1 bird", 2), ("2 oak", 2), ("5 oak", 0))
    assert answer["winners"] == [0, 1]
    assert [player["rank"] for player in answer["players"]] == [1, 1, 3]


@pytest.mark.rule("hotel.score.tie")
def test_a_tie_below_the_top_changes_no_winner() -> None:
    answer = score("none", ("", 9), ("1 bird", 2), ("1 oak, 5 oak, 6 oak", 0))
    assert answer["winners"] == [0]
    assert [player["rank"] for player in answer["players"]] == [1, 2, 2]


@pytest.mark.rule("hotel.score.tie")
@pytest.mark.parametrize(
    ("blue", "winners"),
    [("3 oak, 4 oak, 3 fish", [0]), ("1 oak, 2 oak", [0, 1]), ("1 oak, 2 oak, 5 oak", [1])],
)
def test_the_same_at_the_end_of_a_game(blue: str, winners: list[int]) -> None:
    table = last_turn("none 10", players=2, turn="blue", now=3, booked={"red": "1 bird, 2 bird", "blue": blue})
    assert table.winners() == []
    play(table, "keep")
    assert table.over
    assert table.winners() == winners


@pytest.mark.rule("hotel.score.end")
@pytest.mark.parametrize("bonus", ["none", "beginner", "expert"])
@pytest.mark.parametrize("seed", range(8))
def test_finished_games_score_what_lies_on_the_table(bonus: str, seed: int) -> None:
    table = houseful.deal("overbooking", players=2 + seed % 3, seed=seed, bonus=bonus)
    wander(table, 1000, seed)
    view = table.view(None)
    expected = score_end(bonus, [(seat["booked"], seat["tiles"]) for seat in view["seats"]])
    assert table.result() == expected
    assert table.winners() == expected["winners"]
    assert [seat["score"] for seat in view["seats"]] == [player["lines"] for player in expected["players"]]


def test_the_view_tells_the_coins_on_every_card() -> None:
    coins = houseful.deal("overbooking", players=2, seed=1).view(None)["coins"]
    assert coins == {crest: [3, 3, 2, 2, 1, 1] for crest in CRESTS}


@pytest.mark.rule("hotel.score.crests")
@pytest.mark.parametrize("bonus", ["none", "beginner", "expert"])
def test_the_view_tells_which_crests_earn_their_bonus(bonus: str) -> None:
    table = houseful.deal("overbooking", players=2, seed=5, bonus=bonus)
    wander(table, 200, seed=5)
    assert any(seat["sets"] for seat in table.view(None)["seats"]) == (bonus != "none")
    for seat in table.view(None)["seats"]:
        assert sum(seat["sets"].values()) == seat["score"].get("crests", 0)
