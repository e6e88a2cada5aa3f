"""A table in sentences: how it stands, what is asked, what happened."""

from houseful.core.text.people import people_named
from houseful.host.entries import Viewpoint
from houseful.host.history import events_since
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.prose import Prose
from houseful.host.names import names_at
from houseful.host.recap import chapter_of
from houseful.host.visible import visible_position


def prose_of(game: HostedGame, viewpoint: Viewpoint, since: int | None, language: str) -> Prose:
    """How the table stands, what a viewpoint is asked, and what happened since a ply."""
    shown, view = game.table.definition.presentation, game.table.view(viewpoint)
    asked = visible_position(game.table, view)["legal"] if game.stage == "playing" else []
    lines = [] if since is None else events_since(game, viewpoint, since)
    chapters = [chapter_of(game, line, viewpoint, language) for line in lines]
    with people_named(names_at(game.seats, language)):
        ask = shown.ask(view, asked, language) if asked else None
        return Prose(game.ply, shown.describe(view, language), ask, chapters)
