"""Jobs that servers leave to workers"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("worker", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(16), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("jobs")
    op.drop_column("nodes", "worker")
