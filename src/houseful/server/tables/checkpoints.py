"""Past positions of a table, from its log: positions on the way are kept as checkpoints.

Only moves that stood at a ply are played to find its position, so a look into the past costs a bounded number of
moves, however often moves were taken back.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

from houseful.core.table import Table
from houseful.server.tables import dealing

if TYPE_CHECKING:
    from houseful.server.tables.position import Position

CHECKPOINT_EVERY = 16  # moves
MOST_CHECKPOINTS = 2_000  # of all tables together; the ones unused longest are dropped

Key = tuple[str, int | None, int]  # table, seed, ply of the last move
CHECKPOINTS: OrderedDict[Key, Table] = OrderedDict()


def table_at(position: "Position", ply: int) -> Table:
    """The game after so many entries of the log."""
    position.check_readable()
    moves = position.standing_moves(ply)
    checkpoint, played = nearest_checkpoint(position, moves)
    table = checkpoint.copy()
    for number, move in enumerate(moves[played:], start=played + 1):
        table.play(position.entries[move - 1].text)
        if number % CHECKPOINT_EVERY == 0:
            keep_checkpoint(key_of(position, move), table.copy())
    return table


def nearest_checkpoint(position: "Position", moves: list[int]) -> tuple[Table, int]:
    """The last checkpoint on the way along these moves, and how many of them it has behind it."""
    for played in range(len(moves) // CHECKPOINT_EVERY * CHECKPOINT_EVERY, 0, -CHECKPOINT_EVERY):
        key = key_of(position, moves[played - 1])
        if key in CHECKPOINTS:
            CHECKPOINTS.move_to_end(key)
            return CHECKPOINTS[key], played
    return dealing.deal_row(position.row, position.seats, position.pack), 0


def keep_checkpoint(key: Key, table: Table) -> None:
    """Keep a position for later looks into the past."""
    CHECKPOINTS[key] = table
    if len(CHECKPOINTS) > MOST_CHECKPOINTS:
        CHECKPOINTS.popitem(last=False)


def key_of(position: "Position", move: int) -> Key:
    """What a checkpoint is kept under: the log never changes, so the ply of its last move says which it is."""
    return position.row.id, position.row.seed, move
