"""How strong a net in training is, and how far its values can be believed."""

from typing import Any

from houseful.core.game import Game
from houseful.lab.training.games import Games
from houseful.lab.training.network import MASKED
from houseful.lab.training.ppo import Learner
from houseful.lab.training.stepping import CHANNELS, MOST_SEATS


def best_by_evaluation(games: Games) -> Any:
    """What the bot `greedy` would play."""
    return games.described[..., 0].masked_fill(~games.mask.bool(), MASKED).argmax(1)


def any_move(games: Games) -> Any:
    """What the bot `random` would play."""
    import torch

    return torch.rand_like(games.described[..., 0]).masked_fill(~games.mask.bool(), -1.0).argmax(1)


def share_of_wins(learner: Learner, opponent: Any, many: int, seed: int) -> float:
    """The net's share of the wins against another player, two at the table, seats by turns."""
    import torch

    game, device = learner.games.game, learner.games.device
    games = Games(game, many, seed, device, players=2)
    mine = torch.arange(many, device=device) % 2
    share, over = torch.zeros(many, device=device), torch.zeros(many, dtype=torch.bool, device=device)
    with torch.no_grad():
        while not bool(over.all()):
            logits, _ = learner.look(games.features, games.described, games.mask.bool())
            games.step(torch.where(games.actor == mine, logits.argmax(1), opponent(games)))
            ended = games.done.bool() & ~over
            won = games.result[torch.arange(many, device=device), mine, 1]
            share, over = torch.where(ended, won, share), over | ended
    return float(share.mean())


def known_outcomes(learner: Learner, steps: int) -> tuple[Any, Any, Any]:
    """Values of decisions of games in which every seat plays its best move, what came of them, and how many played.

    As many are of the seat that decides as of one that looks on, the former first at each step.
    """
    import torch

    games = learner.games
    many, device = games.many, games.device
    names = ("values", "beside", "actor", "watcher", "players", "done", "result")
    kept = {name: [] for name in names}  # type: dict[str, list[Any]]
    with torch.no_grad():
        for _ in range(steps):
            logits, values = learner.look(games.features, games.described, games.mask.bool())
            kept["values"].append(values.half())
            kept["beside"].append(learner.expect(games.beside).half())
            for name in ("actor", "watcher", "players"):
                kept[name].append(getattr(games, name).clone())
            games.step(logits.argmax(1))
            kept["done"].append(games.done.bool())
            kept["result"].append(games.result.half())
    every = torch.arange(many, device=device)
    ahead = torch.zeros(many, MOST_SEATS, CHANNELS, device=device)
    known = torch.zeros(many, dtype=torch.bool, device=device)
    found = []
    luck = torch.Generator(device=device).manual_seed(1)
    for step in reversed(range(steps)):
        ended = kept["done"][step]
        ahead = torch.where(ended.view(-1, 1, 1), kept["result"][step].float(), ahead)
        known = known | ended
        drawn = known & (torch.rand(many, device=device, generator=luck) < 0.05)
        for said, seat in (("values", "actor"), ("beside", "watcher")):
            outcome = ahead[every, kept[seat][step]][drawn]
            found.append((kept[said][step][drawn], outcome, kept["players"][step][drawn]))
    return torch.cat([f[0] for f in found]).float(), torch.cat([f[1] for f in found]), torch.cat([f[2] for f in found])


def fitted(game: Game, values: Any, outcomes: Any, players: Any) -> dict[str, list[float]]:
    """For each number of players: slope and offset of the logits of wins and slope of margins, own and of others."""
    fit = {}
    for count in game.rules.players:
        those = players == count
        numbers = []
        for own in (slice(0, 1), slice(1, count)):
            if own.start < count and int(those.sum()) > 100:
                numbers += _fit(values[those], outcomes[those], own)
            else:
                numbers += [1.0, 0.0, 1.0]
        fit[str(count)] = numbers
    return fit


def _fit(values: Any, outcomes: Any, own: slice) -> list[float]:
    import torch

    wins, margins = slice(1 + own.start, 1 + own.stop), slice(1 + MOST_SEATS + own.start, 1 + MOST_SEATS + own.stop)
    logits, won = values[:, wins].flatten(), outcomes[:, wins].flatten()
    line = torch.tensor([1.0, 0.0], device=values.device, requires_grad=True)
    solver = torch.optim.LBFGS([line], max_iter=50)

    def loss() -> Any:
        solver.zero_grad()
        off = torch.nn.functional.binary_cross_entropy_with_logits(line[0] * logits + line[1], won)
        off.backward()
        return off

    solver.step(loss)
    said, true = values[:, margins].flatten(), outcomes[:, margins].flatten()
    slope = (said * true).sum() / (said.square().sum() + 1e-9)
    return [round(float(line[0].detach()), 4), round(float(line[1].detach()), 4), round(float(slope), 4)]


def calibration_error(chances: Any, won: Any, bins: int = 20) -> float:
    """Expected calibration error: over bins of equal width, by how much the mean chance differs from the mean win."""
    import torch

    where = (chances * bins).long().clamp(0, bins - 1)
    error = 0.0
    for part in range(bins):
        those = where == part
        if bool(those.any()):
            error += float(those.float().mean() * (chances[those].mean() - won[those].mean()).abs())
    return error if torch.is_tensor(chances) else float(error)
