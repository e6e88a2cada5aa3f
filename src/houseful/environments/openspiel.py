"""Every game for OpenSpiel: importing this module registers them. Needs the extra `houseful[openspiel]`.

    import pyspiel
    import houseful.environments.openspiel

    game = pyspiel.load_game("houseful_overbooking_v0(players=3,bonus=none)")

A game begins with three chance nodes of 256 outcomes each: together they are the seed that is dealt from, and what is
drawn later follows from it. An information state is all that a player has observed when it was to act, and its own
actions; `resample_from_infostate` draws everything afresh that the player cannot know.
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np

from houseful.core.game import Game
from houseful.core.options import Option
from houseful.core.testing.conformance import LONGEST_GAME
from houseful.environments.extras import require
from houseful.environments.raw import RawGame
from houseful.environments.setting import REWARDS, VERSION, Setting, read_reward, read_setting, reward_of
from houseful.games import NAMES, find_game

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402

DIGITS, OUTCOMES = 3, 256  # of the seed, chance node by chance node
USUAL_PLAYERS = 2
MOST_POINTS = 1000.0
NUMBER = "number-"
BY_LOT = "lot"  # the first seat, where nobody named it


def usual_players(game: Game) -> int:
    """How many play unless somebody says otherwise."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.rules.players else game.rules.players[0]


def as_parameter(option: Option, value: Any) -> str:
    """A value of an option as logs have it; what OpenSpiel would read as a number or as several parameters, marked."""
    text = option.write(value).replace(",", "+")
    return NUMBER + text if text.isdigit() else text


def from_parameter(option: Option, text: str) -> Any:
    """The value of an option that was said so."""
    return option.parse(text.removeprefix(NUMBER).replace("+", ","))


def parameters_of(game: Game) -> dict[str, Any]:
    """What can be said about a game: players, first seat, reward, and its options."""
    options = {option.name: as_parameter(option, option.default) for option in game.rules.options}
    return {"players": usual_players(game), "first": BY_LOT, "reward": REWARDS[0], **options}


def setting_of(game: Game, said: dict[str, Any]) -> Setting:
    """The setting that parameters describe."""
    known = parameters_of(game) | said
    options = {option.name: from_parameter(option, str(known[option.name])) for option in game.rules.options}
    first = None if known["first"] == BY_LOT else int(known["first"])
    return read_setting(game, known["players"], None, {**options, "first": first})


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    alone = 1 in game.rules.players
    return pyspiel.GameType(
        short_name=f"houseful_{game.name}_v{VERSION}",
        long_name=f"Houseful: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.rules.players[-1],
        min_num_players=game.rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def info_of(setting: Setting, kind: int) -> Any:
    """What OpenSpiel wants to know of a game that is loaded."""
    wins = REWARDS[kind] == "win"
    rules = setting.game.rules
    return pyspiel.GameInfo(
        num_distinct_actions=rules.moves,
        max_chance_outcomes=OUTCOMES,
        num_players=setting.players,
        min_utility=0.0 if wins else -MOST_POINTS,
        max_utility=1.0 if wins else MOST_POINTS,
        utility_sum=1.0 if wins and 1 not in rules.players else None,
        max_game_length=LONGEST_GAME,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its parameters; each game of ours is a class of its own."""

    game_name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = dict(params or {})
        self.setting = setting_of(find_game(self.game_name), said)
        self.kind = read_reward(said.get("reward", REWARDS[0]))
        super().__init__(self.game_type, info_of(self.setting, self.kind), said)

    def new_initial_state(self) -> "SpielState":
        """A game that is not dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What writes observations or information states."""
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setting.game.ai.features, perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game in progress, with what each player remembers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind, self.seed, self.digits = game.kind, 0, 0
        self.raw: RawGame = RawGame.of(game.setting, observing=True)
        self.memories = [b""] * game.setting.players

    def current_player(self) -> int:
        """Chance until the game is dealt, then the seat that is to act."""
        if self.digits < DIGITS:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.raw.over else self.raw.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.raw.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every value of the next digit of the seed."""
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.digits < DIGITS:
            self.seed, self.digits = OUTCOMES * self.seed + action, self.digits + 1
            if self.digits == DIGITS:
                self.raw.deal(self.seed)
            return
        seat = self.raw.seat
        seen = self.memories[seat] + self.raw.observation.tobytes() + action.to_bytes(4, "little")
        self.memories[seat] = blake2b(seen, digest_size=16).digest()
        self.raw.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.raw.texts[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.digits == DIGITS and self.raw.over

    def returns(self) -> list[float]:
        """Each player's reward; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * len(self.memories)
        return reward_of(self.kind, *self.raw.result())

    def resample_from_infostate(self, player: int, _sampler: Callable[[], float] | None = None) -> "SpielState":
        """A state in which everything is drawn afresh that this player cannot know; what others remember is lost."""
        twin: SpielState = self.clone()
        seed = int(np.random.default_rng().integers(1 << 62)) if _sampler is None else int(_sampler() * (1 << 62))
        twin.raw.redeal(player, seed)
        return twin

    def __str__(self) -> str:
        if self.digits < DIGITS:
            return f"dealing {self.seed} {self.digits}"
        return f"seed {self.seed}\n" + "\n".join(self.raw.describe(None).splitlines())


class SpielObserver:
    """What a player sees, as numbers and as text; with perfect recall the text is the information state."""

    def __init__(self, features: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know."""
        self.tensor[:] = state.raw.observe(player) if state.digits == DIGITS else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """A player's view as JSON; with perfect recall, a mark of it and of everything before."""
        if state.digits < DIGITS:
            return f"player {player}, not dealt"
        if not self.perfect_recall:
            return json.dumps(state.raw.table().view(player))
        now = blake2b(state.raw.observe(player).tobytes(), digest_size=16).hexdigest()
        return f"{player} {state.memories[player].hex()} {now}"


def register() -> None:
    """Give every game its name: `houseful_overbooking_v0` and so on."""
    for name in NAMES:
        game_type = type_of(find_game(name))
        pyspiel.register_game(game_type, type(name, (SpielGame,), {"game_name": name, "game_type": game_type}))


register()
