"""Every card of Overbooking for people to look at, and how many of each have gone."""

from collections import Counter
from typing import Any, cast

from houseful.core.gallery import Figure, GalleryCard, Shelf
from houseful.core.text.i18n import say
from houseful.core.text.packs import SOURCES, Pack, Source, read_toml, sources_of
from houseful.core.text.validation import Place
from houseful.games.overbooking.box import FACE_FIELDS, GUEST_FIELDS, SIDES
from houseful.games.overbooking.scoring import TILE_POINTS
from houseful.games.overbooking.show.names import COLOURS
from houseful.games.overbooking.show.sentences import name_of

TILES = 20  # in the box
SCORE_CARDS = OVERVIEWS = len(COLOURS)  # one for each player
Entries = list[dict[str, Any]]


def gallery(pack: Pack, language: str) -> list[Shelf]:
    """Guests, what they do at a back door, hotels, point tiles and bonuses, in the order of the pack."""
    written = read_toml(pack.text).value
    return [
        _shelf("guests", "hotel.setup.decks", _guests(written, language), language),
        _shelf("powers", "hotel.power.order", _powers(written, language), language),
        _shelf("hotels", "hotel.setup.hotels", _hotels(written["hotel"], language), language),
        _shelf("tiles", "hotel.back.tile", [_tile(language)], language),
        _shelf("bonuses", "hotel.score.crests", _bonuses(written["bonus"], language), language),
    ]


def hotel_card(number: int) -> str:
    """The id of a hotel card, by its place in the pack, counted from 1."""
    return f"hotel-{number}"


def gone(view: dict[str, Any]) -> dict[str, int]:
    """How many of each guest have left a deck, of each hotel the box, of the tiles the supply, as this view tells.

    Guests in one's own hand have left the deck, too; of those face down only the known ones are counted.
    """
    found = Counter(view["hand"] or ())
    for seat in view["seats"]:
        found.update((*seat["booked"], *seat["discarded"]))
    for hotel in view["hotels"]:
        guests = [guest["guest"] for guest in (*hotel["line"], *hotel["back"]) if guest and guest["guest"]]
        found.update(guest.split(" ", 1)[1] for guest in guests)
    found.update(hotel_card(number) for number in view["hotel_cards"])
    found["tile"] = sum(seat["tiles"] for seat in view["seats"]) + sum(hotel["tile"] for hotel in view["hotels"])
    return dict(found)


def _shelf(name: str, rule: str, cards: list[GalleryCard], language: str) -> Shelf:
    return {"id": name, "title": say(f"hotel-shelf-{name}", language), "rule": rule, "cards": cards}


def _figure(label: str, value: object, source: Source, language: str) -> Figure:
    return {"label": say(f"hotel-figure-{label}", language), "value": str(value), "source": source}


def _sources(entry: dict[str, Any], *fields: str) -> dict[str, Source]:
    return sources_of(Place(entry["source"]), *fields)


def _copies(written: dict[str, Any]) -> Source:
    """Where we know from how many of each guest there are; a pack that says nothing copied what we inferred."""
    return cast(Source, written.get("deck", {}).get("source", "inferred"))


def _guests(written: dict[str, Any], language: str) -> list[GalleryCard]:
    """One of each number in each crest, in every colour."""
    return [
        _guest(crest, guest, _copies(written), language) for crest in written["crest"] for guest in written["guest"]
    ]


def _guest(crest: dict[str, Any], guest: dict[str, Any], copies: Source, language: str) -> GalleryCard:
    number, kind = guest["number"], name_of("kind", guest["id"], language)
    coins = guest["coins"] if isinstance(guest["coins"], int) else guest["coins"][crest["id"]]
    family, size = name_of("crest", crest["id"], language), "small" if number <= 3 else "large"
    sources = _sources(guest, *GUEST_FIELDS)
    return {
        "id": f"{number} {crest['id']}",
        "name": say("hotel-page-card", language, kind=kind, number=number, crest=family),
        "count": len(COLOURS),
        "figures": [
            _figure("number", number, sources["number"], language),
            _figure("kind", kind, sources["id"], language),
            _figure("crest", family, crest["source"], language),
            _figure("coins", coins, sources["coins"], language),
            _figure("back", say(f"hotel-figure-back-{size}", language), "inferred", language),
            _figure("copies", say("hotel-figure-copies-colour", language), copies, language),
        ],
        "face": {"number": number, "crest": crest["id"], "coins": coins, "size": size},
    }


def _powers(written: dict[str, Any], language: str) -> list[GalleryCard]:
    """The lines of the overview that lies in front of every player: a guest of each number, and what it does."""
    return [_power(guest, _copies(written), written["crest"][0]["id"], language) for guest in written["guest"]]


def _power(guest: dict[str, Any], copies: Source, crest: str, language: str) -> GalleryCard:
    number, kind, coins = guest["number"], guest["id"], guest["coins"]
    sources = _sources(guest, *GUEST_FIELDS)
    if not isinstance(coins, int):
        coins = ", ".join(f"{name_of('crest', name, language)} {worth}" for name, worth in coins.items())
    return {
        "id": kind,
        "name": name_of("kind", kind, language),
        "count": OVERVIEWS,
        "figures": [
            _figure("number", number, sources["number"], language),
            _figure("coins", coins, sources["coins"], language),
            _figure("power", say(f"hotel-page-does-{kind}", language), "rulebook", language),
            _figure("copies", say("hotel-figure-copies-each", language), copies, language),
        ],
        "face": {"kind": kind, "number": number, "crest": crest},
    }


def _hotels(entries: Entries, language: str) -> list[GalleryCard]:
    return [_hotel(number, entry, language) for number, entry in enumerate(entries, start=1)]


def _hotel(number: int, entry: dict[str, Any], language: str) -> GalleryCard:
    """A card with both its faces; which faces share a card is a figure of its own."""
    figures = [_face(side, entry[side], language) for side in SIDES]
    together = _figure("pairing", say("hotel-figure-pairing-one", language), entry.get("source", "stand-in"), language)
    return {
        "id": hotel_card(number),
        "name": say("hotel-figure-hotel", language, number=number),
        "count": 1,
        "figures": [*figures, together],
        "face": {side: {field: entry[side][field] for field in FACE_FIELDS} for side in SIDES},
    }


def _face(side: str, face: dict[str, Any], language: str) -> Figure:
    """A face in words; the less certain of its beds and its rule says how certain it is."""
    sources = _sources(face, *FACE_FIELDS).values()
    text = say("hotel-figure-face", language, beds=face["beds"], sign=name_of("sign", face["rule"], language))
    return _figure(f"side-{side}", text, max(sources, key=SOURCES.index), language)


def _tile(language: str) -> GalleryCard:
    return {
        "id": "tile",
        "name": say("hotel-page-tile", language),
        "count": TILES,
        "figures": [_figure("points", TILE_POINTS, "rulebook", language)],
        "face": {"points": TILE_POINTS},
    }


def _bonuses(entries: Entries, language: str) -> list[GalleryCard]:
    """The two sides of the score card that every player has."""
    return [_bonus(entry, language) for entry in entries]


def _bonus(entry: dict[str, Any], language: str) -> GalleryCard:
    sets: dict[str, int] = entry["sets"]
    return {
        "id": entry["id"],
        "name": say(f"hotel-bonus-{entry['id']}", language),
        "count": SCORE_CARDS,
        "figures": [
            {"label": say("hotel-figure-set", language, size=size), "value": str(sets[size]), "source": entry["source"]}
            for size in sorted(sets)
        ],
        "face": {"sets": sets},
    }
