"""Every game for PettingZoo: agents take turns (AEC), with action masks. Needs the extra `houseful[environments]`.

from houseful.environments.turns import env

game = env("overbooking", players=3)
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, termination, truncation, info = game.last()
    game.step(None if termination else policy(observation["observation"], observation["action_mask"]))
"""

from typing import Any

import numpy as np

from houseful.core.options import LARGEST_SEED
from houseful.environments.extras import require
from houseful.environments.raw import RawGame
from houseful.environments.setting import VERSION, read_reward, reward_of

require("pettingzoo", "environments")
require("gymnasium", "environments")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo.utils.env import AECEnv  # noqa: E402

FURTHEST = 100.0  # from zero that a number of an observation may be; most are between 0 and 1
METADATA = {"render_modes": ["ansi"], "is_parallelizable": False}
ILLEGAL = -1.0  # for a move that is not legal, which ends the game


class TurnsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # it has no types
    """One game; agents are `player_0`, `player_1` and so on, by seat."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        illegal_reward: float = ILLEGAL,
        render_mode: str | None = None,
        pack: Any = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._raw = raw = RawGame(game, players, observing=True, pack=pack, **options)
        self._kind, self._illegal_reward = read_reward(reward), illegal_reward
        self.render_mode = render_mode
        self.metadata = {**METADATA, "name": f"{raw.setting.game.name}_v{VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(raw.setting.players)]
        self.agents = self.possible_agents[:]
        features, moves = len(raw.observation), len(raw.moves)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-FURTHEST, FURTHEST, (features,), np.float32),
                    "action_mask": Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(moves) for agent in self.possible_agents}
        self._nobody = np.zeros(moves, np.int8)
        self._luck: Any = None

    def observation_space(self, agent: str) -> Any:
        """What `observe` returns for every agent: numbers, and the mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all moves, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Deal another game: decided by the seed, or by the one of an earlier reset."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self._raw.deal(int(self._luck.integers(LARGEST_SEED)))
        self.agents = agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._raw.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty unless it is to act."""
        raw, seat = self._raw, self.possible_agents.index(agent)
        if seat == raw.seat:
            return {"observation": raw.observation.copy(), "action_mask": raw.mask.astype(np.int8)}
        return {"observation": raw.observe(seat), "action_mask": self._nobody.copy()}

    def step(self, action: Any) -> None:
        """Play a move for the agent that is to act. One that is not legal ends the game."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        raw = self._raw
        self._cumulative_rewards[agent] = 0.0
        if not 0 <= action < len(raw.moves) or not raw.mask[action]:
            self._end({agent: self._illegal_reward})
            self.infos[agent]["illegal_action"] = int(action)
            return
        raw.play(int(action))
        if raw.found:
            self.agent_selection = self.possible_agents[raw.seat]
        else:
            rewards = reward_of(self._kind, *raw.result())
            self._end(dict(zip(self.possible_agents, rewards, strict=True)))

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards |= rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The game in sentences, as everybody may know it."""
        return self._raw.describe() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, players: int | None = None, **options: Any) -> TurnsEnv:
    """A game for PettingZoo: its options, and `reward`, `illegal_reward`, `render_mode` and `pack`."""
    return TurnsEnv(game, players, **options)


raw_env = env
