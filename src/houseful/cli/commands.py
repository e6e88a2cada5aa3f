"""What each command does. A mistake is a Fault; the command line turns it into one line."""

import contextlib
import json
import secrets
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, listed, shown
from houseful.games import NAMES, find_game

MOST_GAMES = 1_000_000_000


@contextlib.contextmanager
def blaming(file: str) -> Iterator[None]:
    """Give complaints about what a file says the name of that file."""
    try:
        yield
    except Fault as fault:
        raise fault if fault.file or fault.key.startswith("fault-file") else fault.inside(file) from None


def deal_options(game: Any, options: Any) -> dict[str, Any]:
    """The `--option` words as the game reads them."""
    known = {option.name: option for option in game.rules.options}
    chosen: dict[str, Any] = {}
    for word in options.option:
        name, _, text = word.partition("=")
        if name == "first":
            chosen[name] = None if text == "any" else whole(text)
        elif name in known:
            chosen[name] = known[name].parse(text)
        else:
            raise Fault("fault-option-unknown", option=shown(name), choices=listed([*known, "first"]))
    return chosen


def whole(text: str) -> Any:
    """A number if it is one; whoever reads it complains otherwise."""
    return int(text[:9]) if text.isascii() and text.isdigit() else text


def within(name: str, number: int, least: int, most: int) -> int:
    """A number from the command line, within reason."""
    if not least <= number <= most:
        raise Fault("fault-number", place=f"--{name}", least=str(least), most=str(most), found=str(number)[:20])
    return number


def print_json(answer: dict[str, Any]) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(answer, ensure_ascii=False))


# The commands


def run_play(options: Any, language: str) -> None:
    """A game in the terminal."""
    from houseful.bots.levels import make_bot
    from houseful.cli.terminal import Terminal
    from houseful.core.table import deal
    from houseful.core.text.game_log import read_log
    from houseful.core.text.packs import read_text

    if sys.stdin is None:
        raise Fault("fault-no-input")
    make_bot(options.against, 0)  # refused here if there is none of that name
    if options.load:
        with blaming(options.load):
            table = read_log(read_text(options.load), find_game)
    else:
        game = find_game(options.game)
        players = options.players if options.players is not None else min(3, game.rules.players[-1])
        table = deal(game, players, options.seed, options.pack, deal_options(game, options))
    me = within("seat", options.seat, 0, table.players - 1)
    luck = secrets.randbits(32) if options.seed is None else options.seed
    bots = {seat: make_bot(options.against, luck + seat) for seat in range(table.players) if seat != me}
    Terminal(table.definition, table, me, language, bots, pause=not options.quick).run()


def run_serve(options: Any, language: str) -> None:
    """The server."""
    from houseful.server.main import serve

    port = within("port", options.port, 0, 65535)
    workers = within("workers", options.workers, 1, 64)
    serve(options.host, port, options.database, workers, language, opening=options.open)


def progress_bar(games: int, options: Any) -> Any:
    """A progress bar where somebody watches."""
    from tqdm import tqdm

    hidden = options.json or sys.stderr is None or not sys.stderr.isatty()
    return tqdm(total=games, unit="game", file=sys.stderr, disable=hidden)


def run_simulate(options: Any, language: str) -> None:
    """Many games at once."""
    from houseful.bots.levels import make_bot
    from houseful.core.options import LARGEST_SEED
    from houseful.core.table import deal
    from houseful.lab.simulate import Job, simulate

    game = find_game(options.game)
    make_bot(options.bot, 0)  # refused here if there is none of that name
    games = within("games", options.games, 1, MOST_GAMES)
    jobs = None if options.jobs is None else within("jobs", options.jobs, 1, 1024)
    seed = 0 if options.seed is None else within("seed", options.seed, 0, LARGEST_SEED - games)
    table = deal(game, options.players, seed, options.pack, deal_options(game, options))
    job = Job(game, table.pack, table.options, games, seed, jobs, options.bot)
    with progress_bar(games, options) as bar:
        answer = simulate(job, bar.update)
    if options.json:
        print_json(answer)
        return
    facts = {name: answer[name] for name in ("games", "players", "decisions", "seconds")}
    rate = answer["decisions_per_second"]
    print(say("cli-simulate", language, game=say(game.name, language), bot=options.bot, rate=rate, **facts))
    mean, spread = answer["scores"]["mean"], answer["scores"]["sd"]
    print(say("cli-simulate-scores", language, mean=round(mean, 2), sd=round(spread, 2)))
    for seat, wins in enumerate(answer["win_rate_by_seat"]):
        print(say("cli-simulate-seat", language, seat=seat, wins=round(100 * wins, 1)))


def run_arena(options: Any, language: str) -> None:
    """Bots against each other."""
    from houseful.bots.arena import Contest, hold
    from houseful.bots.levels import make_bot
    from houseful.core.options import LARGEST_SEED
    from houseful.core.table import deal

    game = find_game(options.game)
    bots = tuple(options.bots.split(","))
    for name in bots:
        make_bot(name, 0)
    if not 2 <= len(bots) <= game.rules.players[-1]:
        raise Fault("fault-bots", most=game.rules.players[-1], found=len(bots))
    games = within("games", options.games, 1, MOST_GAMES)
    jobs = None if options.jobs is None else within("jobs", options.jobs, 1, 1024)
    seed = 0 if options.seed is None else within("seed", options.seed, 0, LARGEST_SEED - games)
    players = len(bots) if options.players is None else options.players
    within("players", players, len(bots), game.rules.players[-1])
    chosen = deal_options(game, options)
    table = deal(game, players, seed, options.pack, chosen)
    contest = Contest(game, table.pack, chosen, players, bots, games, seed, jobs)
    with progress_bar(games, options) as bar:
        answer = hold(contest, bar.update)
    if options.json:
        print_json(answer)
        return
    for bot in answer["bots"]:
        low, high = (round(100 * end, 1) for end in bot["ci95"])
        facts = {"name": bot["name"], "wins": round(100 * bot["win_rate"], 1), "low": low, "high": high}
        more = {"score": round(bot["mean_score"], 1), "time": round(bot["ms_per_move"], 1)}
        print(say("cli-arena-bot", language, **facts, **more))


def run_score(options: Any, language: str) -> None:
    """Score a real table."""
    from houseful.core.text.score_case import read_case, score_case

    text = read_input(options.file)
    with blaming(options.file):
        case = read_case(text)
    pack = None
    if options.pack is not None:
        with blaming(options.file):
            game = game_of(case)
        pack = game.open_pack(options.pack)
    with blaming(options.file):
        answer = score_case(case, pack, find_game)
    if options.json:
        print_json(answer)
    else:
        print("\n".join(find_game(case["game"]).presentation.describe_case(answer, language)))


def game_of(case: Any) -> Any:
    """The game that a score file is about."""
    from houseful.core.text.validation import Place

    place = Place(case)
    return find_game(place.fields("game", maybe=list(case) if isinstance(case, dict) else [])["game"].value)


def run_replay(options: Any, language: str) -> None:
    """Check a log."""
    from houseful.core.text.game_log import read_log
    from houseful.core.text.sentences import describe_sheets

    text = read_input(options.file)
    with blaming(options.file):
        table = read_log(text, find_game)
    if options.json:
        facts = {"moves": table.ply, "over": table.over, "turn": table.turn, "seed": table.seed}
        fair = table.fair.commitment if table.fair else None
        print_json({**table.result(), "options": table.options, **facts, "fair": fair})
        return
    print(say("cli-replay-good", language, game=say(table.game, language), moves=table.ply))
    if table.fair:
        print(say("cli-replay-fair", language, commitment=table.fair.commitment))
    game = table.definition
    name = partial(_player_name, game, language)
    print("\n".join(describe_sheets(game.world, table.result(), language, name)))
    if not table.over:
        print(say("cli-replay-open", language))


def _player_name(game: Any, language: str, seat: int) -> str:
    return str(game.presentation.player_name(seat, None, language))


def run_packs(options: Any, language: str) -> None:
    """Check or show a pack."""
    if options.what == "show":
        pack = find_game(options.subject).standard
        print_json(tomllib.loads(pack.text)) if options.json else print(pack.text, end="")
    else:
        check_pack(options, language)


def check_pack(options: Any, language: str) -> None:
    """Read a pack and say that it is good."""
    from houseful.core.text.packs import read_text, read_toml

    with blaming(options.subject):
        text = read_text(options.subject)
        head = read_toml(text)
        game = find_game(head.fields("game", maybe=list(head.value))["game"].one_of(NAMES))
        pack = game.read_pack(text)
    if options.json:
        print_json({"game": game.name, "name": pack.name, "good": True})
    else:
        facts = {"file": options.subject, "game": say(game.name, language), "name": pack.name}
        print(say("cli-pack-good", language, **facts))


def run_rules(options: Any, language: str) -> None:
    """Print a rulebook."""
    from houseful.core.text.rulebook import paragraphs, readable

    folder = find_game(options.game).folder
    if options.json:
        told = [vars(paragraph) for paragraph in paragraphs(folder, language)]
        print_json({"game": options.game, "language": language, "paragraphs": told})
    else:
        print(readable(folder, language), end="")


def read_input(name: str) -> str:
    """A file that a person named, or standard input."""
    from houseful.core.text.packs import LARGEST, decoded, read_text

    if name != "-":
        return read_text(Path(name))
    if sys.stdin is None:
        raise Fault("fault-no-input")
    return decoded(sys.stdin.buffer.read(LARGEST + 1), "-")
