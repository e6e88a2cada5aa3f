"""Why something happens: every event names its rule, and its sentence says the reason, in every language."""

from typing import Any

import pytest

import houseful
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.rulebook import paragraphs
from houseful.games.overbooked import GAME, RULES
from houseful.games.overbooked.show.sentences import tell_event
from tests.games.overbooked.goldens import KINDS
from tests.games.overbooked.positions import play, solo, table_with
from tests.golden import REPLAYS


def said(events: list[dict[str, Any]], kind: str) -> list[str]:
    return [tell_event(event, 0, "en") for event in events if event["kind"] == kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_golden_game_names_a_rule_of_the_book(language: str) -> None:
    written = {paragraph.rule for paragraph in paragraphs(GAME.folder, language)}
    told = set()
    for kind in KINDS[:: 1 if language == "en" else 6]:
        table = houseful.replay((REPLAYS / "overbooked" / f"{kind.name}.log").read_text(encoding="utf-8"))
        for event in (event for events in table.history(None) for event in events):
            assert event["rule"] in RULES
            assert event["rule"] in written
            told.add((event["kind"], event.get("reason")))
            assert tell_event(event, 0, language).strip()
    if language == "en":
        assert told >= {
            ("seat", "free-seat"), ("seat", "taken-seat"), ("seat", "swap-symbol"), ("place", "within-zone"),
            ("place", "across-aisle"), ("absent", "none-left"), ("absent", "too-few"), ("draw", "moved-up"),
            ("draw", "card-removed"), ("lost", "no-voucher"), ("lost", "no-card"), ("over", "no-card"),
            ("over", "round-complete"), ("over", "solo"),
        }  # fmt: skip


@pytest.mark.rule("plane.place.displace")
@pytest.mark.rule("plane.symbol.swap")
def test_why_somebody_loses_a_seat() -> None:
    table = table_with("front-row", planes=("G..",), symbols=True)
    play(table, "take front-row")
    events = play(table, "place 1a")
    swapped = "1A: rugby player. The seat was taken: senior back to the supply, by the card's symbol."
    assert said(events, "seat")[:2] == [swapped, "1B: rugby player."]
    plain = table_with("front-row", planes=("G..",))
    play(plain, "take front-row")
    events = play(plain, "place 1a")
    assert said(events, "seat")[0] == "1A: rugby player. The seat was taken: senior overbooked and on the stairs."


@pytest.mark.rule("plane.symbol.cross")
def test_why_a_pattern_may_lie_across_an_aisle() -> None:
    table = table_with("choir", symbols=True)
    play(table, "take choir")
    assert said(play(table.copy(), "place 1b"), "place") == [
        "You placed “Choir” at 1B, across an aisle, as the card's symbol allows."
    ]
    assert said(play(table, "place 1a"), "place") == ["You placed “Choir” at 1A."]


@pytest.mark.rule("plane.place.short")
def test_why_somebody_stays_away() -> None:
    table = table_with("left-hand-family")
    table.peer().supply[0], table.peer().supply[1] = 1, 0
    gone = said(play(table, "take left-hand-family"), "absent")
    assert gone == ["Passenger 3 of “Left-hand family” (child) stays away: none of them is left in the supply."]
    events = play(table, "leave 2")
    shown = "the card shows 2 of them, the supply has 1."
    assert said(events, "absent") == [f"Passenger 2 of “Left-hand family” (lover) stays away: {shown}"]
    ended = said(events, "last-round")
    assert ended == ["One kind of passenger has run out (lovers): this round is the last."]


@pytest.mark.rule("plane.solo.pay")
def test_why_vouchers_come_and_go() -> None:
    """Two passengers are overbooked and a zone is full: both are told, though they come to nothing."""
    table = solo("front-row", difficulty="expert", plane="GY.\nGYG\nRWR\nGYG\nRWR")
    events = play(table, "take front-row", "place 1a")
    assert said(events, "zone-full") == ["Zone 1 is full for the first time: 2 vouchers."]
    told = "You: +0 vouchers, 2 left (2 paid for overbooked passengers, 2 received for full zones)."
    assert said(events, "vouchers") == [told]
    quiet = solo("front-row")
    assert said(play(quiet, "take front-row", "place 1a"), "vouchers") == []


@pytest.mark.rule("plane.symbol.plus-one")
def test_a_card_that_is_worth_a_point_says_so() -> None:
    table = table_with("gossips", symbols=True)
    told = "You took “Gossips”; its symbol is worth a point at the end."
    assert said(table.copy().play("take gossips"), "take") == [told]
    assert said(play(table_with("gossips"), "take gossips"), "take") == ["You took “Gossips”."]


@pytest.mark.rule("plane.solo.loss")
@pytest.mark.rule("plane.solo.cards")
@pytest.mark.rule("plane.solo.win")
def test_why_a_game_alone_ends() -> None:
    lost = play(solo("front-row", difficulty="expert", plane="GYG"), "take front-row", "place 1a")
    told = "The scenario is not fulfilled, and no voucher is left: you have lost."
    assert (said(lost, "lost"), lost[-1]["rule"]) == ([told], "plane.solo.loss")
    table = solo()
    table.peer().taken = 71
    (last,) = [card["card"] for card in table.view(0)["hall"]]
    events = play(table, f"remove {last}")
    assert said(events, "lost") == ["The scenario is not fulfilled, and no card is left: you have lost."]
    assert [event["rule"] for event in events if event["kind"] == "lost"] == ["plane.solo.cards"]
