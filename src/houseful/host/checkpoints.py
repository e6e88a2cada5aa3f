"""Past positions of a game, from its log: positions on the way are kept as checkpoints.

Only moves that stood at a ply are played to find its position, so a look into the past costs a bounded number of
moves, however often moves were taken back.
"""

from typing import TYPE_CHECKING

from houseful.core.table import Table

if TYPE_CHECKING:
    from houseful.host.hosted_game import HostedGame

CHECKPOINT_EVERY = 16  # moves
MOST_CHECKPOINTS = 2_000  # in one store; the ones unused longest are dropped

Checkpoints = dict[str, Table]  # a store for one game or for many: the one used last comes last


def table_at(game: "HostedGame", ply: int) -> Table:
    """The game after so many entries of the log."""
    game.check_readable()
    moves = game.standing_moves(ply)
    checkpoint, played = nearest_checkpoint(game, moves)
    table = checkpoint.copy()
    for number, move in enumerate(moves[played:], start=played + 1):
        table.play(game.entries[move - 1].text)
        if number % CHECKPOINT_EVERY == 0:
            keep_checkpoint(game.checkpoints, key_of(game, move), table.copy())
    return table


def nearest_checkpoint(game: "HostedGame", moves: list[int]) -> tuple[Table, int]:
    """The last checkpoint on the way along these moves, and how many of them it has behind it."""
    for played in range(len(moves) // CHECKPOINT_EVERY * CHECKPOINT_EVERY, 0, -CHECKPOINT_EVERY):
        key, kept = key_of(game, moves[played - 1]), game.checkpoints
        if key in kept:
            kept[key] = kept.pop(key)
            return kept[key], played
    return game.dealt(), 0


def keep_checkpoint(kept: Checkpoints, key: str, table: Table) -> None:
    """Keep a position for later looks into the past."""
    kept[key] = table
    if len(kept) > MOST_CHECKPOINTS:
        del kept[next(iter(kept))]


def key_of(game: "HostedGame", move: int) -> str:
    """What a checkpoint is kept under: the log never changes, so the ply of its last move says which it is."""
    return f"{game.key()} {move}"
