"""Finished games: any ply of them, and what earned the points."""

from houseful.host.checkpoints import table_at
from houseful.host.entries import Viewpoint
from houseful.host.history import events_of
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.replays import Earned, Replay
from houseful.host.messages.tables import TableInfo
from houseful.host.refused import Refused
from houseful.host.visible import totals_of


def replay_of(game: HostedGame, info: TableInfo, ply: int | None, viewpoint: str) -> Replay:
    """A finished game at one ply, from one viewpoint or from all seats."""
    check_over(game)
    ply = game.ply if ply is None else ply
    if ply > game.ply:
        raise Refused(404, "server-no-ply", ply=ply, last=game.ply)
    viewpoints = viewpoints_named(game, viewpoint)
    table = table_at(game, ply)
    entry = game.entries[ply - 1] if ply else None
    views = table.views(viewpoints)
    events_for = viewpoints[0] if len(viewpoints) == 1 else None
    return Replay(
        table=info,
        ply=ply,
        plies=game.ply,
        turn=table.turn,
        seat=None if entry is None else entry.seat,
        events=[] if entry is None else events_of(entry, table, events_for),
        totals=totals_of(views[0]),
        views=views,
    )


def viewpoints_named(game: HostedGame, name: str) -> list[Viewpoint]:
    """The viewpoints called `spectator`, `open` (all seats) or by the number of a seat."""
    if name == "spectator":
        return [None]
    all_seats: list[Viewpoint] = list(range(len(game.seats)))
    if name == "open":
        return all_seats
    if name.isascii() and name.isdigit() and int(name) in all_seats:
        return [int(name)]
    raise Refused(400, "server-no-eyes")


def earned_of(game: HostedGame) -> Earned:
    """For each seat of a finished game and each line of its sheet, the pieces that earned it."""
    check_over(game)
    sheets = game.table.scores()
    return Earned([{line: list(points.sources) for line, points in sheet.lines.items()} for sheet in sheets])


def check_over(game: HostedGame) -> None:
    """Refuse what is possible only when the game is over."""
    if game.stage != "over":
        raise Refused(409, "server-not-over")
