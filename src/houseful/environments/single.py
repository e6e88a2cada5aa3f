"""Every game for Gymnasium: one agent, and bots of any level in the other seats. Needs `houseful[environments]`.

    import gymnasium
    import houseful.environments.single

    env = gymnasium.make("houseful/Overbooking-v0", players=3, opponents="casual")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(policy(observation, info["action_mask"]))

`env.unwrapped.action_masks()` is the mask, where libraries ask for it.
"""

from typing import Any, ClassVar

import numpy as np

from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.core.options import LARGEST_SEED
from houseful.core.text.validation import Fault, listed, shown
from houseful.environments.extras import require
from houseful.environments.raw import RawGame
from houseful.environments.setting import VERSION, read_reward, reward_of
from houseful.games import NAMES

require("gymnasium", "environments")

import gymnasium  # noqa: E402
from gymnasium.spaces import Box, Discrete  # noqa: E402

FURTHEST = 100.0  # from zero that a number of an observation may be; most are between 0 and 1
ILLEGAL = -1.0  # for a move that is not legal, which ends the game
RANDOM = "random"  # the level of bots that need no table


class SingleEnv(gymnasium.Env[Any, Any]):
    """One game, seen from the learner's seat: between two steps the others have moved."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | tuple[str, ...] = RANDOM,
        seat: int | None = None,
        reward: str = "win",
        illegal_reward: float = ILLEGAL,
        render_mode: str | None = None,
        pack: Any = None,
        **options: Any,
    ) -> None:
        self._raw = raw = RawGame(game, players, observing=True, pack=pack, **options)
        self._kind, self._illegal_reward = read_reward(reward), illegal_reward
        self._levels, self._wanted = read_levels(opponents, raw.setting.players), read_seat(seat, raw.setting.players)
        self.render_mode = render_mode
        self.observation_space = Box(-FURTHEST, FURTHEST, raw.observation.shape, np.float32)
        self.action_space = Discrete(len(raw.moves))
        self.seat = 0  # the learner's in this game
        self._bots: dict[int, Any] = {}
        self._ended = True

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Deal another game, and let the others move until the learner is to act."""
        super().reset(seed=seed)
        luck, players = self.np_random, self._raw.setting.players
        self.seat = int(luck.integers(players)) if self._wanted is None else self._wanted
        self._raw.deal(int(luck.integers(LARGEST_SEED)))
        seats = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: make_bot(level, int(luck.integers(LARGEST_SEED)))
            for seat, level in zip(seats, self._levels, strict=True)
            if level != RANDOM
        }
        self._ended = False
        self._let_others_move()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's move and those of the others up to its next decision, or to the end of the game."""
        raw, seat, reward = self._raw, self.seat, 0.0
        if self._ended:
            raise Fault("fault-environment-over")
        legal = 0 <= action < len(raw.moves) and bool(raw.mask[action])
        if legal:
            raw.play(int(action))
            self._let_others_move()
            self._ended = raw.over
            reward = reward_of(self._kind, *raw.result())[seat] if raw.over else 0.0
        else:
            self._ended, reward = True, self._illegal_reward
        info = self._info() if legal else {**self._info(), "illegal_action": int(action)}
        return self._observation(), reward, self._ended, False, info

    def _let_others_move(self) -> None:
        raw = self._raw
        while raw.found and raw.seat != self.seat:
            bot = self._bots.get(raw.seat)
            if bot is None:
                raw.play(int(raw.moves[self.np_random.integers(raw.found)]))
            else:
                raw.play(bot.choose(Seat(raw.table(), raw.seat)).action)

    def _observation(self) -> Any:
        raw = self._raw
        return raw.observation.copy() if raw.seat == self.seat else raw.observe(self.seat)

    def action_masks(self) -> Any:
        """Which moves are legal: none when the game is over."""
        return self._raw.mask.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._raw.mask.astype(np.int8), "seat": self.seat}

    def render(self) -> str | None:
        """The game in sentences, as the learner may know it."""
        return self._raw.describe(self.seat) if self.render_mode == "ansi" else None


def read_levels(opponents: Any, players: int) -> list[str]:
    """The level of every other seat: one for all, or one for each after the learner's removal."""
    levels = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(levels) != players - 1:
        raise Fault("fault-environment-opponents", wanted=str(players - 1), found=str(len(levels)))
    for level in levels:
        make_bot(level, 0)
    return levels


def read_seat(seat: Any, players: int) -> int | None:
    """The learner's seat; None: by lot, for each game."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise Fault("fault-option", option="seat", choices=listed(range(players)), found=shown(seat))
    return seat


def register() -> None:
    """Give every game its name: `houseful/Overbooking-v0` and so on."""
    for name in NAMES:
        gymnasium.register(
            f"houseful/{name.capitalize()}-v{VERSION}",
            entry_point="houseful.environments.single:SingleEnv",
            kwargs={"game": name},
        )


register()
