"""Strategy pages: what wins, with figures."""

from houseful.core.text.strategy import parts_of, strategy_text
from houseful.games import find_game
from houseful.server import messages as p
from houseful.server.http.route_decorators import get
from houseful.server.http.routes.parameters import ForGame, InLanguage


@get("/strategy/{game:str}", summary="What wins")
async def strategy(game: ForGame, language: InLanguage = "en") -> p.Strategy:
    """Openings, what is worth what and common mistakes, with figures from games of bots."""
    return strategy_in(game, language)


def strategy_in(game: str, language: p.Language) -> p.Strategy:
    """A game's strategy page in a language."""
    parts = [
        p.StrategyPart(part.title, [p.StrategyBlock(block.text, list(map(list, block.rows))) for block in part.blocks])
        for part in parts_of(strategy_text(find_game(game).folder, language))
    ]
    return p.Strategy(game, language, parts)


STRATEGY = [strategy]
