"""Tables on one device as everybody may know them: what is said of one, and what is listed of many."""

from typing import Any

from houseful.core.text.game_log import own_pack_lines, standard_pack_lines
from houseful.core.text.stored_log import StoredGame, write_stored_log
from houseful.host.entries import Holder
from houseful.host.messages.tables import Sitting, TableInfo, UnreadableTable
from houseful.host.restating import standing_texts
from houseful.host.saved_table import SavedSeat, SavedTable, entries_of

HERE = "here"  # everybody at this device


def holder_of(number: int, seat: SavedSeat) -> Holder:
    """A seat and who holds it."""
    return Holder(number, HERE if seat["level"] is None else None, seat["name"], seat["level"])


def sitting_of(number: int, seat: SavedSeat) -> Sitting:
    """A seat as everybody may know it."""
    name, level = seat["name"], seat["level"]
    if level is not None:
        return Sitting(number, "bot", name, None, level, False, False, None, None)
    return Sitting(number, "person", name, HERE, None, False, True, None, None)


def info_of(
    saved: SavedTable, ply: int, turn: int | None, result: Any, ended: int | None, unreadable: UnreadableTable | None
) -> TableInfo:
    """What everybody may know of a table, from what it was dealt from and how it stands."""
    seats = saved["seats"]
    return TableInfo(
        id=saved["id"],
        game=saved["game"],
        options=saved["options"],
        pack=saved["pack_name"],
        rules_version=saved["rules"],
        unreadable=unreadable,
        stage="playing" if result is None else "over",
        public=False,
        pace="live",
        clock=None,
        stand_in="like",
        hints=saved["hints"],
        hot_seat=sum(seat["level"] is None for seat in seats) > 1,
        paused=False,
        host=HERE,
        host_gone=None,
        seats=[sitting_of(number, seat) for number, seat in enumerate(seats)],
        ply=ply,
        turn=turn,
        fair=None,
        result=result,
        created=saved["created"],
        ended=ended,
        next=saved["next"],
    )


def listed(saved: SavedTable) -> TableInfo:
    """The same of a table that was kept; nothing is dealt for it."""
    log, result = saved["log"], saved["result"]
    ended = None if result is None or not log else log[-1][3]
    return info_of(saved, len(log), saved["turn"], result, ended, None)


def stored_log(saved: SavedTable) -> str:
    """The log of a table from what was kept of it: nothing is dealt, so its rules may be of any version."""
    result, own = saved["result"], saved["own_pack"]
    pack = standard_pack_lines(saved["pack"]) if own is None else own_pack_lines(own)
    totals = None if result is None else [player["total"] for player in result["players"]]
    moves, players = standing_texts(entries_of(saved)), len(saved["seats"])
    game, seed = saved["game"], int(saved["seed"])
    return write_stored_log(
        StoredGame(game, saved["rules"], players, saved["options"], pack, None, seed, moves, totals)
    )
