"""`houseful train`: a net learns a game by playing against itself."""

from math import ceil
from pathlib import Path
from typing import Any

from houseful.cli.arguments import Parsers, add_command, within
from houseful.core.text.i18n import say
from houseful.core.text.validation import listed
from houseful.games import NAMES, find_game


def add(parsers: Parsers) -> None:
    """Add `houseful train` to the parser."""
    train = add_command(parsers, "train", run, "have a net learn a game by playing against itself")
    train.add_argument("game", metavar="GAME", help=listed(NAMES))
    train.add_argument("--minutes", type=float, default=5.0, help="how long it learns")
    train.add_argument(
        "--net", metavar="FILE", help="where the net is written, a checkpoint beside it; GAME.net unless given"
    )
    train.add_argument("--device", default="cpu", help="cpu or cuda")
    train.add_argument(
        "--games", type=int, default=None, help="games side by side; on cuda 16384, else 256 unless given"
    )
    train.add_argument("--seed", type=int, default=1)


def run(options: Any, language: str) -> None:
    """Train, say every minute how it goes, and write the net."""
    from houseful.lab.training.ppo import Plan
    from houseful.lab.training.run import LARGE, SIZES, Order, Run

    game, cuda = find_game(options.game), options.device.startswith("cuda")
    games = within("games", options.games or (16384 if cuda else 256), 2, 1_000_000)
    within("minutes", ceil(options.minutes), 1, 1_000_000)
    plan = Plan(games=games) if cuda else Plan(games=games, steps=32, batch=1024, rate=5e-4)
    net = Path(options.net or f"{game.name}.net")
    order = Order(
        game,
        net,
        60.0 * options.minutes,
        options.device,
        options.seed,
        LARGE if cuda else SIZES,
        plan,
        measured=2048 if cuda else 256,
        say=lambda facts: print(told(facts, net, language), flush=True),
    )
    Run(order).train()


def told(facts: dict[str, Any], net: Path, language: str) -> str:
    """How far a run is, in a sentence."""
    greedy = round(100 * facts["against_greedy"], 1)
    if not facts.get("done"):
        numbers = {"seconds": round(facts["seconds"]), "games": facts["games"], "decisions": facts["decisions"]}
        return say("cli-train", language, greedy=greedy, **numbers)
    anybody, error = round(100 * facts["against_random"], 1), round(100 * facts["calibration_error"], 1)
    return say("cli-train-done", language, net=str(net), greedy=greedy, random=anybody, error=error)
