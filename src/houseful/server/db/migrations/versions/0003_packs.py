"""Packs kept once by their hash; every table keeps its pack and the version of its rules.

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

tables = sa.table("tables", *(sa.column(name) for name in ("id", "game", "host", "created", "pack", "rules_version")))
packs = sa.table(
    "packs",
    *(sa.column(name) for name in ("digest", "game", "name", "text", "person", "created")),
    sa.column("standard", sa.Boolean()),
)
people = sa.table("people", sa.column("id"))


def upgrade() -> None:
    """Go on to this version."""
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
