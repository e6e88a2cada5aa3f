"""The gallery of Overbooked: cards, passengers, symbols and vouchers, and what has gone of them."""

from typing import Any, cast

from houseful.core.gallery import Figure, GalleryCard, Shelf
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack, Source
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.show.card_names import card_name
from houseful.games.overbooked.show.card_view import copy_card
from houseful.games.overbooked.show.rule_texts import text_of
from houseful.games.overbooked.show.view import OverbookedView
from houseful.games.overbooked.table import FULL_SUPPLY, LETTERS, SYMBOLS

VOUCHERS_IN_BOX = 24
# What the passengers of each colour score for.
SCORED_BY = {"R": "couples", "W": "kids", "B": "rugby", "Y": "friends", "G": "seniors"}


def gallery(pack: Pack, language: str) -> list[Shelf]:
    """Every card of the box, then its other pieces."""
    cards: list[Card] = pack.names
    normal = [show_card(card, language) for card in cards if not card.complex]
    scattered = [show_card(card, language) for card in cards if card.complex]
    return [
        _shelf("cards", "plane.place.board", normal, language),
        _shelf("complex", "plane.complex", scattered, language),
        _shelf("events", "plane.event.draw", [show_event(event, language) for event in EVENTS], language),
        _shelf("passengers", "plane.setup.supply", [show_passenger(one, language) for one in LETTERS], language),
        _shelf("symbols", "plane.symbol.swap", [show_symbol(one, cards, language) for one in SYMBOLS], language),
        _shelf("vouchers", "plane.setup.vouchers", [show_voucher(language)], language),
    ]


def _shelf(name: str, rule: str, cards: list[GalleryCard], language: str) -> Shelf:
    return {"id": name, "title": say(f"plane-shelf-{name}", language), "rule": rule, "cards": cards}


def _figure(label: str, value: str, source: Source, language: str) -> Figure:
    return {"label": say(f"plane-figure-{label}", language), "value": value, "source": source}


def show_card(card: Card, language: str) -> GalleryCard:
    """A passenger card: who is on it, how they sit or which seats they wish for, and its symbol."""
    heads = [
        say("plane-page-count", language, kind=letter.lower(), count=card.view["passengers"].count(letter))
        for letter in LETTERS
        if letter in card.view["passengers"]
    ]
    figures = [_figure("passengers", ", ".join(heads), card.sources["seats"], language)]
    if card.wishes:
        kinds = dict.fromkeys(card.wishes) if len(set(card.wishes)) == 1 else card.wishes
        wishes = ", ".join(say(f"plane-kind-{kind}", language) for kind in kinds)
        figures.append(_figure("wishes", wishes, card.sources["wish"], language))
    else:
        figures.append(_figure("pattern", " / ".join(card.view["drawing"]), card.sources["seats"], language))
    symbol = say(f"rule-plane-symbol-{card.symbol}" if card.symbol else "plane-figure-none", language)
    figures.append(_figure("symbol", symbol, card.sources["symbol"], language))
    face = cast(dict[str, Any], copy_card(card.view))
    return {"id": card.id, "name": card_name(card.id, language), "count": 1, "figures": figures, "face": face}


def show_event(event: str, language: str) -> GalleryCard:
    """An event card and what it scores."""
    rule = f"plane.event.{event}"
    figures = [_figure("effect", text_of(rule, language), "rulebook", language)]
    return {
        "id": event,
        "name": say(f"rule-{rule}", language),
        "count": 1,
        "figures": figures,
        "face": {"event": event},
    }


def show_passenger(letter: str, language: str) -> GalleryCard:
    """The passengers of one colour and how they score."""
    small = letter.lower()
    figures = [
        _figure("colour", say(f"plane-hue-{small}", language), "rulebook", language),
        _figure("effect", text_of(f"plane.score.{SCORED_BY[letter]}", language), "rulebook", language),
    ]
    name = say(f"plane-passenger-{small}", language)
    return {"id": letter, "name": name, "count": FULL_SUPPLY, "figures": figures, "face": {"passenger": letter}}


def show_symbol(symbol: str, cards: list[Card], language: str) -> GalleryCard:
    """A symbol, how many cards carry it, and what it does."""
    rule = f"plane.symbol.{symbol}"
    figures = [_figure("effect", text_of(rule, language), "rulebook", language)]
    count = sum(card.symbol == symbol for card in cards)
    face = {"symbol": symbol}
    return {"id": symbol, "name": say(f"rule-{rule}", language), "count": count, "figures": figures, "face": face}


def show_voucher(language: str) -> GalleryCard:
    """A meal voucher and what it is worth."""
    figures = [_figure("effect", text_of("plane.score.vouchers", language), "rulebook", language)]
    name = say("plane-voucher", language)
    return {"id": "voucher", "name": name, "count": VOUCHERS_IN_BOX, "figures": figures, "face": {"vouchers": 1}}


def gone(view: dict[str, Any]) -> dict[str, int]:
    """What is not in the decks and the supply any more, or stayed in the box for this game."""
    return gone_from(cast(OverbookedView, view))


def gone_from(view: OverbookedView) -> dict[str, int]:
    """The same for a view with its type."""
    found = dict.fromkeys(view["left_in_box"], 1)
    for player in view["seats"]:
        found |= dict.fromkeys(player["cards"], 1)
    found |= {card["card"]: 1 for card in view["hall"]}
    if view["solo"]:
        found |= dict.fromkeys(view["solo"]["removed"], 1)
    found |= dict.fromkeys(view["events"], 1)
    found |= {letter: FULL_SUPPLY - left for letter, left in view["supply"].items()}
    vouchers = sum(player["vouchers"] for player in view["seats"]) + sum(card["vouchers"] for card in view["hall"])
    found["voucher"] = min(vouchers, VOUCHERS_IN_BOX)
    return {piece: heads for piece, heads in found.items() if heads}
