"""Cards as aligned text."""

from typing import Any

from houseful.core.gallery import Figure, GalleryCard, Shelf
from houseful.core.text.card_tables import gallery_lines, legend, shelf_lines, table_lines


def figure(label: str, value: str, source: Any = "rulebook") -> Figure:
    return {"label": label, "value": value, "source": source}


def card(name: str, *figures: Figure, count: int = 1) -> GalleryCard:
    return {"id": name.lower(), "name": name, "count": count, "figures": list(figures), "face": {}}


def shelf(*cards: GalleryCard) -> Shelf:
    return {"id": "guests", "title": "Guests", "rule": "hotel.setup.decks", "cards": list(cards)}


def test_figures_stand_to_the_right_and_their_marks_hang() -> None:
    guests = shelf(
        card("Monk", figure("Coins", "3", "stand-in"), figure("Power", "moves in"), count=4),
        card("Workers", figure("Coins", "10"), figure("Power", "three beds fewer", "inferred"), count=12),
    )
    assert table_lines(guests, "en") == [
        "         Number  Coins   Power",
        "───────  ──────  ──────  ─────────────────",
        "Monk          4      3*  moves in",
        "Workers      12     10   three beds fewer~",
    ]


def test_words_are_wrapped_where_that_costs_fewest_lines() -> None:
    words = "one two three four five six seven eight nine ten"
    guests = shelf(card("Monk", figure("Power", words), figure("A long heading", "1")), card("Maid"))
    assert table_lines(guests, "en", width=40) == [
        "      Power                       A long",
        "                                 heading",
        "────  ────────────────────────  ────────",
        "Monk  one two three four five          1",
        "      six seven eight nine ten",
        "Maid",
    ]


def test_what_stands_on_every_card_is_said_once_where_that_saves_lines() -> None:
    alike = figure("How many", "one of each crest and of each colour")
    many = shelf(*(card(f"Guest {number}", figure("Number", str(number)), alike) for number in (1, 2, 3, 4)))
    assert table_lines(many, "en")[0].split() == ["Number", "How", "many"]
    assert table_lines(many, "en", width=30)[:8] == [
        *["On every card: How many: one", "of each crest and of each", "colour", ""],
        *["         Number", "───────  ──────", "Guest 1       1", "Guest 2       2"],
    ]


def test_cards_with_too_many_columns_stand_below_one_another() -> None:
    figures = [figure(f"{letter}aaaaaaaa", "12345678") for letter in "BCDE"]
    assert table_lines(shelf(card("Monk", *figures), card("Maid", count=2)), "fr", width=30) == [
        "Monk",
        *(f"    {letter}aaaaaaaa : 12345678" for letter in "BCDE"),
        "Maid × 2",
    ]


def test_a_shelf_counts_its_cards_and_what_has_gone() -> None:
    guests = shelf(card("Monk", count=4), card("Maid", count=4))
    assert shelf_lines(guests, "en")[0] == "Guests: 8 in all, 4 of each"
    assert shelf_lines(shelf(card("Monk")), "en") == ["Guests: 1 in all", "", "Monk"]
    assert shelf_lines(shelf(card("Monk"), card("Maid")), "en")[0] == "Guests: 2 in all"
    assert shelf_lines(guests, "en", {"monk": 3})[2:] == ["      Gone", "────  ────", "Monk     3", "Maid     0"]
    assert shelf_lines(guests, "en", {"somebody": 3})[2:] == ["Monk", "Maid"]


def test_marks_that_occur_are_explained() -> None:
    guests = shelf(card("Monk", figure("Coins", "3", "published")))
    assert legend([guests], "en") == ["° from reviews or another edition"]
    assert gallery_lines([guests], "en")[-2:] == ["", "° from reviews or another edition"]
    assert legend([shelf(card("Monk", figure("Coins", "3")))], "en") == []
