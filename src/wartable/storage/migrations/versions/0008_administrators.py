"""Administrators, bans, reports and the log of what administrators did"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for column in (
        sa.Column("administrator", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("banned_until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("ban_reason", sa.Text(), nullable=False, server_default=""),
    ):
        op.add_column("people", column)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("by", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.String(16), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("acts")
    op.drop_table("reports")
    for column in ("ban_reason", "banned_until", "administrator"):
        op.drop_column("people", column)
