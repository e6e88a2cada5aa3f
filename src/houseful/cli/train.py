"""`houseful train`: a net learns a game by playing against itself."""

from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from houseful.cli.arguments import Parsers, add_command, whole, within
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, listed, shown
from houseful.games import NAMES, find_game

if TYPE_CHECKING:
    from houseful.core.game import Game
    from houseful.lab.training.ppo import Plan


def add(parsers: Parsers) -> None:
    """Add `houseful train` to the parser."""
    train = add_command(parsers, "train", run, "have a net learn a game by playing against itself")
    train.add_argument("game", metavar="GAME", help=listed(NAMES))
    train.add_argument("--minutes", type=float, default=5.0, help="how long it learns")
    train.add_argument(
        "--net", metavar="FILE", help="where the net is written, a checkpoint beside it; GAME.net unless given"
    )
    train.add_argument("--from", dest="begin", metavar="FILE", help="a net to begin from, where there is no checkpoint")
    train.add_argument("--device", default="cpu", help="cpu or cuda")
    train.add_argument("--hidden", metavar="A,B", help="sizes of the hidden layers; 384,256 on cuda, else 256,128")
    train.add_argument("--games", type=int, help="games side by side; 16384 on cuda, else 256")
    train.add_argument("--steps", type=int, help="decisions of each game between two updates; 48 on cuda, else 32")
    train.add_argument("--batch", type=int, help="decisions in one step of gradient descent; 32768 on cuda, else 1024")
    train.add_argument("--rate", type=float, help="learning rate at the beginning; 0.001 on cuda, else 0.0005")
    train.add_argument("--values-only", action="store_true", help="learn to value positions, and play as before")
    train.add_argument("--seed", type=int, default=1)


def run(options: Any, language: str) -> None:
    """Train, say every minute how it goes, and write the net."""
    from houseful.lab.training.run import Order, Run

    game, cuda = find_game(options.game), options.device.startswith("cuda")
    within("minutes", ceil(options.minutes), 1, 1_000_000)
    net = Path(options.net or f"{game.name}.net")
    order = Order(
        game,
        net,
        60.0 * options.minutes,
        options.device,
        options.seed,
        hidden_sizes(options.hidden, game),
        Path(options.begin) if options.begin else None,
        plan_of(options, cuda),
        measured=2048 if cuda else 256,
        say=lambda facts: print(told(facts, net, language), flush=True),
    )
    Run(order).train()


def plan_of(options: Any, cuda: bool) -> "Plan":
    """The sizes of the run: what the options say, else what suits the device."""
    from houseful.lab.training.ppo import Plan

    usual = Plan() if cuda else Plan(games=256, steps=32, batch=1024, rate=5e-4)
    asked = {name: getattr(options, name) for name in ("games", "steps", "batch", "rate")}
    chosen = {name: number for name, number in asked.items() if number is not None}
    plan = replace(usual, **chosen, values_only=options.values_only)
    within("games", plan.games, 2, 1_000_000)
    within("steps", plan.steps, 2, 10_000)
    within("batch", plan.batch, 2, 10_000_000)
    if not 0.0 < plan.rate <= 1.0:
        raise Fault("fault-train-rate", found=str(plan.rate))
    return plan


def hidden_sizes(text: str | None, game: "Game") -> tuple[int, int] | None:
    """The sizes of two hidden layers, if a net of this game can have them."""
    from houseful.bots.nets.weights import LARGEST, is_playable

    if text is None:
        return None
    sizes = [whole(part) for part in text.split(",")]
    if len(sizes) == 2 and all(isinstance(size, int) for size in sizes) and is_playable(game, sizes[0], sizes[1]):
        return sizes[0], sizes[1]
    raise Fault("fault-train-hidden", found=shown(text), most=str(LARGEST // 1_000_000))


def told(facts: dict[str, Any], net: Path, language: str) -> str:
    """How far a run is, in a sentence."""
    greedy = round(100 * facts["against_greedy"], 1)
    if not facts.get("done"):
        numbers = {"seconds": round(facts["seconds"]), "games": facts["games"], "decisions": facts["decisions"]}
        return say("cli-train", language, greedy=greedy, **numbers)
    anybody, error = round(100 * facts["against_random"], 1), round(100 * facts["calibration_error"], 1)
    return say("cli-train-done", language, net=str(net), greedy=greedy, random=anybody, error=error)
