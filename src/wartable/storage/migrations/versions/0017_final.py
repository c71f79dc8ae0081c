"""How a game that is over came out: the scores, and how many moves it took"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("final", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "final")
