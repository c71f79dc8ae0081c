"""E-mail addresses of accounts, and the keys in letters"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254), nullable=False, server_default=""))
    op.create_index("ix_people_email", "people", ["email"])
    op.create_table(
        "letters",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_letters_person_id", "letters", ["person_id"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_index("ix_people_email", "people")
    op.drop_column("people", "email")
