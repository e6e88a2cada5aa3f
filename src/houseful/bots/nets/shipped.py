"""The nets that come with the games."""

from functools import cache

from houseful.bots.nets.inference import Net, as_net
from houseful.bots.nets.weights import read_weights
from houseful.core.game import Game

FILE = "ai/grandmaster.net"


@cache
def shipped_net(game: Game) -> Net:
    """The net of a game, read once."""
    return as_net(read_weights(game.folder / FILE, game))
