"""How many letters were asked for within an hour"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "posted",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_posted_whom", "posted", ["whom"])


def downgrade() -> None:
    op.drop_table("posted")
