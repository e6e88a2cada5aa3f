"""What the pieces of a pack are called and how views show a guest, made once for each pack."""

from typing import Any, Literal, NamedTuple, TypedDict, get_args

from houseful.games.overbooking.table import CARDS, NONE, SEATS

Colour = Literal["red", "blue", "green", "orange"]
Size = Literal["small", "large"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
FAMILY = 6  # cards of one crest
SIBLINGS = 3  # cards with the same back


class GuestBack(TypedDict):
    """What the back of a guest shows to everybody (hotel.hidden.backs)."""

    owner: int
    crest: str
    size: Size


class GuestView(GuestBack):
    """A guest on the table; number and name only for those who may see its face."""

    number: int | None
    guest: str | None
    face_up: bool
    candidates: list[str] | None  # the guests it can still be, for those who may not see its face


class HotelNames(NamedTuple):
    """Names and ready parts of views, by the number of a crest, a card (0–23) or a guest (0–95)."""

    crests: list[str]
    cards: list[str]  # `3 bird`
    guests: list[str]  # `orange 3 bird`
    coins: dict[str, list[int]]  # what the cards of each crest earn
    coins_booked: list[int]  # coins of each card when it books
    backs: list[GuestBack]
    face_up: list[GuestView]  # as everybody sees a guest who lies face up
    looked_at: list[list[GuestView | None]]  # face down, by those who may look at this owner's guests, or (-1) nobody's
    face_down: list[dict[int, GuestView]]  # as the others see a guest, by the set of cards with its back that it can be
    families: list[list[list[str]]]  # by crest, then by the set of its six cards


def name_pieces(crests: list[str], coins: dict[str, list[int]]) -> HotelNames:
    """All names of a pack with these four crests."""
    cards = [f"{number} {crest}" for crest in crests for number in range(1, FAMILY + 1)]
    guests = [f"{colour} {card}" for colour in COLOURS for card in cards]
    backs = [_back_of(guest, crests) for guest in range(SEATS * CARDS)]
    everyone = range(SEATS * CARDS)
    return HotelNames(
        crests,
        cards,
        guests,
        coins,
        [coins[crest][number] for crest in crests for number in range(FAMILY)],
        backs,
        face_up=[_known(guest, guests, backs, face_up=True) for guest in everyone],
        looked_at=[[_looked_at(guest, guests, backs, owner) for guest in everyone] for owner in (*range(SEATS), NONE)],
        face_down=[_face_down(guest, guests, backs) for guest in everyone],
        families=[_sets_of(cards[FAMILY * crest : FAMILY * (crest + 1)]) for crest in range(len(crests))],
    )


def _back_of(guest: int, crests: list[str]) -> GuestBack:
    size: Size = "small" if guest % FAMILY < 3 else "large"
    return {"owner": guest // CARDS, "crest": crests[guest % CARDS // FAMILY], "size": size}


def _known(guest: int, guests: list[str], backs: list[GuestBack], face_up: bool) -> GuestView:
    number = guest % FAMILY + 1
    return {**backs[guest], "number": number, "guest": guests[guest], "face_up": face_up, "candidates": None}


def _looked_at(guest: int, guests: list[str], backs: list[GuestBack], owner: int) -> GuestView | None:
    return _known(guest, guests, backs, face_up=False) if guest // CARDS == owner else None


def _face_down(guest: int, guests: list[str], backs: list[GuestBack]) -> dict[int, GuestView]:
    """A guest by every set of its owner's cards with the same back."""
    hidden: GuestView = {**backs[guest], "number": None, "guest": None, "face_up": False, "candidates": None}
    first = guest % CARDS // SIBLINGS * SIBLINGS
    siblings = _sets_of(guests[guest // CARDS * CARDS + first :][:SIBLINGS])
    return {among << first: {**hidden, "candidates": siblings[among]} for among in range(1, len(siblings))}


def _sets_of(cards: list[str]) -> list[list[str]]:
    """Every set of one crest's cards as a list of names, by its bits."""
    return [[card for bit, card in enumerate(cards) if cards_in >> bit & 1] for cards_in in range(1 << len(cards))]


def cards_of(names: HotelNames, cards: int) -> list[str]:
    """A set of cards by crest and number, in a new list."""
    if not cards:
        return []
    first, second, third, fourth = names.families
    return [*first[cards & 63], *second[cards >> 6 & 63], *third[cards >> 12 & 63], *fourth[cards >> 18]]


def unshared(view: dict[str, Any]) -> dict[str, Any]:
    """A view with guests and coins of its own, where they were the pack's; all else was built for this view."""
    view["coins"] = {crest: coins[:] for crest, coins in view["coins"].items()}
    for row in view["hotels"]:
        row["line"] = [_own_guest(guest) for guest in row["line"]]
        row["back"] = [guest and _own_guest(guest) for guest in row["back"]]
    return view


def _own_guest(guest: GuestView) -> GuestView:
    own, candidates = guest.copy(), guest["candidates"]
    if candidates:
        own["candidates"] = candidates[:]
    return own
