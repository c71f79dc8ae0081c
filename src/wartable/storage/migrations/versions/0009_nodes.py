"""Several servers: which are alive, and which one runs a table's bots and clocks"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(16), nullable=True))
    op.create_index("ix_tables_status_owner", "tables", ["status", "owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_owner", "tables")
    op.drop_column("tables", "owner")
    op.drop_table("nodes")
