"""The past of a table: positions, events and decisions from the log, and the log to take away.

Only moves that stood at a ply are played to find its position, and positions on the way are kept as checkpoints, so a
look into the past costs a bounded number of moves, however often moves were taken back.
"""

from collections import OrderedDict

from houseful.bots.seat import Seat
from houseful.core.replay import replayed
from houseful.core.table import Table
from houseful.core.text.game_log import write_log
from houseful.server.errors import Refused
from houseful.server.messages import Told
from houseful.server.tables import dealing
from houseful.server.tables.delivery import Viewpoint
from houseful.server.tables.position import Position

CHECKPOINT_EVERY = 16  # moves
MOST_CHECKPOINTS = 2_000  # of all tables together; the ones unused longest are dropped

Key = tuple[str, int | None, int]  # table, seed, ply of the last move
CHECKPOINTS: OrderedDict[Key, Table] = OrderedDict()


def table_at(position: Position, ply: int) -> Table:
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


def nearest_checkpoint(position: Position, moves: list[int]) -> tuple[Table, int]:
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


def key_of(position: Position, move: int) -> Key:
    """What a checkpoint is kept under: the log never changes, so the ply of its last move says which it is."""
    return position.row.id, position.row.seed, move


def lines_since(position: Position, ply: int) -> int:
    """How many lines of the log `events_since` tells."""
    return min(max(0, position.ply - ply), position.limits.events or position.ply)


def events_since(position: Position, viewpoint: Viewpoint, ply: int) -> list[Told]:
    """The events of each entry after a ply, as a viewpoint may know them; of very many, the last ones."""
    if not position.is_dealt:
        return []
    known = dict(zip(reversed(position.standing_moves(position.ply)), reversed(position.reachable), strict=False))
    told = []
    for entry in position.entries[position.ply - lines_since(position, ply) :]:
        if entry.kind != "undo" and entry.ply not in known:
            before = position.last_standing(entry.ply - 1)
            start = known[before] if before in known else table_at(position, before)
            known[entry.ply] = replayed(start.copy(), [entry.text])
        events = dealing.events_of(entry, known.get(entry.ply, position.table), viewpoint)
        told.append(Told(entry.ply, entry.seat, entry.at, events))
    return told


def decisions_of(position: Position, seat: int) -> list[tuple[Seat, str]]:
    """What a person knew before each of their moves, and the move they chose; without moves they took back."""
    made, table = [], dealing.deal_row(position.row, position.seats, position.pack)
    for ply in position.standing_moves(position.ply):
        entry = position.entries[ply - 1]
        if entry.seat == seat and entry.kind == "move":
            made.append((Seat(table, seat), entry.text))
        table.play(entry.text)
    return made


def log_of(position: Position) -> str:
    """The log of a finished game, without moves that were taken back."""
    if position.stage != "over":
        raise Refused(409, "server-not-over")
    return write_log(table_at(position, position.ply))
