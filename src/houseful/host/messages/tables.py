"""Tables: what a host wants, who sits where, what everybody may know."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from houseful.core.scores import GameResult
from houseful.core.text.packs import LONGEST_PACK
from houseful.host.messages.fields import ID, Asked, BringsNumber, GameName, Level, Name, SeatNumber, StandIn, Token

CommitmentId = Annotated[str, Meta(max_length=40, pattern=ID, description="the `id` of a commitment asked for before")]


class Clock(Asked):
    """A clock for each move or for the whole game."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 86_400)]


class WantedSeat(Asked):
    """Who a seat is for: me, anybody, a friend with a link, or a bot; a closed one may be opened before the start."""

    kind: Literal["me", "open", "invite", "bot", "closed"]
    level: Level | None = None
    name: Name | None = None  # of somebody else who plays on my device


class NewTable(BringsNumber):
    """A table as its host wants it."""

    game: GameName
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pack: Annotated[str, Meta(max_length=LONGEST_PACK, description="a card pack, TOML")] | None = None
    public: bool = False
    pace: Literal["live", "slow"] = "live"
    clock: Clock | None = None
    stand_in: StandIn = "like"
    hints: bool | None = None  # None: where the host plays against bots alone
    hot_seat: bool = False  # whether the host may take several seats of a public table
    commitment: CommitmentId | None = None


class Join(BringsNumber):
    """Sitting down, or coming back."""

    seat: SeatNumber | None = None
    invite: Token | None = None
    name: Name | None = None  # of somebody else who plays on my device, for a seat beside my own


class SeatWish(Asked):
    """A seat."""

    seat: SeatNumber


class Kick(Asked):
    """A seat to be freed; with a ban, its person cannot come back to this table."""

    seat: SeatNumber
    ban: bool = False


class Ban(Asked):
    """Somebody to be banned from a table, or let back in."""

    person: Annotated[str, Meta(max_length=24, pattern=ID)]
    ban: bool = True


class Banned(msgspec.Struct):
    """Somebody who is banned from a table."""

    person: str
    name: str


class BanList(msgspec.Struct):
    """Whom the host has banned."""

    banned: list[Banned]


class BotSeat(Asked):
    """A bot for a free seat, or a closed one; no level: open it again."""

    seat: SeatNumber
    level: Level | None = None
    closed: bool = False


class ChangedTable(Asked):
    """What the host of a waiting table wants otherwise; None: as it is."""

    options: Annotated[dict[str, Any], Meta(max_length=20)] | None = None
    hints: bool | None = None
    hot_seat: bool | None = None
    public: bool | None = None
    stand_in: StandIn | None = None


class Again(BringsNumber):
    """A rematch."""

    commitment: CommitmentId | None = None


class Commitment(msgspec.Struct):
    """A commitment to a secret, published before any number is known; `id` names it when a table is made."""

    id: str
    commitment: str


class Sitting(msgspec.Struct):
    """A seat and who sits there."""

    number: int
    kind: Literal["person", "bot", "open", "invite", "closed"]
    name: str | None
    person: str | None
    level: str | None
    away: bool
    here: bool  # whether they are looking at the table
    gone: int | None  # milliseconds since they were last seen; None: here, or nobody
    clock: int | None  # milliseconds left


class FairDealing(msgspec.Struct):
    """The commitment, and what is behind it once the game is over."""

    commitment: str
    first: bool  # whether it was published before the host sent a number
    secret: str | None
    numbers: list[str] | None
    seed: str | None


class UnreadableTable(msgspec.Struct):
    """Why this server cannot deal a game: it has other rules than the game, or something in it is damaged."""

    reason: Literal["rules", "damaged"]
    log: bool  # whether its log can be downloaded


class TableInfo(msgspec.Struct):
    """A table, as everybody may know it."""

    id: str
    game: str
    options: dict[str, Any]
    pack: str | None  # the name of a pack that somebody brought; None: standard cards
    rules_version: int
    unreadable: UnreadableTable | None
    stage: Literal["waiting", "playing", "over", "closed"]
    public: bool
    pace: str
    clock: Clock | None
    stand_in: str
    hints: bool  # whether people may ask a bot what it would play
    hot_seat: bool  # whether the host may take several seats although the table is public
    paused: bool  # whether the only person there has left, and the bots wait for them
    host: str
    host_gone: int | None  # milliseconds since the host was last seen; None: here
    seats: list[Sitting]
    ply: int
    turn: int | None
    fair: FairDealing | None
    result: GameResult | None
    created: int
    ended: int | None
    next: str | None


class CreatedTable(msgspec.Struct):
    """A new table, and the tokens for the seats that are kept for friends: shown once."""

    table: TableInfo
    invites: dict[str, str]


class TableList(msgspec.Struct):
    """Some tables."""

    tables: list[TableInfo]
