"""Many games of one kind side by side for training, on the processor or a CUDA device; PyTorch sees their memory."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.compile import trace as tracing
from houseful.core.compile.cuda_rounding import round_products
from houseful.core.compile.specialize import bind, bind_rule, copy_for
from houseful.core.game import Game
from houseful.core.options import read_options
from houseful.core.text.validation import Fault
from houseful.lab.training import stepping
from houseful.lab.training.stepping import CHANNELS, MOST_SEATS

THREADS = 64
SLOTS = 16  # threads that look at the moves of one game
LOTS = 12  # that are drawn for who of the others looks on: as many for each of one, two or three
LEAST = -20.0  # points; a move that is worse than the best by more counts as worse by these
USUAL_PART = 0.4  # of the games that are dealt with the usual options


def some_options(game: Game, luck: random.Random, players: int | None) -> dict[str, Any]:
    """A number of players, and options that go together."""
    while True:
        if players is None:
            counts = game.rules.players
            chosen = luck.choices(counts, [4 if count == 2 else 2 for count in counts])[0]
        else:
            chosen = players
        wished = {}
        if luck.random() > USUAL_PART:
            wished = {option.name: luck.choice(list(option.samples())) for option in game.rules.options}
        if chosen > 1:
            wished = {name: value for name, value in wished.items() if name not in game.rules.options_alone}
        try:
            options = read_options(game.rules.options, game.rules.players, chosen, wished)
            game.rules.blank_table(options)
            game.rules.check_new(options)
        except Fault:
            continue
        if chosen == 1:
            for name in game.rules.options_alone:
                found = next(option for option in game.rules.options if option.name == name)
                options[name] = luck.choice(list(found.samples()))
        return options


def blank_tables(game: Game, many: int, seed: int, players: int | None) -> npt.NDArray[np.uint8]:
    """Tables before the deal, of all numbers of players and options; `players` alone: usual options."""
    if players is not None:
        options = read_options(game.rules.options, game.rules.players, players, {})
        return game.rules.blank_table(options)[None]
    luck = random.Random(seed)
    return np.stack([game.rules.blank_table(some_options(game, luck, None)) for _ in range(many)])


class Games:
    """So many games; `step` plays a move in each, deals finished ones anew and shows the next decisions.

    Tensors: `mask`, `features`, `described`, `actor`, `players` of the decision; `beside`, what one of the others sees,
    `watcher`, who that is (alone, the only seat); `done` and `result` (by seat and channel) of the games that the last
    step finished.
    """

    def __init__(self, game: Game, many: int, seed: int, device: str, players: int | None = None) -> None:
        import torch

        self.game, self.many, self.device = game, many, device
        rules, ai = game.rules, game.ai

        def zeros(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.mask, self.features = zeros(many, rules.moves, kind=torch.uint8), zeros(many, ai.features)
        self.described, self.beside = zeros(many, rules.moves, ai.described), zeros(many, ai.features)
        self.actor, self.watcher, self.players = (zeros(many, kind=torch.int64) for _ in range(3))
        self.done, self.result = zeros(many, kind=torch.uint8), zeros(many, MOST_SEATS, CHANNELS)
        self.action, self.found = zeros(many, kind=torch.int64) - 1, zeros(many, kind=torch.int64)
        blanks = blank_tables(game, 2048, seed, players)
        seeds = seed * 1_000_003 + np.arange(many, dtype=np.int64)
        names = names_for(game)
        device_games = _CudaGames if device.startswith("cuda") else _CpuGames
        self._games = device_games(self, blanks, seeds, names)
        self.step(self.action)

    def step(self, action: Any) -> None:
        """Play a move in every game; negative: deal."""
        self.action.copy_(action)
        for tensor in (self.mask, self.features, self.beside, self.described, self.result):
            tensor.zero_()
        self.watcher.random_(LOTS)
        self._games.step()
        worth, legal = self.described[..., 0], self.mask.bool()
        best = worth.masked_fill(~legal, -1e9).amax(1, keepdim=True)
        worth.copy_((worth - best).clamp(min=LEAST).masked_fill(~legal, 0.0))


def names_for(game: Game) -> dict[str, Any]:
    """The rules that both ways of stepping call."""
    scale = float(game.ai.evaluation.scale)
    return {
        "show": bind_rule(stepping.show, game),
        "judge": bind_rule(stepping.judge, game, SCALE=scale),
        "begin": bind_rule(stepping.begin, game),
    }


def shown_by(games: Games) -> tuple[Any, ...]:
    """The tensors that are written anew for each decision (stepping.show)."""
    return games.mask, games.features, games.beside, games.actor, games.watcher, games.players, games.found


class _CpuGames:
    """Steps ranges of games in threads."""

    def __init__(self, owner: Games, blanks: Any, seeds: Any, names: dict[str, Any]) -> None:
        import torch

        game = owner.game
        self._columns = game.rules.columns
        self._step = bind(stepping.step_games, game, **names)
        self._crew = max(1, min(torch.get_num_threads(), owner.many))
        self._pool = ThreadPoolExecutor(self._crew)
        memory = np.zeros((owner.many, game.rules.table.DTYPE.itemsize), np.uint8)
        self._fixed = (game.standard.box, memory, blanks, seeds)
        self._action, self._many = owner.action.numpy(), owner.many
        self._ended = (owner.done.numpy(), owner.result.numpy())
        self._shown = tuple(tensor.numpy() for tensor in shown_by(owner))
        self._moves, self._described = np.empty((owner.many, game.rules.moves), np.int16), owner.described.numpy()

    def step(self) -> None:
        """Step all games."""
        share = -(-self._many // self._crew)
        starts = range(0, self._many, share)
        for done in [self._pool.submit(self._part, start, min(start + share, self._many)) for start in starts]:
            done.result()

    def _part(self, first: int, last: int) -> None:
        work = (
            self._moves,
            self._described,
            tracing.SILENT,
            np.zeros((MOST_SEATS, self._columns), np.int16),
            np.zeros(MOST_SEATS),
        )
        self._step(*self._fixed, (self._action, first, last, self._many), self._ended, self._shown, work)


class _CudaGames:  # compiled only
    """Steps all games in two kernels, on memory that PyTorch owns."""

    def __init__(self, owner: Games, blanks: Any, seeds: Any, names: dict[str, Any]) -> None:
        import torch
        from numba import cuda, float64, int16

        round_products()
        rules, game, many = owner.game.rules, owner.game, owner.many
        names = {**names, "cuda": cuda, "INT16": int16, "FLOAT64": float64, "SLOTS": SLOTS}
        self._step = cuda.jit(copy_for(stepping.step_kernel, game, **names))
        self._describe = cuda.jit(copy_for(stepping.describe_kernel, game, **names))
        size = rules.table.DTYPE.itemsize
        box = cuda.to_device(game.standard.box.view(rules.box.DTYPE))
        memory = cuda.to_device(np.zeros(many * size, np.uint8))
        copies = cuda.device_array(many * SLOTS * size, np.uint8)
        moves = cuda.to_device(np.zeros((many, rules.moves), np.int16))

        def seen(*tensors: Any) -> Any:
            return tuple(cuda.as_cuda_array(tensor) for tensor in tensors)

        tables = memory.view(rules.table.DTYPE)
        shown = seen(*shown_by(owner))
        self._stepped = (
            box, memory.reshape(many, size), tables, cuda.to_device(blanks), cuda.to_device(seeds),
            *seen(owner.action), seen(owner.done, owner.result), shown, moves, cuda.to_device(tracing.SILENT),
        )  # fmt: skip
        words = memory.view(np.uint64).reshape(many, size // 8)
        copied = copies.view(np.uint64).reshape(many * SLOTS, size // 8)
        self._described = (box, words, copied, copies.view(rules.table.DTYPE), shown[-1], moves, *seen(owner.described))
        self._blocks = -(-many // THREADS)
        self._stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)

    def step(self) -> None:
        """Step all games."""
        self._step[self._blocks, THREADS, self._stream](*self._stepped)
        self._describe[self._blocks * SLOTS, THREADS, self._stream](*self._described)
