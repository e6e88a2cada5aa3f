"""When a running game needs a look, and indexes to find what is old."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
INDEXES = (
    ("tables_by_age", "tables", ["stage", "touched"]),
    ("tables_of_a_host", "tables", ["host"]),
    ("messages_of_a_person", "messages", ["person"]),
    ("mutes_of_a_person", "mutes", ["person"]),
    ("mutes_against_a_person", "mutes", ["muted"]),
)


def upgrade() -> None:
    """Go on to this version. Games with a clock are looked at once; the others go on when somebody asks for them."""
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.execute("UPDATE tables SET due = started WHERE stage = 'playing' AND clock <> 'none'")
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["stage", "due"], sqlite_where=is_due, postgresql_where=is_due)
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)


def downgrade() -> None:
    """Go back to the version before."""
    for name, table, _ in INDEXES:
        op.drop_index(name, table_name=table)
    op.drop_index("tables_due", table_name="tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("due")
