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
)

METADATA = MetaData()


def _reference(name: str, to: str, nullable: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey(to, ondelete="CASCADE"), nullable=nullable)


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
    Column("banned", BigInteger),  # since when; null: they are welcome
)

tokens = Table(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),  # a hash: the token itself is nowhere
    _reference("person", "people.id"),
    Column("use", Text, nullable=False),  # cookie, link, script
    Column("created", BigInteger, nullable=False),
    Index("tokens_of_a_person", "person"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text),  # null: the standard pack
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # live, slow
    Column("clock", Text, nullable=False),  # none, move, game
    Column("seconds", Integer, nullable=False),
    Column("stand_in", Text, nullable=False),  # the level that plays a leaver's seat
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may ask a bot
    Column("stage", Text, nullable=False),  # waiting, playing, over
    Column("secret", Text, nullable=False),  # for the server only until the game is over
    Column("seed", BigInteger),  # likewise
    Column("fair", Boolean, nullable=False),  # whether the seed comes from the secret and the players' numbers
    Column("result", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("next", Text),  # the table of the rematch
    Column("touched", BigInteger, nullable=False),  # updated first in every transaction that changes seats: a row lock
    Index("tables_by_stage", "stage", "public", "created"),
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
)

mutes = Table(
    "mutes",
    METADATA,
    _reference("table_id", "tables.id"),
    _reference("person", "people.id"),
    _reference("muted", "people.id"),
    PrimaryKeyConstraint("table_id", "person", "muted"),
)
