"""A picture of a finished game, with the players' names."""

from houseful.core.picture.frame import picture
from houseful.host.hosted_game import HostedGame
from houseful.host.names import names_at
from houseful.host.refused import Refused


def picture_of(game: HostedGame, language: str) -> str:
    """The final table as a spectator saw it, in SVG."""
    if game.stage != "over" or not game.table.over:
        raise Refused(409, "server-not-over")
    table, names = game.table, names_at(game.seats, language)
    bots = [seat.number for seat in game.seats if seat.level and not seat.name]
    return picture(table.definition, table.view(None), table.result(), names, language, bots)
