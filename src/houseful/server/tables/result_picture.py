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
    table, names = live.table, names_at(live, language)
    bots = [seat.number for seat in live.seats if seat.level and not seat.name]
    return picture(table.definition, table.view(None), table.result(), names, language, bots)


def names_at(live: LiveTable, language: str) -> list[str]:
    """What everybody is called at a table, by seat."""
    return [name_at(live, seat, language) for seat in live.seats]


def name_at(live: LiveTable, seat: SeatRow, language: str) -> str:
    """A player's name at a table; players of the same name are numbered."""
    alike = [other.number for other in live.seats if plain_name(other, language) == plain_name(seat, language)]
    name = plain_name(seat, language)
    return name if len(alike) == 1 else f"{name} {alike.index(seat.number) + 1}"


def plain_name(seat: SeatRow, language: str) -> str:
    """A person's name, a bot's level, or the seat's number where nobody is known to have played."""
    if seat.name:
        return in_language(seat.name, language)
    if seat.level:
        return say("page-bot", language, level=seat.level)
    return say("page-seat", language, number=seat.number + 1)


def in_language(name: str, language: str) -> str:
    """A name; whoever has not chosen one yet is a guest in the reader's language."""
    proposed, _, number = name.partition(" ")
    if proposed not in say("page-guest-names", language).split(", ") or not (number == "" or number.isdigit()):
        return name
    return f"{say('page-guest', language)} {number}".strip()
