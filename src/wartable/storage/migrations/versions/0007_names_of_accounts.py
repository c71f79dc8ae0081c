"""Names of accounts that nobody imitates, and which seats and words are an account's"""

import sqlalchemy as sa
from alembic import op

from wartable.storage.names import skeleton

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(80), nullable=True))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    for table in ("seats", "chat"):
        with op.batch_alter_table(table) as rows:
            rows.add_column(
                sa.Column("account", sa.Boolean(), nullable=False, server_default=sa.false())
            )
    connection = op.get_bind()
    accounts = connection.execute(sa.text("SELECT id, name FROM people WHERE login IS NOT NULL"))
    for id, name in accounts.fetchall():
        given = {"id": id, "skeleton": skeleton(name)[:80]}
        connection.execute(sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :id"), given)


def downgrade() -> None:
    for table in ("chat", "seats"):
        with op.batch_alter_table(table) as rows:
            rows.drop_column("account")
    op.drop_index("ix_people_skeleton", "people")
    op.drop_column("people", "skeleton")
