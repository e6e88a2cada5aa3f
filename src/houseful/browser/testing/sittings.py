"""What a page is answered at a table on its own device: the same functions in Python and, translated, in JavaScript.

Somebody plays against bots, changes their mind, asks everything, closes the page and comes back.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from houseful.browser.testing.positions import LANGUAGES, NAMES, STRIDE
from houseful.core.game import Game
from houseful.core.refusals import IllegalMove
from houseful.core.text.validation import Fault
from houseful.host.local_connection import LocalConnection
from houseful.host.local_info import listed
from houseful.host.local_table import LocalTable
from houseful.host.messages.tables import NewTable, WantedSeat
from houseful.host.new_table import Beginning, game_after, table_on_device
from houseful.host.refused import Refused
from houseful.host.saved_table import SavedTable, read_saved

STARTED = 1_700_000_000_000  # milliseconds since 1970
OFTEN = 5  # steps between two takings back
HINT_EVERY = 9
HINT_ROUNDS = 64


def sit(game: Game, players: int, options: dict[str, Any], seed: int, level: Any) -> Iterator[Any]:
    """A whole game of somebody and perhaps a friend at one device against bots of a level."""
    kinds = [WantedSeat("me"), *(WantedSeat("bot", level) for _ in range(players - 1))]
    if players > 2:
        kinds[1] = WantedSeat("me", name=NAMES[1])
    asked = NewTable(game=game.name, seats=kinds, options=options, hints=True)
    saved = table_on_device(asked, NAMES[0], game, game.standard, Beginning("here-1", STARTED, seed))
    connection = LocalConnection(LocalTable(saved, game, game.standard), LANGUAGES[seed % len(LANGUAGES)])
    yield [saved, connection.begin(None)]
    number = 0
    while connection.table.stage == "playing":
        number += 1
        yield [*step(connection, number), *answers(connection, number, level)]
        if number % OFTEN == 0:
            connection.language = LANGUAGES[(seed + number) % len(LANGUAGES)]
            yield reopened(connection.table.to_dict(), game)
    yield [*ending(connection), game_after(saved, game, game.standard, Beginning("here-2", STARTED, seed))]


def step(connection: LocalConnection, number: int) -> list[Any]:
    """A bot's move, one's own, one that is refused, or a taking back."""
    table, at = connection.table, STARTED + number
    found = connection.decision()
    if found is not None:
        turn, decision = found
        while not decision.go_on():
            pass
        return [turn, connection.bot_move(turn, decision.move(), at)]
    if number % OFTEN == 0 and 2 * table.ply > number:  # not so often that a game never ends
        return connection.undo(table.ply, number, at)
    moves = table.table.legal_texts()
    if number % OFTEN == 1:
        return [*connection.move(table.ply, "6 fish line 9", number, at), *connection.move(0, moves[0], number, at)]
    return connection.move(table.ply, moves[number * STRIDE % len(moves)], number, at)


def answers(connection: LocalConnection, number: int, level: str) -> list[Any]:
    """What a page asks at a position."""
    table = connection.table
    mine = table.turn is not None and table.seats[table.turn].person is not None
    moves = table.table.legal_texts()
    texts = table.game.presentation.notation(table.pack)
    seat = number % len(table.seats)
    return [
        connection.look(seat, table.ply - 1, number),
        connection.prose(None, table.ply - 2, number % 2 == 0),
        tried(lambda: connection.recap(None)),
        tried(lambda: connection.guide(None)),
        tried(lambda: connection.past(None, max(0, table.ply - 1))),
        connection.account(None),
        connection.cards(None) if number % HINT_EVERY == 0 else None,
        tried(lambda: connection.preview(moves[number % len(moves)])) if mine else None,
        tried(lambda: connection.previews(moves[:3])) if mine else None,
        tried(lambda: connection.why(texts[number * STRIDE % len(texts)])) if mine else None,
        tried(lambda: connection.ending(None)),
        tried(connection.earned),
        hinted(connection, HINT_ROUNDS) if number % HINT_EVERY == 1 and level not in ("random", "casual") else None,
        table.info(),
    ]


def hinted(connection: LocalConnection, rounds: int) -> list[Any]:
    """A hint after so many rounds of thought, where it is somebody's own turn."""
    if connection.table.bot_to_move() is not None or connection.table.turn is None:
        return []
    consideration = connection.consideration()
    thought_of = 0
    while thought_of < rounds and not consideration.go_on():
        thought_of = consideration.thought().rounds
    thought = consideration.thought()
    found = [[str(one.move), one.visits, one.margin, one.win_chance, one.value] for one in thought.moves]
    return [found, connection.hint(connection.table.ply, thought)]


def tried(ask: Any) -> Any:
    """An answer, or why there is none."""
    try:
        return ask()
    except Refused as refused:
        return refused.say("de")
    except (Fault, IllegalMove) as refused:
        return refused.say("fr")


def reopened(saved: SavedTable, game: Game) -> list[Any]:
    """A table that was kept, after it was read again; and damaged ones."""
    table = LocalTable(read_saved(saved), game, game.standard)
    broken: Any = {**saved, "log": [*saved["log"], [0, "move", "6 fish line 9", STARTED]]}
    older: Any = {**saved, "rules": 99}
    return [
        table.info(),
        table.to_dict() == saved,
        table.log_so_far(),
        listed(saved),
        [LocalTable(one, game, game.standard).info() for one in (broken, older)],
        LocalTable(older, game, game.standard).log(),
        [tried(partial(read_saved, one)) for one in ({**saved, "seed": "x"}, {**saved, "format": 2}, {})],
    ]


def ending(connection: LocalConnection) -> list[Any]:
    """All about a game that is over."""
    return [
        connection.begin(None),
        connection.ending(None),
        connection.replay(None, "open"),
        connection.replay(1, "spectator"),
        connection.earned(),
        connection.guide(None),
        connection.recap(None),
        connection.account(None),
        connection.picture(),
        connection.table.log(),
    ]
