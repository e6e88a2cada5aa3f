"""The box of Overbooking: the faces of all cards, read from a card pack."""

from typing import Literal, get_args

from houseful.core.compile.record import EVERYONE, Memory, Record, grid, row
from houseful.core.text.packs import source_of, sources_of
from houseful.core.text.validation import Place
from houseful.games.overbooking.show.names import HotelNames, name_pieces
from houseful.games.overbooking.table import CARDS, HOTEL_CARDS

Sign = Literal[
    "none",
    "small-only",
    "large-only",
    "first-face-up",
    "second-face-up",
    "monks-first",
    "soldiers-first",
    "no-soldiers",
    "no-back-door",
    "two-crests",
]
SIGNS: tuple[Sign, ...] = get_args(Sign)
(
    NO_RULE,
    SMALL_ONLY,
    LARGE_ONLY,
    FIRST_FACE_UP,
    SECOND_FACE_UP,
    MONKS_FIRST,
    SOLDIERS_FIRST,
    NO_SOLDIERS,
    NO_BACK_DOOR,
    TWO_CRESTS,
) = range(10)

KINDS = ("monk", "merchants", "maids", "nobles", "soldiers", "workers")
Bonus = Literal["none", "beginner", "expert"]
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
GUEST_FIELDS = ("number", "id", "coins")
SIDES = ("front", "back")
FACE_FIELDS = ("rule", "beds")
MOST_BEDS = 40
MOST_COINS = 9
MOST_BONUS = 99


class HotelBox(Record):
    """The printed faces."""

    beds = row("i1", 2 * HOTEL_CARDS, EVERYONE, "beds of each hotel face; faces 2n and 2n+1 share a card")
    sign = row("i1", 2 * HOTEL_CARDS, EVERYONE, "special rule of each hotel face")
    coins = row("i1", CARDS, EVERYONE, "coins on each card")
    sets = grid("i1", (3, 7), EVERYONE, "points for n of a crest, by kind of bonus")


def read_box(pack: Place) -> tuple[Memory, HotelNames]:
    """Read a pack: the box and the names in it. A mistake names its card."""
    fields = pack.fields("game", "name", "crest", "guest", "bonus", "hotel", maybe=("deck",))
    memory = HotelBox.blank()
    box = HotelBox.over(memory)
    crests = _read_crests(fields["crest"])
    if "deck" in fields:
        _read_deck(fields["deck"])
    _read_guests(fields["guest"], box, crests)
    _read_bonuses(fields["bonus"], box)
    _read_hotels(fields["hotel"], box)
    coins = {crest: [box.coins[6 * family + number] for number in range(6)] for family, crest in enumerate(crests)}
    return memory, name_pieces(crests, coins)


def _read_crests(place: Place) -> list[str]:
    crests: list[str] = []
    for entry in place.items(4):
        fields = entry.fields("id", "source")
        source_of(fields["source"])
        crests.append(fields["id"].name(without=crests))
    return crests


def _read_deck(place: Place) -> None:
    """One guest of each number in each crest: a pack may say where it knows that from, and nothing else."""
    fields = place.fields("each", "source")
    fields["each"].exactly(1)
    source_of(fields["source"])


def _read_guests(place: Place, box: HotelBox, crests: list[str]) -> None:
    for number, entry in enumerate(place.items(6), start=1):
        fields = entry.fields(*GUEST_FIELDS, "source")
        fields["number"].exactly(number)
        fields["id"].exactly(KINDS[number - 1])
        sources_of(fields["source"], *GUEST_FIELDS)
        if fields["coins"].is_table():
            coins = [f.number(0, MOST_COINS) for f in fields["coins"].fields(*crests).values()]
        else:
            coins = [fields["coins"].number(0, MOST_COINS)] * 4
        for crest, worth in enumerate(coins):
            box.coins[6 * crest + number - 1] = worth


def _read_bonuses(place: Place, box: HotelBox) -> None:
    for kind, entry in enumerate(place.items(2), start=1):
        fields = entry.fields("id", "sets", "source")
        fields["id"].exactly(BONUSES[kind])
        source_of(fields["source"])
        for size, points in fields["sets"].entries("1", "2", "3", "4", "5", "6").items():
            box.sets[kind, int(size)] = points.number(0, MOST_BONUS)


def _read_hotels(place: Place, box: HotelBox) -> None:
    for card, entry in enumerate(place.items(HOTEL_CARDS)):
        fields = entry.fields(*SIDES, maybe=("source",))
        if "source" in fields:
            source_of(fields["source"])
        for side, name in enumerate(SIDES):
            face = fields[name].fields(*FACE_FIELDS, "source")
            sources_of(face["source"], *FACE_FIELDS)
            box.sign[2 * card + side] = SIGNS.index(face["rule"].one_of(SIGNS))
            box.beds[2 * card + side] = face["beds"].number(1, MOST_BEDS)
