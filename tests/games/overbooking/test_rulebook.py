"""The rulebook of the hotel: names before their use, tables and drawings, stand-ins marked, in every language."""

import re
import tomllib

import pytest

import houseful
from houseful.core.text.i18n import LANGUAGES, say
from houseful.core.text.rulebook import paragraphs, rulebook_text
from houseful.games import find_game
from houseful.games.overbooking.box import KINDS

GAME = find_game("overbooking")
PICTURE = re.compile(r"^!\[(?P<caption>[^]]+)\]\((?P<kind>table|drawing):(?P<name>[a-z]+)\)$", re.M)
DRAWINGS = tomllib.loads((GAME.folder / "rules" / "drawings.toml").read_text(encoding="utf-8"))
STAND_INS = {
    "en": "stand-ins",
    "de": "Ersatzwerte",
    "fr": "valeurs de remplacement",
    "it": "valori sostitutivi",
    "nl": "vervangers",
}
# The two sides of a hotel card are known, the last in the round's order may keep a card, and beds change first.
SAID = {
    "en": ("eight hotel cards", "last in the order of this round", "beds added or taken away", "coins are what"),
    "de": (
        "acht Hotelkarten",
        "in der Reihenfolge dieser Runde",
        "Betten hinzugekommen oder weggefallen",
        "Die Münzen sagen",
    ),
    "fr": ("huit cartes Hôtel", "dans l'ordre de cette manche", "les lits ajoutés ou retirés", "Les pièces disent"),
    "it": ("otto carte hotel", "nell'ordine di questo round", "posti letto aggiunti o tolti", "Le monete dicono"),
    "nl": ("acht hotelkaarten", "in de volgorde van deze ronde", "bedden bijgekomen of weggehaald", "De munten zeggen"),
}
WHERE = ("hotel.hidden.faces", "hotel.play.keep", "hotel.book.order", "hotel.setup.decks")


def text_of(language: str) -> str:
    return rulebook_text(GAME.folder, language)


@pytest.mark.rule("hotel.setup.decks")
@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_and_crests_are_named_before_anything_is_said_of_them(language: str) -> None:
    (introduced,) = [p.text for p in paragraphs(GAME.folder, language) if p.rule == "hotel.setup.decks"]
    before, after = text_of(language).split(introduced[:30])
    crests = [say(f"hotel-crest-{crest}", language) for crest in ("bird", "fish", "lion", "oak")]
    for name in [say(f"hotel-kind-{kind}", language) for kind in KINDS] + crests:
        assert name in introduced
        assert not re.search(rf"\b{name}\b", before)
        assert name in after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", range(len(WHERE)))
def test_what_was_left_out_is_said(language: str, at: int) -> None:
    (found,) = [p.text for p in paragraphs(GAME.folder, language) if p.rule == WHERE[at]]
    assert SAID[language][at] in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_stand_ins_are_marked_and_cards_are_shown_as_tables_and_drawings(language: str) -> None:
    text = text_of(language)
    assert STAND_INS[language] in " ".join(text.split())
    shown = [(found["kind"], found["name"]) for found in PICTURE.finditer(text)]
    assert shown == [
        ("table", "powers"),
        ("drawing", "line"),
        ("table", "hotels"),
        ("drawing", "booking"),
        ("table", "bonuses"),
    ]
    shelves = {shelf["id"] for shelf in GAME.cards.gallery(GAME.standard, language)}
    assert {name for kind, name in shown if kind == "table"} <= shelves
    assert {name for kind, name in shown if kind == "drawing"} == set(DRAWINGS)


@pytest.mark.rule("hotel.power.soldiers")
@pytest.mark.parametrize("language", LANGUAGES)
def test_soldiers_replace_anybodys_workers_in_the_overview_too(language: str) -> None:
    anybody = {"en": "anybody’s", "de": "eigene oder fremde", "fr": "à vous ou à d'autres", "it": "tuoi o altrui"}
    assert anybody.get(language, "van wie ook") in say("hotel-page-does-soldiers", language)


def drawn(name: str) -> houseful.Table:
    entry = DRAWINGS[name]
    table = houseful.deal("overbooking", seed=entry["seed"], **entry["options"])
    for move in entry["moves"]:
        table.play(move)
    return table


@pytest.mark.rule("hotel.hidden.backs")
def test_the_drawing_of_a_line_shows_what_its_caption_says() -> None:
    hotel = drawn("line").view(DRAWINGS["line"]["seat"])["hotels"][DRAWINGS["line"]["hotel"] - 1]
    assert [(guest["owner"], guest["number"]) for guest in hotel["back"]] == [(0, 1), (1, None)]
    assert [(guest["owner"], guest["number"]) for guest in hotel["line"]] == [(0, 1), (1, None), (0, 4), (1, None)]


@pytest.mark.rule("hotel.book.order")
def test_the_drawing_of_a_booking_shows_what_its_caption_says() -> None:
    entry, table = DRAWINGS["booking"], drawn("booking")
    before = table.at_ply(len(entry["moves"]) - 1).view(None)["hotels"][entry["hotel"] - 1]
    assert (before["rule"], before["beds"]) == (entry["sign"], entry["beds"]) == ("monks-first", 8)
    events = [event for event in table.events(None) if event.get("hotel") == entry["hotel"]]
    told = [
        (event["kind"], event["guest"], event.get("beds", event.get("beds_left")))
        for event in events
        if "guest" in event
    ]
    assert told[6:-1] == [
        ("move-in", "red 1 bird", None),
        ("beds", "blue 2 bird", 11),
        ("book", "red 1 fish", 10),
        ("book", "red 1 bird", 9),
        ("book", "red 4 fish", 5),
        ("book", "blue 4 bird", 1),
        ("turn-away", "blue 3 lion", 1),
    ]
