"""Thousands of games in one call over NumPy arrays: played, masked and observed in one compiled pass.

    env = BatchEnv("overbooking", players=3, games=1024, seed=1)
    now = env.reset()
    while training:
        now = env.step(policy(now.observations, now.masks))

A game that is over is dealt anew in the same step: `done` is set, `rewards` holds every seat's reward, `sheets`,
`totals` and `shares` keep how the game ended, and the observation is already the new game's. Game `g` is dealt with
the seed `seed + g`, then with that and `games` added, and so on: each is the game that `houseful.deal` deals.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.core.compile.specialize import bind, bind_rule
from houseful.core.compile.trace import SILENT
from houseful.core.game import Game
from houseful.core.text.validation import Fault, shown
from houseful.environments import stepping
from houseful.environments.room import check_room, free_memory
from houseful.environments.setting import Setting, read_count, read_first_seed, read_reward, read_setting

Actions = npt.NDArray[np.int64]


class Step(NamedTuple):
    """What a policy gets, a row for each game. The arrays are the environment's: copy what is to be kept."""

    observations: Any  # float32 (games, features): what the seat to act may know, seen from that seat
    masks: Any  # bool (games, moves): its legal moves
    seats: Any  # int64 (games,): the seat to act
    rewards: Any  # float32 (games, players): zero, unless a game has ended in this step
    done: Any  # bool (games,): whether it has


class State(NamedTuple):
    """All arrays of a batch; `sheets`, `totals` and `shares` are those of the last game that ended."""

    tables: Any  # uint8, the memory of each table
    seeds: Any  # int64, what each was dealt from
    luck: Any  # uint64, the generator of random play
    moves: Any  # int16, the legal moves one after another, in the order of `legal`
    found: Any  # int64, how many they are
    trace: Any  # zero-length
    observations: Any
    notes: Any  # int64, what a game remembers of the last observation (core/game.py, Ai.refresh)
    masks: Any
    seats: Any
    rewards: Any
    done: Any
    sheets: Any  # int16 (games, players, lines and tie-breaks)
    totals: Any  # int64 (games, players)
    shares: Any  # float32 (games, players): of the win


def layout(setting: Setting) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """The type of each array of a state, and its shape for one game."""
    rules, players = setting.game.rules, setting.players
    return {
        "tables": (np.uint8, (len(setting.blank),)),
        "seeds": (np.int64, ()),
        "luck": (np.uint64, ()),
        "moves": (np.int16, (rules.moves,)),
        "found": (np.int64, ()),
        "observations": (np.float32, (setting.game.ai.features,)),
        "notes": (np.int64, (setting.game.ai.notes,)),
        "masks": (np.bool_, (rules.moves,)),
        "seats": (np.int64, ()),
        "rewards": (np.float32, (players,)),
        "done": (np.bool_, ()),
        "sheets": (np.int16, (players, rules.columns)),
        "totals": (np.int64, (players,)),
        "shares": (np.float32, (players,)),
    }


def bytes_of_a_game(setting: Setting) -> int:
    """The memory that one game of a batch takes, its action included."""
    return 8 + sum(int(np.dtype(kind).itemsize * np.prod(shape)) for kind, shape in layout(setting).values())


class BatchEnv:
    """Many games side by side on one machine."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        games: int = 1024,
        seed: int = 0,
        *,
        reward: str = "win",
        threads: int = 1,
        pack: Any = None,
        **options: Any,
    ) -> None:
        self.setting = setting = read_setting(game, players, pack, options)
        self.games, self.seed = read_count("games", games), read_first_seed(seed, games)
        self._kind = read_reward(reward)
        check_room(games, bytes_of_a_game(setting), free_memory())
        arrays = {name: np.zeros((games, *shape), kind) for name, (kind, shape) in layout(setting).items()}
        self.state = State(trace=SILENT, **arrays)
        self._step = Step(*(arrays[name] for name in Step._fields))
        self._chosen, self._blank = np.zeros(games, np.int64), setting.blank
        crew = min(read_count("threads", threads), games, os.cpu_count() or 1)
        edges = [games * part // crew for part in range(crew + 1)]
        self._parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(crew) if crew > 1 else None

    @property
    def players(self) -> int:
        """How many play in each game."""
        return self.setting.players

    @property
    def moves(self) -> int:
        """How many moves there are, legal or not: the width of a mask."""
        return self.setting.game.rules.moves

    @property
    def features(self) -> int:
        """The length of an observation."""
        return self.setting.game.ai.features

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew, from the first seed on or from another."""
        if seed is not None:
            self.seed = read_first_seed(seed, self.games)
        self.state.seeds[:] = np.arange(self.seed - self.games, self.seed)
        self._run(self._chosen, dealing=1)
        return self._step

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play a move in every game. One that is not legal: a ValueError, and no game has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise Fault("fault-environment-actions", games=str(self.games), found=f"{chosen.dtype} {chosen.shape}")
        chosen = chosen.astype(np.int64, copy=False)
        refused = int(stepping.first_refused(self.state.masks, chosen))
        if refused >= 0:
            raise Fault("fault-environment-action", action=shown(int(chosen[refused])), game=str(refused))
        self._run(chosen, dealing=0)
        return self._step

    def random_actions(self) -> Actions:
        """A random legal action in every game; games played so are those that `houseful simulate` plays."""
        state = self.state
        stepping.choose_by_lot(state.luck, state.moves, state.found, self._chosen)
        return self._chosen

    def _run(self, chosen: Actions, dealing: int) -> None:
        kernel, box = kernel_of(self.setting.game), self.setting.pack.box
        figures = (dealing, self._kind, self.games)

        def run(part: tuple[int, int]) -> None:
            kernel(box, self._blank, self.state, chosen, *part, figures)

        if self._pool is None:
            run(self._parts[0])
        else:
            list(self._pool.map(run, self._parts))

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def rules_of(game: Game) -> dict[str, Any]:
    """The game's own copies of the rules that a step is made of."""
    more: dict[str, Any] = {"FEATURES": game.ai.features}
    parts = (stepping.finish_game, stepping.clear_mask, stepping.show_legal, stepping.show_game, stepping.deal_next)
    for template in parts:
        more[template.__name__] = bind_rule(template, game, **more)
    return {**more, "refresh": game.ai.refresh}


@cache
def kernel_of(game: Game) -> Any:
    """The game's own step of a batch."""
    return bind(stepping.step_games, game, **rules_of(game))
