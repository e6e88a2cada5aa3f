"""A position as a viewpoint may know it: what leaves a table for a player."""

from typing import Any, NotRequired, TypedDict

from houseful.core.table import Table
from houseful.host.entries import Entry, Viewpoint
from houseful.host.history import events_of
from houseful.host.hosted_game import HostedGame, Step
from houseful.host.messages.socket import PlayedMessage


class VisiblePosition(TypedDict):
    """What a viewpoint may know of a position."""

    turn: int | None
    view: Any  # the view of the table's game
    legal: list[str]
    totals: list[int]  # everybody's points, as far as the viewpoint can see them
    result: NotRequired[Any]  # once the game is over


NOTHING_DEALT: VisiblePosition = {"turn": None, "view": None, "legal": [], "totals": []}


def visible_position(table: Table, view: dict[str, Any]) -> VisiblePosition:
    """A position as the viewpoint of this view may know it: turn, view, legal moves, and the result at the end."""
    turn = view["turn"]
    legal = table.legal_texts() if turn is not None and turn == view["seat"] else []
    visible: VisiblePosition = {"turn": turn, "view": view, "legal": legal, "totals": totals_of(view)}
    if turn is None:
        visible["result"] = table.result()
    return visible


def totals_of(view: dict[str, Any]) -> list[int]:
    """Everybody's points, as far as a view shows them."""
    return [sum(seat["score"].values()) for seat in view["seats"]]


def played_message(game: HostedGame, step: Step, view: dict[str, Any]) -> PlayedMessage:
    """What the viewpoint of a view is told about a step that is about to be made."""
    return message_about(step.entry, step.table, view, game.undo_possible_after(step, game.person_at(view["seat"])))


def latest_message(game: HostedGame, viewpoint: Viewpoint) -> PlayedMessage:
    """What a viewpoint is told about the latest entry of a log that is not empty."""
    undo = game.undo_refusal(game.person_at(viewpoint)) is None
    return message_about(game.entries[-1], game.table, game.table.view(viewpoint), undo)


def message_about(entry: Entry, after: Table, view: dict[str, Any], undo: bool) -> PlayedMessage:
    """An entry of the log and the position after it, as the viewpoint of a view may know them."""
    events = events_of(entry, after, view["seat"])
    return PlayedMessage(entry.ply, entry.seat, entry.at, events, undo=undo, **visible_position(after, view))
