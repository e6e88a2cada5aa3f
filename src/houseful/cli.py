"""The command line. Each command has `--help`; a mistake is one clear line and exit status 2."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from houseful.core.reading import Fault, listed, shown
from houseful.core.words import LANGUAGES, preferred, say
from houseful.games import NAMES, find_game

MOST_GAMES = 1_000_000_000
BOTS = ("random",)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """One line and exit status 2."""
        sys.stderr.write(f"{self.prog}: {' '.join(message.split())}\n")
        sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    options = build_parser().parse_args(arguments)
    language = getattr(options, "lang", None) or preferred()
    try:
        options.run(options, language)
        sys.stdout.flush()
    except Fault as fault:
        sys.stderr.write(f"houseful: {fault.say(language)}\n")
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{say('cli-interrupted', language)}\n")
        sys.exit(130)


def build_parser() -> Parser:
    """All commands and their options."""
    parser = Parser(prog="houseful", description="Three tabletop games about finding everyone a place.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Any, str], None], about: str) -> Parser:
        added: Parser = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        return added

    play = command("play", run_play, "play a game in the terminal against bots")
    play.add_argument("game", metavar="GAME", nargs="?", default=NAMES[0], help=listed(NAMES))
    play.add_argument("--players", type=int, default=None, help="how many play, you included")
    play.add_argument("--seat", type=int, default=0, help="your seat, counted from 0")
    play.add_argument("--against", choices=BOTS, default="random", help="whom you play against")
    play.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    play.add_argument("--lang", choices=LANGUAGES, help="language")
    add_deal_options(play)

    simulate = command("simulate", run_simulate, "play many games and print what they say")
    simulate.add_argument("game", metavar="GAME", help=listed(NAMES))
    simulate.add_argument("--players", type=int, required=True)
    simulate.add_argument("--games", type=int, required=True)
    simulate.add_argument("--bot", choices=BOTS, default="random")
    simulate.add_argument("--jobs", type=int, default=None, help="cores to use; all unless given")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    add_deal_options(simulate)

    score = command("score", run_score, "score a game played on a real table")
    score.add_argument("file", metavar="FILE", help="JSON, or - for standard input")
    score.add_argument("--pack", metavar="FILE", help="score with another pack's figures")
    score.add_argument("--json", action="store_true", help="print one JSON object")

    replay = command("replay", run_replay, "check a log move by move and print the result")
    replay.add_argument("file", metavar="FILE", help="a log, or - for standard input")
    replay.add_argument("--json", action="store_true", help="print one JSON object")

    packs = command("packs", run_packs, "check a card pack, or show the one in use")
    packs.add_argument("what", choices=("check", "show"))
    packs.add_argument(
        "subject", metavar="FILE|GAME", help="the file to check, or the game whose pack to show"
    )
    packs.add_argument("--json", action="store_true", help="print one JSON object")

    rules = command("rules", run_rules, "the rulebook in our words")
    rules.add_argument("game", metavar="GAME", help=listed(NAMES))
    rules.add_argument("--lang", choices=LANGUAGES, help="language")
    rules.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def add_deal_options(parser: Parser) -> None:
    """Options for commands that deal a game."""
    parser.add_argument("--seed", type=int, default=None, help="deal the same game again")
    parser.add_argument("--pack", metavar="FILE", help="play with the cards of this pack")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule, e.g. bonus=beginner",
    )


def deal_options(game: Any, options: Any) -> dict[str, Any]:
    """The `--option` words as the game reads them."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for word in options.option:
        name, _, text = word.partition("=")
        if name == "first" and text.isascii() and text.isdigit():
            chosen[name] = int(text[:9])
        elif name in known:
            chosen[name] = known[name].parse(text)
        else:
            raise Fault("fault-option-unknown", option=shown(name), choices=listed([*known, "first"]))
    return chosen


def within(name: str, number: int, least: int, most: int) -> int:
    """A number from the command line, within reason."""
    if not least <= number <= most:
        raise Fault(
            "fault-number", place=f"--{name}", least=str(least), most=str(most), found=str(number)[:20]
        )
    return number


def print_json(answer: dict[str, Any]) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(answer, ensure_ascii=False))


# The commands


def run_play(options: Any, language: str) -> None:
    """A game in the terminal."""
    from houseful.bots.random import RandomBot
    from houseful.core.log import read_log
    from houseful.core.packs import read_text
    from houseful.core.table import deal
    from houseful.terminal import Terminal

    if options.load:
        try:
            table = read_log(read_text(options.load), find_game)
        except Fault as fault:
            raise fault.inside(options.load) if not fault.key.startswith("fault-file") else fault from None
        game = find_game(table.game)
    else:
        game = find_game(options.game)
        players = options.players if options.players is not None else min(3, game.players[-1])
        table = deal(game, players, options.seed, options.pack, deal_options(game, options))
    me = within("seat", options.seat, 0, table.players - 1)
    luck = secrets.randbits(32) if options.seed is None else options.seed
    bots = {seat: RandomBot(luck + seat) for seat in range(table.players) if seat != me}
    Terminal(game, table, me, language, bots).run()


def run_simulate(options: Any, language: str) -> None:
    """Many games at once."""
    from tqdm import tqdm

    from houseful.core.table import LARGEST_SEED, deal
    from houseful.lab.simulate import Job, simulate

    game = find_game(options.game)
    games = within("games", options.games, 1, MOST_GAMES)
    jobs = None if options.jobs is None else within("jobs", options.jobs, 1, 1024)
    seed = 0 if options.seed is None else within("seed", options.seed, 0, LARGEST_SEED - games)
    table = deal(game, options.players, seed, options.pack, deal_options(game, options))
    job = Job(game, table.pack, table.options, games, seed, jobs)
    with tqdm(
        total=games, unit="game", file=sys.stderr, disable=options.json or not sys.stderr.isatty()
    ) as bar:
        answer = simulate(job, bar.update)
    if options.json:
        print_json(answer)
        return
    facts = {name: answer[name] for name in ("games", "players", "decisions", "seconds")}
    rate = answer["decisions_per_second"]
    print(say("cli-simulate", language, game=game.name, bot=options.bot, rate=rate, **facts))
    mean, spread = answer["scores"]["mean"], answer["scores"]["sd"]
    print(say("cli-simulate-scores", language, mean=f"{mean:.2f}", sd=f"{spread:.2f}"))
    for seat, wins in enumerate(answer["win_rate_by_seat"]):
        print(say("cli-simulate-seat", language, seat=seat, wins=f"{100 * wins:.1f}"))


def run_score(options: Any, language: str) -> None:
    """Score a real table."""
    from houseful.core.scorecase import read_case, score_case

    text = read_input(options.file)
    try:
        case = read_case(text)
        answer = score_case(case, options.pack, find_game)
    except Fault as fault:
        raise fault if fault.file else fault.inside(options.file) from None
    if options.json:
        print_json(answer)
    else:
        print("\n".join(find_game(case["game"]).describe_case(answer, language)))


def run_replay(options: Any, language: str) -> None:
    """Check a log."""
    from houseful.core.log import read_log
    from houseful.core.prose import describe_sheets

    text = read_input(options.file)
    try:
        table = read_log(text, find_game)
    except Fault as fault:
        raise fault.inside(options.file) from None
    if options.json:
        facts = {"moves": table.ply, "over": table.over, "turn": table.turn, "seed": table.seed}
        print_json({**table.result(), "options": table.options, **facts})
        return
    print(say("cli-replay-good", language, game=say(table.game, language), moves=table.ply))
    game = find_game(table.game)
    name = lambda seat: game.player_name(seat, None, language)  # noqa: E731
    print("\n".join(describe_sheets(game.world, table.result(), language, name)))
    if not table.over:
        print(say("cli-replay-open", language))


def run_packs(options: Any, language: str) -> None:
    """Check or show a pack."""
    import tomllib

    from houseful.core.packs import read_text, read_toml

    if options.what == "show":
        pack = find_game(options.subject).standard
    else:
        text = read_text(options.subject)
        try:
            head = read_toml(text)
            game = find_game(head.fields("game", maybe=list(head.value))["game"].one_of(NAMES))
            pack = game.read_pack(text)
        except Fault as fault:
            raise fault.inside(options.subject) from None
    if options.what == "show":
        print_json(tomllib.loads(pack.text)) if options.json else print(pack.text, end="")
    elif options.json:
        print_json({"game": game.name, "name": pack.name, "good": True})
    else:
        facts = {"file": options.subject, "game": say(game.name, language), "name": pack.name}
        print(say("cli-pack-good", language, **facts))


def run_rules(options: Any, language: str) -> None:
    """Print a rulebook."""
    from houseful.core.rulebook import paragraphs, readable

    folder = find_game(options.game).folder
    if options.json:
        told = [vars(paragraph) for paragraph in paragraphs(folder, language)]
        print_json({"game": options.game, "language": language, "paragraphs": told})
    else:
        print(readable(folder, language), end="")


def read_input(name: str) -> str:
    """A file that a person named, or standard input."""
    from houseful.core.packs import LARGEST, read_text

    if name != "-":
        return read_text(Path(name))
    data = sys.stdin.buffer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Fault("fault-file-large", file="-")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault("fault-file-encoding", file="-") from None


if __name__ == "__main__":
    main()
