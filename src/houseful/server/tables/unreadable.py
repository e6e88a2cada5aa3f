"""Tables that this server cannot deal: of another version of the rules, or damaged. They are shown, and downloaded."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec
import structlog

from houseful.core.fairness import FairDeal
from houseful.core.text.game_log import own_pack_lines
from houseful.core.text.packs import Pack
from houseful.core.text.stored_log import StoredGame, write_stored_log
from houseful.games import NAMES, find_game
from houseful.host.restating import standing_texts
from houseful.server.db.queries import TableRow, now
from houseful.server.errors import Refused

if TYPE_CHECKING:
    from houseful.server.tables.position import Position

LOG = structlog.get_logger()
STILL_PLAYED = 86_400_000  # milliseconds after a move in which a worker of another release may still serve the game
Reason = Literal["rules", "damaged"]


class Unreadable(Refused):
    """A table that this server cannot deal (409)."""

    def __init__(self, reason: Reason, row: TableRow) -> None:
        self.reason = reason
        super().__init__(409, f"server-unreadable-{reason}", version=row.rules_version)


def check_readable(row: TableRow, pack: Pack | None) -> Pack:
    """The pack of a table that this server can deal; Unreadable otherwise. What was not dealt has no version yet."""
    if not is_readable(row):
        raise Unreadable("rules", row)
    if pack is None:
        raise Unreadable("damaged", row)
    return pack


def is_readable(row: TableRow) -> bool:
    """Whether this server has the rules of a table's game; one that was not dealt yet gets those of today."""
    if row.game not in NAMES:
        return False
    rules = find_game(row.game).rules
    return row.seed is None or row.rules_version in (rules.version, *rules.earlier)


def rules_version(game: str) -> int:
    """The version of a game's rules that this server has."""
    return find_game(game).rules.version


def unreadable_because(error: Exception, row: TableRow, is_new: bool) -> Unreadable:
    """Why a table could not be dealt or replayed; damage is logged when it is found."""
    if isinstance(error, Unreadable):
        return error
    if is_new:
        LOG.error("table.damaged", table=row.id, exc_info=error)
    return Unreadable("damaged", row)


def log_is_open(position: "Position") -> bool:
    """Whether anybody may have the log, which shows all cards: the game is over, or nobody plays it any more."""
    return position.row.stage == "over" or (
        position.row.stage == "playing" and now() - position.decision_began() > STILL_PLAYED
    )


def stored_log_of(position: "Position", pack: str | None) -> str:
    """The log of a game that this server cannot deal, from its rows."""
    row, seats = position.row, position.seats
    if not log_is_open(position):
        raise Refused(409, "server-unreadable-later")
    options = options_of(row)
    if pack is None or options is None or row.seed is None:
        raise Unreadable("damaged", row)
    fair = FairDeal(row.secret, tuple(seat.luck for seat in seats)) if row.fair else None
    players, moves = len(seats), standing_texts(position.entries)
    game = StoredGame(
        row.game, row.rules_version, players, options, own_pack_lines(pack), fair, row.seed, moves, totals_of(row)
    )
    return write_stored_log(game)


def options_of(row: TableRow) -> dict[str, Any] | None:
    """What the host of a table chose; None if that is damaged."""
    return decoded(row.options)


def result_of(row: TableRow) -> dict[str, Any] | None:
    """How a game ended, as its row says."""
    return decoded(row.result)


def decoded(text: str | None) -> dict[str, Any] | None:
    """A document of the database; None if it is missing or damaged."""
    try:
        return msgspec.json.decode(text or "null", type=dict[str, Any])
    except (msgspec.DecodeError, TypeError):
        return None


def totals_of(row: TableRow) -> list[int] | None:
    """Everybody's points at the end, as its row says."""
    try:
        return [int(player["total"]) for player in (result_of(row) or {})["players"]]
    except (KeyError, TypeError, ValueError):
        return None
