"""How far people have come in lessons"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(60), primary_key=True),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
