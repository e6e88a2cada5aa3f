"""Why a move is refused: the id of the rule that forbids it."""

from houseful.core.compile.rule import as_python
from houseful.games.overbooking import entry
from houseful.games.overbooking.box import NO_BACK_DOOR, SIGNS, HotelBox
from houseful.games.overbooking.moves import DECLINE, HOTEL, NOTHING, TARGET
from houseful.games.overbooking.table import CARDS, PLACING, HotelTable

REFUSALS = (
    "hotel.play.turns",
    "hotel.play.hand",
    "hotel.play.keep",
    "hotel.setup.hotels",
    "hotel.line.limit",
    "hotel.back.limit",
    "hotel.sign.small-only",
    "hotel.sign.large-only",
    "hotel.sign.no-soldiers",
    "hotel.sign.no-back-door",
    "hotel.sign.two-crests",
    "hotel.power.target",
    "hotel.power.choice",
)

_line_is_full = as_python(entry.line_is_full)
_sign_at = as_python(entry.sign_at)


def refusal(box: HotelBox, table: HotelTable, move: int) -> str:
    """The rule that an illegal move breaks."""
    if table.phase == PLACING:
        return _refused_placement(box, table, move)
    return "hotel.power.choice" if move <= NOTHING else "hotel.power.target"


def _refused_placement(box: HotelBox, table: HotelTable, move: int) -> str:
    if move == NOTHING:
        return "hotel.play.keep"
    if move in range(TARGET, DECLINE + 1):
        return "hotel.play.turns"
    card, hotel, at_back = move % CARDS, move // HOTEL, move // CARDS % 2
    if not table.hand[table.actor] >> card & 1:
        return "hotel.play.hand"
    if hotel >= table.players:
        return "hotel.setup.hotels"
    if at_back:
        no_door = _sign_at(box, table, hotel) == NO_BACK_DOOR
        return "hotel.sign.no-back-door" if no_door else "hotel.back.limit"
    if _line_is_full(box, table, hotel):
        return "hotel.line.limit"
    return f"hotel.sign.{SIGNS[_sign_at(box, table, hotel)]}"
