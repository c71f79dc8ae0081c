"""Which lessons there are, and how far somebody has come in them."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from wartable.lessons import Lesson, lessons
from wartable.plugin import Plugin, games
from wartable.server.answers import LessonRow
from wartable.server.faults import Fault
from wartable.server.identity import Visitor
from wartable.storage import Store

log = logging.getLogger("wartable.learning")


@cache
def taught_in(plugin: Plugin[Any, Any]) -> tuple[Lesson, ...]:
    """The lessons of a game; none where they cannot be read, which must not keep people from the
    game itself."""
    try:
        return lessons(plugin)
    except Exception as error:  # of a stranger's game, too
        log.warning("the lessons of %s cannot be read: %r", plugin.id, error)
        return ()


def must_be(game: str, lesson: str) -> Lesson:
    """This lesson of this game. Fault if there is none."""
    if game not in games():
        raise Fault("no-such-game", 404)
    found = next((each for each in taught_in(games()[game]) if each.id == lesson), None)
    if found is None:
        raise Fault("no-such-lesson", 404)
    return found


def newcomer(found: list[LessonRow], played: bool = False) -> LessonRow | None:
    """The lesson to begin with, for whoever has taken none to its end: one they have begun, else,
    unless they have played, the first of the game that is played fastest."""
    firsts = {row.game: row for row in reversed(found)}
    known = games()
    order = sorted(firsts.values(), key=lambda row: (known[row.game].minutes, row.game))
    begun = [row for row in found if row.step]
    offered = begun if played else [*begun, *order]
    return None if any(row.done for row in found) else next(iter(offered), None)


async def rows(
    store: Store, visitor: Visitor | None, lang: str, plugin: Plugin[Any, Any] | None = None
) -> list[LessonRow]:
    """Every lesson, or every lesson of one game, with how far its reader has come."""
    taken = await store.run(store.lessons_of, visitor.person.id) if visitor else []
    known = {(row.game, row.lesson): row for row in taken}
    found = []
    for each in (plugin,) if plugin else games().values():
        for lesson in taught_in(each):
            row = known.get((each.id, lesson.id))
            found.append(
                LessonRow(
                    game=each.id,
                    id=lesson.id,
                    title=lesson.title[lang],
                    minutes=lesson.minutes,
                    steps=len(lesson.steps),
                    step=min(row.step, len(lesson.steps) - 1) if row else 0,
                    done=row is not None and row.done,
                )
            )
    return found
