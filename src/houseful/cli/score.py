"""`houseful score`: a game that was played on a real table."""

from typing import TYPE_CHECKING, Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.streams import blaming, print_json, read_input
from houseful.games import find_game

if TYPE_CHECKING:
    from houseful.core.game import Game


def add(parsers: Parsers) -> None:
    """Add `houseful score` to the parser."""
    score = add_command(parsers, "score", run, "score a game played on a real table")
    score.add_argument("file", metavar="FILE", help="JSON, or - for standard input")
    score.add_argument("--pack", metavar="FILE", help="score with another pack's figures")
    add_json(score)


def run(options: Any, language: str) -> None:
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


def game_of(case: Any) -> "Game":
    """The game that a score file is about."""
    from houseful.core.text.validation import Place

    place = Place(case)
    return find_game(place.fields("game", maybe=list(case) if isinstance(case, dict) else [])["game"].value)
