"""Where points come from: the booked cards behind each line of a score sheet, and the points of each crest."""

from houseful.core.compile.rule import as_python
from houseful.core.text.packs import Pack
from houseful.games.overbooking import scoring
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.show.names import cards_of
from houseful.games.overbooking.table import CREST_CARDS, NOBONUS, HotelTable

_score_crest = as_python(scoring.score_crest)


def crest_points(box: HotelBox, table: HotelTable, booked: int) -> dict[int, int]:
    """The points of each crest that earns a bonus as it stands (hotel.score.crests)."""
    if not booked or table.bonus == NOBONUS:
        return {}
    bonus = table.bonus
    return {crest: points for crest in range(4) if (points := _score_crest(box, bonus, booked, crest))}


def score_sources(pack: Pack, box: HotelBox, table: HotelTable) -> list[dict[str, list[str]]]:
    """The booked cards that earn each line of every player's score sheet."""
    return [_sources_of(pack, box, table, table.booked[seat]) for seat in range(table.players)]


def _sources_of(pack: Pack, box: HotelBox, table: HotelTable, booked: int) -> dict[str, list[str]]:
    families = sum(CREST_CARDS << 6 * crest for crest in crest_points(box, table, booked))
    return {"coins": cards_of(pack.names, booked), "crests": cards_of(pack.names, booked & families)}
