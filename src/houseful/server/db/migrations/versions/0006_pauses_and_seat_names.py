"""When a game was paused, and what the people are called who share one device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pauses", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("nickname", sa.Text()))


def downgrade() -> None:
    """Go back to the version before."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("nickname")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("pauses")
