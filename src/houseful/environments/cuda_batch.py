"""A batch of games on a CUDA device: a step, masks and observations are one kernel; other libraries read its memory.

    env = CudaBatchEnv("overbooking", players=3, games=16384, seed=1)
    now = env.reset()
    observations, masks = torch.from_dlpack(now.observations), torch.from_dlpack(now.masks)   # once, without a copy
    while training:
        env.step(policy(observations, masks))                                                # a tensor on the device

The games, seeds and rewards are those of `BatchEnv`, to the last bit. Nothing is copied to or from the device and
nothing waits for it: kernels run on the legacy default stream, or on `stream` (its address; PyTorch's is
`torch.cuda.current_stream().cuda_stream`). Libraries with streams of their own, as JAX, need `synchronize()` first.
Needs the extra `houseful[gpu]` and a device.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from houseful.core.compile.rng import STEP, index_from, mix64
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import copy_for
from houseful.core.compile.trace import SILENT
from houseful.core.game import Game
from houseful.core.text.validation import Fault
from houseful.environments import stepping
from houseful.environments.batch import Step, bytes_of_a_game, layout, rules_of
from houseful.environments.cuda_device import DeviceArray, cuda_here, free_on, number_of_device
from houseful.environments.room import check_room
from houseful.environments.setting import read_count, read_first_seed, read_reward, read_setting

THREADS = 64


class Arrays(NamedTuple):
    """All arrays of a batch, as `batch.State` has them but for its notes, and its actions."""

    tables: Any
    seeds: Any
    luck: Any
    moves: Any
    found: Any
    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    done: Any
    sheets: Any
    totals: Any
    shares: Any
    actions: Any


class CudaBatchEnv:
    """Many games side by side on a device."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        games: int = 16384,
        seed: int = 0,
        *,
        reward: str = "win",
        stream: int = 0,
        pack: Any = None,
        **options: Any,
    ) -> None:
        self._cuda = cuda = cuda_here()
        self.setting = setting = read_setting(game, players, pack, options)
        self.games, self.seed = read_count("games", games), read_first_seed(seed, games)
        self._kind = read_reward(reward)
        check_room(games, bytes_of_a_game(setting), free_on(cuda))
        self._stream = cuda.external_stream(stream) if stream else 0
        kinds = {**layout(setting), "actions": (np.int64, ())}
        del kinds["notes"]  # threads of a block write observations together, anew at every step
        self._held = {name: cuda.to_device(np.zeros((games, *shape), kind)) for name, (kind, shape) in kinds.items()}
        rules = setting.game.rules
        self._box = cuda.to_device(setting.pack.box.view(rules.box.DTYPE))
        self._tables = self._held["tables"].view(rules.table.DTYPE).reshape(games)
        self._blank, self._silent = cuda.to_device(setting.blank), cuda.to_device(SILENT)
        self._refused = cuda.to_device(np.full(2, -1, np.int64))
        number = number_of_device(cuda)
        self.arrays = Arrays(**{name: DeviceArray(held, number) for name, held in self._held.items()})
        self._step = Step(*(getattr(self.arrays, name) for name in Step._fields))
        self._kernels = kernels_of(setting.game)
        self._blocks = -(-games // THREADS)

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew, from the first seed on or from another."""
        if seed is not None:
            self.seed = read_first_seed(seed, self.games)
        self._held["seeds"].copy_to_device(np.arange(self.seed - self.games, self.seed), stream=self._stream)
        self._refused.copy_to_device(np.full(2, -1, np.int64), stream=self._stream)
        self._run(self._held["actions"], dealing=1)
        return self._step

    def step(self, actions: Any) -> Step:
        """Play a move in every game: a tensor on the device, one whole number for each game.

        A game whose move is not legal stays as it is; `check` says so, which waits for the device.
        """
        chosen = actions.held if isinstance(actions, DeviceArray) else self._cuda.as_cuda_array(actions, sync=False)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise Fault("fault-environment-actions", games=str(self.games), found=f"{chosen.dtype} {chosen.shape}")
        if chosen.dtype != np.int64:
            self._launch(self._kernels.widen, chosen, self._held["actions"])
            chosen = self._held["actions"]
        self._run(chosen, dealing=0)
        return self._step

    def random_actions(self) -> DeviceArray:
        """A random legal action in every game, as `BatchEnv` draws it."""
        held = self._held
        self._launch(self._kernels.draw, held["luck"], held["moves"], held["found"], held["actions"])
        found: DeviceArray = self.arrays.actions
        return found

    def check(self) -> None:
        """Wait for the device; a ValueError if an action since `reset` was not legal, naming its game."""
        self.synchronize()
        game, action = self._refused.copy_to_host().tolist()
        if game >= 0:
            raise Fault("fault-environment-action", action=str(action), game=str(game))

    def synchronize(self) -> None:
        """Wait until the device has done all that was asked of it."""
        self._cuda.synchronize()

    def _run(self, chosen: Any, dealing: int) -> None:
        held, fields = self._held, [name for name in Arrays._fields if name not in ("tables", "actions")]
        flat = held["observations"].reshape(-1), held["masks"].reshape(-1)
        arrays = (self._tables, held["tables"], *(held[name] for name in fields), *flat)
        figures = (dealing, self._kind, self.games, self._refused)
        self._launch(self._kernels.step, self._box, self._blank, self._silent, *arrays, chosen, *figures)

    def _launch(self, kernel: Any, *given: Any) -> None:
        kernel[self._blocks, THREADS, self._stream](*given)


class Kernels(NamedTuple):
    """The kernels of one game."""

    step: Any
    draw: Any
    widen: Any


@cache
def kernels_of(game: Game) -> Kernels:
    """The game's own kernels, compiled when they are first launched."""
    cuda = cuda_here()
    more = {**rules_of(game), "cuda": cuda, "mix64": mix64, "STEP": STEP, "index_from": index_from}
    more["next_luck"] = stepping.next_luck
    return Kernels(*(cuda.jit(copy_for(kernel, game, **more)) for kernel in (step_kernel, draw_kernel, widen_kernel)))


# The kernels: one thread, one game. The names that mypy cannot find are the game's and numba's.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def step_kernel(
    boxes: Any, blank: Any, trace: Any, tables: Any, memory: Any, seeds: Any, luck: Any, moves: Any, found: Any,
    observations: Any, masks: Any, seats: Any, rewards: Any, done: Any, sheets: Any, totals: Any, shares: Any,
    all_observations: Any, all_masks: Any, actions: Any, dealing: int, kind: int, stride: int, refused: Any,
) -> None:  # fmt: skip
    """The same as `stepping.step_games`; the threads of a block clear its observations and masks together."""
    first = np.int64(cuda.blockIdx.x) * cuda.blockDim.x
    game = first + cuda.threadIdx.x
    after = min(first + cuda.blockDim.x, len(tables))
    action = -1
    if game < len(tables) and dealing == 0:
        action = int(actions[game])
        if action < 0 or action >= MOVES or not masks[game, action]:
            refused[0] = game
            refused[1] = action
            action = -1
    cuda.syncthreads()
    clear_share(all_observations, first * FEATURES + cuda.threadIdx.x, after * FEATURES, cuda.blockDim.x)
    clear_share(all_masks, first * MOVES + cuda.threadIdx.x, after * MOVES, cuda.blockDim.x)
    cuda.syncthreads()
    if game < len(tables):
        box = boxes[0]
        table = tables[game]
        done[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0
        if action >= 0:
            play(box, table, action, trace)
        if dealing != 0 or table.actor < 0:
            if dealing == 0:
                done[game] = True
                finish_game(box, table, kind, sheets[game], totals[game], shares[game], rewards[game])
            seeds[game] += stride
            overwrite(memory[game], blank)
            deal(box, table, int(seeds[game]))
            luck[game] = mix64(table.rng ^ STEP)
        found[game] = show_legal(box, table, moves[game], masks[game])
        observe(box, table, int(table.actor), observations[game])
        seats[game] = table.actor


@rule
def clear_share(cells: Any, start: int, end: int, step: int) -> None:
    """Clear the cells that are one thread's part of the work of a block."""
    for at in range(start, end, step):
        cells[at] = 0


@rule
def overwrite(memory: Any, blank: Any) -> None:
    """Lay a blank table over another."""
    for byte in range(len(blank)):
        memory[byte] = blank[byte]


def draw_kernel(luck: Any, moves: Any, found: Any, actions: Any) -> None:
    """The same as `stepping.choose_by_lot`."""
    game = cuda.grid(1)
    if game < len(actions):
        luck[game] = next_luck(int(luck[game]))
        actions[game] = moves[game, index_from(int(luck[game]), int(found[game]))]


def widen_kernel(narrow: Any, actions: Any) -> None:
    """Actions of another whole type as the type that steps take."""
    game = cuda.grid(1)
    if game < len(actions):
        actions[game] = narrow[game]
