"""What is played in an environment: a game, its players, its options, its cards; the same checks for all of them."""

from dataclasses import dataclass
from typing import Any

from houseful.core.compile.record import Memory
from houseful.core.game import Game
from houseful.core.options import LARGEST_SEED, read_options
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, listed, shown
from houseful.games import find_game

VERSION = 0  # of observations, moves and rewards: raised when one of them changes
REWARDS = ("win", "margin", "points")


@dataclass(frozen=True)
class Setting:
    """A game with options that were checked."""

    game: Game
    pack: Pack
    options: dict[str, Any]

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options["players"])

    @property
    def blank(self) -> Memory:
        """The memory of a table with these options, before anything is dealt."""
        return self.game.rules.blank_table(self.options)


def read_setting(game: str | Game, players: int | None, pack: Any, options: dict[str, Any]) -> Setting:
    """A game by its name or as it is, with its options; without `players` as many as can play."""
    found = game if isinstance(game, Game) else find_game(game)
    rules = found.rules
    chosen = read_options(rules.options, rules.players, rules.players[-1] if players is None else players, options)
    rules.check_new(chosen)
    return Setting(found, pack if isinstance(pack, Pack) else found.open_pack(pack), chosen)


def read_reward(reward: Any) -> int:
    """The number of a kind of reward."""
    if reward not in REWARDS:
        raise Fault("fault-option", option="reward", choices=listed(REWARDS), found=shown(reward))
    return REWARDS.index(reward)


def read_count(name: str, value: Any) -> int:
    """A whole number of at least one."""
    if type(value) is not int or value < 1:
        raise Fault("fault-environment-count", option=name, found=shown(value))
    return value


def read_first_seed(seed: Any, games: int) -> int:
    """The seed of the first of many games, whose seeds are counted up."""
    most = LARGEST_SEED >> 1
    if type(seed) is not int or not 0 <= seed <= most - games:
        raise Fault("fault-seed", found=shown(seed), most=str(most - games))
    return seed


def reward_of(kind: int, shares: Any, totals: Any) -> list[float]:
    """Each seat's reward for a game that is over: its share of the win, its lead, or its points."""
    if REWARDS[kind] == "win":
        return [float(share) for share in shares]
    if REWARDS[kind] == "points":
        return [float(total) for total in totals]
    return [float(total - max(_others(totals, seat), default=0)) for seat, total in enumerate(totals)]


def _others(totals: Any, seat: int) -> list[int]:
    return [int(total) for other, total in enumerate(totals) if other != seat]
