"""A table as a viewpoint may know it: field by field, never by leaving out."""

from houseful.host.entries import Viewpoint
from houseful.host.history import events_since
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.play import State, UndoAsked
from houseful.host.messages.tables import TableInfo
from houseful.host.refused import Refused
from houseful.host.visible import NOTHING_DEALT, visible_position


def viewpoint_of(game: HostedGame, person: str | None, seat: int | None) -> Viewpoint:
    """The viewpoint of a person: the seat they ask for, else the one to move, else their first; None without a seat."""
    mine = [] if person is None else game.seats_of(person)
    if seat is None:
        return game.turn if game.turn in mine else mine[0] if mine else None
    if seat not in mine:
        raise Refused(403, "server-not-your-seat")
    return seat


def state_of(
    game: HostedGame,
    info: TableInfo,
    person: str | None,
    viewpoint: Viewpoint,
    since: int | None,
    asked: UndoAsked | None,
    patience: int,
) -> State:
    """A table as a viewpoint may know it, and the events after the ply `since`."""
    playing = game.stage == "playing"
    visible = visible_position(game.table, game.table.view(viewpoint)) if game.is_dealt else NOTHING_DEALT
    return State(
        table=info,
        viewpoint=viewpoint,
        mine=[] if person is None else game.seats_of(person),
        ply=game.ply,
        turn=visible["turn"],
        view=visible["view"],
        legal=visible["legal"] if playing else [],
        undo=playing and game.undo_refusal(person) is None,
        totals=visible["totals"],
        events=[] if since is None else events_since(game, viewpoint, since),
        asked=asked,
        patience=patience,
    )
