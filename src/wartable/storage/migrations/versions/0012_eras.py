"""Since when there had always been a server when a table last went on"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("era", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "era")
