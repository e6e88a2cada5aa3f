"""`houseful score` for festivals: the contract's example, and every mistake with its place."""

import copy
from typing import Any

import pytest

import houseful
from houseful.core.text.i18n import has
from houseful.games.oktoberfest import GAME

from .positions import festival_case

EXAMPLE: dict[str, Any] = {
    "game": "oktoberfest",
    "festival": [["gh rb / yh bb", "bh bh / gb rh"], ["gb gb / rh rh"]],
    "players": [
        {
            "tables": 2,
            "coins": 1,
            "heroes": ["Erich", "Klaus"],
            "objective_a": "green braids alternating",
            "objective_b": "blue",
        },
        {"tables": 1, "coins": 0, "heroes": [], "objective_a": "red hats colours", "objective_b": "yellow"},
    ],
}


def test_the_example_of_the_contract() -> None:
    answer = houseful.score(EXAMPLE)
    first, second = answer["players"]
    names = ["vp-cards", "heroes", "coins", "objective-a", "objective-b", "hero-bonus"]
    assert list(first["lines"]) == names
    assert first["lines"]["vp-cards"] == 2
    assert first["lines"]["coins"] == 1
    assert first["lines"]["objective-a"] == 2
    assert first["lines"]["objective-b"] == 1
    assert first["lines"]["hero-bonus"] == 2
    assert second["lines"] == dict(zip(names, [1, 0, 0, 4, 0, 0], strict=True))
    assert first["total"] == sum(first["lines"].values())
    assert answer["winners"] == [0]
    assert [player["rank"] for player in answer["players"]] == [1, 2]


def test_heroes_are_found_without_accents_and_capitals() -> None:
    wanted = houseful.score(festival_case("gh gh", heroes=["Mathäus"]))
    for name in ("mathaus", "MATHÄUS", " Mathaus "):
        assert houseful.score(festival_case("gh gh", heroes=[name])) == wanted


def test_all_that_there_is_may_lie_with_one_player_or_be_shared() -> None:
    many = festival_case(*["gh gh gh gh gh gh gh gh"] * 3, tables=12, coins=9)
    assert houseful.score(many)["players"][0]["lines"]["vp-cards"] == 12
    shared = festival_case(tables=5, coins=4)
    shared["players"][1] |= {"tables": 7, "coins": 5}
    assert [player["lines"]["coins"] for player in houseful.score(shared)["players"]] == [4, 5]


def test_tables_need_not_match_the_festival() -> None:
    assert houseful.score(festival_case("gh gh gh gh", tables=1))["players"][0]["lines"]["vp-cards"] == 1


@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "nl"])
@pytest.mark.parametrize("fault", ["tables", "coins", "hero", "colour"])
def test_more_than_there_is_has_words_in_every_language(fault: str, language: str) -> None:
    assert has(f"fault-tent-{fault}", language)


def test_empty_festivals_and_missing_coins_and_heroes_are_fine() -> None:
    player = {"tables": 0, "objective_a": "red hats colours", "objective_b": "blue"}
    answer = houseful.score({"game": "oktoberfest", "festival": [], "players": [player, player]})
    assert answer["winners"] == [0, 1]


def test_another_pack_scores_with_its_own_coins_heroes_and_runs() -> None:
    text = GAME.standard.text.replace("2 = 1, 4 = 3", "2 = 9, 4 = 3").replace(
        "worth = 2\npoints = 1", "worth = 2\npoints = 3"
    )
    pack = GAME.read_pack(text.replace('name = "Erich"', 'name = "Otto"'))
    case = festival_case("bh bh rh rh", coins=2, heroes=["Otto"])
    lines = houseful.score(case, pack=pack)["players"][0]["lines"]
    assert (lines["objective-b"], lines["coins"]) == (9, 6)
    with pytest.raises(ValueError, match="Otto"):
        houseful.score(case)


MISTAKES: list[tuple[list[Any], Any, str]] = [
    (["festival", 0, 0], "gh rb yh bb", "festival/1/1"),
    (["festival", 0, 1], "gh rb / yh", "festival/1/2"),
    (["festival", 0, 0], "gh rb / yh xx", "festival/1/1"),
    (["festival", 0, 0], "gh rb / yh bb / gh gh", "festival/1/1"),
    (["festival", 0, 0], 7, "festival/1/1"),
    (["festival", 1], "gh rb / yh bb", "festival/2"),
    (["festival", 0], ["gh gh / gh gh"] * 5, "festival/1"),
    (["festival"], [[], [], [], []], "festival"),
    (["festival"], None, "festival"),
    (["players", 0, "tables"], -1, "players/1/tables"),
    (["players", 0, "tables"], 13, "players/1/tables"),
    (["players", 0, "tables"], 1.5, "players/1/tables"),
    (["players", 0, "tables"], True, "players/1/tables"),
    (["players", 1, "coins"], 10, "players/2/coins"),
    (["players", 0, "heroes"], ["Erich", "erich"], "players/1/heroes/2"),
    (["players", 0, "heroes"], ["Nobody"], "players/1/heroes/1"),
    (["players", 0, "heroes"], "Erich", "players/1/heroes"),
    (["players", 1, "heroes"], ["Anton", "erich"], "players/2/heroes/2.*Erich already works"),
    (["players", 1, "coins"], 9, "players/2/coins.*10 coin cards"),
    (["players", 1, "tables"], 11, "players/2/tables.*13 tables"),
    (["players", 0, "objective_b"], "green", "players/1/objective_b.*one colour"),
    (["players", 1, "objective_b"], "red", "players/2/objective_b.*one colour"),
    (["players", 0, "objective_a"], "green braids", "players/1/objective_a"),
    (["players", 0, "objective_a"], "green braids hats", "players/1/objective_a"),
    (["players", 0, "objective_a"], "pink hats colours", "players/1/objective_a"),
    (["players", 0, "objective_a"], 3, "players/1/objective_a"),
    (["players", 1, "objective_b"], "pink", "players/2/objective_b"),
    (["players", 0, "hat"], 1, "players/1"),
    (["players"], [], "players"),
    (["options"], {"series": "none"}, "options/series"),
    (["options"], {"events": 1}, "options"),
    (["tables"], 3, "tables"),
]


@pytest.mark.parametrize(("way", "value", "place"), MISTAKES, ids=[f"{m[0]}={m[1]}"[:60] for m in MISTAKES])
def test_a_mistake_is_named_with_its_place(way: list[Any], value: Any, place: str) -> None:
    case = copy.deepcopy(EXAMPLE)
    at: Any = case
    for step in way[:-1]:
        at = at[step]
    at[way[-1]] = value
    with pytest.raises(ValueError, match=place):
        houseful.score(case)


@pytest.mark.parametrize("name", ["tables", "objective_a", "objective_b"])
def test_what_is_missing_is_named(name: str) -> None:
    case = copy.deepcopy(EXAMPLE)
    del case["players"][1][name]
    with pytest.raises(ValueError, match=f"players/2.*{name}"):
        houseful.score(case)
