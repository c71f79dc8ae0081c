"""Short codes of invitations"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("invites", sa.Column("code", sa.String(8), nullable=True))
    op.create_index("ix_invites_code", "invites", ["code"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_invites_code", "invites")
    op.drop_column("invites", "code")
