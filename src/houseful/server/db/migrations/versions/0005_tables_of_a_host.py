"""An index of tables by host, so that a list of one's own tables reads no others."""

from alembic import op

revision = "0005"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    op.create_index("tables_of_a_host", "tables", ["host"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_index("tables_of_a_host", "tables")
