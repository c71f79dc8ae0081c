"""Tokens that expire, invitations for one"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
YEAR = 365 * 24 * 3600_000


def upgrade() -> None:
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("expires", sa.BigInteger(), nullable=False, server_default="0"))
    # those that there are stay good for a year
    op.execute(f"UPDATE tokens SET expires = {time.time_ns() // 1_000_000 + YEAR}")
    with op.batch_alter_table("invites") as invites:
        invites.add_column(
            sa.Column("single", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        invites.add_column(sa.Column("used", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("invites") as invites:
        invites.drop_column("used")
        invites.drop_column("single")
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("expires")
