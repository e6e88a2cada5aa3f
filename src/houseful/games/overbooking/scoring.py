"""The score sheet of Overbooking."""

from houseful.core.compile.bits import count, lowest
from houseful.core.compile.record import Grid
from houseful.core.compile.rule import rule
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.table import CREST_CARDS, HotelTable

LINES = ("coins", "tiles", "crests")
TILE_POINTS = 1
COINS, TILES, CRESTS, THREES = 0, 1, 2, 3  # columns of the sheet; the last one breaks ties


@rule
def score_coins(box: HotelBox, cards: int) -> int:
    """A point for each coin on a guest with beds (hotel.score.coins)."""
    points = 0
    while cards:
        points += box.coins[lowest(cards)]
        cards &= cards - 1
    return points


@rule
def score_crest(box: HotelBox, bonus: int, cards: int, crest: int) -> int:
    """The best set of one crest and only that (hotel.score.crests)."""
    return box.sets[bonus, count(cards & CREST_CARDS << 6 * crest)]


@rule
def score_crests(box: HotelBox, bonus: int, cards: int) -> int:
    """The sets of all four crests (hotel.score.crests)."""
    points = 0
    for crest in range(4):
        points += score_crest(box, bonus, cards, crest)
    return points


@rule
def three_coin_guests(box: HotelBox, cards: int) -> int:
    """Guests worth three coins: they break a tie (hotel.score.tie)."""
    guests = 0
    while cards:
        if box.coins[lowest(cards)] == 3:
            guests += 1
        cards &= cards - 1
    return guests


@rule
def scores(box: HotelBox, table: HotelTable, sheet: Grid) -> None:
    """Fill in the sheet: a row for each seat, a column for each line, then the tie-break."""
    for seat in range(table.players):
        cards = table.booked[seat]
        sheet[seat, COINS] = score_coins(box, cards)
        sheet[seat, TILES] = TILE_POINTS * table.tiles[seat]
        sheet[seat, CRESTS] = score_crests(box, table.bonus, cards)
        sheet[seat, THREES] = three_coin_guests(box, cards)
