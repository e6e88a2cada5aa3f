"""`houseful arena`: the answer of the contract, and how many bots a game takes."""

from typing import Any


def test_arena_answers_as_the_contract_says(houseful: Any) -> None:
    words = ["arena", "overbooking", "--bots", "random,random", "--games", 6, "--json"]
    answer = houseful(*words).json()
    assert list(answer) == ["game", "games", "bots"]
    assert (answer["game"], answer["games"]) == ("overbooking", 6)
    for bot in answer["bots"]:
        assert list(bot) == ["name", "win_rate", "ci95", "mean_score", "ms_per_move"]
        assert bot["name"] == "random"
        assert 0 <= bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1] <= 1
    assert abs(sum(bot["win_rate"] for bot in answer["bots"]) - 1) < 1e-3
    assert "random: wins" in houseful(*words[:-1]).out


def test_too_many_bots_for_a_game_are_counted(houseful: Any) -> None:
    words = ["arena", "oktoberfest", "--bots", "random,greedy,novice", "--games", "2"]
    assert houseful(*words).err == "houseful: --bots: expected exactly two names, found 3.\n"
    words = ["arena", "overbooking", "--bots", "random", "--games", "2"]
    assert "two to 4 names, found 1" in houseful(*words).err
