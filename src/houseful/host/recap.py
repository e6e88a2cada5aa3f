"""What happened since somebody's last move: in sentences with pieces to draw, and as positions to step through again.

Nobody looks further back than to their own last move: a hand before it could tell more than they may know now.
"""

from typing import Any

from houseful.core.storytelling import Telling, tell
from houseful.core.text.i18n import say
from houseful.core.text.people import people_named
from houseful.host.checkpoints import table_at
from houseful.host.entries import Viewpoint
from houseful.host.gains import gains_between
from houseful.host.history import events_of, events_since
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.play import Told
from houseful.host.messages.previews import Gain
from houseful.host.messages.prose import Chapter, Ending, Past, Recap, RecapChapter
from houseful.host.names import names_at
from houseful.host.refused import Refused
from houseful.host.visible import totals_of


def last_move_of(game: HostedGame, viewpoint: Viewpoint) -> int:
    """The ply of a seat's last move that stands, 0 if it has none; for a spectator, of a move one round ago."""
    if viewpoint is None:
        return max(0, game.ply - len(game.seats))
    own = (ply for ply in reversed(game.standing_moves(game.ply)) if game.entries[ply - 1].seat == viewpoint)
    return next(own, 0)


def recap_of(game: HostedGame, viewpoint: Viewpoint, language: str) -> Recap:
    """What happened since a viewpoint's last move, what that move itself brought about included."""
    last = last_move_of(game, viewpoint)
    told = events_since(game, viewpoint, max(0, last - 1))
    start = last
    if told and told[0].ply == last and viewpoint is not None:
        own = told.pop(0)
        news = [event for event in own.events if event["kind"] in game.table.definition.presentation.story.consequences]
        if news:
            told.insert(0, Told(own.ply, own.seat, own.at, news))
            start = last - 1
    chapters = [recapped(game, line, viewpoint, language) for line in told]
    return Recap(game.ply, start, chapters, gains_since(game, start))


def gains_since(game: HostedGame, ply: int) -> list[Gain]:
    """How everybody's points have changed since a ply: score sheets are open to all."""
    return gains_between(table_at(game, ply), game.table) if game.is_dealt else []


def recapped(game: HostedGame, told: Told, viewpoint: Viewpoint, language: str) -> RecapChapter:
    """An entry of the move log in sentences, with its events."""
    chapter = chapter_of(game, told, viewpoint, language)
    return RecapChapter(chapter.ply, chapter.seat, chapter.lines, chapter.rules, chapter.pieces, told.events)


def chapter_of(game: HostedGame, told: Told, viewpoint: Viewpoint, language: str) -> Chapter:
    """An entry of the move log in sentences, each with the rule behind it and its pieces."""
    lines = sentences(game, told.events, viewpoint, language)
    texts, rules, pieces = [one.text for one in lines], [one.rule for one in lines], [one.pieces for one in lines]
    return Chapter(told.ply, told.seat, texts, rules, pieces)


def sentences(game: HostedGame, events: list[dict[str, Any]], viewpoint: Viewpoint, language: str) -> list[Telling]:
    """Events in sentences that call people by their names."""
    shown = game.table.definition.presentation
    with people_named(names_at(game.seats, language)):
        undone = [event["seat"] for event in events if event["kind"] == "undo"]
        if undone:
            name = shown.player_name(undone[0], viewpoint, language)
            return [Telling(say("page-undone", language, name=name), None, [])]
        return tell(shown.story, shown.describe_event, game.table.pack, events, viewpoint, language)


def past_of(game: HostedGame, viewpoint: Viewpoint, ply: int) -> Past:
    """A position of the recap; Refused for one before it, and before the game has started."""
    game.check_dealt()
    last = last_move_of(game, viewpoint)
    if not 0 <= ply <= game.ply or (viewpoint is not None and ply < last - 1):
        raise Refused(404, "server-no-past")
    seen_by = viewpoint if ply >= last else None
    table = table_at(game, ply)
    view, entry = table.view(seen_by), game.entries[ply - 1] if ply else None
    events = [] if entry is None else events_of(entry, table, seen_by)
    return Past(ply, table.turn, None if entry is None else entry.seat, events, totals_of(view), view)


def ending_of(game: HostedGame, viewpoint: Viewpoint, language: str) -> Ending:
    """Why a game is over; Refused while it is not."""
    if game.stage != "over":
        raise Refused(409, "server-not-over")
    table = game.table
    shown, view = table.definition.presentation, table.view(None)
    final = [event for event in table.events(None) if event["kind"] in shown.story.final]
    decided = [event for event in final if event["kind"] != "over"] or final
    with people_named(names_at(game.seats, language)):
        told = [shown.describe_event(event, viewpoint, language) for event in decided]
    rule = decided[0].get("rule") if decided else None
    lines = [*shown.story.before_the_end(view, language), *told]
    return Ending(rule, decided, lines, shown.story.goals(view, language))
