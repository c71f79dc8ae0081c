"""Why a game cannot go on under the installed rules"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    column = sa.Column("frozen", sa.String(8), nullable=False, server_default="")
    op.add_column("tables", column)


def downgrade() -> None:
    op.execute("UPDATE tables SET status = 'over' WHERE status = 'closed'")
    op.drop_column("tables", "frozen")
