"""Bans, tokens with a label, commitments published before a table, hot-seat tables, outages."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
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


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("outages")
    op.drop_table("bans")
    op.drop_index("tables_by_commitment", "tables")
    for table, column in (("tables", "hot_seat"), ("tables", "commitment"), ("tokens", "used"), ("tokens", "label")):
        with op.batch_alter_table(table) as batch_op:
            batch_op.drop_column(column)
    with op.batch_alter_table("people") as batch_op:
        batch_op.drop_column("banned")
