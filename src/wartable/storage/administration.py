"""What administrators need of a store: roles, bans, reports, and a log of all they did."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from wartable.storage.engine import reads
from wartable.storage.models import Act, Person, Report, TableRow
from wartable.storage.people import PeopleStore, end_all, new_id

SHOWN = 200  # rows of a list


class AdministrationStore(PeopleStore):
    """The part of a store that knows who watches over others, and what they did. Whatever they do
    is written with its entry in the log, or not at all."""

    def set_administrator(self, person: str, on: bool, act: Act) -> None:
        """Make a person an administrator, or no longer."""
        self._acted(act, Person, person, administrator=on)

    @reads
    def administrators(self) -> list[Person]:
        """All of them, by name."""
        query = select(Person).where(Person.administrator).order_by(Person.name)
        return self._do(lambda s: list(s.scalars(query)))

    def ban(self, person: str, until: int, reason: str, act: Act) -> None:
        """Nobody signs in as this person until then; all sessions and tokens end."""

        def work(s: Session) -> None:
            values = {"banned_until": until, "ban_reason": reason}
            s.execute(update(Person).where(Person.id == person).values(**values))
            end_all(s, person, act.at)
            s.add(act)

        self._do(work)

    def set_status(self, table: str, status: str, act: Act) -> None:
        """Write what becomes of a table by an administrator's hand."""
        self._acted(act, TableRow, table, status=status)

    def hide(self, table: str, act: Act) -> None:
        """Take a table off the list of the lobby."""
        self._acted(act, TableRow, table, listed=False)

    def _acted(
        self, act: Act, kind: type[Person] | type[TableRow], id: str, **fields: object
    ) -> None:
        def work(s: Session) -> None:
            s.execute(update(kind).where(kind.id == id).values(**fields))
            s.add(act)

        self._do(work)

    @reads
    def acts(self) -> list[Act]:
        """What administrators did, the last first."""
        query = select(Act).order_by(Act.at.desc(), Act.id).limit(SHOWN)
        return self._do(lambda s: list(s.scalars(query)))

    def add_report(self, report: Report) -> None:
        """Keep what somebody complains of."""
        self._do(lambda s: s.add(report))

    @reads
    def reports(self) -> list[Report]:
        """What people complained of, the last first."""
        query = select(Report).order_by(Report.at.desc(), Report.id).limit(SHOWN)
        return self._do(lambda s: list(s.scalars(query)))

    @reads
    def count_listed(self, host: str) -> int:
        """How many tables of this person the lobby lists."""
        open_ = TableRow.status.in_(("waiting", "running"))
        query = select(func.count()).where(TableRow.host == host, TableRow.listed, open_)
        return self._do(lambda s: s.scalar(query)) or 0


def act(by: str, name: str, what: str, target: str, reason: str, at: int) -> Act:
    """An entry of the log: who did what to whom or to which table, and why."""
    return Act(id=new_id(), by=by, name=name, what=what, target=target, reason=reason, at=at)
