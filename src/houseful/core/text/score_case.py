"""Scoring a game that was played on a real table."""

import json
from collections.abc import Callable
from typing import Any

from houseful.core.game import Game
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, Place, shown


def score_case(case: Any, pack: Any, find_game: Callable[[str], Game]) -> dict[str, Any]:
    """From and to plain data; a Fault names the place."""
    if not isinstance(case, dict):
        raise Place(case).fault("fault-not-table", found=shown(case))
    if "game" not in case:
        raise Place(case).fault("fault-missing", name="game")
    game = find_game(case["game"])
    cards = pack if isinstance(pack, Pack) else game.open_pack(pack)
    try:
        return game.rules.score_case(Place(case), cards)
    except RecursionError:
        raise Fault("fault-too-deep") from None


def read_case(text: str) -> Any:
    """A score file's text as data; a Fault if it is not JSON, or says something twice."""
    try:
        return json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_no_such_number)
    except Fault:
        raise
    except (ValueError, RecursionError) as error:
        raise Fault("fault-json", reason=" ".join(str(error).split())[:120]) from None


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entries = dict(pairs)
    if len(entries) < len(pairs):
        names = [name for name, _ in pairs]
        raise Fault("fault-json-twice", found=shown(next(n for n in names if names.count(n) > 1)))
    return entries


def _no_such_number(word: str) -> Any:
    raise Fault("fault-json", reason=word)
