"""The past of a table: events and decisions from the log, and the log to take away."""

from houseful.bots.seat import Seat
from houseful.core.game import Event
from houseful.core.replay import replayed
from houseful.core.table import Table
from houseful.core.text.game_log import write_log
from houseful.host.checkpoints import table_at
from houseful.host.entries import Entry, Viewpoint
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.play import Told
from houseful.host.refused import Refused


def events_of(entry: Entry, after: Table, viewpoint: Viewpoint) -> list[Event]:
    """The events of a log entry, as a viewpoint (a seat, or None for a spectator) may know them; to be read only."""
    if entry.kind == "undo":
        return [{"kind": "undo", "seat": entry.seat}]
    return after.shared_events(viewpoint)


def lines_since(game: HostedGame, ply: int) -> int:
    """How many lines of the log `events_since` tells."""
    return min(max(0, game.ply - ply), game.limits.events or game.ply)


def events_since(game: HostedGame, viewpoint: Viewpoint, ply: int) -> list[Told]:
    """The events of each entry after a ply, as a viewpoint may know them; of very many, the last ones."""
    if not game.is_dealt:
        return []
    known = dict(zip(reversed(game.standing_moves(game.ply)), reversed(game.reachable), strict=False))
    told = []
    for entry in game.entries[game.ply - lines_since(game, ply) :]:
        if entry.kind != "undo" and entry.ply not in known:
            before = game.last_standing(entry.ply - 1)
            start = known[before] if before in known else table_at(game, before)
            known[entry.ply] = replayed(start.copy(), [entry.text])
        events = events_of(entry, known.get(entry.ply, game.table), viewpoint)
        told.append(Told(entry.ply, entry.seat, entry.at, events))
    return told


def decisions_of(game: HostedGame, seat: int) -> list[tuple[Seat, str]]:
    """What a person knew before each of their moves, and the move they chose; without moves they took back."""
    made, table = [], game.dealt()
    for ply in game.standing_moves(game.ply):
        entry = game.entries[ply - 1]
        if entry.seat == seat and entry.kind == "move":
            made.append((Seat(table, seat), entry.text))
        table.play(entry.text)
    return made


def log_of(game: HostedGame) -> str:
    """The log of a finished game, without moves that were taken back."""
    if game.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(table_at(game, game.ply))
