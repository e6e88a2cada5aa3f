"""The guide at a table: a step for every move of the others, for every guest, and before every decision."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import houseful
from houseful.games import find_game
from tests.server.support.clients import Client

Arrive = Callable[[str], Client]
Json = dict[str, Any]
FIRST = {"overbooking": {"bonus": "none"}, "overbooked": {"events": 0}, "oktoberfest": {}}


def decisions(ada: Client, game: str, language: str = "en") -> Iterator[tuple[Json, Json]]:
    """A whole game against a bot: the state and the guide before each of one's decisions, and at the end."""
    path = f"/api/tables/{ada.table(game, 'me', 'random', options=FIRST[game])['table']['id']}"
    luck, since = random.Random(4), 0
    while True:
        state = ada.get(f"{path}/state", since=since)
        over = state["table"]["stage"] == "over"
        if state["legal"] or over:
            yield state, ada.get(f"{path}/guide", language=language)
        if over:
            return
        if state["legal"]:
            since = state["ply"]
            ada.post(f"{path}/moves", ply=since, move=luck.choice(state["legal"]))
        else:
            time.sleep(0.005)


@pytest.mark.parametrize("game", houseful.games())
def test_a_guided_game_is_explained_to_its_end(visitor: Arrive, game: str) -> None:
    definition = find_game(game)
    guide, rules = definition.presentation.guide, set(definition.rules.ids)
    pieces = {
        kind.__annotations__["kind"].__args__[0]: kind for kind in definition.presentation.story.piece_type.__args__
    }
    moved = False
    for state, answer in decisions(visitor("Ada"), game):
        steps = answer["steps"]
        assert answer["ply"] == state["ply"]
        assert {step["rule"] for step in steps} <= rules
        assert all(step["said"] and step["seat"] is not None for step in steps if step["event"] is not None)
        for piece in (piece for step in steps for piece in step["pieces"]):
            assert msgspec.convert(piece, pieces[piece["kind"]], strict=True) == piece
        theirs = [line for line in state["events"] if line["seat"] != 0]
        for line in theirs:
            heard = {
                line["events"][step["event"]]["kind"] for step in steps if step["ply"] == line["ply"] and step["said"]
            }
            assert heard >= {event["kind"] for event in line["events"]} - guide.silent
        assert [step["about"] for step in steps].count("aim") == (not moved)
        moved = True
        asked = [step["about"] for step in steps if step["said"] is None and step["about"] != "aim"]
        assert asked
        assert set(asked) == {"end" if state["table"]["stage"] == "over" else "now"}
        assert [step["ply"] for step in steps] == sorted(step["ply"] for step in steps)


def test_each_guest_is_booked_or_sent_away_with_its_reason(visitor: Arrive) -> None:
    fates: list[Json] = []
    for state, answer in decisions(visitor("Ada"), "overbooking"):
        steps = [step for step in answer["steps"] if step["about"] == "fate"]
        lines = {line["ply"]: line["events"] for line in state["events"]}
        for step in steps:
            event = lines[step["ply"]][step["event"]]
            assert step["rule"] == event["rule"]
            if event["kind"] in ("book", "turn-away"):
                assert [piece["number"] for piece in step["pieces"]] == [int(event["guest"].split()[1])]
        if steps:
            checked = {step["ply"] for step in steps}
            decided = [event for ply in checked for event in lines[ply] if event["kind"] in ("book", "turn-away")]
            told = [step for step in steps if step["key"] in ("hotel-guide-did-book", "hotel-guide-did-turn-away")]
            assert len(told) == len(decided)
        fates += steps
        if state["view"]["round"] > 2:
            break
    assert {"hotel-guide-did-book", "hotel-guide-did-turn-away", "hotel-guide-did-reveal"} <= {
        one["key"] for one in fates
    }


def test_the_guide_speaks_the_language_asked_for_and_names_people(visitor: Arrive) -> None:
    for number, (_, answer) in enumerate(decisions(visitor("Ada"), "overbooking", "de")):
        said = " ".join(step["said"] or step["text"] for step in answer["steps"])
        if number == 0:
            assert "Deine Karten sind Gruppen von Gästen" in said
        if number:
            assert "Neulingsbot" in said or "Bot" in said
            return


def test_others_and_tables_that_wait_have_no_guide_to_a_decision(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    waiting = f"/api/tables/{ada.table('overbooking', 'me', 'open')['table']['id']}"
    assert ada.get(f"{waiting}/guide")["steps"] == []
    path = f"/api/tables/{ada.table('overbooked', 'me', 'me')['table']['id']}"
    assert ada.get(f"{path}/guide")["steps"]
    assert eve.get(f"{path}/guide")["steps"] == []
    eve.get(f"{path}/guide", 403, seat=0)


def test_what_was_taken_back_is_not_explained(visitor: Arrive) -> None:
    ada = visitor("Ada")
    path = f"/api/tables/{ada.table('overbooked', 'me', 'me')['table']['id']}"
    state = ada.get(f"{path}/state")
    seat = state["turn"]
    state = ada.post(f"{path}/moves", ply=0, move=state["legal"][0])
    ada.post(f"{path}/undo", ply=state["ply"])
    steps = ada.get(f"{path}/guide", seat=seat)["steps"]
    assert {step["about"] for step in steps} == {"aim", "now"}
