"""The gallery: every card and piece of the box, where each figure comes from, and what has gone during a game."""

import random
from collections import Counter
from typing import Any

import pytest

import houseful
from houseful.core.gallery import GalleryCard, columns
from houseful.core.text.i18n import LANGUAGES
from houseful.games.overbooked import GAME
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.show.card_names import card_name
from tests.games.overbooked.positions import cards, play, solo

gone = GAME.presentation.gone


def shelves(language: str = "en") -> dict[str, list[GalleryCard]]:
    return {shelf["id"]: shelf["cards"] for shelf in GAME.cards.gallery(GAME.standard, language)}


def test_everything_in_the_box_is_shown() -> None:
    """The book's list: 81 passenger cards of which 9 complex, 15 events, 24 vouchers, 30 passengers in 5 colours."""
    counts = {name: [card["count"] for card in found] for name, found in shelves().items()}
    assert counts == {
        "cards": [1] * 72,
        "complex": [1] * 9,
        "events": [1] * 15,
        "passengers": [30] * 5,
        "symbols": [14] * 4,
        "vouchers": [24],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_figures_in_every_language(language: str) -> None:
    shown = shelves(language)
    for name in ("cards", "complex", "events"):
        names = [card["name"] for card in shown[name]]
        assert len(set(names)) == len(names)
    for found in shown.values():
        for card in found:
            assert all(figure["label"] and figure["value"] for figure in card["figures"])
    ids = {card.id for card in cards()}
    assert not [card["id"] for card in (*shown["cards"], *shown["complex"]) if card["name"] in ids - {"tandem"}]
    titles = [shelf["title"] for shelf in GAME.cards.gallery(GAME.standard, language)]
    assert len(set(titles)) == 6


def test_a_figure_says_where_it_comes_from() -> None:
    """The pattern of x-five was published; its symbol, like all symbols on cards, is ours."""
    five = next(card for card in shelves()["cards"] if card["id"] == "x-five")
    sources = {figure["label"]: (figure["value"], figure["source"]) for figure in five["figures"]}
    assert sources == {
        "Passengers": ("1 lover, 1 rugby player, 2 friends, 1 senior", "published"),
        "Pattern": ("B.G / .Y. / Y.R", "published"),
        "Symbol": ("Plus one", "stand-in"),
    }
    others = [card for card in (*shelves()["cards"], *shelves()["complex"]) if card["id"] != "x-five"]
    assert {figure["source"] for card in others for figure in card["figures"]} == {"stand-in"}
    assert {figure["source"] for card in shelves()["events"] for figure in card["figures"]} == {"rulebook"}
    assert columns(GAME.cards.gallery(GAME.standard, "en")[0]) == [
        "Passengers",
        "Pattern",
        "Symbol",
        "Seats wished for",
    ]


def test_the_card_of_a_pack_of_ones_own_stands_for_itself() -> None:
    pack = GAME.read_pack(GAME.standard.text.replace('"honeymoon"', '"our-own-card"'))
    first = GAME.cards.gallery(pack, "de")[0]["cards"][0]
    assert (first["id"], first["name"]) == ("our-own-card", "our-own-card")
    assert card_name("honeymoon", "de") == "Flitterwochen"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_left_of_the_deck_is_what_has_not_gone(players: int) -> None:
    """At every move the cards of the gallery that have not gone are exactly those of the deck."""
    options: dict[str, Any] = {"events": 2} if players > 1 else {}
    table = houseful.deal("overbooked", players=players, seed=5, symbols=True, complex=players == 4, **options)
    luck = random.Random(5)
    by_id = {card.id: card for card in cards()}
    while not table.over:
        view, seen = table.view(None), table.peer()
        shown = 81 - view["deck"] - len(view["left_in_box"])
        deck = {cards()[seen.cards[at]].id for at in range(shown, shown + view["deck"])}
        away = gone(view)
        assert {card.id for card in cards() if card.id not in away} == deck
        heads = Counter[str](letter for card in deck for letter in by_id[card].view["passengers"])
        assert view["in_deck"]["passengers"] == {letter: heads[letter] for letter in "RWBYG"}
        assert view["in_deck"]["wishes"] == sum(bool(by_id[card].wishes) for card in deck)
        symbols = Counter(by_id[card].symbol for card in deck)
        assert view["in_deck"]["symbols"] == {symbol: symbols[symbol] for symbol in view["in_deck"]["symbols"]}
        assert {event for event in EVENTS if event in away} == set(view["events"])
        assert all(30 - away.get(letter, 0) == left for letter, left in view["supply"].items())
        table.play(luck.choice(table.legal()))


def test_removed_cards_have_gone() -> None:
    table = solo("scrum", "choir", "gossips", "honeymoon")
    play(table, "remove choir", "remove scrum")
    assert table.view(0)["solo"]["removed"] == ["choir", "scrum"]
    away = gone(table.view(0))
    assert [away[card] for card in ("choir", "scrum", "gossips", "honeymoon")] == [1, 1, 1, 1]
    assert away["voucher"] == 4
