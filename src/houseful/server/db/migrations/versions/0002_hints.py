"""Whether people may ask for hints at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back to the version before."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hints")
