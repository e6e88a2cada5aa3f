"""Tables on one device for tests, and a way to play them."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from houseful.games import find_game
from houseful.host.deciding import Decision
from houseful.host.hosted_game import Step
from houseful.host.local_table import LocalTable
from houseful.host.messages.tables import NewTable
from houseful.host.new_table import Beginning, table_on_device
from houseful.host.saved_table import SavedTable

START = 1_700_000_000_000
GAMES: dict[str, dict[str, Any]] = {"overbooking": {"peek": True}, "overbooked": {"symbols": True}, "oktoberfest": {}}


def wanted(game: str, *seats: str, **more: Any) -> NewTable:
    """A table as somebody wants it; seats are `me`, another kind, or the level of a bot."""
    kinds = [{"kind": s} if s in ("me", "open", "invite", "closed") else {"kind": "bot", "level": s} for s in seats]
    return msgspec.convert({"game": game, "seats": kinds, "options": GAMES[game], **more}, NewTable)


def saved(game: str, *seats: str, seed: int = 5, **more: Any) -> SavedTable:
    """A table as it is kept before its first move."""
    rules = find_game(game)
    return table_on_device(wanted(game, *seats, **more), "Ada", rules, rules.standard, Beginning("here-1", START, seed))


def opened(document: SavedTable) -> LocalTable:
    """A table that was kept."""
    game = find_game(document["game"])
    return LocalTable(document, game, game.standard)


def lay(game: str, *seats: str, **more: Any) -> LocalTable:
    """A new table."""
    return opened(saved(game, *seats, **more))


def next_step(table: LocalTable, luck: random.Random) -> Step:
    """A bot's decision, or anything that somebody at the device might play."""
    at, turn = table.decision_began() + 1_000, table.bot_to_move()
    if turn is None:
        return table.move(table.ply, luck.choice(table.table.legal_texts()), at)
    decision = Decision(table.table, turn)
    while not decision.go_on():
        pass
    return table.bot_move(turn, decision.move(), at)


def played(table: LocalTable, luck: random.Random, undos: float = 0.0) -> Iterator[LocalTable]:
    """The table after each line of a whole game, some of which take moves back."""
    yield table
    while table.stage == "playing":
        mine = table.bot_to_move() is None
        back = mine and luck.random() < undos and table.undo_refusal("here") is None
        table.make(table.undo(table.ply, table.decision_began() + 1_000) if back else next_step(table, luck), None)
        yield table
