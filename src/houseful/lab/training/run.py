"""A training run: learns for some time, says how it goes, keeps checkpoints, and writes the net."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from houseful.bots.nets.weights import Weights, read_weights, sizes_of, write_weights
from houseful.core.game import Game
from houseful.core.text.validation import Fault
from houseful.lab.training.games import Games
from houseful.lab.training.measuring import (
    any_move,
    best_by_evaluation,
    calibration_error,
    fitted,
    known_outcomes,
    share_of_wins,
)
from houseful.lab.training.network import arrays_of, freeze_policy, load_arrays, make_network
from houseful.lab.training.ppo import Learner, Plan

SIZES = (256, 128)  # of the hidden layers, on a processor
LARGE = (384, 256)  # on a CUDA device
UNSEEN = 900_000_000  # first seed of the games that strength is measured on


@dataclass
class Order:
    """What to train, where, for how long, and where the files go."""

    game: Game
    net: Path  # the net is written here; the checkpoint beside it, with another ending
    seconds: float
    device: str = "cpu"
    seed: int = 1
    sizes: tuple[int, int] | None = None  # of the hidden layers; None: of the net it begins from, or as usual
    begin: Path | None = None  # a net to begin from, unless there is a checkpoint
    plan: Plan = field(default_factory=Plan)
    every: float = 60.0  # seconds between two measurements
    measured: int = 1024  # games in each
    say: Callable[[dict[str, Any]], object] = lambda facts: None

    @property
    def checkpoint(self) -> Path:
        """What a later run goes on from."""
        return self.net.with_suffix(".checkpoint")


class Run:
    """Trains one net; goes on from the checkpoint if there is one, else from the net it is to begin from."""

    def __init__(self, order: Order) -> None:
        begin = read_weights(order.begin, order.game) if order.begin else None
        sizes = agreed(order, sizes_of(begin), order.begin) if begin else order.sizes
        torch = imported_torch(order.device)
        torch.manual_seed(order.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.order, self.record = order, blank_record()
        before = self._checkpoint(torch)
        if before:
            sizes = agreed(order, tuple(before["sizes"]), order.checkpoint)
        self.sizes = sizes or (LARGE if order.device.startswith("cuda") else SIZES)
        self.net = make_network(order.game, self.sizes, order.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=order.plan.rate, eps=1e-5)
        if before:
            self.net.load_state_dict(before["net"])
            self.optimizer.load_state_dict(before["optimizer"])
            self.record = before["record"]
        elif begin:
            load_arrays(self.net, begin.arrays)
            self.record |= {name: begin.training.get(name, blank) for name, blank in self.record.items()}
        if order.plan.values_only:
            freeze_policy(self.net)
        seed = order.seed + len(self.record["runs"])
        self.learner = Learner(
            Games(order.game, order.plan.games, seed, order.device), self.net, self.optimizer, order.plan
        )

    def _checkpoint(self, torch: Any) -> dict[str, Any] | None:
        if not self.order.checkpoint.exists():
            return None
        try:
            found: dict[str, Any] = torch.load(self.order.checkpoint, map_location=self.order.device, weights_only=True)
            if found["game"] != self.order.game.name:
                raise ValueError
        except Exception:
            raise Fault("fault-checkpoint", file=str(self.order.checkpoint)) from None
        return found

    def train(self) -> dict[str, Any]:
        """Learn until the time is up; return the record of the training."""
        order, began = self.order, time.monotonic()
        looked = began
        rounds = 0
        while (spent := time.monotonic() - began) < order.seconds:
            said = self.learner.learn(spent / order.seconds)
            rounds += 1
            self.record["decisions"] += order.plan.games * order.plan.steps
            self.record["games"] += int(said.pop("games"))
            if rounds == 1 or time.monotonic() - looked > order.every:
                self.report(time.monotonic() - began, said)
                self.save(time.monotonic() - began)
                looked = time.monotonic()
        self.record["seconds"] += round(time.monotonic() - began, 1)
        self.record["runs"].append(
            {"plan": asdict(order.plan), "device": order.device.partition(":")[0], "rounds": rounds}
        )
        self.save(0.0)
        return self.finish()

    def report(self, spent: float, said: dict[str, float]) -> None:
        """Say how far the run is, and how strong the net."""
        strength = share_of_wins(self.learner, best_by_evaluation, self.order.measured, UNSEEN)
        facts = {"seconds": spent, "decisions": self.record["decisions"], "games": self.record["games"]}
        self.order.say({**facts, **said, "against_greedy": strength})

    def save(self, more: float) -> None:
        """Write the checkpoint whole or not at all."""
        import torch

        order, new = self.order, self.order.checkpoint.with_suffix(".new")
        record = {**self.record, "seconds": self.record["seconds"] + more}
        found = {
            "game": order.game.name,
            "sizes": list(self.sizes),
            "record": record,
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        torch.save(found, new)
        new.replace(order.checkpoint)

    def finish(self) -> dict[str, Any]:
        """Measure and calibrate the net, and write it."""
        order = self.order
        greedy = share_of_wins(self.learner, best_by_evaluation, 2 * order.measured, UNSEEN)
        anybody = share_of_wins(self.learner, any_move, order.measured, UNSEEN)
        values, outcomes, players = known_outcomes(self.learner, 6 * order.plan.steps)
        half = len(values) // 2
        fit = fitted(order.game, values[half:], outcomes[half:], players[half:])
        import torch

        chances = torch.stack([torch.tensor(fit[str(int(count))][:2]) for count in order.game.rules.players]).to(values)
        which = torch.searchsorted(torch.tensor(order.game.rules.players).to(players), players[:half])
        mine = torch.sigmoid(chances[which, 0] * values[:half, 1] + chances[which, 1])
        self.record |= {
            "against_greedy": round(greedy, 4),
            "against_random": round(anybody, 4),
            "calibration_error": round(calibration_error(mine, outcomes[:half, 1]), 4),
            "positions": len(values),
        }
        write_weights(order.net, Weights(order.game.name, arrays_of(self.net), fit, self.record))
        order.say({**self.record, "done": True})
        return self.record


def blank_record() -> dict[str, Any]:
    """The record of a training that has not begun."""
    return {"seconds": 0.0, "decisions": 0, "games": 0, "runs": []}


def agreed(order: Order, found: tuple[int, int], file: Path | None) -> tuple[int, int]:
    """The sizes of the net in a file; a Fault where others were asked for."""
    if order.sizes and tuple(order.sizes) != found:
        asked = ",".join(map(str, order.sizes))
        raise Fault("fault-net-sizes", file=str(file), found=",".join(map(str, found)), asked=asked)
    return found


def imported_torch(device: str) -> Any:
    """PyTorch; one clear line where it or the device is missing."""
    try:
        import torch
    except ImportError:
        raise Fault("fault-no-torch") from None
    if device.startswith("cuda") and not torch.cuda.is_available():
        raise Fault("fault-no-cuda")
    return torch
