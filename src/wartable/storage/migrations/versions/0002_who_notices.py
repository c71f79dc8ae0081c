"""Events say who notices them"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    column = sa.Column("audience", sa.BigInteger(), nullable=False, server_default="511")
    with op.batch_alter_table("events") as events:
        events.add_column(column)


def downgrade() -> None:
    with op.batch_alter_table("events") as events:
        events.drop_column("audience")
