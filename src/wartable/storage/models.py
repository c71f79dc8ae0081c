"""The tables of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from wartable.kernel import EVERYBODY

ID = String(16)


class Base(DeclarativeBase):
    """What all tables of the database have in common."""

    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, int: BigInteger}


class Person(Base):
    """Somebody: a guest until there is a login and a password, the same person afterwards."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # the name, case folded
    skeleton: Mapped[str | None] = mapped_column(String(80), index=True)  # of an account's name
    password: Mapped[str | None] = mapped_column(Text)
    session: Mapped[int] = mapped_column(default=0)  # in signed cookies of earlier versions
    webhook: Mapped[str] = mapped_column(Text, default="")
    lang: Mapped[str] = mapped_column(String(8), default="")
    created: Mapped[int] = mapped_column()
    administrator: Mapped[bool] = mapped_column(default=False, server_default=false())
    banned_until: Mapped[int] = mapped_column(default=0, server_default="0")
    ban_reason: Mapped[str] = mapped_column(Text, default="", server_default="")
    email: Mapped[str] = mapped_column(String(254), default="", server_default="", index=True)


class SessionRow(Base):
    """A browser in which somebody is signed in. Only the digest of its cookie is kept; `ended` is
    0 while it lasts."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[int] = mapped_column()
    used: Mapped[int] = mapped_column()
    ended: Mapped[int] = mapped_column(default=0)


class Token(Base):
    """A key to the API. Only its digest is kept."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    scopes: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column()
    used: Mapped[int] = mapped_column(default=0)
    expires: Mapped[int] = mapped_column(server_default="0")


class Letter(Base):
    """A letter to an account. Only the digest of its key is kept. confirm: whoever has it reads
    what is sent to `email` · reset: whoever has it may choose a new password."""

    __tablename__ = "letters"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    email: Mapped[str] = mapped_column(String(254))
    kind: Mapped[str] = mapped_column(String(8))
    expires: Mapped[int] = mapped_column()


class Posted(Base):
    """A letter that was asked for, kept for an hour so that no more than a few go out. `whom` and
    `asker` are digests: of an address of e-mail, and of the account or network that asked."""

    __tablename__ = "posted"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    whom: Mapped[str] = mapped_column(String(64), index=True)
    asker: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column()


class TableRow(Base):
    """A table: what was agreed before the first action. What happened is in its ledger."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_status_changed", "status", "changed"),
        Index("ix_tables_status_owner", "status", "owner"),
    )

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column()
    seats: Mapped[int] = mapped_column()
    options: Mapped[dict[str, Any]] = mapped_column()
    data: Mapped[str | None] = mapped_column(Text)  # a corrected data file
    seed: Mapped[str] = mapped_column(String(128))
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    title: Mapped[str] = mapped_column(String(60), default="")
    listed: Mapped[bool] = mapped_column(default=False)
    settings: Mapped[dict[str, Any]] = mapped_column()  # clock, hints, … : server/settings.py
    origin: Mapped[str] = mapped_column(Text, default="")  # the record it was forked from
    status: Mapped[str] = mapped_column(String(8))  # waiting, running, over, closed, shut
    frozen: Mapped[str] = mapped_column(String(8), default="", server_default="")  # why: Frozen
    awaited: Mapped[int] = mapped_column("actors", default=0)  # cache: mask of the awaited
    result: Mapped[list[Any] | None] = mapped_column()  # places by seat
    final: Mapped[dict[str, Any] | None] = mapped_column()  # cache: scores by seat, moves; if over
    head: Mapped[int] = mapped_column(default=0)  # sequence of the last event
    owner: Mapped[str | None] = mapped_column(ID)  # the node that runs its bots and clocks
    era: Mapped[int] = mapped_column(
        default=0, server_default="0"
    )  # `Node.since` at its last event
    created: Mapped[int] = mapped_column()
    changed: Mapped[int] = mapped_column()

    @property
    def ended(self) -> bool:
        """Whether nobody will ever play on here, so that all of it may be told."""
        return self.status in ("over", "closed")


class Node(Base):
    """A server that shares this database with others: when it was last heard of, and since when
    there has been at least one without a break. Both by the database's clock. `worker` is empty for
    servers, and the version of whoever only does their jobs."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    seen: Mapped[int] = mapped_column()
    since: Mapped[int] = mapped_column()
    worker: Mapped[str] = mapped_column(String(40), default="", server_default="")


class JobRow(Base):
    """Work that a server leaves to whoever has time: `storage/jobs.py`. The row goes when the
    answer is fetched."""

    __tablename__ = "jobs"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    given: Mapped[str] = mapped_column(Text)
    person: Mapped[str] = mapped_column(ID)  # for whom; empty for a bot
    asker: Mapped[str] = mapped_column(ID)  # the server that waits for it
    version: Mapped[str] = mapped_column(String(40))  # of the asker, whose rules it needs
    made: Mapped[int] = mapped_column()
    deadline: Mapped[int] = mapped_column()
    attempts: Mapped[int] = mapped_column()
    worker: Mapped[str | None] = mapped_column(ID)  # who does it
    answer: Mapped[str | None] = mapped_column(Text)


class Seat(Base):
    """Who sits there: person, bot, open (lobby), link, or gone, who was forgotten. `stand_in`: a
    bot's level while the person is away. Several seats of one person are a shared screen.
    `account`: whoever sat down had one."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    level: Mapped[str] = mapped_column(String(20), default="")
    name: Mapped[str] = mapped_column(String(40), default="")
    ready: Mapped[bool] = mapped_column(default=False)
    stand_in: Mapped[str] = mapped_column(String(20), default="")
    account: Mapped[bool] = mapped_column(default=False, server_default=false())


class LedgerRow(Base):
    """One thing that happened at a table; never changed, and deleted only by `wartable repair`.

    act: `seat` did `text` (chance with its `draw`) · undo: back to the first number of `text`
    actions, then again those it names after it · mix: `seat` adds `text` to chance · sworn: `seat`
    commits itself to a value by the digest `text`, of another table if a second word names it; an
    empty one takes commitment and value back · redraw: `text` is the seed from now on · start ·
    seat: `seat` is now taken by `text`; a second word says why · ask: `by` asks to take back all
    from the action `text` on · answer: yes or no to that · again: `by` wants another game, or not:
    `text` is yes or no · next: `text` is the table of that game · end: `seat` ends it by `text`:
    resign, abort or close · resume: the server is back, clocks go on · repair: `text` events that
    could not be replayed were cut off here; outcomes of chance up to `draw` stay drawn.
    `audience`: the set of readers that notice it.
    """

    __tablename__ = "events"
    __table_args__ = (UniqueConstraint("table_id", "by", "move"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int] = mapped_column(default=0)
    text: Mapped[str] = mapped_column(Text, default="")
    draw: Mapped[int] = mapped_column(default=0)
    by: Mapped[str | None] = mapped_column(String(16))
    move: Mapped[str | None] = mapped_column(String(40))  # the client's id of the move
    at: Mapped[int] = mapped_column()
    audience: Mapped[int] = mapped_column(default=EVERYBODY, server_default=str(EVERYBODY))

    @property
    def goes_back_to(self) -> int:
        """How many actions an undo leaves."""
        return int(self.text.split()[0])


class Invite(Base):
    """A link that lets its bearer sit down at a table, or one bearer if it is `single`; `used`
    counts them. `code`: figures to type in its place, while the table waits for players."""

    __tablename__ = "invites"

    token: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    expires: Mapped[int] = mapped_column()
    single: Mapped[bool] = mapped_column(default=False, server_default=false())
    used: Mapped[int] = mapped_column(default=0, server_default="0")
    code: Mapped[str | None] = mapped_column(String(8), index=True, unique=True)


class Chat(Base):
    """A line of chat: to everybody, or between its author and the person `to_id`, who held the seat
    `to_seat` when it was written. `mark` names it to readers: `id` counts what others write too."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer(), "sqlite"), primary_key=True
    )  # SQLite counts by itself only in a plain INTEGER
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    seat: Mapped[int | None] = mapped_column()
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column()
    mark: Mapped[str] = mapped_column(String(20), default="", server_default="")
    to_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    to_seat: Mapped[int | None] = mapped_column()
    to_name: Mapped[str] = mapped_column(String(40), default="", server_default="")
    account: Mapped[bool] = mapped_column(default=False, server_default=false())


class Mute(Base):
    """`person_id` does not want to read what `muted_id` writes."""

    __tablename__ = "mutes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)


class Report(Base):
    """What somebody complains of: a table, or the person `about` and how they were called there."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    by: Mapped[str] = mapped_column(ForeignKey("people.id"))
    about: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column()


class Act(Base):
    """What an administrator did to a table or a person; by the command line if `by` is empty."""

    __tablename__ = "acts"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    by: Mapped[str] = mapped_column(ID)
    name: Mapped[str] = mapped_column(String(40))
    what: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(ID)
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column()


class LessonTaken(Base):
    """How far somebody has come in a lesson: the moves that lead there, and how many steps lie
    behind. `done`: it was once taken to its end; whoever does so may begin again, without moves."""

    __tablename__ = "lessons"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(60), primary_key=True)
    moves: Mapped[list[Any]] = mapped_column()
    step: Mapped[int] = mapped_column()
    done: Mapped[bool] = mapped_column()
    changed: Mapped[int] = mapped_column()


class PuzzleAnswer(Base):
    """The first answer of somebody to a puzzle, which is the one that counts."""

    __tablename__ = "puzzle_answers"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(40), primary_key=True)
    choice: Mapped[str] = mapped_column(Text)  # in notation
    solved: Mapped[bool] = mapped_column()
    at: Mapped[int] = mapped_column()


class PuzzleLearner(Base):
    """How somebody stands in the puzzles of a game. `run`: right answers in a row; `days`: in a
    row, each with its own puzzle answered, the last of them `last_day` at Greenwich."""

    __tablename__ = "puzzle_learners"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    rating: Mapped[float] = mapped_column()
    deviation: Mapped[float] = mapped_column()
    run: Mapped[int] = mapped_column()
    longest: Mapped[int] = mapped_column()
    days: Mapped[int] = mapped_column()
    last_day: Mapped[str] = mapped_column(String(10))


class PuzzleRating(Base):
    """How hard a puzzle has proved to be, and how many people answered it, how many rightly. It
    says nothing of any one person and stays when they go."""

    __tablename__ = "puzzle_ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(40), primary_key=True)
    rating: Mapped[float] = mapped_column()
    deviation: Mapped[float] = mapped_column()
    answers: Mapped[int] = mapped_column()
    solved: Mapped[int] = mapped_column()
