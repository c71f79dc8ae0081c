"""Events read out, what they give and take, territories, pacts; and the end of the game."""

from __future__ import annotations

import itertools
from collections import Counter

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.beats.story import (
    CHANGES,
    PARTED,
    AgesStory,
    Sections,
    changes_of_culture,
    in_order,
    signed,
)
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.plugin import Told
from wartable.scene import BeatKind, FigureTable
from wartable.story import Section, plain

SCORED = frozenset({"scored", "scored-less"})
COMPARED = {  # by whom an event concerns: the figure that decides
    "strongest": "strength",
    "weakest": "strength",
    "two-strongest": "strength",
    "two-weakest": "strength",
    "most-culture": "culture",
    "least-culture": "culture",
    "most-culture-if-weak": "culture",
    "most-happy": "happiness",
    "most-discontent": "discontent",
}


def _revealed(story: AgesStory, taken: list[Told]) -> None:
    """A card comes up and is read out; then the figures by which it finds whom it concerns, with
    what everybody gains and loses by it."""
    told, *changes = taken[0], *in_order(taken[1:])
    card = str(told.card)
    text = f"{names.name(card, story.texts)}. {story.says(card)}"
    story.read(card, text, None, ("events",), is_own=True)
    lost = [each for each in itertools.takewhile(_of_this, story.rest) if each.key in PARTED]
    rows = [*_compared(story, card), *story.rows(*changes, *lost)]
    if not rows:
        return
    title = names.name(card, story.texts)
    said = story.after_title(
        title, " ".join(story.passage.sentence(each) for each in (*changes, *lost))
    )
    asks = story.passage.after.events.now == card
    if not changes and not lost and not asks and all(map(_of_this, story.rest)):
        title = said = story.texts("beat-nothing", card=title)
    figures = FigureTable(title, story.heads(), tuple(rows))
    _result(story, said, changes, figures)


def _of_this(told: Told) -> bool:
    """Whether it may still come of the event that was read out before."""
    return told.key not in ("revealed", "ended")


def _compared(story: AgesStory, card: str) -> list[tuple[str, ...]]:
    effects = [each for each in names.by_key(card).effects if isinstance(each, EventEffect)]
    keys = dict.fromkeys(COMPARED[e.who.text] for e in effects if e.who.text in COMPARED)
    civs = story.passage.before.civs
    return [(story.texts(f"beat-{key}"), *(str(getattr(civ, key)) for civ in civs)) for key in keys]


def _changed(story: AgesStory, taken: list[Told]) -> None:
    """What civilisations gain and lose, in words; of two or more of them as a table too."""
    text = " ".join(story.passage.sentence(told) for told in in_order(taken))
    figures = None
    pending = story.passage.before.pending
    if pending and pending.kind == "plunder":
        _plundered(story, text, taken, (pending.seat, int(pending.rival or 0)))
        return
    if len(taken) > 2 or len({told.seat for told in taken}) > 1:
        title = story.texts("beat-changes")
        figures = FigureTable(title, story.heads(), tuple(story.rows(*in_order(taken))))
        text = story.after_title(title, text)
    _result(story, text, taken, figures)


def _plundered(story: AgesStory, text: str, taken: list[Told], sides: tuple[int, int]) -> None:
    """The attacker has divided the plunder: it stands until it was read, as what was taken."""
    over = story.texts("beat-attack-over")
    heads = ("", *map(story.texts.called, sides))
    rows = tuple(story.rows(*in_order(taken), seats=sides))
    at = tuple(id for seat in sides for id in story.home(seat))
    figures = FigureTable(over, heads, rows, over=over)
    said = story.after_title(over, text)
    story.beat("result", said, sides[0], (), at, figures=figures, pause="long")


def _result(story: AgesStory, text: str, taken: list[Told], figures: FigureTable | None) -> None:
    culture = changes_of_culture(taken)
    seats = dict.fromkeys(told.seat for told in taken if told.seat is not None)
    at = tuple(id for seat in seats for id in story.home(seat))
    kind: BeatKind = "points" if culture and not figures else "result"
    only = taken[0].seat if len(seats) == 1 else None
    story.beat(kind, text, only, ("unused",) if taken else (), at, culture, figures)


def _scored(story: AgesStory, taken: list[Told]) -> None:
    """Culture for an event of the last age."""
    card = str(taken[0].card)
    points = Counter(
        {
            told.seat: int(told.n) * (1 if told.key == "scored" else -1)
            for told in taken
            if told.seat is not None
        }
    )
    title = names.name(card, story.texts)
    story.counted[title] = points
    story.beat("result", title, points=points, figures=_count(story, title, points))


def _count(story: AgesStory, title: str, points: Counter[int]) -> FigureTable:
    """What one thing brings everybody, and how much culture they have then."""
    seats, texts = range(story.passage.after.seats), story.texts
    more = (texts("beat-culture"), *(signed(points[seat]) for seat in seats))
    then = (texts("beat-now"), *(str(story.culture[seat] + points[seat]) for seat in seats))
    return FigureTable(title, story.heads(), (more, then), total=True)


def _counted(story: AgesStory, taken: list[Told]) -> None:
    """Culture at the end of the first game, thing by thing."""
    for what in sorted({int(told.what) for told in taken}):
        each = [told for told in taken if int(told.what) == what and told.seat is not None]
        points = Counter({told.seat: int(told.n) for told in each if told.seat is not None})
        title = story.texts("beat-counted", what=what)
        story.counted[title] = points
        story.beat("result", title, points=points, figures=_count(story, title, points))


def _gates(story: AgesStory, taken: list[Told]) -> None:
    told, *more = taken
    assert told.seat is not None
    points = {told.seat: sum(int(each.n) for each in more)}
    story.counted[names.name("bill-gates", story.texts)] = Counter(points)
    story.beat("points", story.passage.sentence(told), told.seat, points=points)


def _ended(story: AgesStory, taken: list[Told]) -> None:
    """Everything that the end brought, card by card, and what it comes to."""
    civs, texts = story.passage.after.civs, story.texts
    added = Counter[int]()
    for points in story.counted.values():
        added.update(points)
    rows = [(texts("beat-before"), *(str(civ.culture - added[civ.seat]) for civ in civs))]
    rows += [
        (name, *(str(points[civ.seat]) for civ in civs)) for name, points in story.counted.items()
    ]
    rows.append((texts("beat-total"), *(str(civ.culture) for civ in civs)))
    over = texts("beat-final-over")
    figures = FigureTable(texts("beat-final"), story.heads(), tuple(rows), total=True, over=over)
    story.beat("result", story.passage.sentence(taken[0]), figures=figures)


HAPPENINGS: Sections = {
    "revealed": Section(_revealed, CHANGES),
    **dict.fromkeys(CHANGES, Section(_changed, CHANGES)),
    **dict.fromkeys(SCORED, Section(_scored, SCORED)),
    "counted": Section(_counted, frozenset({"counted"})),
    "gates": Section(_gates, frozenset({"gained-culture"})),
    "ended": Section(_ended),
    **dict.fromkeys(("prepared", "prepared-card"), plain("put", "events-future", pause="short")),
    **dict.fromkeys(("peeked", "peeked-card"), plain("turn", "events-current")),
    "agreement": plain("say"),
    **dict.fromkeys(("offered", "refused"), plain("say", "note", "events-past")),
    "accepted": plain("put", "note", "events-past"),
    "pact-ended": plain("leave", "note"),
    **dict.fromkeys(("bid", "no-bid"), plain("say", "note-auction", pause="short")),
    "unclaimed": plain("leave", "note-auction"),
    "sent": plain("leave", "{card}", "rival-{seat}-{card}", "note-auction", pause="short"),
    **dict.fromkeys(
        ("colonised", "columbus"),
        plain("put", "{card}", "rival-{seat}-{card}", "note-auction"),
    ),
    **dict.fromkeys(
        ("lost-colony", "lost-worker", "ravaged"),
        plain("leave", "{card}", "rival-{seat}-{card}"),
    ),
}
