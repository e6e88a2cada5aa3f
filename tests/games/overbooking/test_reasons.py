"""Why things happen: every event names its rule, its reason and the figures behind it, and sentences say so."""

from pathlib import Path
from typing import Any

import pytest

import houseful
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game
from houseful.games.overbooking.show.sentences import ask, describe, tell_event

from .drawing import every_position
from .positions import Event, last_turn, lay, legal, play, score

GAME = find_game("overbooking")
FULL = """small-only 8 | red 1 bird, blue 3 bird | blue 1 lion
    none 10 | red 2 bird, blue 2 bird | red 1 fish, blue 1 fish, red 2 fish, red 4 fish"""
LARGE_HAND = "4 bird, 5 bird, 6 bird, 4 oak, 5 oak"
LARGE_AND_SMALL = "4 bird, 5 bird, 6 bird, 4 oak, 1 oak"


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event["kind"] == kind]


def checked(text: str, *choices: str) -> list[Event]:
    """All that happens at the first hotel."""
    events = play(last_turn(text), "keep", *choices)
    return [event for event in events if event.get("hotel") == 1]


@pytest.mark.parametrize("players", [2, 4])
def test_every_event_names_a_rule_of_the_game(players: int) -> None:
    for table in every_position(players, 4):
        for seat in (0, None):
            assert all(event["rule"] in GAME.rules.ids for event in table.events(seat))


@pytest.mark.rule("hotel.book.order")
def test_bookings_say_why_it_was_that_guests_turn() -> None:
    events = checked(
        "monks-first 11 | red 4 oak, blue 4 oak | blue 1 bird, green 3 fish, red 2 fish, blue 2 lion",
        "choose red 2 fish",
        "choose blue 2 lion",
    )
    told = [(event["guest"], event["reason"], event["rank"]) for event in of_kind(events, "book")]
    assert told == [
        ("red 2 fish", "nobles", 1),
        ("blue 2 lion", "nobles", 2),
        ("blue 1 bird", "favourite", None),
        ("green 3 fish", "size", None),
    ]
    assert [event["rank"] for event in of_kind(events, "favour")] == [1, 2]


@pytest.mark.rule("hotel.power.nobles")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_nobles_guest_is_not_said_to_book_first(language: str) -> None:
    for kind in ("favour", "book"):
        told = {"kind": kind, "seat": 0, "guest": "red 2 fish", "target": "red 2 fish", "hotel": 1, "place": 1}
        told |= {"reason": "nobles", "beds_left": 4}
        first, second = (tell_event({**told, "rank": rank}, None, language) for rank in (1, 2))
        words = {"en": "first", "de": "zuerst", "fr": "en premier", "it": "per prima", "nl": "als eerste"}
        assert words[language] in first
        assert words[language] not in second.replace("the first nobles", "")


@pytest.mark.rule("hotel.power.nobles")
def test_a_second_nobles_guest_books_first_where_the_first_declined() -> None:
    events = checked("none 13 | red 4 oak, blue 4 oak | blue 2 bird, red 2 fish", "decline", "choose blue 2 bird")
    assert [event["rank"] for event in of_kind(events, "favour")] == [1]


@pytest.mark.rule("hotel.book.fit")
def test_turned_away_says_beds_needed_and_left() -> None:
    (away,) = of_kind(checked("none 13 | | red 5 oak, blue 5 oak, green 4 oak, red 2 oak"), "turn-away")
    assert (away["guest"], away["needed"], away["beds_left"]) == ("green 4 oak", 4, 3)
    assert tell_event(away, None, "en") == "Green 4 oak needs 4 beds, but only 3 are left: out of the game."


# Beds below zero


@pytest.fixture(scope="module")
def one_bed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack whose hotels have one bed each."""
    lines = GAME.standard.text.splitlines()
    text = "\n".join(
        line[: line.index("beds")] + "beds = 1, source = 'stand-in' }" if "beds =" in line else line for line in lines
    )
    file = tmp_path_factory.mktemp("packs") / "one-bed.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.rule("hotel.power.workers")
def test_a_hotel_never_has_fewer_beds_than_none(one_bed: Path) -> None:
    """Two workers at one bed: view, events, sentences and the scorer say none."""
    table = last_turn("none 13 | red 6 oak, blue 4 oak | red 1 oak, blue 1 oak", pack=one_bed)
    events = play(table, "keep")
    assert [event["beds"] for event in of_kind(events, "beds")] == [0]
    assert table.peer().beds == -2
    view = table.view(None)
    assert view["checking"]["beds"] == 0
    assert "has 0 beds" in " ".join(describe(view, "en"))
    events = play(table, "choose blue 1 oak")
    assert {event["beds_left"] for event in of_kind(events, "turn-away") if event["hotel"] == 1} == {0}
    assert score("none 1 | red 6 oak | red 1 oak")["beds"] == 0
    told = [tell_event(event, None, language) for event in events for language in LANGUAGES]
    assert not [line for line in told if "-" in line and "-2" in line]


@pytest.mark.rule("hotel.power.workers")
def test_workers_and_merchants_cancel_out_below_zero_too(one_bed: Path) -> None:
    table = last_turn("none 13 | red 6 oak, blue 2 oak | red 1 oak", pack=one_bed)
    events = [event for event in play(table, "keep") if event.get("hotel") == 1]
    assert [event["beds"] for event in of_kind(events, "beds")] == [0, 1]
    assert [event["guest"] for event in of_kind(events, "book")] == ["red 1 oak"]


# The next round


@pytest.mark.rule("hotel.round.flip")
@pytest.mark.rule("hotel.round.new")
@pytest.mark.rule("hotel.round.tiles")
def test_a_new_round_says_what_becomes_of_hotels_and_tiles() -> None:
    """Row 1 loses its back door and its tile, row 2 keeps one, row 3 gets one, row 4 had no door before."""
    text = "monks-first 8\nnone 10\nfirst-face-up 14 | red 3 bird |\n"
    events = play(last_turn(text, discarded={}), "keep")
    (round_,) = of_kind(events, "round")
    assert (round_["reason"], round_["rule"]) == ("flipped", "hotel.round.next")
    hotels = of_kind(events, "hotel")
    assert [hotel["tile_reason"] for hotel in hotels[:3]] == ["taken-away", "stays", "added"]
    assert {hotel["rule"] for hotel in hotels} == {"hotel.round.flip"}
    assert hotels[0]["sign"] == "no-back-door"
    assert tell_event(hotels[0], None, "en").endswith("The point tile is taken away.")
    later = play(last_turn("none 13", now=1), "keep")
    assert of_kind(later, "round")[0]["reason"] == "replaced"
    assert {hotel["rule"] for hotel in of_kind(later, "hotel")} == {"hotel.round.new"}
    assert "new hotel cards" in tell_event(of_kind(later, "round")[0], None, "en")


def test_a_door_that_comes_back_gets_a_tile_and_none_stays_none() -> None:
    events = play(last_turn("no-back-door 16"), "keep")
    assert of_kind(events, "hotel")[0]["tile_reason"] == "added"
    taken = play(last_turn("monks-first 8 | red 3 oak |"), "keep")
    assert of_kind(taken, "hotel")[0]["tile_reason"] == "none"


# Placing


@pytest.mark.rule("hotel.sign.first-face-up")
@pytest.mark.rule("hotel.sign.second-face-up")
def test_a_guest_laid_face_up_is_told_to_be_seen_by_all() -> None:
    for text, rule in (
        ("first-face-up 14", "hotel.sign.first-face-up"),
        ("second-face-up 9 | | blue 1 oak", "hotel.sign.second-face-up"),
    ):
        table = lay(text, hands={"red": "6 lion"})
        (event,) = play(table, "6 lion line 1")
        assert event["rule"] == rule
        for seat in (0, 1, None):
            assert "everybody sees it now" in tell_event(table.events(seat)[0], seat, "en")
    table = lay("none 10", hands={"red": "6 lion"})
    play(table, "6 lion line 1")
    assert "face down" in tell_event(table.events(0)[0], 0, "en")


@pytest.mark.rule("hotel.play.keep")
@pytest.mark.rule("hotel.hidden.passes")
@pytest.mark.parametrize(("hand", "reason"), [(LARGE_HAND, "no-place"), (LARGE_AND_SMALL, "chosen")])
def test_only_the_owner_is_told_whether_the_fifth_card_had_a_place(hand: str, reason: str) -> None:
    table = lay(FULL, players=2, turn="blue", hands={"blue": hand})
    play(table, "keep")
    mine, theirs, public = (table.events(seat)[0] for seat in (1, 0, None))
    assert mine["reason"] == reason
    assert mine["rule"] == ("hotel.play.pass" if reason == "no-place" else "hotel.play.keep")
    assert theirs == public == {"kind": "keep", "rule": "hotel.play.keep", "seat": 1, "reason": None}


@pytest.mark.rule("hotel.play.pass")
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_and_answer_of_a_forced_last_pass_say_one_thing(language: str) -> None:
    """The owner is asked to keep the fifth card because nothing has a place, and is told that this was done."""
    table = lay(FULL, players=2, turn="blue", hands={"blue": LARGE_HAND})
    asked = ask(table.view(1), legal(table), language)
    play(table, "keep")
    told, rival = (tell_event(table.events(seat)[0], seat, language) for seat in (1, 0))
    free = tell_event({"kind": "keep", "seat": 1, "reason": "chosen"}, 1, language)
    words: dict[str, Any] = {"en": "fifth", "de": "fünfte", "fr": "cinquième", "it": "quinta", "nl": "vijfde"}
    assert words[language] in asked
    assert words[language] in told
    assert len({told, free, rival}) == 3
    elsewhere = lay(FULL, players=2, turn="blue", turns=7, hands={"blue": LARGE_HAND})
    assert ask(elsewhere.view(1), legal(elsewhere), language) != asked


def test_the_hand_says_what_a_guest_is_worth() -> None:
    table = houseful.deal("overbooking", players=2, seed=1)
    (hand,) = [line for line in describe(table.view(0), "en") if line.startswith("Your hand")]
    assert "5 bird soldiers (1 coin)" in hand
    assert "1 oak monk (3 coins)" in hand
