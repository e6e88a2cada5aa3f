"""Games: what can be played here, card packs, the score of a real table."""

import tomllib
from functools import lru_cache
from typing import Any

from litestar.params import JSONBody

from houseful.bots.levels import NAMES as LEVELS
from houseful.core.text.score_case import score_case
from houseful.games import NAMES, find_game
from houseful.server import messages as p
from houseful.server.http.route_decorators import get, post
from houseful.server.http.routes.parameters import ForGame, TheServices


@get("/games", summary="The games")
async def list_games(services: TheServices) -> p.GameList:
    """Every game with its numbers of players and options, and the levels of bots."""
    settings = services.settings
    return game_list(own_packs=settings.custom_packs == "on", public_tables=settings.public_tables == "on")


def game_list(*, own_packs: bool, public_tables: bool) -> p.GameList:
    """Every game, where packs may be brought and tables listed or not."""
    return p.GameList([game_info(name, own_packs, public_tables) for name in NAMES], list(LEVELS))


def game_info(name: str, own_packs: bool, public_tables: bool) -> p.GameInfo:
    """A game and what can be chosen."""
    game = find_game(name)
    options = {option.name: [option.default, *option.samples()] for option in game.rules.options}
    alone = list(game.rules.options_alone)
    first = dict(game.rules.first_game)
    return p.GameInfo(name, game.world, list(game.rules.players), options, first, alone, own_packs, public_tables)


@post("/score", status_code=200, summary="Score a real table")
async def score(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """The formats of `houseful score`."""
    return score_case(data, None, find_game)


@get("/packs/{game:str}", summary="The cards of a game")
async def pack(game: ForGame) -> dict[str, Any]:
    """The standard card pack, as `houseful packs show` prints it."""
    return standard_faces(find_game(game).standard.text)


@lru_cache(maxsize=len(NAMES))
def standard_faces(text: str) -> dict[str, Any]:
    """A standard pack as data, parsed once."""
    return tomllib.loads(text)


GAMES = [list_games, score, pack]
