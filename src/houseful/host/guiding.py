"""A newcomer's guide at a table: what happened since their last move and what it meant, then what matters now.

It is made from a seat's own view, legal moves and events; how points changed, from what everybody sees.
"""

from collections.abc import Iterator

from houseful.core.game import View
from houseful.core.guide import Explained, Moment, Note, explained
from houseful.core.text.people import people_named
from houseful.host.checkpoints import table_at
from houseful.host.entries import Viewpoint
from houseful.host.history import events_since
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.guide import GuideAbout, GuideStep, GuideSteps
from houseful.host.messages.play import Told
from houseful.host.names import names_at
from houseful.host.recap import last_move_of
from houseful.host.visible import visible_position


def guide_of(game: HostedGame, viewpoint: Viewpoint, language: str) -> GuideSteps:
    """Everything that a viewpoint is to read now, in its order."""
    last = last_move_of(game, viewpoint)
    told = events_since(game, viewpoint, max(0, last - 1))
    seen = PublicViews(game)
    with people_named(names_at(game.seats, language)):
        steps = [] if last or viewpoint is None else about_the_game(game, viewpoint, language)
        steps += [step for line in told for step in about_line(game, seen, line, viewpoint, language)]
        steps += about_position(game, viewpoint, language)
    return GuideSteps(game.ply, steps)


def about_the_game(game: HostedGame, viewpoint: Viewpoint, language: str) -> list[GuideStep]:
    """What the game is about, for somebody who has not moved yet."""
    if not game.is_dealt:
        return []
    notes = game.table.definition.presentation.guide.opening(game.table.view(viewpoint), language)
    return [read_now("aim", 0, one) for one in notes]


class PublicViews:
    """What everybody saw at past plies, each looked up once."""

    def __init__(self, game: HostedGame) -> None:
        self._game = game
        self._kept: dict[int, View] = {}

    def at(self, ply: int) -> View:
        """The view of a spectator after so many lines of the log."""
        if ply not in self._kept:
            self._kept[ply] = table_at(self._game, ply).view(None)
        return self._kept[ply]


def about_line(
    game: HostedGame, seen: PublicViews, told: Told, viewpoint: Viewpoint, language: str
) -> Iterator[GuideStep]:
    """What the events of a line of the log meant, of one's own only its consequences; nothing of an undo."""
    if any(event["kind"] == "undo" for event in told.events):
        return
    shown = game.table.definition.presentation
    own = told.seat == viewpoint
    moment = Moment(seen.at(told.ply - 1), seen.at(told.ply), viewpoint, language)
    pack, guide = game.table.pack, shown.guide
    for one in explained(guide, shown.story, shown.describe_event, pack, moment, told.events):
        kind = told.events[one.event]["kind"]
        if not own or kind in shown.story.consequences:
            yield happened(told, one, "fate" if kind in guide.fates else "happened")


def happened(told: Told, one: Explained, about: GuideAbout) -> GuideStep:
    """An explained event as it is sent."""
    meant = one.note
    return GuideStep(about, told.ply, one.event, told.seat, meant.key, one.said, meant.text, meant.rule, one.pieces)


def about_position(game: HostedGame, viewpoint: Viewpoint, language: str) -> list[GuideStep]:
    """What matters before the decision of whoever looks, or how the game ended."""
    if not game.is_dealt:
        return []
    view, guide = game.table.view(viewpoint), game.table.definition.presentation.guide
    if game.stage == "over":
        return [read_now("end", game.ply, one) for one in guide.end(view, language)]
    moves = visible_position(game.table, view)["legal"] if game.stage == "playing" else []
    return [read_now("now", game.ply, one) for one in guide.before(view, moves, language)] if moves else []


def read_now(about: GuideAbout, ply: int, one: Note) -> GuideStep:
    """A note about the position as it is sent."""
    return GuideStep(about, ply, None, None, one.key, None, one.text, one.rule, [])
