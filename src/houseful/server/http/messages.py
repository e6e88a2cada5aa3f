"""What travels between the server and its clients, as types: checked on the way in, documented by OpenAPI."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from houseful.core.text.packs import LONGEST_PACK

StandIn = Literal["like", "random", "greedy", "novice", "casual", "skilled", "expert", "master"]
Level = Literal["random", "greedy", "novice", "casual", "skilled", "expert", "master"]
Language = Literal["en", "fr", "it", "de", "nl"]
GameName = Annotated[str, Meta(max_length=32, description="one of the games that GET /api/games lists")]
ID = "^[0-9a-z]+$"
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Luck = Annotated[str, Meta(max_length=32, pattern="^[0-9A-Za-z]*$", description="your own number, mixed into the deal")]
Token = Annotated[str, Meta(min_length=8, max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="how many lines the table's journal had when you decided")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
View = Annotated[dict[str, Any], Meta(title="View")]  # the exported schema names the games' own types
Event = Annotated[dict[str, Any], Meta(title="Event")]
Reaction = Literal["hello", "well-played", "thanks", "oops", "thinking", "laugh", "wow", "sad"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends: no field that we do not know."""


# People


class NewPerson(Asked):
    """Somebody who arrives."""

    name: Name
    language: Language | None = None


class ChangedPerson(Asked):
    """Another name or language."""

    name: Name | None = None
    language: Language | None = None


class LinkToken(Asked):
    """What a personal link carries."""

    token: Token


class Me(msgspec.Struct):
    """Who you are here."""

    id: str
    name: str
    language: str


class GivenToken(msgspec.Struct):
    """A token, shown once: the server keeps only its hash."""

    token: str


# Tables


class Clock(Asked):
    """A clock for each move or for the whole game."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 86_400)]


class WantedSeat(Asked):
    """Who a seat is for: me, anybody, a friend with a link, or a bot."""

    kind: Literal["me", "open", "invite", "bot"]
    level: Level | None = None


class NewTable(Asked):
    """A table as its host wants it."""

    game: GameName
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    pack: Annotated[str, Meta(max_length=LONGEST_PACK, description="a card pack, TOML")] | None = None
    public: bool = False
    pace: Literal["live", "slow"] = "live"
    clock: Clock | None = None
    stand_in: StandIn = "like"
    hints: bool = False
    luck: Luck = ""


class Join(Asked):
    """Sitting down, or coming back."""

    seat: SeatNumber | None = None
    invite: Token | None = None
    luck: Luck = ""


class SeatWish(Asked):
    """A seat."""

    seat: SeatNumber


class BotSeat(Asked):
    """A bot for a free seat; no level: open it again."""

    seat: SeatNumber
    level: Level | None = None


class Again(Asked):
    """A rematch."""

    luck: Luck = ""


class Sitting(msgspec.Struct):
    """A seat and who sits there."""

    number: int
    kind: Literal["person", "bot", "open", "invite"]
    name: str | None
    person: str | None
    level: str | None
    away: bool
    here: bool  # whether they are looking at the table
    clock: int | None  # milliseconds left


class FairDealing(msgspec.Struct):
    """The commitment, and what is behind it once the game is over."""

    commitment: str
    secret: str | None
    numbers: list[str] | None
    seed: str | None


class TableInfo(msgspec.Struct):
    """A table, as everybody may know it."""

    id: str
    game: str
    options: dict[str, Any]
    pack: str | None
    stage: Literal["waiting", "playing", "over"]
    public: bool
    pace: str
    clock: Clock | None
    stand_in: str
    hints: bool  # whether people may ask a bot what it would play
    host: str
    seats: list[Sitting]
    ply: int
    turn: int | None
    fair: FairDealing | None
    result: dict[str, Any] | None
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


# Playing


class NewMove(Asked):
    """A move at a ply."""

    ply: Ply
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class NewUndo(Asked):
    """Taking back one's last move."""

    ply: Ply


class Told(msgspec.Struct):
    """What one line of the journal meant to you."""

    ply: int
    seat: int
    at: int
    events: list[Event]


class Said(msgspec.Struct):
    """A chat message or a reaction."""

    number: int
    person: str
    name: str
    kind: Literal["chat", "reaction"]
    text: str
    at: int


class State(msgspec.Struct):
    """A table as your seat may know it."""

    table: TableInfo
    eyes: int | None
    mine: list[int]
    ply: int
    turn: int | None
    view: View | None
    legal: list[str]
    undo: bool
    events: list[Told]


class NewMessage(Asked):
    """Something to say."""

    text: Text


class NewReaction(Asked):
    """A reaction."""

    reaction: Reaction


class Mute(Asked):
    """Whose messages you no longer want to read, or want to read again."""

    person: Annotated[str, Meta(max_length=24, pattern=ID)]
    mute: bool = True


class Chat(msgspec.Struct):
    """What was said at a table."""

    messages: list[Said]


class NewLog(Asked):
    """A log to be kept as a replay."""

    log: Annotated[str, Meta(min_length=1, max_length=400_000)]


class Replay(msgspec.Struct):
    """A finished game at one ply, through somebody's eyes or everybody's."""

    table: TableInfo
    ply: int
    plies: int
    turn: int | None
    seat: int | None  # who wrote this line
    events: list[Event]
    views: list[View]  # one, or all when the eyes are open


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    world: str
    players: list[int]
    options: dict[str, list[Any]]


class GameList(msgspec.Struct):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    levels: list[str]


class Health(msgspec.Struct):
    """Ready."""

    status: Literal["ready"]
    version: str


class Failure(msgspec.Struct):
    """Why something was not done."""

    error: str
    message: str
    rule: str | None = None
    ply: int | None = None
