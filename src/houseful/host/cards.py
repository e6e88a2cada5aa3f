"""The gallery at a table: its cards, and which of them have gone as far as somebody knows."""

from houseful.core.gallery import shelves_of
from houseful.core.game import Game
from houseful.core.text.packs import Pack
from houseful.host.entries import Viewpoint
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.games import CardGallery


def all_cards(game: Game, language: str) -> CardGallery:
    """The gallery of a game's standard cards."""
    return CardGallery(game.name, language, None, shelves_of(game, game.standard, language), None, {})


def cards_of(hosted: HostedGame, game: Game, pack: Pack, viewpoint: Viewpoint, language: str) -> CardGallery:
    """The gallery of a table's cards."""
    hosted.check_readable()
    gone = game.presentation.gone(hosted.table.view(viewpoint)) if hosted.is_dealt else {}
    name = None if pack.standard else pack.name
    return CardGallery(game.name, language, name, shelves_of(game, pack, language), viewpoint, gone)
