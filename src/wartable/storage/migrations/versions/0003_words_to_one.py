"""Chat lines to one person, and names of lines that do not count"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("mark", sa.String(20), nullable=False, server_default=""))
        chat.add_column(sa.Column("to_id", sa.String(16), nullable=True))
        chat.add_column(sa.Column("to_seat", sa.BigInteger(), nullable=True))
        chat.add_column(sa.Column("to_name", sa.String(40), nullable=False, server_default=""))
        chat.create_foreign_key("fk_chat_to_id_people", "people", ["to_id"], ["id"])
    # all of these were read by everybody: their numbers betray nothing
    op.execute("UPDATE chat SET mark = CAST(id AS VARCHAR(20))")


def downgrade() -> None:
    op.execute("DELETE FROM chat WHERE to_id IS NOT NULL")  # else everybody would read them
    with op.batch_alter_table("chat") as chat:
        chat.drop_constraint("fk_chat_to_id_people", type_="foreignkey")
        for column in ("to_name", "to_seat", "to_id", "mark"):
            chat.drop_column(column)
