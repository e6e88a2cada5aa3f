"""What a seat knows of the cards on the table, and dealing the rest afresh."""

from houseful.core.compile.bits import count, lowest
from houseful.core.compile.rng import random_below, seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.games.overbooking.box import NO_SOLDIERS, HotelBox
from houseful.games.overbooking.entry import BACK, LINE, places_face_up, sign_at
from houseful.games.overbooking.table import (
    ALL_CARDS,
    CARDS,
    CHECKING,
    CREST_CARDS,
    HOTEL_CARDS,
    LARGE_CARDS,
    NONE,
    SMALL_CARDS,
    SOLDIERS,
    TURNS,
    HotelTable,
    card_of,
    crest_of,
    drawn,
    number_of,
    owner_of,
)

IMPOSSIBLE = -1


@rule
def guest_at(table: HotelTable, hotel: int, side: int, place: int) -> int:
    """The guest at a place, or NONE."""
    if side == LINE:
        return table.line[hotel, place] if place < table.in_line[hotel] else NONE
    return table.back[hotel, place] if place < table.at_back[hotel] else NONE


@rule
def places_on(table: HotelTable, hotel: int, side: int) -> int:
    """How many places of a side are in use."""
    return table.in_line[hotel] if side == LINE else table.at_back[hotel]


@rule
def open_hotels(table: HotelTable) -> int:
    """How many hotels, from the first on, lie open to everybody: those checked by now (hotel.check.reveal)."""
    return table.hotel + 1 if table.phase == CHECKING else 0


@rule
def is_turned_up(box: HotelBox, table: HotelTable, hotel: int, side: int, place: int) -> bool:
    """Whether everybody sees the face of the guest at a place (hotel.hidden.faces)."""
    if hotel < open_hotels(table):
        return True
    return side == LINE and places_face_up(sign_at(box, table, hotel)) >> place & 1 == 1


@rule
def owner_looked_at(table: HotelTable, seat: int) -> int:
    """The player whose face-down guests a seat may look at: itself, if so agreed, or NONE (hotel.hidden.peek)."""
    return seat if table.peek == 1 else NONE


@rule
def may_look(table: HotelTable, seat: int, guest: int) -> bool:
    """Whether a seat may look at a guest lying face down (hotel.hidden.peek)."""
    return owner_of(guest) == owner_looked_at(table, seat)


@rule
def knows(box: HotelBox, table: HotelTable, seat: int, hotel: int, side: int, place: int) -> bool:
    """Whether a seat may see the face of the guest at a place (hotel.hidden.faces, hotel.hidden.peek)."""
    if is_turned_up(box, table, hotel, side, place):
        return True
    return may_look(table, seat, guest_at(table, hotel, side, place))


@rule
def same_back(guest: int) -> int:
    """The cards that look like this one from behind: its crest and its size (hotel.hidden.backs)."""
    size = SMALL_CARDS if number_of(guest) <= 3 else LARGE_CARDS
    return size & CREST_CARDS << 6 * crest_of(guest)


@rule
def random_member(table: HotelTable, cards: int) -> int:
    """A card drawn from a set that is not empty."""
    for _ in range(random_below(table, count(cards))):
        cards &= cards - 1
    return lowest(cards)


@rule
def redeal(box: HotelBox, table: HotelTable, seat: int, seed: int) -> None:
    """Keep what a seat knows, draw everything else afresh; a seat of -1 is a spectator's.

    All deals that agree with what the seat knows are equally likely.
    """
    seed_rng(table, seed)
    for player in range(table.players):
        redeal_player(box, table, seat, player)
    redeal_hotels(table)


@rule
def laid_cards(table: HotelTable) -> int:
    """How many hotel cards have been laid out by now: everybody knows them (hotel.round.new)."""
    return table.players if table.now < 2 else 2 * table.players


@rule
def redeal_hotels(table: HotelTable) -> None:
    """Hotel cards not laid out yet, in a new order and on new sides."""
    laid = laid_cards(table)
    unseen = 0
    for place in range(laid, HOTEL_CARDS):
        unseen |= 1 << table.layout[place]
    for place in range(laid, HOTEL_CARDS):
        table.layout[place] = lowest(unseen)
        table.up[place] = random_below(table, 2)
        unseen &= unseen - 1
    shuffle(table, table.layout, laid, HOTEL_CARDS)


@rule
def redeal_player(box: HotelBox, table: HotelTable, seat: int, player: int) -> None:
    """One player's unseen cards: face down on the table, in hand, in the deck."""
    unseen = unseen_cards(box, table, seat, player)
    held = 0 if player == seat else count(table.hand[player])
    while True:
        rest = redeal_face_down(box, table, seat, player, unseen)
        if rest != IMPOSSIBLE:
            if player != seat:
                table.hand[player] = 0
            redeal_hand_and_deck(table, player, rest, held)
            if agrees_with_passes(table, player) and is_drawn_fairly(table, player):
                return


@rule
def unseen_cards(box: HotelBox, table: HotelTable, seat: int, player: int) -> int:
    """The player's cards whose whereabouts the seat does not know."""
    unseen = ALL_CARDS & ~(table.booked[player] | table.discarded[player])
    if player == seat:
        unseen &= ~table.hand[player]
    for hotel in range(table.players):
        for side in range(2):
            for place in range(places_on(table, hotel, side)):
                guest = guest_at(table, hotel, side, place)
                if guest != NONE and owner_of(guest) == player and knows(box, table, seat, hotel, side, place):
                    unseen &= ~(1 << card_of(guest))
    return unseen


@rule
def redeal_face_down(box: HotelBox, table: HotelTable, seat: int, player: int, unseen: int) -> int:
    """Lay other cards with the same backs; return those left, or IMPOSSIBLE where an entry rule forbids."""
    for hotel in range(table.players):
        for side in range(2):
            for place in range(places_on(table, hotel, side)):
                guest = guest_at(table, hotel, side, place)
                if guest == NONE or owner_of(guest) != player:
                    continue
                if knows(box, table, seat, hotel, side, place):
                    continue
                card = random_member(table, unseen & same_back(guest))
                unseen &= ~(1 << card)
                if side == BACK:
                    table.back[hotel, place] = CARDS * player + card
                else:
                    table.line[hotel, place] = CARDS * player + card
                    if number_of(card) == SOLDIERS and sign_at(box, table, hotel) == NO_SOLDIERS:
                        return IMPOSSIBLE
    return unseen


@rule
def redeal_hand_and_deck(table: HotelTable, player: int, rest: int, held: int) -> None:
    """Deal what is left into the hand, then the deck; the part drawn long ago is forgotten."""
    for _ in range(held):
        card = random_member(table, rest)
        rest &= ~(1 << card)
        table.hand[player] |= 1 << card
    for top in range(CARDS):
        table.deck[player, top] = NONE
        if top >= drawn(table):
            card = random_member(table, rest)
            rest &= ~(1 << card)
            table.deck[player, top] = card


@rule
def agrees_with_passes(table: HotelTable, player: int) -> bool:
    """Whether a hand and deck fit what forced passes have shown (hotel.hidden.passes).

    In the round of the pass, no card in hand had a place. Later, cards that were still in the deck then
    cannot be more in number than the player has drawn since.
    """
    if table.hand[player] & table.barred[player] != 0:
        return False
    out_of_deck = cards_drawn(table, player)
    for before in range(1, table.now + 1):
        if count(out_of_deck & table.late[player, before]) > TURNS * (table.now - before + 1):
            return False
    return True


@rule
def cards_drawn(table: HotelTable, player: int) -> int:
    """The set of all cards that have left a deck."""
    cards = ALL_CARDS
    for top in range(drawn(table), CARDS):
        cards &= ~(1 << table.deck[player, top])
    return cards


@rule
def is_drawn_fairly(table: HotelTable, player: int) -> bool:
    """Keep a hand only as often as there are ways to draw it (hotel.hidden.passes).

    Since a pass the player has drawn some cards onto those kept. The more of the drawn cards are known to
    have come late, the fewer ways there are to tell which of the others were kept.
    """
    out_of_deck = cards_drawn(table, player)
    seen = table.booked[player] | table.discarded[player]
    for before in range(1, table.now + 1):
        late = table.late[player, before]
        if late != 0:
            kept = table.kept[player, before]
            cards = kept + TURNS * (table.now - before + 1)
            most = ways_to_choose(kept, cards - count(late & seen))
            if random_below(table, most) >= ways_to_choose(kept, cards - count(late & out_of_deck)):
                return False
    return True


@rule
def ways_to_choose(few: int, many: int) -> int:
    """How many sets of a few there are among many."""
    ways = 1
    for step in range(few):
        ways = ways * (many - step) // (step + 1)
    return ways
