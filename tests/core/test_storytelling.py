"""What happened in few sentences: events that belong together, in every language, for every game."""

import random

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.storytelling import gathered, tell
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.people import people_named
from houseful.games import NAMES, find_game

ABSENT = {"kind": "absent", "rule": "plane.place.short", "seat": 1, "card": "double-date", "reason": "none-left"}
SEATED = {"kind": "seat", "rule": "plane.place.board", "seat": 1, "reason": "free-seat"}


def told(game: str, events: list[dict[str, object]], me: int | None = None, language: str = "en") -> list[str]:
    shown = find_game(game).presentation
    pack = find_game(game).standard
    return [line.text for line in tell(shown.story, shown.describe_event, pack, events, me, language)]


def test_events_in_a_row_are_gathered_in_their_order() -> None:
    events = [{"kind": kind} for kind in "aabaccx"]
    alike = {"a": 1, "c": 2}
    groups = gathered(lambda event: alike.get(event["kind"]), events)
    assert ["".join(event["kind"] for event in group) for group in groups] == ["aa", "b", "a", "cc", "x"]


def test_passengers_who_stay_away_are_one_sentence() -> None:
    away = [{**ABSENT, "number": n, "passenger": letter, "wanted": 2, "left": 0} for n, letter in enumerate("RRW", 1)]
    assert told("overbooked", away) == [
        "3 passengers of “Double date” do not turn up (2 lovers, 1 child): none of them is left in the supply."
    ]
    assert len(told("overbooked", away[:1])) == 1


def test_a_card_seats_everybody_in_one_sentence_and_says_who_had_to_go() -> None:
    free = {"displaced": None, "goes_to": None}
    seated = [
        {**SEATED, "passenger": "R", "place": "1a", **free},
        {**SEATED, "passenger": "W", "place": "1b", "displaced": "B", "goes_to": "stairs"},
    ]
    line = "Seated: 1A lover, 1B child. Overbooked and on the stairs: 1 rugby player."
    assert told("overbooked", seated) == [line]


def test_a_hotel_opens_its_doors_in_one_sentence_that_names_people() -> None:
    turned = {"kind": "reveal", "rule": "hotel.check.reveal", "hotel": 2, "reveals": True}
    events = [
        {**turned, "seat": 0, "guest": "red 3 bird", "side": "line", "place": 1},
        {**turned, "seat": 1, "guest": "blue 5 oak", "side": "back", "place": 1},
    ]
    with people_named(["Ada", "Bo"]):
        (line,) = told("overbooking", events, me=0)
    assert line == "Hotel 2 opens its doors. Line: 3 bird maids (You). Back door: 5 oak soldiers (Bo)."
    assert "Red 3 bird" in told("overbooking", events)[0]


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_told_in_every_language(name: str) -> None:
    luck = random.Random(4)
    for seed in range(2 if INTERPRETED else 3):
        table = houseful.deal(name, seed=seed, players=2)
        shown = table.definition.presentation
        while not table.over:
            table.play(luck.choice(table.legal()))
            events = table.events(0)
            for language in LANGUAGES:
                lines = tell(shown.story, shown.describe_event, table.pack, events, 0, language)
                assert 0 < len(lines) <= len(events) or not events
                assert all(line.text and "{" not in line.text for line in lines)
        assert {event["kind"] for event in table.events(None)} & shown.story.final
