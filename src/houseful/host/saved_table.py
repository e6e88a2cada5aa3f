"""A table as it is kept on a device: what it was dealt from, who plays, and its log, as plain data.

    {"format": 1, "id": "…", "game": "overbooking", "rules": 3, "pack": "4f1c…", "own_pack": null, "pack_name": null,
     "options": {…}, "seats": [{"name": "Ada", "level": null}, {"name": null, "level": "expert"}],
     "hints": true, "seed": "7", "created": 1700000000000, "next": null,
     "log": [[0, "move", "3 bird line 2", 1700000004000], …], "turn": 1, "result": null}

A seed has up to 63 bits, more than a number in JavaScript holds: it is kept as text. `turn` and `result` follow from
the rest and are there for lists, which deal no game.
"""

from collections.abc import Sequence
from typing import Any, TypedDict, cast

from houseful.bots.levels import NAMES as LEVELS
from houseful.core.options import LARGEST_SEED
from houseful.core.scores import GameResult
from houseful.core.text.packs import LONGEST_PACK
from houseful.core.text.validation import Fault, Place, shown
from houseful.host.entries import Entry
from houseful.host.undo import undo_text

FORMAT = 1
DEALT_FROM = ("game", "rules", "pack", "own_pack", "pack_name", "options", "seats", "seed")
FIELDS = ("format", "id", *DEALT_FROM, "hints", "created", "next", "log", "turn", "result")
KINDS = ("move", "bot", "undo")
MOST_SEATS = 8
MOST_LINES = 1_000_000
LATEST = 1 << 53
SavedLine = list[Any]  # seat, kind, text, moment


class SavedSeat(TypedDict):
    """Who plays a seat: somebody at this device by their name, or a bot by its level."""

    name: str | None
    level: str | None


class SavedTable(TypedDict):
    """A table on one device."""

    format: int
    id: str
    game: str
    rules: int  # their version
    pack: str  # its hash
    own_pack: str | None  # its text, unless it came with the program
    pack_name: str | None  # what somebody's own pack is called
    options: dict[str, Any]
    seats: list[SavedSeat]
    hints: bool  # whether people may ask a bot what it would play
    seed: str
    created: int
    next: str | None  # the table of the game after it
    log: list[SavedLine]
    turn: int | None  # the seat that has to decide
    result: GameResult | None  # how it ended


def read_saved(document: Any) -> SavedTable:
    """A document that was kept, checked field by field; a Fault in one line says that it is damaged, or too new."""
    place = Place(document)
    if place.is_table() and isinstance(document.get("format"), int) and document["format"] > FORMAT:
        raise Fault("fault-saved-newer")
    try:
        return checked(place)
    except Fault as fault:
        raise Fault("fault-saved", reason=fault) from None


def checked(place: Place) -> SavedTable:
    """A document as a table; a Fault names the place that is wrong."""
    fields = place.fields(*FIELDS)
    fields["format"].number(1, FORMAT)
    seats = [seat_of(seat) for seat in fields["seats"].items(1, MOST_SEATS)]
    options = fields["options"]
    if not options.is_table():
        raise options.fault("fault-not-table", found=shown(options.value))
    return {
        "format": FORMAT,
        "id": fields["id"].text(60),
        "game": fields["game"].text(32),
        "rules": fields["rules"].number(1, 1_000_000),
        "pack": fields["pack"].text(64),
        "own_pack": optional(fields["own_pack"], LONGEST_PACK),
        "pack_name": optional(fields["pack_name"], 60),
        "options": dict(options.value),
        "seats": seats,
        "hints": flag(fields["hints"]),
        "seed": seed_text(fields["seed"]),
        "created": fields["created"].number(0, LATEST),
        "next": optional(fields["next"], 60),
        "log": [line_of(line, len(seats)) for line in fields["log"].items(0, MOST_LINES)],
        "turn": None if fields["turn"].value is None else fields["turn"].number(0, len(seats) - 1),
        "result": result_of(fields["result"], len(seats)),
    }


def seat_of(place: Place) -> SavedSeat:
    """Who plays a seat."""
    fields = place.fields("name", "level")
    name, level = fields["name"], fields["level"]
    if (name.value is None) == (level.value is None):
        raise place.fault("fault-missing", name="name, level")
    if level.value is not None:
        level.one_of(LEVELS)
    return {"name": None if name.value is None else name.text(60), "level": level.value}


def line_of(place: Place, seats: int) -> SavedLine:
    """A line of the log: seat, kind, text and moment."""
    seat, kind, text, moment = place.items(4)
    found = [seat.number(0, seats - 1), kind.one_of(KINDS), text.value, moment.number(0, LATEST)]
    if found[1] != "undo":
        text.text()
    elif not (isinstance(text.value, str) and (text.value == "" or (text.value.isascii() and text.value.isdigit()))):
        raise text.fault("fault-number", least=1, most=MOST_LINES, found=shown(text.value))
    elif text.value != "" and (int(text.value) < 2 or undo_text(int(text.value)) != text.value):
        raise text.fault("fault-number", least=2, most=MOST_LINES, found=text.value)
    return found


def seed_text(place: Place) -> str:
    """A seed as digits."""
    text = place.text(19)
    if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
        raise place.fault("fault-number", least=0, most=LARGEST_SEED, found=text)
    return text


def optional(place: Place, longest: int) -> str | None:
    """Some text, or nothing."""
    if place.value is not None and not (isinstance(place.value, str) and len(place.value) <= longest):
        raise place.fault("fault-text", longest=longest, found=shown(place.value))
    return None if place.value is None else str(place.value)


def result_of(place: Place, seats: int) -> GameResult | None:
    """How a game ended; None while it goes on."""
    if place.value is None:
        return None
    fields = place.fields("game", "players", "winners")
    for player in fields["players"].items(seats):
        player.fields("total", "rank", "lines")["total"].number(-LATEST, LATEST)
    return cast(GameResult, place.value)


def flag(place: Place) -> bool:
    """Yes or no."""
    if not isinstance(place.value, bool):
        raise place.fault("fault-choice", choices="true, false", found=shown(place.value))
    return place.value


def entries_of(saved: SavedTable) -> list[Entry]:
    """The log of a table that was kept."""
    return [Entry(ply, *line) for ply, line in enumerate(saved["log"], start=1)]


def lines_of_log(entries: Sequence[Entry]) -> list[SavedLine]:
    """A log as it is kept."""
    return [[entry.seat, entry.kind, entry.text, entry.at] for entry in entries]
