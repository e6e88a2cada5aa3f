"""Whether and since when a person is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("banned", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Go back to the version before."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("banned")
