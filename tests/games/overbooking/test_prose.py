"""The hotel in sentences: guests are named in the reader's language, not in the notation."""

import random
import re

import pytest

import houseful
from houseful.games.overbooking.show.sentences import ask, describe, describe_case, tell_event

NOTATION = re.compile(r"\b(red|blue|green|orange) \d|\d (bird|fish|lion|oak)\b")


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl"])
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_are_told_in_one_language(language: str, players: int) -> None:
    luck = random.Random(players)
    table = houseful.deal("overbooking", players=players, seed=4)
    told: list[str] = []
    while (seat := table.turn) is not None:
        view, moves = table.view(seat), table.legal()
        told += describe(view, language)
        if view["checking"]:
            told.append(ask(view, list(map(str, moves)), language))
        told += [tell_event(event, seat, language) for event in table.play(luck.choice(moves))]
    assert not [line for line in told if _has_notation(line, language)]


def _has_notation(line: str, language: str) -> bool:
    found = NOTATION.search(line)
    return found is not None and not (language == "fr" and found[0].endswith("lion"))  # French for a lion


def test_guests_keep_colour_number_and_crest() -> None:
    event = {
        "kind": "replace",
        "seat": 0,
        "guest": "red 6 oak",
        "target": "orange 3 bird",
        "hotel": 1,
        "place": 2,
    }
    told = tell_event(event, None, "de")
    assert told == "Rot 6 Eiche nimmt den Platz von Orange 3 Vogel ein; diese Karte ist aus dem Spiel."
    drawn = {"kind": "draw", "seat": 0, "count": 2, "cards": ["1 fish", "4 lion"]}
    assert tell_event(drawn, 0, "nl") == "Je hebt 1 vis, 4 leeuw getrokken."


def test_a_real_tables_guests_are_named_too() -> None:
    answer = {"beds": 5, "beds_left": 1, "booked": ["blue 4 lion"], "turned_away": [], "discarded": []}
    assert "Blu 4 leone" in " ".join(describe_case(answer, "it"))


def test_a_crest_of_ones_own_stands_for_itself() -> None:
    event = {"kind": "leave", "seat": 1, "guest": "blue 2 red-fox", "hotel": 1}
    assert tell_event(event, None, "en").startswith("Blue 2 red-fox ")
