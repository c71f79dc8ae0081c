"""What somebody sees of themselves on the page of their account."""

from __future__ import annotations

from wartable.i18n import texts
from wartable.plugin import games
from wartable.server import listing
from wartable.server.answers import AccountPage, Browser, GameTally, ListedTable
from wartable.server.desk import Desk
from wartable.server.identity import Visitor

LAST = 5  # games that are shown


async def profile(desk: Desk, visitor: Visitor | None, lang: str) -> AccountPage:
    """Nothing of whoever is not known here yet, and no game that was only opened."""
    if visitor is None:
        return AccountPage([], [], [])
    person, store = visitor.person.id, desk.store
    listed = await listing.rows(desk, await listing.finished(desk, person), person, lang)
    rows = [row for row in listed if any(seat.you for seat in row.seats)]
    learners = await store.run(store.puzzle_learners, person)
    answers = await store.run(store.puzzle_answers, person)
    tallies = []
    for plugin in games().values():
        places = [_place(row) for row in rows if row.game == plugin.id]
        learner = learners.get(plugin.id)
        found = GameTally(
            game=plugin.id,
            title=texts(plugin.package, lang)("title"),
            played=len(places),
            won=places.count((1, 1)),
            shared=sum(place == 1 and first > 1 for place, first in places),
            rating=round(learner.rating.value) if learner else 0,
            solved=sum(each.solved for each in answers if each.game == plugin.id),
        )
        if found.played or found.rating:
            tallies.append(found)
    sessions = await store.run(store.sessions, person)
    browsers = [Browser(each.created, each.used, each.digest == visitor.key) for each in sessions]
    return AccountPage(rows[:LAST], tallies, browsers)


def _place(row: ListedTable) -> tuple[int, int]:
    """The place of whoever asks, and how many are first; 0 at a screen that several shared, or
    where nobody has a place."""
    own = [seat.seat for seat in row.seats if seat.you]
    if not row.result or len(own) != 1:
        return 0, 0
    return row.result[own[0]], row.result.count(1)
