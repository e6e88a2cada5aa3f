"""What a new table is made of, as somebody wants it."""

from typing import NamedTuple

from houseful.core.game import Game
from houseful.core.table import deal
from houseful.core.text.packs import Pack
from houseful.host.messages.tables import NewTable, WantedSeat
from houseful.host.names import short_name
from houseful.host.refused import Refused
from houseful.host.saved_table import FORMAT, SavedSeat, SavedTable

USUAL_LEVEL = "casual"  # of a bot whose level nobody has chosen
NOT_OPTIONS = ("seed", "pack", "players")


def has_hints(request: NewTable) -> bool:
    """Whether hints are allowed: as the host says, else where nobody but the host and bots can sit."""
    if request.hints is not None:
        return request.hints
    kinds = [seat.kind for seat in request.seats]
    return kinds.count("me") == 1 and not {"open", "invite"} & set(kinds)


def check_deal(game: Game, players: int, pack: Pack | None, options: dict[str, object]) -> None:
    """Deal a table once to see that it can be dealt; a Fault names what is wrong."""
    if any(name in NOT_OPTIONS for name in options):
        raise Refused(400, "server-option")
    deal(game, players, 0, pack, options)


class Beginning(NamedTuple):
    """What a new table takes from outside: its id, the moment, and the seed of its deal."""

    id: str
    at: int
    seed: int


def table_on_device(request: NewTable, name: str, game: Game, pack: Pack, new: Beginning) -> SavedTable:
    """A table as it is kept before its first move; Refused for seats that need a server, a Fault for wrong options.

    `name` is that of whoever asks; each seat may have another one, of somebody who plays on the same device.
    """
    wanted = [seat for seat in request.seats if seat.kind != "closed"]
    if any(seat.kind in ("open", "invite") for seat in wanted):
        raise Refused(409, "host-needs-server")
    check_deal(game, len(wanted), pack, request.options)
    return {
        "format": FORMAT,
        "id": new.id,
        "game": game.name,
        "rules": game.rules.version,
        "pack": pack.sha256,
        "own_pack": own_text(pack),
        "pack_name": None if pack.standard else pack.name,
        "options": request.options,
        "seats": [saved_seat(seat, name) for seat in wanted],
        "hints": has_hints(request),
        "seed": str(new.seed),
        "created": new.at,
        "next": None,
        "log": [],
        "turn": None,
        "result": None,
    }


def saved_seat(seat: WantedSeat, name: str) -> SavedSeat:
    """A seat as it is kept."""
    if seat.kind == "bot":
        return {"name": None, "level": seat.level or USUAL_LEVEL}
    return {"name": short_name(seat.name or name), "level": None}


def game_after(saved: SavedTable, game: Game, pack: Pack, new: Beginning) -> SavedTable:
    """The next game of the same players, who move up by a seat."""
    seats = [*saved["seats"][1:], saved["seats"][0]]
    kept: SavedTable = {**saved, "id": new.id, "seats": seats, "seed": str(new.seed), "created": new.at}
    kept["rules"], kept["pack"], kept["own_pack"] = game.rules.version, pack.sha256, own_text(pack)
    kept["next"], kept["log"], kept["turn"], kept["result"] = None, [], None, None
    return kept


def own_text(pack: Pack) -> str | None:
    """The text of a pack, unless it came with the program."""
    return None if pack.standard else pack.text
