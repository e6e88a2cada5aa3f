"""What the environments are tried with: every game and number of players, and options that change what is played."""

from typing import Any

from houseful.core.compile.rule import INTERPRETED
from houseful.games import NAMES, find_game

SETTINGS = [(name, players) for name in NAMES for players in find_game(name).rules.players]
GAMES, STEPS = (3, 8) if INTERPRETED else (24, 260)


def unusual_options(name: str, players: int) -> dict[str, Any]:
    """Options of a game that are not those it has unless somebody says so; the first that go with these players."""
    for count, options in (find_game(name).rules.sample_deals or list)():
        if count == players and options["complex"] and (players == 1 or options["events"]):
            return options
    return {option.name: option.samples()[-1] for option in find_game(name).rules.options}
