"""The tables of the database. Times are milliseconds since 1970; documents are JSON text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData()


def _reference(name: str, to: str, nullable: bool = False, ondelete: str = "CASCADE") -> Column[str]:
    return Column(name, Text, ForeignKey(to, ondelete=ondelete), nullable=nullable)


settings = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # the key that signs cookies: for the server only
)

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),  # public
    Column("name", Text, nullable=False),  # public
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # when the operator banned them; null: not banned
)

tokens = Table(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),  # a hash: the token itself is nowhere
    _reference("person", "people.id"),
    Column("use", Text, nullable=False),  # cookie, link, script
    Column("created", BigInteger, nullable=False),
    Column("label", Text),  # what its owner calls it
    Column("used", BigInteger),  # when it was last used, to within a few minutes
    Index("tokens_of_a_person", "person"),
)

packs = Table(
    "packs",
    METADATA,
    Column("digest", Text, primary_key=True),  # SHA-256 of the text
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("standard", Boolean, nullable=False),  # came with a release of the program
    _reference("person", "people.id", nullable=True, ondelete="SET NULL"),  # who brought it
    Column("created", BigInteger, nullable=False),
    Index("packs_of_a_person", "person", "created"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text, ForeignKey("packs.digest"), nullable=False),  # the cards it is played with, for ever
    Column("rules_version", Integer, nullable=False),  # of the game's rules when it was dealt
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # live, slow
    Column("clock", Text, nullable=False),  # none, move, game
    Column("seconds", Integer, nullable=False),
    Column("stand_in", Text, nullable=False),  # the level that plays a leaver's seat
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may ask a bot
    Column("stage", Text, nullable=False),  # waiting, playing, over, closed
    Column("secret", Text, nullable=False),  # for the server only until the game is over
    Column("seed", BigInteger),  # likewise
    Column("fair", Boolean, nullable=False),  # whether the seed comes from the secret and the players' numbers
    Column("result", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("next", Text),  # the table of the rematch
    Column("touched", BigInteger, nullable=False),  # updated first in every transaction that changes seats: a row lock
    Column("commitment", Text),  # the id under which the commitment was published before the table was made
    Column("hot_seat", Boolean, nullable=False, server_default=false()),  # whether the host may hold several seats
    Column("due", BigInteger),  # when a running game needs a look by the watchdog; null: when somebody asks for it
    Column("pauses", Text, nullable=False, server_default=""),  # when somebody against bots left and came back
    Index("tables_by_stage", "stage", "public", "created"),
    Index("tables_by_age", "stage", "touched"),
    Index("tables_by_pace", "stage", "pace"),
    Index("tables_of_a_host", "host"),
    Index("tables_due", "stage", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("tables_by_commitment", "commitment", unique=True),  # a commitment is for one deal
)

seats = Table(
    "seats",
    METADATA,
    _reference("table_id", "tables.id"),
    Column("number", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("level", Text),  # of a bot
    Column("invite", Text),  # the hash of the token that this seat is reserved for
    Column("luck", Text, nullable=False),  # the player's own number
    Column("away", Boolean, nullable=False),  # left while the game goes on
    Column("nickname", Text),  # of somebody who shares the device of the person who holds the seat
    PrimaryKeyConstraint("table_id", "number"),
    Index("seats_of_a_person", "person"),
)

entries = Table(
    "entries",
    METADATA,
    _reference("table_id", "tables.id"),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # move, bot, undo
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),  # one entry a ply, whichever worker writes it
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _reference("table_id", "tables.id"),
    _reference("person", "people.id"),
    Column("kind", Text, nullable=False),  # chat, reaction
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("messages_of_a_table", "table_id", "number"),
    Index("messages_of_a_person", "person"),
)

mutes = Table(
    "mutes",
    METADATA,
    _reference("table_id", "tables.id"),
    _reference("person", "people.id"),
    _reference("muted", "people.id"),
    PrimaryKeyConstraint("table_id", "person", "muted"),
    Index("mutes_of_a_person", "person"),
    Index("mutes_against_a_person", "muted"),
)

bans = Table(
    "bans",
    METADATA,
    _reference("table_id", "tables.id"),
    _reference("person", "people.id"),
    PrimaryKeyConstraint("table_id", "person"),
)

push_subscriptions = Table(
    "push_subscriptions",
    METADATA,
    Column("token", Text, ForeignKey("tokens.digest", ondelete="CASCADE"), primary_key=True),  # of the device
    _reference("person", "people.id"),
    Column("endpoint", Text, nullable=False),  # where its messages wait
    Column("p256dh", Text, nullable=False),  # the browser's public key
    Column("auth", Text, nullable=False),  # the browser's secret, which only it and the server know
    Column("created", BigInteger, nullable=False),
    Index("push_subscriptions_of_a_person", "person"),
    Index("push_subscriptions_by_endpoint", "endpoint", unique=True),
)

mail_addresses = Table(
    "mail_addresses",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # null: nothing is sent there but the link that confirms it
    Column("day", Integer, nullable=False),  # days since 1970, of the last mail
    Column("sent", Integer, nullable=False),  # mails on that day
)

reminder_choices = Table(
    "reminder_choices",
    METADATA,
    _reference("table_id", "tables.id"),
    _reference("person", "people.id"),
    Column("wanted", Boolean, nullable=False),  # whether they want to be told of their turns here
    PrimaryKeyConstraint("table_id", "person"),
    Index("reminder_choices_of_a_person", "person"),
)

turn_reminders = Table(
    "turn_reminders",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),  # up to which nobody is to be told any more
)

# Score sheets of real tables that several phones fill in: whoever has the code sees and changes everything.
sheets = Table(
    "sheets",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("change", Integer, nullable=False),  # how often something was written
    Column("touched", BigInteger, nullable=False),  # when, the last time
    Index("sheets_by_age", "touched"),
)

sheet_parts = Table(
    "sheet_parts",
    METADATA,
    _reference("code", "sheets.code"),
    Column("part", Integer, nullable=False),  # 0: everybody's, then the players'
    Column("change", Integer, nullable=False),  # the change that wrote it
    Column("document", Text, nullable=False),
    PrimaryKeyConstraint("code", "part"),
)

outages = Table(
    "outages",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),  # the last heartbeat before it
    Column("ended", BigInteger, nullable=False),
)
