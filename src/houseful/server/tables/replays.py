"""Finished games to take away: logs, and pictures of the final table."""

from houseful.core.picture.frame import picture
from houseful.core.text.game_log import write_log
from houseful.core.text.i18n import say
from houseful.server.db.queries import SeatRow
from houseful.server.errors import Refused
from houseful.server.tables import dealing
from houseful.server.tables.live_table import LiveTable


def log_of(live: LiveTable) -> str:
    """The log of a finished game: the moves that stood, without those that were taken back."""
    if live.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(dealing.positions(dealing.deal_row(live.row, live.seats), live.entries)[-1])


def picture_of(live: LiveTable, language: str) -> str:
    """The final table as a spectator saw it, in SVG."""
    if live.stage != "over" or not live.table.over:
        raise Refused(409, "server-not-over")
    names = [name_at(live, seat, language) for seat in live.seats]
    return picture(live.table.definition, live.table.view(None), live.table.result(), names, language)


def name_at(live: LiveTable, seat: SeatRow, language: str) -> str:
    """What somebody is called at a table: those of one name are numbered."""
    alike = [other.number for other in live.seats if name_alone(other, language) == name_alone(seat, language)]
    name = name_alone(seat, language)
    return name if len(alike) == 1 else f"{name} {alike.index(seat.number) + 1}"


def name_alone(seat: SeatRow, language: str) -> str:
    """A person's name, or a bot's level; a number for whoever played a log from elsewhere."""
    if seat.name:
        return seat.name
    if seat.level:
        return say("page-bot", language, level=say(f"page-level-{seat.level}", language))
    return say("page-seat", language, number=seat.number + 1)
