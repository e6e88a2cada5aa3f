"""What is said of every position of a game: the same functions in Python and, translated, in JavaScript.

Their answers are compared one by one. Moves, languages and seats are chosen by counting, so that both choose alike.
"""

from collections.abc import Iterator
from typing import Any

from houseful.core.account import account_of
from houseful.core.gallery import shelves_of
from houseful.core.game import Game
from houseful.core.guide import Moment, explained
from houseful.core.picture.frame import picture
from houseful.core.storytelling import tell
from houseful.core.table import Table, deal
from houseful.core.text.notation import notation_of
from houseful.core.text.people import people_named
from houseful.core.text.sentences import describe_result

LANGUAGES = ("en", "fr", "it", "de", "nl")
NAMES = ("Ada", "Björn", "Chloé", "李雷")
STRIDE = 7919  # a prime: moves that are tried and played lie all over the list
TRIED = 6


def walk(game: Game, players: int, options: dict[str, Any], seed: int, sentences: bool) -> Iterator[dict[str, Any]]:
    """A whole game: what is said before the first move and after every one."""
    table = deal(game, players, seed, None, options)
    before = table.view(None)
    number = seed
    while True:
        language = LANGUAGES[number % len(LANGUAGES)]
        yield {
            **facts_of(table, number),
            **(words_of(table, before, language, number) if sentences else {}),
        }
        if table.over:
            break
        moves = table.legal()
        before = table.view(None)
        table.play(moves[number * STRIDE % len(moves)])
        number += 1
    yield {"log": table.log(), "again": table.at_ply(table.ply) == table, "ending": ending_of(table, number)}


def facts_of(table: Table, number: int) -> dict[str, Any]:
    """Legal moves, refusals, and what every seat and a spectator see, are told, score, and tell a net."""
    seats = range(table.players)
    texts = table.definition.presentation.notation(table.pack)
    tried = [texts[(number + 1) * STRIDE * (at + 1) % len(texts)] for at in range(TRIED)]
    twin = table.redeal(number % table.players, number)
    return {
        "legal": list(map(str, table.legal())),
        "why": [table.why_not(move) for move in [*tried, "6 fish line 9"]],
        "views": [table.view(seat) for seat in (None, *seats)],
        "events": [table.events(seat) for seat in (None, *seats)],
        "scores": [
            {
                "total": sheet.total,
                "rank": sheet.rank,
                "lines": {line: int(points) for line, points in sheet.lines.items()},
                "sources": {line: list(points.sources) for line, points in sheet.lines.items()},
            }
            for sheet in table.scores()
        ],
        "winners": table.winners(),
        "redealt": twin.view(number % table.players) == table.view(number % table.players),
        "memory": twin.memory(),
        "observed": [table.observe(seat) for seat in seats],
    }


def words_of(table: Table, before: dict[str, Any], language: str, number: int) -> dict[str, Any]:
    """All sentences about a position in one language."""
    shown, pack = table.definition.presentation, table.pack
    seat = number % table.players
    view, after = table.view(seat), table.view(None)
    moves, events = table.legal_texts(), table.events(seat)
    names = NAMES if number % 3 == 0 else ()
    local = notation_of(table.definition, pack, language)
    moment = Moment(before, after, seat, language)
    with people_named(names[: table.players]):
        return {
            "described": shown.describe(view, language),
            "asked": shown.ask(view, moves, language) if moves else "",
            "told": [shown.describe_event(event, seat, language) for event in events],
            "story": [list(one) for one in tell(shown.story, shown.describe_event, pack, events, seat, language)],
            "account": [account_of(shown.account, view, one, language) for one in range(table.players)],
            "opening": [list(one) for one in shown.guide.opening(view, language)],
            "guide": [list(one) for one in guided(table, view, moves, language)],
            "meant": [
                [one.event, one.said, list(one.note), one.pieces]
                for one in explained(shown.guide, shown.story, shown.describe_event, pack, moment, table.events(None))
            ],
            "advice": advice_on(table, moves[number * STRIDE % len(moves)], language) if moves else [],
            "gone": shown.gone(view),
            "typed": [local.read(local.write(move)) for move in moves[:TRIED]],
            "written": [local.write(move) for move in moves[:TRIED]],
        }


def guided(table: Table, view: dict[str, Any], moves: list[str], language: str) -> list[Any]:
    """What a newcomer reads before a decision, or at the end."""
    guide = table.definition.presentation.guide
    return list(guide.end(view, language) if table.over else guide.before(view, moves, language))


def advice_on(table: Table, move: str, language: str) -> list[Any]:
    """A move as advice, what speaks for it, what it brings for sure, and who pays for it."""
    shown, seat = table.definition.presentation, table.turn
    view, events = table.view(seat), table.copy().play(move)
    return [
        shown.advise(move, events, language),
        shown.reasons(view, move, events, language),
        shown.certain_points(view, events),
        shown.portions(view, events),
    ]


def ending_of(table: Table, number: int) -> list[Any]:
    """How a game ended, in words and as a picture, and every card, in all languages."""
    game, view, result = table.definition, table.view(None), table.result()
    story = game.presentation.story
    names = NAMES[: table.players]
    return [
        [
            describe_result(game.world, result, language, lambda seat: NAMES[seat]),
            picture(game, view, result, names, language, [number % table.players]),
            story.before_the_end(view, language),
            story.goals(view, language),
            shelves_of(game, table.pack, language),
        ]
        for language in LANGUAGES
    ]
