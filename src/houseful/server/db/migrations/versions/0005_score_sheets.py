"""Score sheets of real tables that several phones fill in by a code."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    op.create_table(
        "sheets",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("sheets_by_age", "sheets", ["touched"])
    op.create_table(
        "sheet_parts",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["sheets.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "part"),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("sheet_parts")
    op.drop_index("sheets_by_age", table_name="sheets")
    op.drop_table("sheets")
