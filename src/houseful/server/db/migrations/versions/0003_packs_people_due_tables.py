"""Packs kept once by their hash; bans, labels of tokens, commitments, outages; when a running game is due.

Every table keeps its pack and the version of its rules.

Tables of before had the text of their pack, or none for the standard pack. The standard packs of that time lie in
`standard_packs_at_0002`: whatever becomes of the standard packs later, games go on under the cards they were dealt.
"""

import hashlib
import time
import tomllib
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

STANDARD = Path(__file__).parents[1] / "standard_packs_at_0002"
RULES_VERSION = 1  # of all three games until then

INDEXES = (
    ("tables_by_age", "tables", ["stage", "touched"]),
    ("tables_of_a_host", "tables", ["host"]),
    ("messages_of_a_person", "messages", ["person"]),
    ("mutes_of_a_person", "mutes", ["person"]),
    ("mutes_against_a_person", "mutes", ["muted"]),
)

tables = sa.table("tables", *(sa.column(name) for name in ("id", "game", "host", "created", "pack", "rules_version")))
packs = sa.table(
    "packs",
    *(sa.column(name) for name in ("digest", "game", "name", "text", "person", "created")),
    sa.column("standard", sa.Boolean()),
)
people = sa.table("people", sa.column("id"))


def upgrade() -> None:
    """Go on to this version."""
    add_packs()
    add_seats_and_people()
    add_due_tables()


def add_packs() -> None:
    """Keep packs by their hash, and which pack and rules each table has."""
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("standard", sa.Boolean(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("digest"),
    )
    with op.batch_alter_table("packs", schema=None) as batch_op:
        batch_op.create_index("packs_of_a_person", ["person", "created"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rules_version", sa.Integer(), nullable=True))
    connection = op.get_bind()
    keep_own_packs(connection)
    keep_standard_packs(connection)
    connection.execute(tables.update().values(rules_version=RULES_VERSION))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("pack", existing_type=sa.Text(), nullable=False)
        batch_op.alter_column("rules_version", existing_type=sa.Integer(), nullable=False)
        batch_op.create_foreign_key("tables_pack_fkey", "packs", ["pack"], ["digest"])


def add_seats_and_people() -> None:
    """Add bans, labels of tokens, commitments published before a table, hot-seat tables, outages."""
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("tokens", sa.Column("label", sa.Text(), nullable=True))
    op.add_column("tokens", sa.Column("used", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("commitment", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("hot_seat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_by_commitment", "tables", ["commitment"], unique=True)
    op.create_table(
        "bans",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began"),
    )


def add_due_tables() -> None:
    """Games with a clock are looked at once; the others go on when somebody asks for them."""
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.execute("UPDATE tables SET due = started WHERE stage = 'playing' AND clock <> 'none'")
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["stage", "due"], sqlite_where=is_due, postgresql_where=is_due)
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)


def keep_own_packs(connection: sa.Connection) -> None:
    """Move every text into its own row, one at a time: together they may not fit into memory."""
    own = sa.select(tables.c.id).where(tables.c.pack.is_not(None)).order_by(tables.c.created, tables.c.id)
    known: set[str] = set()
    for table_id in connection.scalars(own).all():
        this = tables.c.id == table_id
        row = connection.execute(sa.select(tables).where(this)).one()
        digest = digest_of(row.pack)
        if digest not in known:
            known.add(digest)
            host = connection.scalar(sa.select(people.c.id).where(people.c.id == row.host))
            keep(connection, row.game, row.pack, row.created, person=host)
        connection.execute(tables.update().where(this).values(pack=digest))


def keep_standard_packs(connection: sa.Connection) -> None:
    """Give every table without a pack the standard pack of that time."""
    moment = time.time_ns() // 1_000_000
    missing = sa.select(tables.c.game).where(tables.c.pack.is_(None)).distinct()
    for game in connection.scalars(missing).all():
        file = STANDARD / f"{game}.toml"
        text = file.read_text("utf-8") if file.is_file() else ""  # a game that no release ever had
        digest = digest_of(text)
        known = connection.scalar(sa.select(packs.c.digest).where(packs.c.digest == digest))
        if known is None:
            keep(connection, game, text, moment, standard=True)
        else:
            connection.execute(packs.update().where(packs.c.digest == digest).values(standard=True, person=None))
        without = (tables.c.game == game, tables.c.pack.is_(None))
        connection.execute(tables.update().where(*without).values(pack=digest))


def keep(
    connection: sa.Connection, game: str, text: str, created: int, person: str | None = None, standard: bool = False
) -> None:
    """Add a pack."""
    values = {"digest": digest_of(text), "game": game, "name": name_of(text), "text": text}
    more = {"person": person, "created": created, "standard": standard}
    connection.execute(packs.insert().values({**values, **more}))


def digest_of(text: str) -> str:
    """The hash that a pack is kept by."""
    return hashlib.sha256(text.encode()).hexdigest()


def name_of(text: str) -> str:
    """What a pack calls itself."""
    try:
        return str(tomllib.loads(text).get("name", "?"))
    except (ValueError, RecursionError):
        return "?"


def downgrade() -> None:
    """Go back to the version before."""
    drop_due_tables()
    drop_seats_and_people()
    drop_packs()


def drop_due_tables() -> None:
    """Forget when games are due."""
    for name, table, _ in INDEXES:
        op.drop_index(name, table_name=table)
    op.drop_index("tables_due", table_name="tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("due")


def drop_seats_and_people() -> None:
    """Forget bans, labels, commitments and outages."""
    op.drop_table("outages")
    op.drop_table("bans")
    op.drop_index("tables_by_commitment", "tables")
    for table, column in (("tables", "hot_seat"), ("tables", "commitment"), ("tokens", "used"), ("tokens", "label")):
        with op.batch_alter_table(table) as batch_op:
            batch_op.drop_column(column)
    with op.batch_alter_table("people") as batch_op:
        batch_op.drop_column("banned")


def drop_packs() -> None:
    """Put the text of each pack into its tables."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_constraint("tables_pack_fkey", type_="foreignkey")
        batch_op.alter_column("pack", existing_type=sa.Text(), nullable=True)
        batch_op.drop_column("rules_version")
    text = sa.case((packs.c.standard, None), else_=packs.c.text)
    found = sa.select(text).where(packs.c.digest == tables.c.pack).scalar_subquery()
    op.get_bind().execute(tables.update().values(pack=found))
    with op.batch_alter_table("packs", schema=None) as batch_op:
        batch_op.drop_index("packs_of_a_person")
    op.drop_table("packs")
