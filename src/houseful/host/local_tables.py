"""Laying, opening and following tables on one device: each with the cards that it is played with."""

from typing import Any

from houseful.core.game import Game
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, shown
from houseful.host.local_table import LocalTable
from houseful.host.messages.tables import NewTable
from houseful.host.new_table import Beginning, game_after, table_on_device
from houseful.host.saved_table import SavedTable, read_saved


def new_local(request: NewTable, name: str, game: Game, new: Beginning) -> LocalTable:
    """A new table as somebody wants it; Refused for seats that need a server, a Fault for wrong options or cards."""
    pack = game.standard if request.pack is None else game.read_pack(request.pack)
    return LocalTable(table_on_device(request, name, game, pack, new), game, pack)


def open_local(document: Any, game: Game) -> LocalTable:
    """A table of this game that was kept; a Fault in one line if that is damaged."""
    saved = read_saved(document)
    if saved["game"] != game.name:
        found = Fault("fault-choice", place="game", choices=game.name, found=shown(saved["game"]))
        raise Fault("fault-saved", reason=found)
    return LocalTable(saved, game, pack_of(saved, game))


def pack_of(saved: SavedTable, game: Game) -> Pack:
    """The cards of a table that was kept."""
    if saved["own_pack"] is None:
        return game.standard
    try:
        return game.read_pack(saved["own_pack"])
    except Fault as fault:
        raise Fault("fault-saved", reason=fault) from None


def next_local(table: LocalTable, new: Beginning) -> LocalTable:
    """The next game of the same players with the same cards, which the game before it knows of."""
    table.go_on_at(new.id)
    return LocalTable(game_after(table.to_dict(), table.game, table.pack, new), table.game, table.pack)
