"""Previews: what moves would bring, one at a time and several at once."""

from collections.abc import Callable

import pytest

from houseful.games import find_game
from houseful.host.messages.previews import MOST_PREVIEWS
from tests.server.support.clients import Client

Visitor = Callable[..., Client]


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_several_at_once_say_what_each_says_alone(visitor: Visitor, game: str) -> None:
    ada = visitor()
    table = ada.table(game, "me", "me")["table"]["id"]
    state = ada.get(f"/api/tables/{table}/state")
    moves = state["legal"][:5]
    told = ada.post(f"/api/tables/{table}/previews", moves=moves)
    assert told["ply"] == state["ply"]
    assert [one["move"] for one in told["previews"]] == moves
    for one in told["previews"]:
        alone = ada.post(f"/api/tables/{table}/preview", move=one["move"])
        assert [alone[field] for field in ("gains", "certain", "portions")] == [
            one[field] for field in ("gains", "certain", "portions")
        ]
        for gain, before, after in zip(alone["gains"], alone["before"], alone["after"], strict=True):
            assert gain["total"] == sum(after.values()) - sum(before.values())
            assert gain["lines"] == {line: after[line] - before[line] for line in after if after[line] != before[line]}


def test_totals_are_sums_of_the_lines_that_one_sees(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.table("overbooking", "me", "random")["table"]["id"]
    seen = []
    while (state := ada.get(f"/api/tables/{table}/state"))["table"]["stage"] != "over":
        assert state["totals"] == [sum(seat["score"].values()) for seat in state["view"]["seats"]]
        seen += state["totals"]
        if state["legal"]:
            ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])
    assert any(seen)


def test_serving_a_table_says_who_pays_for_what(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.table("oktoberfest", "me", "me")["table"]["id"]
    serving: list[str] = []
    while not serving:
        state = ada.get(f"/api/tables/{table}/state")
        serving = [move for move in state["legal"] if move.startswith("serve")]
        if not serving:
            ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])
    move = serving[0]
    food = state["view"]["tables"][int(move.split()[1]) - 1]["food"]
    bill = ada.post(f"/api/tables/{table}/preview", move=move)["portions"]
    assert [portion["wanted"] for portion in bill] == [kind for kind, count in food.items() for _ in range(count)]
    assert all(portion["giver"] or portion["cards"] for portion in bill)


def test_an_illegal_move_among_them_is_refused_with_its_rule(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.table("overbooking", "me", "me")["table"]["id"]
    legal = ada.get(f"/api/tables/{table}/state")["legal"]
    refused = ada.post(f"/api/tables/{table}/previews", 422, moves=[legal[0], "keep"])
    assert refused["rule"].startswith("hotel.")


@pytest.mark.parametrize("moves", [[], ["keep"] * (MOST_PREVIEWS + 1)], ids=["none", "too many"])
def test_there_are_limits(visitor: Visitor, moves: list[str]) -> None:
    ada = visitor()
    table = ada.table("overbooking", "me", "me")["table"]["id"]
    assert ada.post(f"/api/tables/{table}/previews", 400, moves=moves)["error"] == "server-message"


@pytest.mark.parametrize("game", ["overbooked", "oktoberfest"])
def test_the_story_calls_people_by_their_names(visitor: Visitor, game: str) -> None:
    ada = visitor("Ada")
    table = ada.table(game, "me", "me")["table"]["id"]
    state = ada.get(f"/api/tables/{table}/state")
    ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])
    stranger = visitor("Bo")
    told = stranger.get(f"/api/tables/{table}/prose", since=0)["chapters"]
    name = f"Ada {state['turn'] + 1}"  # both seats are hers
    assert any(line.startswith(name) for chapter in told for line in chapter["lines"]), told
    mine = ada.get(f"/api/tables/{table}/prose", since=0, seat=state["turn"])["chapters"]
    assert any(line.startswith("You") for chapter in mine for line in chapter["lines"]), mine


@pytest.mark.parametrize("game", ["overbooking", "overbooked", "oktoberfest"])
def test_each_line_of_the_story_names_the_rule_behind_it(visitor: Visitor, game: str) -> None:
    ada = visitor("Ada")
    table = ada.table(game, "me", "me")["table"]["id"]
    state = ada.get(f"/api/tables/{table}/state")
    ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=state["legal"][0])
    (told,) = ada.get(f"/api/tables/{table}/prose", since=0)["chapters"]
    (entry,) = ada.get(f"/api/tables/{table}/state", since=0)["events"]
    assert len(told["rules"]) == len(told["lines"]) > 0
    assert told["rules"] == [event["rule"] for event in entry["events"]]
    assert set(told["rules"]) <= set(find_game(game).rules.ids)


def test_a_move_that_was_taken_back_follows_from_no_rule(visitor: Visitor) -> None:
    ada = visitor("Ada")
    table = ada.table("overbooking", "me", "me")["table"]["id"]
    state = ada.get(f"/api/tables/{table}/state")
    hidden = next(move for move in state["legal"] if "line" in move)
    ply = ada.post(f"/api/tables/{table}/moves", ply=state["ply"], move=hidden)["ply"]
    ada.post(f"/api/tables/{table}/undo", ply=ply)
    undone = ada.get(f"/api/tables/{table}/prose", since=ply)["chapters"][-1]
    assert len(undone["lines"]) == 1
    assert undone["rules"] == [None]
