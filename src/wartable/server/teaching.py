"""A lesson in a process of its own: bots think in it. What comes of a move, and all that is then
shown."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from wartable.errors import BadInput
from wartable.i18n import Texts, texts
from wartable.kernel import members
from wartable.lessons import SEAT, Course, LessonError, lesson
from wartable.lessons.reading import Step
from wartable.play import Refused
from wartable.play.passages import passage_of
from wartable.play.sight import Sight
from wartable.plugin import Told, game
from wartable.scene import Action, Beat, Layout, LayoutName
from wartable.server.faults import Fault
from wartable.server.lesson_wire import Deed, LessonShown
from wartable.server.protocol import OfferShown
from wartable.server.why import reason

log = logging.getLogger("wartable.teaching")
MOST_KEPT = 64  # courses that a process keeps: the next move of each costs one move
MOST_TOLD = 60  # acts that are told one by one
Key = tuple[str, str, tuple[str, ...]]
_kept: OrderedDict[Key, Course] = OrderedDict()


@dataclass(frozen=True)
class LessonJob:
    """A lesson after some moves, and one more move if there is one. `name`: the learner's; `solve`:
    what leads on is asked for; `piece`: why it cannot be used."""

    game: str
    lesson: str
    moves: list[str]
    move: str | None
    layout: LayoutName
    lang: str
    name: str
    solve: bool = False
    piece: str | None = None


@dataclass(frozen=True)
class Said:
    """What is answered to a move."""

    right: bool = True
    text: str = ""
    rule: str = ""
    again: bool = False


def taught(job: LessonJob) -> LessonShown:
    """What is shown after a move. Of moves that do not fit the lesson any more, those before the
    first such one stand. BadInput if the new move is not understood, Fault if the lesson itself is
    amiss. Runs in a worker."""
    try:
        return _taught(job)
    except LessonError as error:
        log.error("a lesson of %s cannot be played: %s", job.game, error)
        raise Fault("lesson-broken", 409) from None


def _taught(job: LessonJob) -> LessonShown:
    course = _course(job)
    reader = _reader(course, job)
    try:
        said = _moved(course, job.move, reader) if job.move is not None else Said()
    except BadInput:
        _keep(course)
        raise
    shown = _shown(course, job, said, reader)
    _keep(course)
    return shown


def _course(job: LessonJob) -> Course:
    known = _kept.pop((job.game, job.lesson, tuple(job.moves)), None)
    if known is not None:
        return known
    return Course.taken_up(lesson(game(job.game), job.lesson), job.moves)


def _keep(course: Course) -> None:
    _kept[course.lesson.plugin.id, course.lesson.id, tuple(course.moves)] = course
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)


def _reader(course: Course, job: LessonJob) -> Texts:
    house = texts(lang=job.lang)
    others = [house(f"bot-name-{seat % 6}") for seat in range(1, course.table.seats)]
    return course.texts(job.lang, [job.name, *others])


def _moved(course: Course, move: str, reader: Texts) -> Said:
    try:
        answer = course.move(move)
    except Refused as refused:
        return Said(False, refused.sentence(reader), refused.reason.rule)
    return Said(answer.right, answer.words(reader.lang, reader), again=answer.again)


def _shown(course: Course, job: LessonJob, said: Said, reader: Texts) -> LessonShown:
    table, plugin, step = course.table, course.lesson.plugin, course.step
    view, told = table.view(SEAT), course.heard()
    offers = plugin.offers(table.game, table.state, view, SEAT, reader) if course.acts else []
    scene = plugin.drawn(view, offers, reader, job.layout)
    scene = replace(scene, main=tuple(_spoken_of(scene.main, step)))
    if plugin.marks:
        scene = plugin.marked(scene, SEAT, [each for act in told for each in act])
    return LessonShown(
        moves=list(course.moves),
        at=course.at,
        steps=len(course.lesson.steps),
        says=_says(course, reader.lang),
        acts=course.acts,
        over=course.over,
        names=[reader.name(seat) for seat in range(table.seats)],
        awaited=[seat for seat in members(table.game.awaited(table.state)) if seat < table.seats],
        scene=scene,
        offers=[OfferShown(o.notation, o.label, o.final, o.cost) for o in offers],
        all=reader("all-actions", n=len(offers)),
        show=[] if course.over else course.shown(scene.layout(job.layout).pieces),
        left=step.within - course.used if step.within and course.acts else 0,
        beats=_beats(course, told, reader, job.layout) if job.move is not None else [],
        right=said.right,
        answer=said.text,
        rule=said.rule,
        again=said.again,
        solution=_solution(course, view, reader) if job.solve and course.acts else None,
        why=_why(course, view, job.piece, reader) if job.piece and course.acts else "",
    )


def _spoken_of(main: Sequence[Action], step: Step) -> Iterator[Action]:
    """The large buttons. One that gives something up is large only where that is meant: beside a
    step that asks for something else it would seem to be the answer."""
    for action in main:
        if action.role != "aside" or not step.choose or action.notation in step.choose:
            yield action


def _says(course: Course, lang: str) -> str:
    """What is said now; at the end what was learned, if the lesson says so."""
    return course.lesson.learned.get(lang, "") if course.over else course.step.says[lang]


def _solution(course: Course, view: Any, reader: Texts) -> Deed:
    plugin, notation = course.lesson.plugin, course.solution()
    action = plugin.read(course.table.game, SEAT, notation)
    return Deed(notation, plugin.label(view, action, reader))


def _why(course: Course, view: Any, piece: str, reader: Texts) -> str:
    table = course.table
    found = reason(course.lesson.plugin, table.game, table.state, view, piece, reader)
    return found.text if found else ""


def _beats(course: Course, told: list[list[Told]], reader: Texts, layout: LayoutName) -> list[Beat]:
    """The learner's own act, chance and the others', one thing after another."""
    plugin, table, found = course.lesson.plugin, course.table, list[Beat]()
    states = [*(act.before for act in course.passed), table.state][-MOST_TOLD - 1 :]
    sights = [Sight(plugin, table.game, state) for state in states]
    for before, after, heard in zip(sights, sights[1:], told[-MOST_TOLD:], strict=False):
        old, new = before.view(SEAT), after.view(SEAT)

        def draw(view: Any, pair: tuple[Sight[Any], Sight[Any]] = (before, after)) -> Layout:
            return pair[view is not pair[0].view(SEAT)].picture(SEAT, reader, layout)

        found += plugin.beats(passage_of(plugin, old, new, heard, reader, layout, draw))
    return found
