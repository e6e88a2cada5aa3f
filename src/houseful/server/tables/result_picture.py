"""A picture of a finished game, with the players' names."""

from houseful.core.picture.frame import picture
from houseful.core.text.i18n import say
from houseful.server.db.queries import SeatRow
from houseful.server.errors import Refused
from houseful.server.tables.live_table import LiveTable


def picture_of(live: LiveTable, language: str) -> str:
    """The final table as a spectator saw it, in SVG."""
    if live.stage != "over" or not live.table.over:
        raise Refused(409, "server-not-over")
    names = [name_at(live, seat, language) for seat in live.seats]
    bots = [seat.number for seat in live.seats if seat.level and not seat.name]
    return picture(live.table.definition, live.table.view(None), live.table.result(), names, language, bots)


def name_at(live: LiveTable, seat: SeatRow, language: str) -> str:
    """A player's name at a table; players of the same name are numbered."""
    alike = [other.number for other in live.seats if plain_name(other, language) == plain_name(seat, language)]
    name = plain_name(seat, language)
    return name if len(alike) == 1 else f"{name} {alike.index(seat.number) + 1}"


def plain_name(seat: SeatRow, language: str) -> str:
    """A person's name, a bot's level, or the seat's number where nobody is known to have played."""
    if seat.name:
        return seat.name
    if seat.level:
        return say("page-bot", language, level=say(f"page-level-{seat.level}", language))
    return say("page-seat", language, number=seat.number + 1)
