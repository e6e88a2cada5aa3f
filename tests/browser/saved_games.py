"""Games as a device keeps them, put where a browser keeps them."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from playwright.sync_api import Page

from houseful.games import find_game
from houseful.host.local_connection import LocalConnection
from houseful.host.local_table import LocalTable
from houseful.host.messages.tables import NewTable, WantedSeat
from houseful.host.new_table import Beginning, table_on_device

STARTED = 1_700_000_000_000
PUT = """([store, entry]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('houseful', 1)
  opening.onupgradeneeded = () => ['tables', 'list'].map((name) =>
    opening.result.createObjectStore(name, { keyPath: 'id' }))
  opening.onsuccess = () => {
    const change = opening.result.transaction([store], 'readwrite')
    change.objectStore(store).put(entry)
    change.oncomplete = () => (opening.result.close(), resolve())
    change.onabort = () => reject(change.error)
  }
})"""


def moments(game: str, name: str) -> Iterator[LocalTable]:
    """A game of somebody against a novice, before each decision and when it is over."""
    rules = find_game(game)
    asked = NewTable(game=game, seats=[WantedSeat("me"), WantedSeat("bot", "novice")])
    saved = table_on_device(asked, "Ada", rules, rules.standard, Beginning(f"here-{name}", STARTED, 7))
    connection = LocalConnection(LocalTable(saved, rules, rules.standard), "en")
    while True:
        table = connection.table
        yield table
        turn, moves = table.bot_to_move(), table.table.legal_texts()
        if not moves:
            return
        if turn is None:
            connection.move(table.ply, moves[0], None, STARTED)
        else:
            connection.bot_move(turn, moves[0], STARTED)


def saved_game(game: str, name: str, moves: int) -> dict[str, Any]:
    """A game after so many decisions."""
    return dict(next(islice(moments(game, name), moves, None)).to_dict())


def nearly_over(game: str, name: str, left: int) -> dict[str, Any]:
    """A game that has so many decisions left, when one's own turn has come."""
    own = [dict(table.to_dict()) for table in moments(game, name) if table.bot_to_move() is None]
    return own[-1 - left]


def keep(page: Page, saved: dict[str, Any]) -> None:
    """Put a game where the browser keeps them."""
    page.evaluate(PUT, ["tables", {"id": saved["id"], "writes": 1, "saved": saved}])
