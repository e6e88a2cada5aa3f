"""Proximal policy optimization in self-play: every seat of every game is played by the net that learns.

Advantages go along each seat's own decisions. The outcome of all seats is learnt along the same chain, so a value is
what the seat that looks may expect from what it knows. A seat that looks on while another decides learns values, too:
what its own next decision turns out to be worth.
"""

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from houseful.lab.training.advantages import Window, advantages
from houseful.lab.training.games import Games
from houseful.lab.training.network import as_channels, expect, look
from houseful.lab.training.stepping import CHANNELS, MOST_SEATS

CLIP = 0.2


@dataclass
class Plan:
    """The sizes of a training run."""

    games: int = 16384
    steps: int = 48
    batch: int = 32768
    epochs: int = 2
    rate: float = 1e-3
    entropy: float = 0.01
    values_only: bool = False  # learn to value positions, and play as before


class Learner:
    """Plays some steps of all games, then learns from them."""

    def __init__(self, games: Games, net: Any, optimizer: Any, plan: Plan) -> None:
        import torch

        self.games, self.net, self.optimizer, self.plan = games, net, optimizer, plan
        self.cuda = games.device.startswith("cuda")
        kept = torch.float16 if self.cuda else torch.float32
        rules, ai, shape = games.game.rules, games.game.ai, (plan.steps, games.many)

        def zeros(*more: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(*shape, *more, dtype=kind, device=games.device)

        self.features, self.beside = zeros(ai.features, kind=kept), zeros(ai.features, kind=kept)
        self.mask = zeros(rules.moves, kind=torch.bool)
        self.described = zeros(rules.moves, ai.described, kind=kept)
        self.action, self.actor, self.watcher, self.players = (zeros(kind=torch.int64) for _ in range(4))
        self.likely, self.values, self.done = zeros(), zeros(CHANNELS), zeros(kind=torch.bool)
        self.result = zeros(MOST_SEATS, CHANNELS)

    def precision(self) -> Any:
        """Half precision for the matrices of a CUDA device."""
        import torch

        return torch.autocast("cuda", torch.bfloat16) if self.cuda else nullcontext()

    def look(self, features: Any, described: Any, mask: Any) -> tuple[Any, Any]:
        """What the net says of decisions."""
        with self.precision():
            return look(self.net, features, described, mask)

    def expect(self, features: Any) -> Any:
        """What the net expects from what any seat sees."""
        with self.precision():
            return expect(self.net, features if self.cuda else features.float())

    def play(self) -> Any:
        """Play all steps; return the values of the decisions after the last."""
        import torch

        games = self.games
        with torch.no_grad():
            for step in range(self.plan.steps):
                self.features[step].copy_(games.features)
                self.beside[step].copy_(games.beside)
                self.described[step].copy_(games.described)
                self.mask[step].copy_(games.mask)
                self.actor[step], self.watcher[step] = games.actor, games.watcher
                self.players[step] = games.players
                logits, values = self.look(games.features, games.described, self.mask[step])
                chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
                action = chosen.sample()
                self.action[step], self.likely[step] = action, chosen.log_prob(action)
                self.values[step] = as_channels(values)
                games.step(action)
                self.done[step].copy_(games.done)
                self.result[step].copy_(games.result)
            _, values = self.look(games.features, games.described, games.mask.bool())
            return as_channels(values)

    def learn(self, progress: float) -> dict[str, float]:
        """One round of playing and learning; `progress` of the run goes from 0 to 1."""
        import torch

        last = self.play()
        window = Window(self.actor, self.watcher, self.values, self.done, self.result)
        learnt = advantages(window, self.games.actor, last, torch)
        targets = learnt.gains + self.values
        chosen = learnt.sure.flatten().nonzero().squeeze(1)
        worth = learnt.gains[..., 0].flatten()
        mean, spread = worth[chosen].mean(), worth[chosen].std()
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * max(0.03, 1.0 - progress)
        entropy = self.plan.entropy * (1.0 - progress) + 0.0005
        flat = {
            name: getattr(self, name).flatten(0, 1)
            for name in ("features", "beside", "described", "mask", "action", "likely", "players")
        }
        flat |= {"targets": targets.flatten(0, 1), "gain": (worth - mean) / (spread + 1e-6)}
        flat |= {"expected": learnt.expected.flatten(0, 1), "followed": learnt.followed.flatten()}
        said: dict[str, Any] = {}
        for _ in range(self.plan.epochs):
            for part in chosen[torch.randperm(len(chosen), device=chosen.device)].split(self.plan.batch):
                said = self._update({name: values[part] for name, values in flat.items()}, entropy)
        left = (targets[..., 0] - self.values[..., 0]).flatten()[chosen].var()
        said["explained"] = 1.0 - (left / (targets[..., 0].flatten()[chosen].var() + 1e-9)).item()
        said["games"] = float(self.done.sum())
        return {name: float(value) for name, value in said.items()}

    def _update(self, batch: dict[str, Any], entropy: float) -> dict[str, Any]:
        import torch

        features = batch["features"] if self.cuda else batch["features"].float()
        logits, values = self.look(features, batch["described"], batch["mask"])
        chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
        ratio = (chosen.log_prob(batch["action"]) - batch["likely"]).exp()
        gain, players = batch["gain"], batch["players"]
        policy = torch.min(ratio * gain, ratio.clamp(1.0 - CLIP, 1.0 + CLIP) * gain).mean()
        own = surprise(values, batch["targets"], players)
        beside = surprise(self.expect(batch["beside"]), batch["expected"], players) * batch["followed"]
        loss = -policy + own.mean() + beside.mean() - entropy * chosen.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        return {"entropy": chosen.entropy().mean().detach(), "loss of values": own.mean().detach()}


def surprise(values: Any, targets: Any, players: Any) -> Any:
    """How far values are from what they should be: the worth to the seat, the win and the margin of everybody."""
    import torch
    from torch.nn import functional

    there = torch.arange(MOST_SEATS, device=values.device) < players.unsqueeze(1)
    wins = functional.binary_cross_entropy_with_logits(
        values[:, 1 : 1 + MOST_SEATS], targets[:, 1 : 1 + MOST_SEATS].clamp(0.0, 1.0), reduction="none"
    )
    margins = (values[:, 1 + MOST_SEATS :] - targets[:, 1 + MOST_SEATS :]).square()
    outcome = ((wins + 0.5 * margins) * there).sum(1)
    return 0.5 * (values[:, 0] - targets[:, 0]).square() + 0.2 * outcome
